/** type-graphql asks for metadata of types before it looks at the explicit thunks; there is none to give. */
Object.assign(Reflect, { getMetadata: () => undefined });
