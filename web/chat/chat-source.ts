import type { ApolloClient } from '@apollo/client';
import type { ChatEventView } from '../../schema/chat.ts';
import { type ChangedMember, listenToChanges } from '../accounts/session/changed-members.ts';
import { listenToDeletions } from '../accounts/session/deleted-members.ts';
import { liveStatus, watchLive } from '../live/live-status.ts';
import type { LiveContext } from '../live/live-link.ts';
import { CHAT_EVENTS, CHAT_MESSAGES } from './chat-operations.ts';
import { PAGE, type ReadPage } from './read-chat.ts';

export interface ChatListener {
  readonly event: (event: ChatEventView) => void;
  readonly memberDeleted: (userId: number) => void;
  readonly memberChanged: (member: ChangedMember) => void;
  /** From now on every event is heard. Called anew after each loss. */
  readonly standing: () => void;
  /** Events may be missed from now on. */
  readonly lost: () => void;
}

/** Where a chat log comes from: pages that are read, and events that are told. */
export interface ChatSource {
  readonly readPage: ReadPage;
  /** Returns the way to stop. */
  readonly listen: (listener: ChatListener) => () => void;
}

/** The server ended the subscription with an error: tried again after this time, in ms. */
const RESUBSCRIBE_AFTER = 5000;

/** The site's own graph as a source. */
export function chatSource(client: ApolloClient): ChatSource {
  return {
    async readPage(before) {
      const { data } = await client.query({
        query: CHAT_MESSAGES,
        variables: { last: PAGE, before },
        // Never an answer that was asked for before: a reading must see all that was told before it began.
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      });
      if (!data) throw new Error('The messages were not answered');
      return data.chatMessages;
    },

    listen({ event, memberDeleted, memberChanged, standing, lost }) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stops: (() => void)[] = [];
      const stop = () => {
        clearTimeout(timer);
        for (const end of stops) end();
        stops = [];
      };
      const again = () => {
        lost();
        stop();
        timer = setTimeout(listen, RESUBSCRIBE_AFTER);
      };
      function listen() {
        const stopDeletions = listenToDeletions(client, memberDeleted, again);
        const stopChanges = listenToChanges(client, memberChanged, again);
        const context: LiveContext = { onStanding: standing };
        const events = client
          .subscribe({ query: CHAT_EVENTS, fetchPolicy: 'no-cache', context })
          .subscribe({
            next: ({ data }) => data && event(data.chatEvents),
            error: again,
            complete: again,
          });
        stops = [stopDeletions, stopChanges, () => events.unsubscribe()];
      }
      const unwatch = watchLive(() => {
        if (liveStatus().state === 'reconnecting') lost();
      });
      listen();
      return () => {
        unwatch();
        stop();
      };
    },
  };
}
