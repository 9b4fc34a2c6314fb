import { jest } from '@jest/globals';
import { CHAT_LIST } from '../../chat/chat-list.ts';
import type { ChatMessage } from '../../chat/chat-message.ts';
import { setLiveState } from '../live-status.ts';
import { followList } from './follow.ts';
import type { Change } from './list.ts';
import type { Listener } from './source.ts';
import { createListStore } from './store.ts';

/** A source that the test plays. */
function play() {
  const store = createListStore(CHAT_LIST);
  let listener: Listener<Change<ChatMessage>> | undefined;
  let isAway = false;
  let pages = 0;
  const follow = followList(store, {
    readPage() {
      pages += 1;
      return isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ rows: [], asOf: Date.now() });
    },
    listen(given) {
      listener = given;
      return () => (listener = undefined);
    },
  });
  return {
    store,
    follow,
    hear: () => listener!,
    isHeard: () => listener !== undefined,
    goAway: (away: boolean) => (isAway = away),
    /** Pages fetched since the last call. */
    reads() {
      const seen = pages;
      pages = 0;
      return seen;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setLiveState('idle');
  jest.useRealTimers();
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('it reads at once, and again at the very moment when nothing can be missed any more', async () => {
  const { reads, hear } = play();
  await pass(0);
  expect(reads()).toBe(1);
  hear().subscribed(Date.now());
  await pass(0);
  expect(reads()).toBe(1);
  // What is missed while the connection is lost comes when it is back.
  setLiveState('reconnecting');
  hear().resumed();
  await pass(0);
  expect(reads()).toBe(0);
  // Events were lost.
  hear().subscribed(Date.now() + 2_000);
  await pass(0);
  expect(reads()).toBe(1);
});

test('it polls every few seconds while events may be missed, about once a minute while subscribed', async () => {
  const { reads, hear } = play();
  await pass(30_000);
  expect(reads()).toBeGreaterThanOrEqual(8);
  hear().subscribed(Date.now());
  await pass(0);
  reads();
  await pass(40_000);
  expect(reads()).toBe(0);
  await pass(60_000);
  expect(reads()).toBeGreaterThanOrEqual(1);
});

test('a fetch that fails after a loss is retried soon, with growing delays', async () => {
  const { store, reads, hear, goAway } = play();
  await pass(0);
  goAway(true);
  hear().subscribed(Date.now());
  await pass(8_000);
  const tries = reads();
  expect(tries).toBeGreaterThanOrEqual(2);
  expect(tries).toBeLessThanOrEqual(6);
  expect(store.get().failure).toEqual(new Error('away'));
  goAway(false);
  await pass(60_000);
  expect(store.get().failure).toBeNull();
});

test('once stopped it neither listens nor reads', async () => {
  const { follow, reads, isHeard } = play();
  await pass(0);
  follow.stop();
  reads();
  await pass(120_000);
  expect([reads(), isHeard()]).toEqual([0, false]);
});
