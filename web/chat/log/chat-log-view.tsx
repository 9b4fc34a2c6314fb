import { ArrowDown, MessagesSquare } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '../chat-message.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDelay } from '../../live/delay.ts';
import { ChatAnnouncer } from './chat-announcer.tsx';
import { logLines } from './log-lines.ts';
import { LogRow, type MessageActs } from './log-row.tsx';
import { messagesOf } from '../chat-list.ts';
import { RowDialogs } from '../rows/row-dialogs.tsx';
import type { Chat } from '../use-chat-log.ts';
import { useLinkedMessage } from '../rows/use-linked-message.ts';
import { useLogFocus } from './use-log-focus.ts';
import { ROOM_AT_END, useLogWindow } from './use-log-window.ts';
import { useOlder } from '../use-older.ts';
import { useRowActs } from '../rows/use-row-acts.ts';
import { useGameMarkers } from '../../plays/use-game-markers.ts';
import { t } from '../../ui/language.ts';

interface ChatLogViewProps extends MessageActs {
  chat: Chat;
  viewer: AuthUser | null;
}

/** The messages, oldest first, with a line before each day and quarter. Only those near the window are in the page. */
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
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusedKey = useLogFocus(scroller, lines);
  const actingKey = lines.find(
    (line) => line.kind === 'message' && line.message.id === acting?.message.id,
  )?.key;
  const linkedKey = useLinkedMessage({ lines, hasOlder, older, show });
  const { shown, roomBelow, isAtEnd, onScroll, toEnd, toLine } = useLogWindow({
    scroller,
    list,
    lines,
    hasOlder,
    onNearTop: older.load,
    pinnedKey: actingKey ?? focusedKey ?? linkedKey,
  });

  function show(index: number) {
    toLine(index);
    scroller.current?.scrollIntoView({ block: 'nearest' });
    const line = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    line?.focus({ preventScroll: true });
  }

  const unseen = useUnseen(messages, isAtEnd, viewer?.id);
  useOwnPosts(outgoing.length, toEnd);

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-label={t('Messages')}
        // Rows come and go as one scrolls; what is new is said by the announcer.
        aria-live="off"
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- WCAG 2.1.1 asks for it here
        tabIndex={0}
        onScroll={onScroll}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 -outline-offset-3! [overflow-anchor:none] sm:px-4"
      >
        <div className={classNames('mb-auto shrink-0', lines.length === 0 && 'h-full')}>
          {lines.length === 0 && mutedCount === 0 && <Nobody />}
          {hasOlder && <EarlierMessages older={older} />}
          <ol ref={list} className="flow-root" style={{ paddingBottom: roomBelow + ROOM_AT_END }}>
            {shown.map(({ line, index, roomAbove }) => (
              <li
                key={line.key}
                data-index={index}
                data-key={line.key}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                tabIndex={-1}
                className={line.key === linkedKey ? 'rounded-control bg-surface' : undefined}
                style={{ marginTop: roomAbove }}
              >
                <LogRow
                  line={line}
                  viewer={viewer}
                  store={store}
                  messageActs={messageActs}
                  rowActs={rowActs}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && <LatestMessages unseen={unseen} onClick={toEnd} />}
      <ChatAnnouncer messages={messages} viewerId={viewer?.id} />
      {acting && acting.act !== 'edit' && (
        <RowDialogs acting={acting} viewer={viewer} store={store} onDone={onDone} />
      )}
    </div>
  );
}

/** How many messages of others have come that were not in view yet. */
function useUnseen(messages: readonly ChatMessage[], isAtEnd: boolean, viewerId?: number): number {
  const newestId = messages.at(-1)?.id ?? 0;
  const [seenId, setSeenId] = useState(newestId);
  // While the end is in view all of it is seen.
  if (isAtEnd && seenId !== newestId) setSeenId(newestId);
  return messages.filter(({ id, user }) => id > seenId && user.id !== viewerId).length;
}

/** The author of a message wants to see it appear. */
function useOwnPosts(outgoingCount: number, toEnd: () => void): void {
  const posts = useRef(outgoingCount);
  useEffect(() => {
    if (outgoingCount > posts.current) toEnd();
    posts.current = outgoingCount;
  }, [outgoingCount, toEnd]);
}

function EarlierMessages({ older }: { older: ReturnType<typeof useOlder> }) {
  return (
    <div className="pt-2 pb-3 text-center">
      <Button
        variant="quiet"
        size="sm"
        busy={older.isLoading}
        busyLabel={t('Loading…')}
        onClick={older.load}
      >
        {older.hasFailed ? t('Retry earlier messages') : t('Earlier messages')}
      </Button>
    </div>
  );
}

function LatestMessages({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant={unseen > 0 ? 'primary' : 'secondary'}
      icon={ArrowDown}
      onClick={onClick}
      className={`absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-layer animate-rise ${unseen > 0 ? '' : 'bg-raised!'}`}
    >
      {unseen === 0
        ? t('Latest messages')
        : t('{unseen|one:# new message|other:# new messages}', { unseen })}
    </Button>
  );
}

function Nobody() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 py-10 text-center text-muted">
      <MessagesSquare aria-hidden className="size-8" strokeWidth={1.5} />
      <p>{t('No messages yet. Kick it off!')}</p>
    </div>
  );
}
