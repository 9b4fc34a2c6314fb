import { ApolloClient, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { type GraphQLError, parse } from 'graphql';
import type { FormattedExecutionResult, Sink } from 'graphql-ws';
import type { openSocketClient } from './socket.ts';

type Events = Sink<FormattedExecutionResult>;

interface Subscribed {
  readonly id: string;
  readonly events: Events;
  /** The position that was named. */
  readonly after: string;
  /** Says that it stands. */
  confirm(changedAt: number, position: string): void;
}

const subscribed: Subscribed[] = [];
type Opened = Parameters<typeof openSocketClient>[0];
jest.unstable_mockModule('./socket.ts', () => ({
  openSocketClient: ({ nextId, onSubscribed }: Opened) => ({
    subscribe({ extensions }: { extensions: { after: string } }, events: Events) {
      const id = nextId();
      const confirm: Subscribed['confirm'] = (changedAt, position) =>
        onSubscribed(id, { changedAt, position });
      subscribed.push({ id, events, after: extensions.after, confirm });
      return () => events.complete();
    },
  }),
}));
const { createLiveLink, onEventsLost } = await import('./live-link.ts');

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

test('after a lost connection it goes on after the last event, and nothing is read anew', async () => {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  const heard: string[] = [];
  const context = {
    onSubscribed: (changedAt: number) => heard.push(`subscribed ${changedAt}`),
    onResumed: () => heard.push('resumed'),
  };
  const score = client
    .subscribe({ query: SCORE, fetchPolicy: 'no-cache', context })
    .subscribe(({ data }) => heard.push(JSON.stringify(data)));
  const first = await subscription(1);
  expect(first.after).toBe('now');
  first.events.next({ data: { score: 1 }, extensions: { position: 'e:1-1', toldAt: 1 } });
  first.confirm(7, 'e:1-1');
  first.events.next({ data: { score: 2 }, extensions: { position: 'e:1-2', toldAt: 2 } });
  first.events.error(new CloseEvent('close', { code: 1001 }));
  const second = await subscription(2);
  expect(second.after).toBe('e:1-2');
  second.events.next({ data: { score: 3 }, extensions: { position: 'e:1-3', toldAt: 3 } });
  second.confirm(9, 'e:1-4');
  second.events.error(new CloseEvent('close', { code: 1001 }));
  expect((await subscription(3)).after).toBe('e:1-4');
  expect(heard).toEqual(['{"score":1}', 'subscribed 7', '{"score":2}', '{"score":3}', 'resumed']);
  score.unsubscribe();
});

test('a reset is no event: every subscribed list refetches once, together, within two seconds', async () => {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  const received: unknown[] = [];
  const reads: { name: string; changedAt: number; at: number }[] = [];
  let losses = 0;
  const stopLosses = onEventsLost(() => (losses += 1));
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
      extensions: { reset: true, toldAt: 7000, position: 'f:1-1' },
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
  // The rest of the page is read once, however many subscriptions heard of it.
  expect(losses).toBe(1);
  stopLosses();
  (await subscription(1)).events.next({ data: { score: 3 } });
  expect(received).toMatchObject([{ data: { score: 3 } }]);
  for (const stop of stops) stop();
});
