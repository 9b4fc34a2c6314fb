import { type ApolloClient, ApolloLink, type FieldPolicy, Observable } from '@apollo/client';

/*
 * Nothing that was told gets lost, and nothing older replaces it. All instants are the server's, in ms since 1970: each
 * answer says since when it holds, each event when it was told, and a subscription that stands when the last event was
 * that it does not bring.
 */

interface Times {
  /** Since when the last answer holds. */
  asOf?: number;
  /** When an event was told that the next answer has to contain. */
  eventAt: number;
}

/** The clocks of servers may differ by so much. */
const SKEW_MS = 1000;
/** A server that is behind the others is asked so many times for what it doesn't know yet. */
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

/** Since when the answers hold that the page brought along. */
export const pageAsOf = (): number =>
  Number(document.getElementById('page-cache')?.dataset.asOf ?? 0);

/** Whether an answer that holds since then contains an event. */
export const holdsEvent = (asOf: number, eventAt: number): boolean => asOf > eventAt + SKEW_MS;

/** The same for the last answer to a query. One that came along with the page is as old as the page. */
const holds = ({ asOf = pageAsOf() }: Times, eventAt: number) => holdsEvent(asOf, eventAt);

/** For lists outside of the cache's queries: no answer is passed on from here on that is older than the event. */
export function answerMustHold(
  client: ApolloClient,
  name: string,
  variables: object,
  eventAt: number,
): void {
  const times = timesOf(client, name, variables);
  times.eventAt = Math.max(times.eventAt, eventAt);
}

/** Asks the queries with these names that are on the page, unless their answers are newer than the event. */
export function askAfter(client: ApolloClient, names: readonly string[], eventAt: number): void {
  for (const query of client.getObservableQueries()) {
    if (!names.includes(query.queryName ?? '')) continue;
    const times = timesOf(client, query.queryName, query.variables);
    if (holds(times, eventAt)) continue;
    times.eventAt = Math.max(times.eventAt, eventAt);
    query.refetch().catch(() => undefined);
  }
}

/** A function in the context of a query: called with the instant since which its answer holds. */
export interface AnswerContext {
  readonly onAnswer?: (asOf: number) => void;
}

/** Passes no answer on that is older than an event it has to contain: it was on its way, and is asked for again. */
export const createAnswersLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const times = timesOf(operation.client, operation.operationName, operation.variables);
        let attempts = 0;
        function attempt() {
          let isOld = false;
          const asked = forward(operation).subscribe({
            next(result) {
              const asOf = result.extensions?.asOf as number | undefined;
              isOld = asOf !== undefined && asOf < times.eventAt && ++attempts < MOST_ATTEMPTS;
              if (isOld) return;
              if (asOf !== undefined) {
                times.asOf = asOf;
                (operation.getContext() as AnswerContext).onAnswer?.(asOf);
              }
              observer.next(result);
            },
            error: (error) => observer.error(error),
            complete: () => (isOld ? attempt() : observer.complete()),
          });
          observer.add(asked);
        }
        attempt();
      }),
  );

interface Known {
  /** Since when the last answer holds. */
  asOf?: number;
  /** When the last event was told. */
  toldAt?: number;
}

const isOlder = (asOf: number, { asOf: answered = 0, toldAt = 0 }: Known): boolean =>
  asOf < answered || asOf <= toldAt;

/** In the cache: an answer is not put in place of what was told, or answered, later. What is told comes in its order. */
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
