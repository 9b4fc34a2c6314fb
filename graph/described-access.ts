import type { GraphQLSchema } from 'graphql';
import { whomFor } from '../schema/accounts/capabilities.ts';
import { POLICIES } from './policies.ts';

const ROOTS: Readonly<Record<string, string>> = {
  Query: 'What can be read. One field that fails takes no other along, where it may be null.',
  Mutation: 'What can be done. Mutations of one document run one after another.',
  Subscription: 'What can be followed, over WebSockets or as server-sent events.',
};

/** Whom each root field is for, as the first words of its description: introspection shows no directives. */
export function describeAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    if (type) type.description = ROOTS[type.name];
    for (const field of Object.values(type?.getFields() ?? {})) {
      const capability = POLICIES[`${type!.name}.${field.name}`];
      const words = [capability && whomFor(capability), field.description];
      field.description = words.filter(Boolean).join(' ') || undefined;
    }
  }
  return schema;
}
