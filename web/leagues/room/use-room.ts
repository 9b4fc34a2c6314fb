import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { mutableMessage } from '../../chat/chat-list.ts';
import { newClientId } from '../../live/client-id.ts';
import type { Outgoing } from '../../live/list/list.ts';
import { storedOutbox, storeOutbox } from '../../live/list/outbox.ts';
import { createListStore } from '../../live/list/store.ts';
import { useList } from '../../live/list/use-list.ts';
import { useUnmuted } from '../../mutes/use-unmuted.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { ROOM_LIST, roomSource } from './room-list.ts';
import { POST_LEAGUE_MESSAGE } from './room-operations.ts';

/** What one member reads and writes in a league, live. Posts that fail can be sent again; the server stores each once. */
export function useRoom(leagueId: number, viewerId: number) {
  const client = useApolloClient();
  const outboxKey = `league-outbox:${leagueId}:${viewerId}`;
  const source = useMemo(() => roomSource(client, leagueId), [client, leagueId]);
  const [store] = useState(() => createListStore(ROOM_LIST, { outgoing: storedOutbox(outboxKey) }));
  const { log: whole, read, loadOlder } = useList(store, source);
  const { log, mutedCount } = useUnmuted(whole, mutableMessage);
  useEffect(() => storeOutbox(outboxKey, log.outgoing), [outboxKey, log.outgoing]);

  async function post(clientId: string, text: string) {
    store.dispatch({ type: 'sending', clientId, text });
    try {
      const { data } = await client.mutate({
        mutation: POST_LEAGUE_MESSAGE,
        variables: { leagueId, text, clientId },
        fetchPolicy: 'no-cache',
      });
      if (!data?.postLeagueMessage) throw new Error('no answer');
      store.dispatch({ type: 'answered', row: data.postLeagueMessage.message });
    } catch (error) {
      store.dispatch({ type: 'failed', clientId });
      const description = CombinedGraphQLErrors.is(error)
        ? messageOf(error, 'Failed to send message')
        : undefined;
      toast({ title: t('Failed to send message'), description, variant: 'destructive' });
    }
  }

  return {
    log,
    mutedCount,
    store,
    reload: read,
    loadOlder,
    send: (text: string) => void post(newClientId(), text),
    retry: ({ clientId, text }: Outgoing) => void post(clientId, text),
  };
}

export type Room = ReturnType<typeof useRoom>;
