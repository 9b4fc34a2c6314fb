import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
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

const SCORE = gql`
  subscription Score {
    score
  }
`;
/** The nth time that it was subscribed. Waits to try again are over as soon as the network is back. */
async function subscription(n: number) {
  while (subscribed.length < n) {
    await new Promise((done) => setTimeout(done));
    window.dispatchEvent(new Event('online'));
  }
  return subscribed[n - 1]!;
}

test('what the server ends is asked for again under its id; what nobody follows is not', async () => {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  const told: unknown[] = [];
  const score = client
    .subscribe({ query: SCORE, fetchPolicy: 'no-cache' })
    .subscribe(({ data }) => told.push(data));
  (await subscription(1)).events.complete();
  const { id, events } = await subscription(2);
  expect(id).toBe('Score');
  events.next({ data: { score: 7 } });
  expect(told).toEqual([{ score: 7 }]);
  events.error(new CloseEvent('close', { code: 1011 }));
  expect((await subscription(3)).id).toBe('Score');

  score.unsubscribe();
  const other = client.subscribe({ query: SCORE, fetchPolicy: 'no-cache' }).subscribe(() => {});
  // Were the first one sought again, this would be the second under its name.
  expect((await subscription(4)).id).toBe('Score');
  other.unsubscribe();
  expect(subscribed).toHaveLength(4);
});
