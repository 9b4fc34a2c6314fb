import { useMemo } from 'react';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { useDelay } from '../../live/delay.ts';
import { logLines } from './log-lines.ts';
import { LogRow, type MessageActs } from './log-row.tsx';
import { messagesOf } from '../chat-list.ts';
import { MessageLog } from './message-log.tsx';
import { RowDialogs } from '../rows/row-dialogs.tsx';
import type { Chat } from '../use-chat-log.ts';
import { useOlder } from '../use-older.ts';
import { useRowActs } from '../rows/use-row-acts.ts';
import { useGameMarkers } from '../../plays/use-game-markers.ts';
import { t } from '../../ui/language.ts';

interface ChatLogViewProps extends MessageActs {
  chat: Chat;
  viewer: AuthUser | null;
}

/** The messages of the chat, with a line before each day and quarter. */
export function ChatLogView({ chat, viewer, ...messageActs }: ChatLogViewProps) {
  const { log, mutedCount, store, loadOlder } = chat;
  const { hasOlder, outgoing } = log;
  const behindMs = (useDelay()?.seconds ?? 0) * 1_000;
  const messages = useMemo(() => messagesOf(log, behindMs), [log, behindMs]);
  const plays = useGameMarkers();
  const lines = useMemo(
    () => logLines({ messages, outgoing, plays, hasOlder, behindMs }),
    [messages, outgoing, plays, hasOlder, behindMs],
  );
  const older = useOlder(loadOlder);
  const rowActs = useRowActs();
  const { acting, onDone } = rowActs;
  return (
    <>
      <MessageLog
        messages={messages}
        lines={lines}
        outgoingCount={outgoing.length}
        hasOlder={hasOlder}
        older={older}
        viewerId={viewer?.id}
        actingId={acting?.message.id}
        empty={mutedCount === 0 ? t('No messages yet. Kick it off!') : null}
      >
        {(line) => (
          <LogRow
            line={line}
            viewer={viewer}
            store={store}
            messageActs={messageActs}
            rowActs={rowActs}
          />
        )}
      </MessageLog>
      {acting && acting.act !== 'edit' && (
        <RowDialogs acting={acting} viewer={viewer} store={store} onDone={onDone} />
      )}
    </>
  );
}
