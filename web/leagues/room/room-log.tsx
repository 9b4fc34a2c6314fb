import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { inOrder } from '../../chat/chat-list.ts';
import { logLines } from '../../chat/log/log-lines.ts';
import { MessageLog } from '../../chat/log/message-log.tsx';
import { DayLine } from '../../chat/log/separator.tsx';
import { ConfirmDelete } from '../../chat/rows/confirm-delete.tsx';
import { OutgoingRow } from '../../chat/rows/outgoing-row.tsx';
import { useOlder } from '../../chat/use-older.ts';
import { useDelay } from '../../live/delay.ts';
import { shownRows } from '../../live/list/log.ts';
import { t } from '../../ui/language.ts';
import { ROOM_LIST, type RoomMessage } from './room-list.ts';
import { DELETE_LEAGUE_MESSAGE } from './room-operations.ts';
import { RoomRow } from './room-row.tsx';
import type { Room } from './use-room.ts';

interface RoomLogProps {
  room: Room;
  viewerId: number;
  /** Whether the viewer may delete what others wrote. */
  isOwner: boolean;
}

/** What the members of a league wrote, with a line before each day. */
export function RoomLog({ room, viewerId, isOwner }: RoomLogProps) {
  const { log, mutedCount, store, retry } = room;
  const { hasOlder, outgoing } = log;
  const client = useApolloClient();
  const older = useOlder(room.loadOlder);
  const behindMs = (useDelay()?.seconds ?? 0) * 1_000;
  const [deleting, setDeleting] = useState<RoomMessage | null>(null);
  const messages = useMemo(() => inOrder(shownRows(ROOM_LIST, log), behindMs), [log, behindMs]);
  const lines = useMemo(
    () => logLines({ messages, outgoing, hasOlder, behindMs }),
    [messages, outgoing, hasOlder, behindMs],
  );
  return (
    <>
      <MessageLog
        messages={messages}
        lines={lines}
        outgoingCount={outgoing.length}
        hasOlder={hasOlder}
        older={older}
        viewerId={viewerId}
        actingId={deleting?.id}
        empty={mutedCount === 0 ? t('No messages yet. Say hello to your league.') : null}
      >
        {(line) => {
          if (line.kind === 'day') return <DayLine day={line.day} />;
          if (line.kind === 'outgoing')
            return (
              <OutgoingRow
                post={line.post}
                quote={undefined}
                onRetry={() => retry(line.post)}
                onDiscard={() =>
                  store.dispatch({ type: 'discarded', clientId: line.post.clientId })
                }
              />
            );
          if (line.kind !== 'message') return null;
          const isOwn = line.message.user.id === viewerId;
          return (
            <RoomRow
              message={line.message}
              isContinued={line.isContinued}
              isOwn={isOwn}
              onDelete={isOwn || isOwner ? setDeleting : undefined}
            />
          );
        }}
      </MessageLog>
      {deleting && (
        <ConfirmDelete
          userName={deleting.user.id === viewerId ? undefined : deleting.user.name}
          description={t('It will be removed for everyone. This can’t be undone.')}
          remove={() =>
            client.mutate({
              mutation: DELETE_LEAGUE_MESSAGE,
              variables: { id: deleting.id },
              fetchPolicy: 'no-cache',
            })
          }
          onDeleted={() => store.dispatch({ type: 'removed', id: deleting.id })}
          onDone={() => setDeleting(null)}
        />
      )}
    </>
  );
}
