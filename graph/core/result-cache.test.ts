import { type ResultCache, createResultCache } from './result-cache.ts';
import { createEvents, type Events } from './events/events.ts';

const CHAT = { changedBy: ['chat.changed'] } as const;
const GAME = { changedBy: ['game.changed'], forMs: 1_000 } as const;

/** An event whose effect may show a second later. */
const LIKED = { kind: 'LIKED' } as never;

let events: Events;
let now: Date;
let cache: ResultCache<string>;
let isUp: boolean;

beforeEach(() => {
  events = createEvents();
  now = new Date('2025-11-16T19:00:00Z');
  isUp = true;
  cache = createResultCache({
    events: { ...events, isUp: () => isUp },
    topics: ['chat.changed', 'game.changed'],
    isMinor: (topic, payload) => topic === 'chat.changed' && payload === LIKED,
    now: () => now,
    sizeOf: ({ length }) => length,
    most: { entries: 3, bytes: 800 },
  });
});
afterEach(() => cache.close());

const say = (answer: string | undefined) => () => Promise.resolve(answer);
const chatted = () => events.publish('chat.changed', {} as never);

test('a result stays cached until an event changes it, and other events leave it alone', async () => {
  await cache.getOrMake('chat', CHAT, say('first'));
  events.publish('game.changed', { gameId: 1 });
  expect(await cache.getOrMake('chat', CHAT, say('second'))).toBe('first');
  chatted();
  expect(await cache.getOrMake('chat', CHAT, say('third'))).toBe('third');
});

test('what follows the clock lasts for a moment, and never when the clock is set back', async () => {
  await cache.getOrMake('game', GAME, say('first'));
  now = new Date(now.getTime() + 999);
  expect(cache.find('game')).toBe('first');
  now = new Date(now.getTime() + 1);
  expect(cache.find('game')).toBeUndefined();
  await cache.getOrMake('game', GAME, say('second'));
  now = new Date(now.getTime() - 1);
  expect(cache.find('game')).toBeUndefined();
});

const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

test('after a minor event it stays cached for one more second, however many follow', async () => {
  await cache.getOrMake('chat', CHAT, say('first'));
  events.publish('chat.changed', LIKED);
  later(600);
  events.publish('chat.changed', LIKED);
  later(399);
  expect(cache.find('chat')).toBe('first');
  later(1);
  expect(cache.find('chat')).toBeUndefined();
  await cache.getOrMake('chat', CHAT, say('second'));
  later(5_000);
  expect(cache.find('chat')).toBe('second');
  events.publish('chat.changed', LIKED);
  chatted();
  expect(cache.find('chat')).toBeUndefined();
});

test('a result made during a minor event is cached for no longer', async () => {
  let finish: (answer: string) => void = () => {};
  const asked = cache.getOrMake('chat', CHAT, () => new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  await Promise.resolve();
  events.publish('chat.changed', LIKED);
  finish('old');
  await asked;
  later(999);
  expect(cache.find('chat')).toBe('old');
  later(1);
  expect(cache.find('chat')).toBeUndefined();
});

test('concurrent callers share one execution', async () => {
  let made = 0;
  const make = async () => `answer ${++made}`;
  const asked = [1, 2, 3].map(() => cache.getOrMake('chat', CHAT, make));
  expect(await Promise.all(asked)).toEqual(['answer 1', 'answer 1', 'answer 1']);
});

test('a result made during an event is not cached, and later requests get a newer one', async () => {
  let finish: (answer: string) => void = () => {};
  const early = cache.getOrMake('chat', CHAT, () => new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  await Promise.resolve();
  chatted();
  const late = cache.getOrMake('chat', CHAT, say('new'));
  finish('old');
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(cache.find('chat')).toBe('new');
});

test('a failure reaches the caller and is not cached', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  await expect(cache.getOrMake('chat', CHAT, fail)).rejects.toThrow('no database');
  expect(await cache.getOrMake('chat', CHAT, say('better'))).toBe('better');
  expect(await cache.getOrMake('nothing', CHAT, say(undefined))).toBeUndefined();
  expect(await cache.getOrMake('nothing', CHAT, say('something'))).toBe('something');
});

test('it stays within its limits: the least recently used is evicted, and what is too large is never cached', async () => {
  for (const key of ['a', 'b', 'c']) await cache.getOrMake(key, CHAT, say('x'.repeat(50)));
  cache.find('a');
  await cache.getOrMake('d', CHAT, say('short'));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ]);
  await cache.getOrMake('large', CHAT, say('x'.repeat(200)));
  expect(cache.find('large')).toBeUndefined();
});

test('an exact result is one that no minor event has changed', async () => {
  await cache.getOrMake('chat', CHAT, say('first'));
  expect(cache.find('chat', true)).toBe('first');
  events.publish('chat.changed', LIKED);
  expect(cache.find('chat', true)).toBeUndefined();
  expect(cache.find('chat')).toBe('first');
  expect(await cache.getOrMake('chat', CHAT, say('second'), true)).toBe('second');
  expect(cache.find('chat')).toBe('second');
});

test('nothing is exact while events of other nodes don’t arrive', async () => {
  await cache.getOrMake('chat', CHAT, say('first'));
  isUp = false;
  expect(cache.find('chat', true)).toBeUndefined();
  expect(await cache.getOrMake('chat', CHAT, say('second'), true)).toBe('second');
  expect(cache.find('chat')).toBe('first');
});
