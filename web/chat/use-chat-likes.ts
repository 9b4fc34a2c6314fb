import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ChatLikeView } from '../../schema/chat.ts';
import { createToggleQueue } from '../live/toggle-queue.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { toast } from '../ui/page/toast.ts';
import { TOGGLE_CHAT_LIKE } from './chat-operations.ts';
import type { ChatStore } from './chat-store.ts';
import { t } from '../ui/language.ts';

/** Toggles likes: shown at once, sent one after another for each message, rolled back when refused. */
export function useChatLikes(store: ChatStore): (id: number, liked: boolean) => void {
  const client = useApolloClient();
  return useMemo(() => {
    const send = createToggleQueue<ChatLikeView>({
      async send(id) {
        const { data } = await client.mutate({
          mutation: TOGGLE_CHAT_LIKE,
          variables: { id },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error('No answer');
        return data.toggleChatLike;
      },
      onSettled(id, answer, error) {
        if (!answer) {
          const description = messageOf(error, 'Please try again.');
          toast({ title: t('Failed to update like'), description, variant: 'destructive' });
        }
        store.dispatch({ type: 'like-answered', id, answer });
      },
    });
    return (id, liked) => {
      store.dispatch({ type: 'like-toggled', id, liked });
      send(id, liked);
    };
  }, [client, store]);
}
