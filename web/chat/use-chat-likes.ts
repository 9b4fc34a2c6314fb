import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { ChatLikeView } from '../../schema/chat.ts';
import { messageOf } from '../ui/graph-error.ts';
import { toast } from '../ui/toast.ts';
import { TOGGLE_CHAT_LIKE } from './chat-operations.ts';
import type { ChatStore } from './chat-store.ts';

/**
 * Toggles likes: shown at once, sent one after another for each message, rolled back when refused. Toggled again
 * before the answer, only what the member wants in the end is sent.
 */
export function useChatLikes(store: ChatStore): (id: number, liked: boolean) => void {
  const client = useApolloClient();
  const [wanted] = useState(() => new Map<number, boolean>());

  const settle = useCallback(
    async (id: number) => {
      let answer: ChatLikeView | null = null;
      try {
        do {
          const { data } = await client.mutate({
            mutation: TOGGLE_CHAT_LIKE,
            variables: { id },
            fetchPolicy: 'no-cache',
          });
          answer = data?.toggleChatLike ?? null;
        } while (answer && answer.liked !== wanted.get(id));
      } catch (error) {
        const description = messageOf(error, 'Please try again.');
        toast({ title: 'Failed to update like', description, variant: 'destructive' });
      }
      wanted.delete(id);
      store.dispatch({ type: 'like-answered', id, answer });
    },
    [client, store, wanted],
  );

  return useCallback(
    (id, liked) => {
      const isOnItsWay = wanted.has(id);
      wanted.set(id, liked);
      store.dispatch({ type: 'like-toggled', id, liked });
      if (!isOnItsWay) void settle(id);
    },
    [settle, store, wanted],
  );
}
