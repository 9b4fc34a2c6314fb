import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  locatedError,
} from 'graphql';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { stamp } from '../clock.ts';
import { Group } from './group.ts';
import { headOf, nextFrames } from './frame.ts';
import type { Outlet } from './outlet.ts';
import { resetBody } from './reset.ts';
import { OwnStream } from './own.ts';
import { SilentStream } from './silent-stream.ts';
import { type QuestionLimits, Questions } from './questions.ts';
import { isShareable } from './shareable.ts';

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
  /** An anonymous context, a fresh one for each execution that serves a group. */
  readonly sharedContext: () => Promise<unknown>;
  /** What may leave the server of a result: errors masked. */
  readonly format: (result: ExecutionResult) => object;
  readonly limits: QuestionLimits;
}

/** Sits between graphql-ws and the events: work that is the same for all subscribers is done once. */
export interface Fanout {
  /** See `isShareable`; remembered per document. */
  isShareable(document: DocumentNode, operationName: string | undefined): boolean;
  /** For shareable operations: writes `next` messages to the outlet itself; the iterator only signals the end. */
  join(
    subscription: Subscription,
    outlet: Outlet,
    id: string,
  ): Promise<SilentStream | ExecutionResult>;
  /** For all others: executes each event for this subscriber, with a context of its own for each. */
  serveAlone(
    subscription: Subscription,
    outlet: Outlet,
    id: string,
    context: () => Promise<unknown>,
  ): Promise<OwnStream | ExecutionResult>;
  /** Events were lost, none since that instant: every subscription is sent the reset, once. */
  reset(lostUntil: number): void;
  /** Writes what waits in all groups, now. */
  flush(): void;
  /** Groups with members. */
  size(): number;
}

export function createFanout({ schema, sharedContext, format, limits }: FanoutOptions): Fanout {
  const groups = new Map<string, Group>();
  const alone = new Set<{ readonly outlet: Outlet; readonly head: Buffer }>();
  const questions = new Questions(limits);
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

  /** Counts the subscription under the reader's address for as long as it lasts. */
  const counted = async <Served extends SilentStream | OwnStream>(
    { document, text, operationName }: Subscription,
    { address }: Outlet,
    question: string | symbol,
    serve: () => Promise<Served | ExecutionResult>,
  ) => {
    const name = getOperationAST(document, operationName)?.name?.value ?? '';
    const leave = questions.enter({ address, document: `${name} ${text}`, question });
    try {
      const served = await serve();
      if (served instanceof SilentStream || served instanceof OwnStream) served.whenOver(leave);
      else leave();
      return served;
    } catch (error) {
      leave();
      throw error;
    }
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
      return counted(subscription, outlet, key, () =>
        (groups.get(key) ?? startGroup(key, subscription)).join(outlet, id),
      );
    },
    serveAlone: (subscription, outlet, id, context) =>
      counted(subscription, outlet, Symbol('its own'), async () => {
        const source = await createSourceEventStream(argsOf(subscription, await context()));
        if (!(Symbol.asyncIterator in source)) return source;
        const executeOne = async (event: unknown) => {
          const toldAt = stamp();
          const args = { ...argsOf(subscription, await context()), rootValue: event };
          return { ...(await execute(args)), extensions: { toldAt } };
        };
        const served = new OwnStream(source, executeOne, () =>
          outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow),
        );
        const one = { outlet, head: headOf(id) };
        alone.add(one);
        served.whenOver(() => alone.delete(one));
        return served;
      }),
    reset(lostUntil) {
      const body = resetBody(lostUntil);
      for (const group of groups.values()) group.send(body);
      for (const { outlet, head } of alone) outlet.write(nextFrames(head, [body]));
    },
    flush: () => groups.forEach((group) => group.flush()),
    size: () => groups.size,
  };
}

/**
 * Equal for subscriptions with equal text, operation and variables, in any order. Undeclared variables are left out, as
 * they change nothing.
 */
function keyOf({ document, text, operationName, variables = {} }: Subscription): string {
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const names = declared.map(({ variable }) => variable.name.value);
  const used = Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
  const sorted = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify([operationName ?? null, used, text], sorted);
}
