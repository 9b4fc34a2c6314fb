import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { jest } from '@jest/globals';
import { parse } from 'graphql';
import { changeDelay, noteServerTime } from './delay.ts';
import { createHoldLink, type PresentContext } from './hold-link.ts';
import type { LiveContext } from './live-link.ts';

const SECOND = 1_000;
const SCORE = parse('subscription Score { liveGame { gameId } }');
const CHAT = parse('subscription Chat { chatEvents { kind message { id aboutAt createdAt } } }');
const MEMBERS = parse('subscription Members { memberChanged { id } }');
const MOOD = parse('query Mood { communityMood { total } }');
const LIKE = parse('mutation Like { like }');

/** What was sent to the server, and how the test answers. */
interface Sent {
  readonly behind: unknown;
  readonly isSent: boolean;
  readonly context: LiveContext;
  readonly answer: (result: ApolloLink.Result) => void;
  readonly end: () => void;
}

let sent: Sent[] = [];
const transport = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { http, ...context } = operation.getContext() as LiveContext & {
        http?: { includeExtensions?: boolean };
      };
      sent.push({
        behind: operation.extensions.behind,
        isSent: http?.includeExtensions === true,
        context,
        answer: (result) => observer.next(result),
        end: () => observer.complete(),
      });
    }),
);
const open = () =>
  new ApolloClient({
    link: ApolloLink.from([createHoldLink(), transport]),
    cache: new InMemoryCache(),
  });

/** The server's clock is an hour ahead of this device's. */
const HOUR = 3_600_000;
const serverTime = () => performance.timeOrigin + performance.now() + HOUR;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  changeDelay(null);
  sent = [];
  noteServerTime(serverTime());
});
afterEach(() => jest.useRealTimers());

function follow(query = SCORE, context: LiveContext = {}) {
  const received: unknown[] = [];
  const events = open()
    .subscribe({ query, fetchPolicy: 'no-cache', context: { ...context } })
    .subscribe(({ data }) => received.push(data));
  return { received, stop: () => events.unsubscribe() };
}
const score = (gameId: number) => ({
  data: { liveGame: { gameId } },
  extensions: { toldAt: serverTime() },
});
const ids = (received: unknown[]) =>
  received.map((data) => (data as { liveGame: { gameId: number } }).liveGame.gameId);

function setInAnotherTab(setAt: number) {
  localStorage.setItem('stream-delay', JSON.stringify({ seconds: 30, gameId: 1, setAt }));
  dispatchEvent(new StorageEvent('storage', { key: 'stream-delay' }));
}

async function ask(query = MOOD, context: PresentContext = {}) {
  const results: unknown[] = [];
  void open()
    .query({ query, fetchPolicy: 'no-cache', context: { ...context } })
    .then(({ data }) => results.push(data));
  await jest.advanceTimersByTimeAsync(0);
  return { request: sent.at(-1)!, results };
}

test('without a delay everything passes at once', async () => {
  const { received } = follow();
  sent[0]!.answer(score(1));
  expect(ids(received)).toEqual([1]);
  const { request, results } = await ask();
  expect(request).toMatchObject({ behind: undefined, isSent: false });
  request.answer({ data: { communityMood: { total: 1 } } });
  request.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(results).toHaveLength(1);
});

test('events come as late as the video, in their order', () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const { received } = follow();
  sent[0]!.answer(score(1));
  jest.advanceTimersByTime(10 * SECOND);
  sent[0]!.answer(score(2));
  jest.advanceTimersByTime(34 * SECOND);
  expect(ids(received)).toEqual([]);
  jest.advanceTimersByTime(1 * SECOND);
  expect(ids(received)).toEqual([1]);
  jest.advanceTimersByTime(10 * SECOND);
  expect(ids(received)).toEqual([1, 2]);
});

test('a shorter delay lets go of what is old enough for it; none, of everything', () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const { received } = follow();
  sent[0]!.answer(score(1));
  jest.advanceTimersByTime(20 * SECOND);
  sent[0]!.answer(score(2));
  changeDelay({ seconds: 15, gameId: 1 });
  expect(ids(received)).toEqual([1]);
  changeDelay(null);
  expect(ids(received)).toEqual([1, 2]);
});

