import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  locatedError,
} from 'graphql';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { stamp } from '../clock.ts';
import { deprecatedExtension, deprecatedIn } from '../documents/deprecated.ts';
import { EventStream, type FollowedEvent } from '../events/event-stream.ts';
import { positionText, type ResumeAfter } from '../events/position.ts';
import { Group } from './group.ts';
import type { Encoding, Message } from './encoding.ts';
import type { Outlet } from './outlet.ts';
import { createRendered, type Rendering } from './rendered.ts';
import { resetResult } from './reset.ts';
import { OwnStream } from './own.ts';
import { SilentStream } from './silent-stream.ts';
import {
  type CountedSubscription,
  type SubscriptionLimits,
  SubscriptionQuota,
} from './subscription-quota.ts';
import { isShareable } from './shareable.ts';

/** A valid subscription operation. */
export interface Subscription {
  readonly document: DocumentNode;
  /** The source text of the document: equal text, equal document. */
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** Where it goes on; undefined for a client that knows no positions. */
  readonly after: ResumeAfter | undefined;
}

export interface FanoutOptions {
  readonly schema: GraphQLSchema;
  /** An anonymous context, a fresh one for each execution that serves a group. */
  readonly sharedContext: () => Promise<unknown>;
  /** What may leave the server of a result: errors masked. */
  readonly format: (result: ExecutionResult) => object;
  readonly limits: SubscriptionLimits;
  /** The place of the newest event that this node has heard. */
  readonly position: () => string;
  /** Called for each subscription to a shared root field; what it returns, once it is over. */
  readonly onJoin?: ((rootField: string, outlet: Outlet) => (() => void) | undefined) | undefined;
}

/** Sits between graphql-ws and the events: work that is the same for all subscribers is done once. */
export interface Fanout {
  /** See `isShareable`; remembered per document. */
  isShareable(document: DocumentNode, operationName: string | undefined): boolean;
  /** For shareable operations: writes to the outlet itself; the iterator only signals the end. */
  join(
    subscription: Subscription,
    outlet: Outlet,
    encoding: Encoding,
  ): Promise<SilentStream | ExecutionResult>;
  /** For all others: executes each event for this subscriber, with a context of its own for each. */
  serveAlone(
    subscription: Subscription,
    outlet: Outlet,
    encoding: Encoding,
    context: () => Promise<unknown>,
  ): Promise<OwnStream | ExecutionResult>;
  /** Events were lost, none since that instant: every subscription is sent the reset, once. */
  reset(lostUntil: number): void;
  /** Writes what waits in all groups, now. */
  flush(): void;
  /** Groups with members. */
  size(): number;
}

export function createFanout(options: FanoutOptions): Fanout {
  const groups = new Map<string, Group>();
  const alone = new Set<{ readonly outlet: Outlet; readonly encoding: Encoding }>();
  const quota = new SubscriptionQuota(options.limits);
  const rendered = createRendered();
  let lostUntil = stamp();
  const renderReset = (): Message => {
    const position = options.position();
    return { bytes: bytesOf(options, resetResult(position, lostUntil)), position };
  };

  const startGroup = (key: string, subscription: Subscription) => {
    const render = rendering(options, subscription);
    const group = new Group({
      open: () => openedBy(options, subscription),
      // An event without an offset of its own can't be told from another one by its place.
      render: async (event) =>
        event.isEarly
          ? (await render(event)).bytes
          : rendered.getOrMake(`${positionText(event.epoch, event.offset)} ${key}`, () =>
              render(event),
            ),
      renderReset,
      onOver: () => groups.delete(key),
    });
    groups.set(key, group);
    return group;
  };

  return {
    isShareable: rememberedShareable(options.schema),
    join(subscription, outlet, encoding) {
      const key = keyOf(subscription);
      return counted(quota, countedAs(subscription, outlet, key), async () => {
        const group = groups.get(key) ?? startGroup(key, subscription);
        const served = await group.join(outlet, encoding, subscription.after);
        const leave =
          served instanceof SilentStream && options.onJoin?.(rootFieldOf(subscription), outlet);
        if (leave) served.whenOver(leave);
        return served;
      });
    },
    serveAlone: (subscription, outlet, encoding, context) =>
      counted(quota, countedAs(subscription, outlet, Symbol('its own')), async () => {
        const served = await ownStream(options.schema, subscription, outlet, context);
        if (!(served instanceof OwnStream) || subscription.after === undefined) return served;
        const one = { outlet, encoding };
        alone.add(one);
        served.whenOver(() => alone.delete(one));
        return served;
      }),
    reset(until) {
      lostUntil = until;
      for (const group of groups.values()) group.reset();
      for (const { outlet, encoding } of alone) outlet.write(encoding.encode([renderReset()]));
    },
    flush: () => groups.forEach((group) => group.flush()),
    size: () => groups.size,
  };
}

