import type { GraphQLSchema } from 'graphql';
import { whomFor } from '../schema/accounts/capabilities.ts';
import { POLICIES } from './policies.ts';

/** Whom each root field is for, as the first words of its description: introspection shows no directives. */
export function describeAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const capability = POLICIES[`${type!.name}.${field.name}`];
      const words = [capability && whomFor(capability), field.description];
      field.description = words.filter(Boolean).join(' ') || undefined;
    }
  }
  return schema;
}
