import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { can, FRESH_PROOF_ACTS, isForEveryone } from '../schema/accounts/capabilities.ts';
import type { Context } from './core/context.ts';
import { POLICIES } from './policies.ts';

const isMutation = (rootField: string) => rootField.startsWith('Mutation.');

/**
 * Refuses a viewer who may not call a root field, named `Query.liveGame`, because of their role, the scope of their
 * token, what moderators have imposed on them, or an expired proof.
 */
export function admit(context: Context, rootField: string): void {
  const capability = POLICIES[rootField];
  if (!capability) return;
  if (!can(context.viewer, capability)) context.require(capability);
  if (isMutation(rootField)) {
    context.requireScope('write');
    context.requireNoSanction(capability);
  }
  context.requireFreshProof(rootField);
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

const guarded =
  (rootField: string, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    admit(context, rootField);
    return resolve(source, args, context, info);
  };

/** Puts each root field's policy in front of its resolver. Throws when fields and policies don't match one to one. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const unknown = new Set(Object.keys(POLICIES));
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type!.name}.${field.name}`;
      const capability = POLICIES[name];
      if (!capability) throw new Error(`The root field ${name} has no policy in graph/policies.ts`);
      unknown.delete(name);
      if (isForEveryone(capability) && !isMutation(name)) continue;
      field.resolve = guarded(name, (field.resolve as Resolve | undefined) ?? defaultFieldResolver);
      if (field.subscribe) field.subscribe = guarded(name, field.subscribe as Resolve);
    }
  }
  for (const act of FRESH_PROOF_ACTS) {
    if (isMutation(act) && !(act in POLICIES)) unknown.add(act);
  }
  if (unknown.size > 0)
    throw new Error(`Policies without a root field: ${[...unknown].join(', ')}`);
  return schema;
}
