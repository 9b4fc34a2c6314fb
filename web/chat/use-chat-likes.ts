import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { setLike } from '../likes/set-like.ts';
import { createLikeQueue } from '../likes/like-queue.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { toast } from '../ui/page/toast.ts';
import type { ChatStore } from './chat-list.ts';
import { t } from '../ui/language.ts';

/** Toggles likes: shown at once, sent one after another for each message, rolled back when refused. */
export function useChatLikes(store: ChatStore): (id: number, liked: boolean) => void {
  const client = useApolloClient();
  return useMemo(() => {
    const send = createLikeQueue({
      send: (id, liked) => setLike(client, { kind: 'CHAT_MESSAGE', id, liked }),
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
