import type { ExecutionResult, GraphQLError } from 'graphql';
import { operationOf } from '../documents/cost.ts';
import { type DocumentReader, isRefused } from '../documents/read-document.ts';
import { refuse } from '../errors.ts';
import { readPosition } from '../events/position.ts';
import { serverSentEvents } from '../fanout/encoding.ts';
import type { Fanout } from '../fanout/fanout.ts';
import type { OwnStream } from '../fanout/own.ts';

/** A result of a subscription, as clients get it. */
export type EventResult = Pick<ExecutionResult, 'data' | 'errors' | 'extensions'>;

/** A subscription that the server itself follows for a member. */
export interface FollowAloneRequest {
  readonly subscription: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The position after which it goes on. */
  readonly after: string;
  /** What limits count it under. */
  readonly address: string;
  /** A context of the member, for each event. */
  readonly context: () => Promise<unknown>;
  /** Events were lost, or too many wait: it has to be followed again from the last position. */
  readonly onBroken: () => void;
}

/** What the server follows for a member. */
export interface FollowedAlone {
  /** Each result as clients get it, executed when it is asked for. */
  readonly results: AsyncIterable<EventResult>;
  /** Ends the results. */
  end(): void;
}

/** Follows a subscription, each event when it is asked for the next one. Gives what is wrong where it can't. */
export type FollowAlone = (
  request: FollowAloneRequest,
) => Promise<FollowedAlone | readonly GraphQLError[]>;

interface FollowAloneOptions {
  readonly fanout: Pick<Fanout, 'serveAlone'>;
  readonly readDocument: DocumentReader;
  /** What may leave the server of a result. */
  readonly format: (result: ExecutionResult) => object;
}

export const createFollowAlone =
  ({ fanout, readDocument, format }: FollowAloneOptions): FollowAlone =>
  async ({ subscription, variables, after, address, context, onBroken }) => {
    const read = readDocument(subscription);
    if (isRefused(read)) return read;
    const { document, text } = read;
    if (operationOf(document, undefined)?.operation !== 'subscription')
      throw refuse('stream.subscriptionsOnly');
    const served = await fanout.serveAlone(
      { document, text, variables, operationName: undefined, after: readPosition(after) },
      { address, write: onBroken, close: onBroken },
      serverSentEvents,
      context,
    );
    if (!(Symbol.asyncIterator in served)) return served.errors ?? [];
    return { results: formatted(served, format), end: () => void served.return() };
  };

async function* formatted(
  served: OwnStream,
  format: FollowAloneOptions['format'],
): AsyncGenerator<EventResult> {
  for await (const result of served) yield format(result);
}
