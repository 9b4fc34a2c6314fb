/** type-graphql reads metadata of types before it calls the explicit thunks; there is none. */
Object.assign(Reflect, { getMetadata: () => undefined });
