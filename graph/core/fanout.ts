import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  locatedError,
} from 'graphql';
import { stamp } from './clock.ts';
import { Group } from './fanout-group.ts';
import { CLOSE, type Outlet } from './fanout-outlet.ts';
import { OwnStream } from './fanout-own.ts';
import type { Parked } from './fanout-parked.ts';
import { isShareable } from './fanout-shareable.ts';

/** A valid subscription operation. */
export interface Subscription {
  readonly document: DocumentNode;
  /** The source text of the document: equal text, equal document. */
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

export interface FanoutOptions {
  readonly schema: GraphQLSchema;
  /** The context of nobody in particular, afresh for each execution that serves a group. */
  readonly sharedContext: () => Promise<unknown>;
  /** What may leave the server of a result: errors masked. */
  readonly format: (result: ExecutionResult) => object;
}

/** Stands between graphql-ws and the events: what is the same for everybody is done once. */
export interface Fanout {
  /** See `isShareable`; remembered per document. */
  isShareable(document: DocumentNode, operationName: string | undefined): boolean;
  /** For shareable operations: writes `next` messages to the outlet itself; the iterator only tells when it is over. */
  join(subscription: Subscription, outlet: Outlet, id: string): Promise<Parked | ExecutionResult>;
  /** For all others: executes each event for this subscriber, with a context of its own for each. */
  serveAlone(
    subscription: Subscription,
    outlet: Outlet,
    context: () => Promise<unknown>,
  ): Promise<OwnStream | ExecutionResult>;
  /** Writes what waits in all groups, now. */
  flush(): void;
  /** Groups with members. */
  size(): number;
}

export function createFanout({ schema, sharedContext, format }: FanoutOptions): Fanout {
  const groups = new Map<string, Group>();
  const decided = new WeakMap<DocumentNode, Map<string | undefined, boolean>>();

  const argsOf = ({ document, operationName, variables }: Subscription, contextValue: unknown) => ({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue,
  });

  const startGroup = (key: string, subscription: Subscription) => {
    const group = new Group({
      open: async () => createSourceEventStream(argsOf(subscription, await sharedContext())),
      async render(event) {
        const toldAt = stamp();
        let result: ExecutionResult;
        try {
          result = await execute({
            ...argsOf(subscription, await sharedContext()),
            rootValue: event,
          });
        } catch (error) {
          result = { errors: [locatedError(error, undefined)] };
        }
        return Buffer.from(JSON.stringify(format({ ...result, extensions: { toldAt } })));
      },
      onOver: () => groups.delete(key),
    });
    groups.set(key, group);
    return group;
  };

  return {
    isShareable(document, operationName) {
      const byName = decided.get(document) ?? new Map<string | undefined, boolean>();
      decided.set(document, byName);
      const known = byName.get(operationName);
      if (known !== undefined) return known;
      const decision = isShareable(schema, document, operationName);
      byName.set(operationName, decision);
      return decision;
    },
    join(subscription, outlet, id) {
      const key = keyOf(subscription);
      return (groups.get(key) ?? startGroup(key, subscription)).join(outlet, id);
    },
    async serveAlone(subscription, outlet, context) {
      const source = await createSourceEventStream(argsOf(subscription, await context()));
      if (!(Symbol.asyncIterator in source)) return source;
      const executeOne = async (event: unknown) => {
        const toldAt = stamp();
        const args = { ...argsOf(subscription, await context()), rootValue: event };
        return { ...(await execute(args)), extensions: { toldAt } };
      };
      return new OwnStream(source, executeOne, () => outlet.close(CLOSE.tryAgainLater, 'Too slow'));
    },
    flush: () => groups.forEach((group) => group.flush()),
    size: () => groups.size,
  };
}

/** Equal for subscriptions with equal text, operation and variables, in whichever order the variables stand. */
function keyOf({ text, operationName, variables = {} }: Subscription): string {
  const sorted = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify([operationName ?? null, variables, text], sorted);
}
