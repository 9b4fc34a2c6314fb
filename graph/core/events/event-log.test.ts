import fc from 'fast-check';
import { subjectOf } from '../../event-subjects.ts';
import { chatEvent } from '../../testing/live-schema.ts';
import type { EventMap, Topic } from './event-map.ts';
import { EventLog } from './event-log.ts';
import { type Offset, readPosition } from './position.ts';

const START: Offset = { ms: 1000, seq: 0 };

function log(limits?: ConstructorParameters<typeof EventLog>[3]) {
  const made = new EventLog('first', START, subjectOf, limits);
  let seq = 0;
  const add = <T extends Topic>(topic: T, payload: EventMap[T]): Offset => {
    const offset = { ms: 1000, seq: ++seq };
    made.add(topic, JSON.stringify(payload), payload, offset, made.nextOrder());
    return offset;
  };
  const kept = (topics: readonly Topic[] = ['chat.changed'], after = START) =>
    made.since(topics, after).map(({ text }) => JSON.parse(text) as never);
  return { made, add, kept };
}

const message = (kind: 'POSTED' | 'LIKED' | 'DELETED', id: number, userId = 1) => {
  const event = chatEvent(id, `${kind} ${id}`);
  return { kind, message: { ...event.message, user: { id: userId } } } as EventMap['chat.changed'];
};
const kinds = (events: readonly EventMap['chat.changed'][]) =>
  events.map(({ kind, message: { id } }) => `${kind} ${id}`);

test('several topics come in the order in which they happened', () => {
  const { add, kept } = log();
  add('game.changed', { gameId: 1 });
  add('account.created', { userId: 2 });
  const after = add('game.changed', { gameId: 3 });
  add('account.created', { userId: 4 });
  expect(kept(['game.changed', 'account.created'])).toEqual([
    { gameId: 1 },
    { userId: 2 },
    { gameId: 3 },
    { userId: 4 },
  ]);
  expect(kept(['game.changed', 'account.created'], after)).toEqual([{ userId: 4 }]);
});

test('a quiet topic can be resumed however busy another one is', () => {
  const { made, add } = log({ entriesPerTopic: 10 });
  const quiet = add('game.changed', { gameId: 1 });
  for (let userId = 0; userId < 11; userId++) add('account.created', { userId });
  expect(made.isComplete(['game.changed'], quiet)).toBe(true);
  expect(made.isComplete(['account.created'], quiet)).toBe(false);
  expect(made.isComplete(['game.changed', 'account.created'], quiet)).toBe(false);
});

test('likes of one message are kept once, the newest, and push nothing out', () => {
  const { made, add, kept } = log({ entriesPerTopic: 3 });
  add('chat.changed', message('POSTED', 1));
  for (let n = 0; n < 100; n++) add('chat.changed', message('LIKED', 1));
  expect(kinds(kept())).toEqual(['POSTED 1', 'LIKED 1']);
  expect(made.isComplete(['chat.changed'], START)).toBe(true);
});

test('what is deleted is in no replay, and what was written by a deleted member neither', () => {
  const { add, kept } = log();
  add('chat.changed', message('POSTED', 1));
  add('chat.changed', message('POSTED', 2, 7));
  add('chat.changed', message('LIKED', 1));
  add('chat.changed', message('POSTED', 3));
  add('chat.changed', message('DELETED', 1));
  expect(kinds(kept())).toEqual(['POSTED 2', 'POSTED 3', 'DELETED 1']);
  add('account.deleted', { userId: 7 });
  expect(kinds(kept())).toEqual(['POSTED 3', 'DELETED 1']);
});

test('comments go with their article', () => {
  const { add, kept } = log();
  const comment = (id: number, articleId: number) =>
    ({ kind: 'POSTED', comment: { id, articleId, userId: 1 } }) as EventMap['comment.changed'];
  add('comment.changed', comment(1, 5));
  add('comment.changed', comment(2, 6));
  add('article.changed', { kind: 'REMOVED', articleId: 5, article: null });
  expect(kept(['comment.changed'])).toMatchObject([{ comment: { id: 2 } }]);
});

test('what is too large to be kept is missed by who was not there', () => {
  const { made, add } = log({ bytesPerEntry: 500 });
  const before = add('chat.changed', message('POSTED', 1));
  const large = message('POSTED', 2);
  const at = add('chat.changed', {
    ...large,
    message: { ...large.message, message: 'x'.repeat(600) },
  });
  expect(made.isComplete(['chat.changed'], before)).toBe(false);
  expect(made.isComplete(['chat.changed'], at)).toBe(true);
});

test('another life of the log knows nothing of the one before', () => {
  const { made, add, kept } = log();
  const before = add('game.changed', { gameId: 1 });
  made.restart('second', { ms: 2000, seq: 0 });
  expect(kept(['game.changed'])).toEqual([]);
  expect(made.isComplete(['game.changed'], before)).toBe(false);
  expect(made.isComplete(['game.changed'], { ms: 2000, seq: 0 })).toBe(true);
});

test('its bounds hold whatever happens, and nothing is missing where it says so', () => {
  const event = fc.record({
    topic: fc.constantFrom('game.changed' as const, 'account.created' as const),
    bytes: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 200 }), fc.nat(200), (events, from) => {
      const made = new EventLog('first', START, () => ({}), {
        entriesPerTopic: 20,
        bytesPerTopic: 2_000,
        bytes: 3_000,
        bytesPerEntry: 250,
      });
      const all = events.map(({ topic, bytes }, n) => {
        const one = { topic, text: 'x'.repeat(bytes), offset: { ms: 1000, seq: n + 1 } };
        made.add(topic, one.text, {}, one.offset, made.nextOrder());
        return one;
      });
      const topics = ['game.changed', 'account.created'] as const;
      const kept = made.since(topics, START);
      expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(3_000);
      const after = { ms: 1000, seq: from };
      for (const topic of topics) {
        if (!made.isComplete([topic], after)) continue;
        const expected = all.filter((one) => one.topic === topic && one.offset.seq > from);
        expect(made.since([topic], after).map(({ offset }) => offset)).toEqual(
          expected.map(({ offset }) => offset),
        );
      }
    }),
  );
});

test.each(['', 'now ', 'abc', 'abc:1', 'abc:1-', 'ABC:1-1', 'abc:1-1 ', 'abc:-1-1', 7, null, {}])(
  '%j is no position',
  (text) => {
    expect(() => readPosition(text)).toThrow('This is not a position.');
  },
);