/** Subscribes for all subscribers that ask the same. */
async function openedBy(
  { schema, sharedContext }: FanoutOptions,
  subscription: Subscription,
): Promise<EventStream | ExecutionResult> {
  return eventsIn(
    await createSourceEventStream(argsOf(schema, subscription, await sharedContext())),
  );
}

/** Every subscription follows events (`follow`), so that all of them have positions. */
function eventsIn(source: AsyncIterable<unknown> | ExecutionResult): EventStream | ExecutionResult {
  if (source instanceof EventStream || !(Symbol.asyncIterator in source)) return source;
  throw new Error('A subscription without events: its field has to use follow()');
}

/** Executes one event for everybody. */
function rendering(options: FanoutOptions, subscription: Subscription) {
  const { schema, sharedContext } = options;
  const place = placing(schema, subscription);
  return async (event: FollowedEvent): Promise<Rendering> => {
    let result: ExecutionResult;
    try {
      const contextValue = await sharedContext();
      result = await execute({
        ...argsOf(schema, subscription, contextValue),
        rootValue: event.payload,
      });
    } catch (error) {
      result = { errors: [locatedError(error, undefined)] };
    }
    const bytes = bytesOf(options, place(result, event));
    return { bytes, hasErrors: result.errors !== undefined };
  };
}

const bytesOf = ({ format }: FanoutOptions, result: ExecutionResult) =>
  Buffer.from(JSON.stringify(format(result)));

/** Gives the result of an event its time, its position, and what the subscription uses that is deprecated. */
function placing(schema: GraphQLSchema, { document }: Subscription) {
  const deprecated = deprecatedExtension(deprecatedIn(schema, document));
  return (result: ExecutionResult, { toldAt, epoch, offset }: FollowedEvent): ExecutionResult => ({
    ...result,
    extensions: { toldAt, position: positionText(epoch, offset), ...deprecated },
  });
}

/** Executes each event for one subscriber, with a context of its own for each. */
async function ownStream(
  schema: GraphQLSchema,
  subscription: Subscription,
  outlet: Outlet,
  context: () => Promise<unknown>,
): Promise<OwnStream | ExecutionResult> {
  const args = async () => argsOf(schema, subscription, await context());
  const source = eventsIn(await createSourceEventStream(await args()));
  if (!(source instanceof EventStream)) return source;
  const place = placing(schema, subscription);
  return new OwnStream({
    source,
    after: subscription.after,
    execute: async (event) =>
      place(await execute({ ...(await args()), rootValue: event.payload }), event),
    onOverflow: () => outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow),
  });
}

const argsOf = (
  schema: GraphQLSchema,
  { document, operationName, variables }: Subscription,
  contextValue: unknown,
) => ({ schema, document, operationName, variableValues: variables, contextValue });

/** A subscription has a single one. */
function rootFieldOf({ document, operationName }: Subscription): string {
  const [root] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return root?.kind === Kind.FIELD ? root.name.value : '';
}

/** Under what a subscription is counted. */
function countedAs(
  { document, text, operationName }: Subscription,
  { address }: Outlet,
  executionKey: string | symbol,
): CountedSubscription {
  const name = getOperationAST(document, operationName)?.name?.value ?? '';
  return { address, document: `${name} ${text}`, executionKey };
}

/** Counts a subscription for as long as it is served. */
async function counted<Served extends SilentStream | OwnStream>(
  quota: SubscriptionQuota,
  subscription: CountedSubscription,
  serve: () => Promise<Served | ExecutionResult>,
): Promise<Served | ExecutionResult> {
  const leave = quota.enter(subscription);
  try {
    const served = await serve();
    if (served instanceof SilentStream || served instanceof OwnStream) served.whenOver(leave);
    else leave();
    return served;
  } catch (error) {
    leave();
    throw error;
  }
}

/** `isShareable`, decided once for each operation of a document. */
function rememberedShareable(schema: GraphQLSchema): Fanout['isShareable'] {
  const decided = new WeakMap<DocumentNode, Map<string | undefined, boolean>>();
  return (document, operationName) => {
    const byName = decided.get(document) ?? new Map<string | undefined, boolean>();
    decided.set(document, byName);
    const known = byName.get(operationName);
    if (known !== undefined) return known;
    const decision = isShareable(schema, document, operationName);
    byName.set(operationName, decision);
    return decision;
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
