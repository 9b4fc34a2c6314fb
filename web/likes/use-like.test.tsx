import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { ListPolicy, Row } from '../live/list/list.ts';
import { shownRows } from '../live/list/log.ts';
import { createListStore } from '../live/list/store.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { useLike } from './use-like.ts';

interface Message extends Row {
  readonly likeCount: number;
  readonly isLikedByMe: boolean | null;
  readonly revision: number;
}

const LIST: ListPolicy<Message> = {
  order: 'newest-first',
  compare: (a, b) => b.id - a.id,
  pageSize: 10,
  largestPage: 10,
  mostPages: 1,
  mostRows: 10,
  holdsBack: 'never',
  writerOf: () => 7,
  writtenBy: (message) => message,
  poll: { every: 60_000, isWhole: true },
  calm: 60_000,
};

const message = (values: Partial<Message> = {}): Message => ({
  id: 1,
  likeCount: 3,
  isLikedByMe: false,
  revision: 0,
  ...values,
});

/** A message in a live list with three likes, and a member who may like it. */
function likedMessage() {
  const store = createListStore(LIST, { rows: [message()], total: 1 });
  const sent: PromiseWithResolvers<object>[] = [];
  const { client } = schemaClient({
    setLike() {
      sent.push(Promise.withResolvers<object>());
      return sent.at(-1)!.promise;
    },
  });
  const { result } = renderHook(
    () => {
      const { shown, like } = useLike('CHAT_MESSAGE', store);
      const log = useSyncExternalStore(store.subscribe, store.shown);
      return { like, rows: shownRows(LIST, log).map(shown) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  const isSettled = (likeCount: number, isLikedByMe: boolean) =>
    waitFor(() =>
      expect(result.current.rows).toEqual([expect.objectContaining({ likeCount, isLikedByMe })]),
    );
  const next = async () => {
    await waitFor(() => expect(sent).not.toEqual([]));
    return sent.shift()!;
  };
  return {
    result,
    isSettled,
    like: (liked: boolean) => act(() => result.current.like(result.current.rows[0]!, liked)),
    event: (values: Partial<Message>) =>
      act(() =>
        store.dispatch({ type: 'changed', row: message({ isLikedByMe: null, ...values }) }),
      ),
    remove: () => act(() => store.dispatch({ type: 'removed', id: 1 })),
    async answer(values: Partial<Message>) {
      const request = await next();
      await act(async () =>
        request.resolve({ likeable: { __typename: 'ChatMessage', ...message(values) } }),
      );
    },
    async refuse() {
      const request = await next();
      await act(async () => request.reject(new Error('away')));
    },
  };
}

describe('a like in a live list', () => {
  test('shows at once, and stays with the count of the server', async () => {
    const { like, answer, isSettled } = likedMessage();
    like(true);
    await isSettled(4, true);
    await answer({ likeCount: 9, isLikedByMe: true, revision: 1 });
    await isSettled(9, true);
  });

  test('does not count twice when its event comes before the answer', async () => {
    const { like, event, answer, isSettled } = likedMessage();
    like(true);
    event({ likeCount: 4, revision: 1 });
    await isSettled(4, true);
    await answer({ likeCount: 4, isLikedByMe: true, revision: 1 });
    await isSettled(4, true);
  });

  test('is not reset to a stale count', async () => {
    const { like, event, answer, isSettled } = likedMessage();
    like(true);
    event({ likeCount: 5, revision: 2 });
    await answer({ likeCount: 4, isLikedByMe: true, revision: 1 });
    await isSettled(5, true);
  });

  test('is rolled back when it is refused', async () => {
    const { like, refuse, isSettled } = likedMessage();
    like(true);
    await isSettled(4, true);
    await refuse();
    await isSettled(3, false);
  });

  test('taken back before the answer is where it was', async () => {
    const { like, isSettled } = likedMessage();
    like(true);
    like(false);
    await isSettled(3, false);
  });

  test('does not bring back what was removed before the answer', async () => {
    const { like, remove, answer, result } = likedMessage();
    like(true);
    remove();
    await answer({ likeCount: 4, isLikedByMe: true, revision: 1 });
    expect(result.current.rows).toEqual([]);
  });
});
