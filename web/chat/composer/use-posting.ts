import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useAuth } from '../../accounts/session/auth.ts';
import { isHoldingBack, setHeld } from '../../filters/held-flag.ts';
import type { Outgoing } from '../../live/list/list.ts';
import { newClientId } from '../../live/client-id.ts';
import { toast } from '../../ui/page/toast.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { POST_CHAT_MESSAGE } from '../chat-operations.ts';
import type { ChatStore } from '../chat-list.ts';
import { useWait } from './use-wait.ts';
import { t } from '../../ui/language.ts';

/**
 * Posts messages optimistically. Failed ones can be resent; the server stores each only once. `pause` is how many seconds
 * pass between two messages.
 */
export function usePosting(store: ChatStore, pause: number) {
  const { user } = useAuth();
  const client = useApolloClient();
  const [waitSeconds, wait] = useWait();

  async function post(clientId: string, message: string, replyToId?: number) {
    store.dispatch({ type: 'sending', clientId, text: message, replyToId });
    try {
      const { data } = await client.mutate({
        mutation: POST_CHAT_MESSAGE,
        variables: { message, clientId, replyToId },
        fetchPolicy: 'no-cache',
      });
      if (!data?.postChatMessage) throw new Error('no answer');
      store.dispatch({ type: 'answered', row: data.postChatMessage.message });
      wait(pause);
    } catch (error) {
      if (isHoldingBack(error)) {
        store.dispatch({ type: 'discarded', clientId });
        if (user) setHeld(user.id, true);
        return wait(pause);
      }
      store.dispatch({ type: 'failed', clientId });
      wait(retryAfterOf(error));
      if (CombinedGraphQLErrors.is(error)) {
        const description = messageOf(error, 'Failed to send message');
        toast({ title: t('Cannot post message'), description, variant: 'destructive' });
      } else toast({ title: t('Failed to send message'), variant: 'destructive' });
    }
  }

  return {
    /** Whole seconds until the next post is accepted. */
    waitSeconds,
    send: (message: string, replyToId?: number) => void post(newClientId(), message, replyToId),
    retry: ({ clientId, text, replyToId }: Outgoing) => void post(clientId, text, replyToId),
  };
}

function retryAfterOf(error: unknown): number {
  const seconds = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.retryAfter
    : undefined;
  return typeof seconds === 'number' ? seconds : 0;
}
