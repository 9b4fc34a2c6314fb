import { isDeepStrictEqual } from 'node:util';
import type { ExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import type { Member, Site } from './site.ts';

/** Asks the server to say when the subscription is open. */
export const ACKNOWLEDGED = { extensions: { acknowledge: true } } as const;

/** Whether a pong says that this subscription is open; without an id, that any is. */
export const isAcknowledgment = (payload: unknown, id?: string): boolean => {
  const { subscribed } = (payload ?? {}) as { subscribed?: unknown };
  return id === undefined ? typeof subscribed === 'string' : subscribed === id;
};

/** An open subscription. */
export interface Subscribed<Data> {
  /** The next result, with errors and extensions. */
  nextResult(): Promise<ExecutionResult<Data>>;
  /** The data of the next event. */
  next(): Promise<Data>;
  /** Reads on until this comes: a shared event is sent a moment later, so one from just before may still arrive. */
  until(wanted: Data): Promise<void>;
}

/**
 * Subscribes, and resolves when the subscription is open: from then on no event is missed. Waiting for the result of
 * another operation is not enough, because a subscription may first read its viewer's rights. With `after` it goes on
 * after a position.
 */
export async function subscribe<Data = unknown>(
  socket: Pick<Client, 'on' | 'iterate'>,
  query: string,
  variables: Record<string, unknown> = {},
  after?: string,
): Promise<Subscribed<Data>> {
  const open = Promise.withResolvers<undefined>();
  const stopWaiting = socket.on('pong', (isReceived, payload) => {
    if (isReceived && isAcknowledgment(payload)) open.resolve(undefined);
  });
  const results = socket.iterate<Data>({
    query,
    variables,
    extensions: { ...ACKNOWLEDGED.extensions, ...(after !== undefined && { after }) },
  });
  const read = async () => (await results.next()).value as ExecutionResult<Data>;
  let first: Promise<ExecutionResult<Data>> | undefined = read();
  const refusal = await Promise.race([open.promise, first]);
  stopWaiting();
  if (refusal) throw new Error(`Refused: ${JSON.stringify(refusal)}`);

  const nextResult = () => {
    const result = first ?? read();
    first = undefined;
    return result;
  };
  const next = async () => {
    const { data, errors } = await nextResult();
    if (!data) throw new Error(`No data: ${JSON.stringify(errors)}`);
    return data;
  };
  return {
    nextResult,
    next,
    async until(wanted) {
      while (!isDeepStrictEqual(await next(), wanted));
    },
  };
}

/** Subscribes by a socket of that member's own, or of a visitor's. */
export const subscribeAs = async <Data = unknown>(
  site: Site,
  who: Member | null,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Subscribed<Data>> => subscribe(await site.as(who).socket(), query, variables);
