import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useDelay } from '../live/delay.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useUnmuted } from '../mutes/use-unmuted.ts';
import { t } from '../ui/language.ts';
import { CHAT_LIST, chatSource, messagesOf, mutableMessage } from './chat-list.ts';

const LINES = 3;
/** What is deleted leaves room for what was said before. */
const KEPT = 10;
const LAST_LINES = { ...CHAT_LIST, pageSize: KEPT, mostRows: KEPT } as const;

/** The last messages of the chat, live, one line each. */
export default function LastLines() {
  const client = useApolloClient();
  const source = useMemo(() => chatSource(client), [client]);
  const [store] = useState(() => createListStore(LAST_LINES));
  const { log } = useUnmuted(useList(store, source).log, mutableMessage);
  const behindMs = (useDelay()?.seconds ?? 0) * 1_000;
  return (
    <ul aria-label={t('Game Chat')} className="grid min-h-20 content-start gap-1 text-small">
      {messagesOf(log, behindMs)
        .slice(-LINES)
        .map(({ id, user, message }) => (
          <li key={id} className="truncate">
            <b dir="auto">{user.name}</b> <span dir="auto">{message}</span>
          </li>
        ))}
    </ul>
  );
}
