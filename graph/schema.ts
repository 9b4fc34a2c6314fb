import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { guard } from './policies.ts';

/** The only list of resolvers. */
const resolvers = [] as const;

/** The executable graph; subscriptions read from the given events. */
export function buildGraphSchema(events: PubSub): GraphQLSchema {
  return guard(
    buildSchemaSync({
      resolvers: resolvers as never,
      pubSub: events,
      validate: false,
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    }),
  );
}
