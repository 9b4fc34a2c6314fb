import { CHAT_LIST, type ChatStore, messagesOf } from '../../chat/chat-list.ts';
import { message } from '../../testing/chat-message.ts';
import { readList, readOlder } from './read.ts';
import type { PageRequest } from './source.ts';
import { createListStore } from './store.ts';

/** A server with messages 1 to n, minus the deleted. */
function server(newest: number, deleted: readonly number[] = []) {
  const calls: (number | undefined)[] = [];
  const all = Array.from({ length: newest }, (_, index) => index + 1).filter(
    (id) => !deleted.includes(id),
  );
  return {
    calls,
    readPage({ first, olderThan }: PageRequest) {
      calls.push(olderThan?.id);
      const below = all.filter((id) => id < (olderThan?.id ?? Infinity));
      return Promise.resolve({
        rows: below
          .slice(-first)
          .reverse()
          .map((id) => message(id)),
      });
    },
  };
}

const idsOf = (store: ChatStore) => messagesOf(store.get()).map(({ id }) => id);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('fetching the newest messages', () => {
  test('the first time one page is enough', async () => {
    const store = createListStore(CHAT_LIST);
    const { calls, readPage } = server(250);
    await readList(store, readPage, { isWhole: false });
    expect(idsOf(store)).toEqual(range(151, 250));
    expect(calls).toEqual([undefined]);
    expect(store.get().hasOlder).toBe(true);
  });

  test('after 350 missed messages no gap is left, and a deletion that was missed is found', async () => {
    const store = createListStore(CHAT_LIST);
    await readList(store, server(100).readPage, { isWhole: false });
    const { calls, readPage } = server(450, [60]);
    await readList(store, readPage, { isWhole: true });
    expect(idsOf(store)).toEqual(range(1, 450).filter((id) => id !== 60));
    expect(calls).toHaveLength(5);
  });

  test('after more than five pages it starts afresh, without a gap', async () => {
    const store = createListStore(CHAT_LIST);
    await readList(store, server(100).readPage, { isWhole: false });
    await readList(store, server(2000).readPage, { isWhole: true });
    expect(idsOf(store)).toEqual(range(1501, 2000));
    expect(store.get().hasOlder).toBe(true);
  });

  test('while connected the next fetch requests one page and leaves older rows', async () => {
    const store = createListStore(CHAT_LIST);
    await readList(store, server(150).readPage, { isWhole: false });
    const { calls, readPage } = server(180);
    await readList(store, readPage, { isWhole: false });
    expect(calls).toEqual([undefined]);
    expect(idsOf(store)).toEqual(range(51, 180));
  });

  test('a failed fetch leaves the log as it was', async () => {
    const store = createListStore(CHAT_LIST);
    await readList(store, server(3).readPage, { isWhole: false });
    expect(
      await readList(store, () => Promise.reject(new Error('offline')), { isWhole: true }),
    ).toBe(false);
    expect(store.get().failure).toEqual(new Error('offline'));
    expect(idsOf(store)).toEqual([1, 2, 3]);
  });

  test('an empty chat is complete', async () => {
    const store = createListStore(CHAT_LIST);
    await readList(store, server(0).readPage, { isWhole: false });
    expect(idsOf(store)).toEqual([]);
    expect(store.get().hasOlder).toBe(false);
  });
});

test('older messages join at the top', async () => {
  const store = createListStore(CHAT_LIST);
  const { readPage } = server(150);
  await readList(store, readPage, { isWhole: false });
  await readOlder(store, readPage);
  expect(idsOf(store)).toEqual(range(1, 150));
  expect(store.get().hasOlder).toBe(false);
});
