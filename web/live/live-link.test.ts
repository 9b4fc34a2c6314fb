import { ApolloClient, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { type GraphQLError, parse } from 'graphql';
import type { FormattedExecutionResult, Sink } from 'graphql-ws';

type Events = Sink<FormattedExecutionResult>;

const subscribed: { id: string; events: Events }[] = [];
jest.unstable_mockModule('./socket.ts', () => ({
  openSocketClient: ({ nextId }: { nextId: () => string }) => ({
    subscribe(_payload: unknown, events: Events) {
      subscribed.push({ id: nextId(), events });
      return () => events.complete();
    },
  }),
}));
const { createLiveLink } = await import('./live-link.ts');

const SCORE = parse(`
  subscription Score {
    score
  }
`);
/** The nth time that it was subscribed. Waits to try again are over as soon as the network is back. */
async function subscription(n: number) {
  while (subscribed.length < n) {
    await new Promise((done) => setTimeout(done));
    window.dispatchEvent(new Event('online'));
  }
  return subscribed[n - 1]!;
}

const follow = () => {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  const received: unknown[] = [];
  const score = client
    .subscribe({ query: SCORE, fetchPolicy: 'no-cache' })
    .subscribe(({ data, error }) => received.push(error ? error.message : data));
  return { received, stop: () => score.unsubscribe() };
};
const fault = (code: string) =>
  ({ message: code, extensions: { code } }) as unknown as GraphQLError;

beforeEach(() => void subscribed.splice(0));

test('a subscription that the server ended is resent under its id, unless it has no subscribers', async () => {
  const { received, stop } = follow();
  (await subscription(1)).events.complete();
  const { id, events } = await subscription(2);
  expect(id).toBe('Score');
  events.next({ data: { score: 7 } });
  expect(received).toEqual([{ score: 7 }]);
  events.error(new CloseEvent('close', { code: 1011 }));
  expect((await subscription(3)).id).toBe('Score');

  stop();
  const other = follow();
  // Were the first one sought again, this would be the second under its name.
  expect((await subscription(4)).id).toBe('Score');
  other.stop();
  expect(subscribed).toHaveLength(4);
});

test('a temporary error is retried, a refusal is reported and ends it', async () => {
  const { received, stop } = follow();
  for (const [n, code] of ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].entries())
    (await subscription(n + 1)).events.error([fault(code)]);
  expect(received).toEqual([]);
  (await subscription(4)).events.error([fault('FORBIDDEN')]);
  expect(received).toEqual(['FORBIDDEN']);
  stop();

  // The message of a source that does not open.
  const other = follow();
  const refused = (await subscription(5)).events;
  refused.next({ errors: [fault('UNAVAILABLE')] });
  refused.complete();
  const again = (await subscription(6)).events;
  again.next({ errors: [fault('UNAUTHENTICATED')] });
  again.complete();
  expect(other.received).toEqual(['UNAVAILABLE', 'UNAUTHENTICATED']);
  other.stop();
  const last = follow();
  expect((await subscription(7)).id).toBe('Score');
  last.stop();
});

test('a reset is no event: every subscribed list refetches once, together, within two seconds', async () => {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  const received: unknown[] = [];
  const reads: { name: string; changedAt: number; at: number }[] = [];
  const stops = ['a', 'b', 'gone'].map((name) => {
    const context = {
      queryDeduplication: false,
      onSubscribed: (changedAt: number) => reads.push({ name, changedAt, at: performance.now() }),
    };
    const score = client
      .subscribe({ query: SCORE, fetchPolicy: 'no-cache', context })
      .subscribe((result) => received.push(result));
    return () => score.unsubscribe();
  });
  const began = performance.now();
  for (let n = 1; n <= 3; n += 1) {
    (await subscription(n)).events.next({
      data: null,
      errors: [fault('POSITION_GONE')],
      extensions: { reset: true, toldAt: 7000 },
    });
  }
  stops[2]!();
  expect(reads).toEqual([]);
  while (reads.length < 2) await new Promise((done) => setTimeout(done, 10));
  expect(reads.map(({ name, changedAt }) => [name, changedAt])).toEqual([
    ['a', 7000],
    ['b', 7000],
  ]);
  expect(reads[1]!.at - reads[0]!.at).toBeLessThan(100);
  expect(reads[0]!.at - began).toBeGreaterThanOrEqual(1000);
  (await subscription(1)).events.next({ data: { score: 3 } });
  expect(received).toMatchObject([{ data: { score: 3 } }]);
  for (const stop of stops) stop();
});
