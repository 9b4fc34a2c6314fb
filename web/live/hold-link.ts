import { ApolloLink, Observable } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { EVENTS_COME } from '../../schema/held-events.ts';
import { delaySeconds, noteServerTime } from './delay.ts';
import { createHoldQueue, noteHeld } from './hold-queue.ts';
import type { LiveContext } from './live-link.ts';

/** Set in the context of a query that wants everything as it is now, whatever the delay. */
export interface PresentContext {
  readonly isPresent?: boolean;
}

type Result = ApolloLink.Result;

/** Two servers' clocks may differ by this, in ms: a response that is no older than an event may lack it. */
const SKEW = 1_000;

/**
 * For fans whose video is late: queries ask for the graph as it was so many seconds ago, what the server only knows of
 * now waits until it is so old, and events come so much later, in their order.
 */
export const createHoldLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return EVENTS_COME[rootFieldOf(operation.query)] === 'late'
        ? lateEvents(operation, forward)
        : forward(operation);
    const seconds = delaySeconds();
    const { isPresent, http } = operation.getContext() as PresentContext & { http?: object };
    if (seconds === 0 || isPresent) return forward(operation);
    operation.extensions.behind = seconds;
    operation.setContext({ http: { ...http, includeExtensions: true } });
    if (operation.operationType === OperationTypeNode.MUTATION) return forward(operation);
    return lateResult(forward(operation), seconds);
  });

function rootFieldOf(document: DocumentNode): string {
  const [first] = getMainDefinition(document).selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : '';
}

function lateResult(result: Observable<Result>, seconds: number): Observable<Result> {
  return new Observable((observer) => {
    const queue = createHoldQueue();
    let release = () => {};
    const request = result.subscribe({
      next(response) {
        const { asOf, changedAt } = (response.extensions ?? {}) as {
          readonly asOf?: number;
          readonly changedAt?: number;
        };
        if (asOf !== undefined) noteServerTime(asOf + seconds * 1_000);
        if (changedAt === undefined) return observer.next(response);
        release = noteHeld(changedAt);
        queue.add(changedAt, () => {
          release();
          observer.next(response);
        });
      },
      error: (error) => observer.error(error),
      complete: () => queue.afterAll(() => observer.complete()),
    });
    return () => {
      release();
      queue.stop();
      request.unsubscribe();
    };
  });
}

interface EventExtensions {
  readonly toldAt?: number;
}

function lateEvents(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<Result> {
  return new Observable((observer) => {
    const queue = createHoldQueue();
    const { onSubscribed, onResumed } = operation.getContext() as LiveContext;
    const context: LiveContext = {
      // What is read because of it must include that event, and is as late as the rest.
      onSubscribed: (at) => queue.add(at + SKEW, () => onSubscribed?.(at)),
      onResumed: () => queue.afterAll(() => onResumed?.()),
    };
    operation.setContext(context);
    const events = forward(operation).subscribe({
      next(result) {
        const { toldAt } = (result.extensions ?? {}) as EventExtensions;
        if (toldAt === undefined) return observer.next(result);
        noteServerTime(toldAt);
        queue.add(momentOf(result, toldAt), () => observer.next(result));
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    });
    return () => {
      queue.stop();
      events.unsubscribe();
    };
  });
}

/** An event of a conversation. */
interface Said {
  readonly kind: string;
  readonly message: { readonly aboutAt: string; readonly createdAt: string };
}

interface Conversations {
  readonly chatEvents?: Said;
  readonly leagueMessageEvents?: Said;
}

/** The moment that an event tells of, in ms since 1970. */
function momentOf({ data }: Result, toldAt: number): number {
  const { chatEvents, leagueMessageEvents } = (data ?? {}) as Conversations;
  const said = chatEvents ?? leagueMessageEvents;
  // What is deleted goes at once. A line of a fan who is late too is about what they have just seen.
  if (said?.kind === 'DELETED') return 0;
  if (said?.kind !== 'POSTED') return toldAt;
  const { aboutAt, createdAt } = said.message;
  return toldAt - (Date.parse(createdAt) - Date.parse(aboutAt));
}
