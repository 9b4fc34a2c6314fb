import { type ApolloClient, ApolloLink, type FieldPolicy, Observable } from '@apollo/client';
import { endFirstView } from './first-view.ts';

/*
 * No event gets lost, nor replaced by a stale response. All times are the server's, in ms since 1970: each response says
 * as of when it is valid, each event when it was published, and a confirmed subscription when the last event was that
 * it will not deliver.
 */

interface Times {
  /** As of when the last response is valid. */
  asOf?: number;
  /** When an event was published that the next response must include. */
  eventAt: number;
}

/** How far the servers' clocks may differ. */
const SKEW_MS = 1000;
/** How often a server that lags behind the others is queried. */
const MOST_ATTEMPTS = 3;

const clients = new WeakMap<ApolloClient, Map<string, Times>>();

function timesOf(client: ApolloClient, name = '', variables: object = {}): Times {
  const queries = clients.get(client) ?? new Map<string, Times>();
  clients.set(client, queries);
  const key = name + JSON.stringify(variables);
  const times = queries.get(key) ?? { eventAt: 0 };
  queries.set(key, times);
  return times;
}

/** For a client that begins anew, at an earlier moment: nothing of before counts. */
export function forgetTimes(client: ApolloClient): void {
  clients.delete(client);
}

/** As of when the results embedded in the page are valid. */
export const pageAsOf = (): number => Number(pageCache()?.asOf ?? 0);

/** Their position in the stream of events. */
export const pagePosition = (): string | undefined => pageCache()?.position;

const pageCache = () => document.getElementById('page-cache')?.dataset;

/** Whether a response as of then includes an event. */
export const includesEvent = (asOf: number, eventAt: number): boolean => asOf > eventAt + SKEW_MS;

/** The same for the last response to a query. One embedded in the page is as old as the page. */
const includes = ({ asOf = pageAsOf() }: Times, eventAt: number) => includesEvent(asOf, eventAt);

/** For lists outside the Apollo cache: from now on no response older than the event is delivered. */
export function requireEvent(
  client: ApolloClient,
  name: string,
  variables: object,
  eventAt: number,
): void {
  const times = timesOf(client, name, variables);
  times.eventAt = Math.max(times.eventAt, eventAt);
}

/** Refetches the active queries with these names, unless their results are newer than the event. */
export function refetchAfter(
  client: ApolloClient,
  names: readonly string[],
  eventAt: number,
): void {
  for (const query of client.getObservableQueries()) {
    if (!names.includes(query.queryName ?? '')) continue;
    const times = timesOf(client, query.queryName, query.variables);
    if (includes(times, eventAt)) continue;
    times.eventAt = Math.max(times.eventAt, eventAt);
    // What is embedded in the page doesn't include the event.
    endFirstView(client);
    query.refetch().catch(() => undefined);
  }
}

/** Set in the context of a query: called with the time as of which its response is valid, and its position. */
export interface ResponseContext {
  readonly onResponse?: (asOf: number, position: string | undefined) => void;
}

/** Drops a response that is older than an event it must include, and retries. */
export const createFreshnessLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const times = timesOf(operation.client, operation.operationName, operation.variables);
        let attempts = 0;
        function attempt() {
          let isOld = false;
          const request = forward(operation).subscribe({
            next(result) {
              const asOf = result.extensions?.asOf as number | undefined;
              isOld = asOf !== undefined && asOf < times.eventAt && ++attempts < MOST_ATTEMPTS;
              if (isOld) return;
              if (asOf !== undefined) {
                times.asOf = asOf;
                const position = result.extensions?.position as string | undefined;
                (operation.getContext() as ResponseContext).onResponse?.(asOf, position);
              }
              observer.next(result);
            },
            error: (error) => observer.error(error),
            complete: () => (isOld ? attempt() : observer.complete()),
          });
          observer.add(request);
        }
        attempt();
      }),
  );

interface Known {
  /** As of when the last response is valid. */
  asOf?: number;
  /** When the last event was published. */
  toldAt?: number;
}

const isOlder = (asOf: number, { asOf: known = 0, toldAt = 0 }: Known): boolean =>
  asOf < known || asOf <= toldAt;

/** In the cache: a response never replaces a newer event or response. Events arrive in order. */
export const newest: FieldPolicy = {
  merge(_known, incoming: unknown, { existingData, extensions, storage }) {
    const known = storage as Known;
    const { asOf, toldAt } = (extensions ?? {}) as Known;
    if (asOf !== undefined && existingData !== undefined && isOlder(asOf, known))
      return existingData;
    if (asOf !== undefined) known.asOf = asOf;
    if (toldAt !== undefined) known.toldAt = toldAt;
    return incoming;
  },
};
