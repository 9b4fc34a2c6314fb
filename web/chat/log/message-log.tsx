import { ArrowDown, MessagesSquare } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../../ui/language.ts';
import type { Said } from '../chat-message.ts';
import { useLinkedMessage } from '../rows/use-linked-message.ts';
import type { useOlder } from '../use-older.ts';
import { ChatAnnouncer } from './chat-announcer.tsx';
import type { LogLine } from './log-lines.ts';
import { useLogFocus } from './use-log-focus.ts';
import { ROOM_AT_END, useLogWindow } from './use-log-window.ts';

interface MessageLogProps<Message extends Said> {
  /** Oldest first. */
  messages: readonly Message[];
  lines: readonly LogLine<Message>[];
  outgoingCount: number;
  hasOlder: boolean;
  older: ReturnType<typeof useOlder>;
  viewerId: number | undefined;
  /** The message on which one acts: it stays in the page. */
  actingId: number | undefined;
  /** What is shown where there is nothing. */
  empty: string | null;
  children: (line: LogLine<Message>) => ReactNode;
}

/** The lines of a conversation, oldest first. Only those near the window are in the page. */
export function MessageLog<Message extends Said>(props: MessageLogProps<Message>) {
  const { messages, lines, outgoingCount, hasOlder, older, viewerId, actingId, empty, children } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusedKey = useLogFocus(scroller, lines);
  const actingKey = lines.find(
    (line) => line.kind === 'message' && line.message.id === actingId,
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

  const unseen = useUnseen(messages, isAtEnd, viewerId);
  useOwnPosts(outgoingCount, toEnd);

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
          {lines.length === 0 && empty !== null && <Nothing text={empty} />}
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
                {children(lines[index]!)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && <LatestMessages unseen={unseen} onClick={toEnd} />}
      <ChatAnnouncer messages={messages} viewerId={viewerId} />
    </div>
  );
}

/** How many messages of others have come that were not in view yet. */
function useUnseen(messages: readonly Said[], isAtEnd: boolean, viewerId?: number): number {
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

function EarlierMessages({ older }: Pick<MessageLogProps<Said>, 'older'>) {
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

function Nothing({ text }: { text: string }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 py-10 text-center text-muted">
      <MessagesSquare aria-hidden className="size-8" strokeWidth={1.5} />
      <p>{text}</p>
    </div>
  );
}