test('a delay that is set in another tab applies here too', () => {
  const { received } = follow();
  setInAnotherTab(Date.now());
  sent[0]!.answer(score(1));
  expect(received).toEqual([]);
  jest.advanceTimersByTime(30 * SECOND);
  expect(ids(received)).toEqual([1]);
});

test('what was missed is read again only when it is old enough, and after the events before', () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const calls: unknown[] = [];
  const { received } = follow(SCORE, {
    onSubscribed: (at) => calls.push(at),
    onResumed: () => calls.push(`resumed after ${received.length}`),
  });
  const changedAt = serverTime();
  sent[0]!.context.onSubscribed!(changedAt);
  sent[0]!.answer(score(1));
  sent[0]!.context.onResumed!();
  jest.advanceTimersByTime(45 * SECOND);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(1 * SECOND);
  expect(calls).toEqual([changedAt, 'resumed after 1']);
});

test('what tells nothing of a game comes at once', () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const { received } = follow(MEMBERS);
  sent[0]!.answer({ data: { memberChanged: { id: 1 } }, extensions: { toldAt: serverTime() } });
  expect(received).toHaveLength(1);
});

test('a deleted line goes at once, and a fan who is as late is heard at once', () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const { received } = follow(CHAT);
  const line = (kind: string, id: number, lateBy: number) =>
    sent[0]!.answer({
      data: {
        chatEvents: {
          kind,
          message: {
            id,
            createdAt: new Date(serverTime()).toISOString(),
            aboutAt: new Date(serverTime() - lateBy * SECOND).toISOString(),
          },
        },
      },
      extensions: { toldAt: serverTime() },
    });
  line('POSTED', 1, 0);
  line('POSTED', 2, 45);
  line('EDITED', 3, 60);
  line('DELETED', 4, 0);
  const seen = () =>
    received.map(
      (data) => (data as { chatEvents: { message: { id: number } } }).chatEvents.message.id,
    );
  expect(seen()).toEqual([2, 4]);
  jest.advanceTimersByTime(45 * SECOND);
  expect(seen()).toEqual([2, 4, 1, 3]);
});

test('queries ask for the earlier moment, and what the server only knows of now waits until it is so old', async () => {
  changeDelay({ seconds: 45, gameId: 1 });
  const { request, results } = await ask();
  expect(request).toMatchObject({ behind: 45, isSent: true });
  request.answer({
    data: { communityMood: { total: 1 } },
    extensions: { asOf: serverTime() - 45 * SECOND, changedAt: serverTime() - 15 * SECOND },
  });
  request.end();
  await jest.advanceTimersByTimeAsync(29 * SECOND);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(1 * SECOND);
  expect(results).toHaveLength(1);
});

test('what has not changed for so long, and what is of the earlier moment, comes at once', async () => {
  changeDelay({ seconds: 45, gameId: 1 });
  for (const changedAt of [undefined, serverTime() - 60 * SECOND]) {
    const { request, results } = await ask();
    request.answer({
      data: { communityMood: { total: 1 } },
      extensions: { asOf: serverTime() - 45 * SECOND, ...(changedAt && { changedAt }) },
    });
    request.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(results).toHaveLength(1);
  }
});

test('a post says how late its writer is, and its response does not wait; what measures the delay sees the present', async () => {
  changeDelay({ seconds: 45, gameId: 1 });
  void open().mutate({ mutation: LIKE });
  expect(sent[0]).toMatchObject({ behind: 45, isSent: true });
  const { request } = await ask(MOOD, { isPresent: true });
  expect(request).toMatchObject({ behind: undefined, isSent: false });
});

test('a delay that was not taken back ends with the night', () => {
  setInAnotherTab(Date.now() - 12 * HOUR - 1);
  const { received } = follow();
  sent[0]!.answer(score(1));
  expect(ids(received)).toEqual([1]);
  expect(localStorage.getItem('stream-delay')).toBeNull();
});
