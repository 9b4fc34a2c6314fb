import { ArrowDown, MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AuthUser } from '../accounts/stored-user.ts';
import { Button } from '../ui/button.tsx';
import { ChatRow } from './chat-row.tsx';
import { dayLabel, logLines } from './log-lines.ts';
import { messagesOf } from './merge.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import type { useChatLog } from './use-chat-log.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

interface ChatLogViewProps {
  chat: ReturnType<typeof useChatLog>;
  viewer: AuthUser | null;
  toggleLike: (id: number, liked: boolean) => void;
  retry: (clientId: string, message: string) => void;
}

/** The messages, oldest first, with a line before each day. Stays at the end unless the reader has scrolled up. */
export function ChatLogView({ chat, viewer, toggleLike, retry }: ChatLogViewProps) {
  const { log, store } = chat;
  const messages = useMemo(() => messagesOf(log), [log]);
  const lines = useMemo(() => logLines(messages), [messages]);
  const { scroller, isPinned, onScroll, toEnd } = usePinnedScroll(messages[0]?.id);
  const newestId = messages.at(-1)?.id ?? 0;
  const [seenId, setSeenId] = useState(newestId);
  // While the end is in view all of it is seen.
  if (isPinned && seenId !== newestId) setSeenId(newestId);
  const unseen = messages.filter(({ id, userId }) => id > seenId && userId !== viewer?.id).length;
  const now = new Date();

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-relevant="additions"
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- WCAG 2.1.1 asks for it here
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain px-3 py-4 -outline-offset-3! [overflow-anchor:none] sm:px-4"
      >
        {log.hasOlder && (
          <div className="text-center">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void chat.loadOlder().catch(() => undefined)}
            >
              Earlier messages
            </Button>
          </div>
        )}
        {messages.length === 0 && log.outgoing.length === 0 && <Nobody />}
        <ol className="grid gap-1">
          {lines.map((line) =>
            line.kind === 'day' ? (
              <li
                key={line.day}
                className="my-3 flex items-center gap-3 text-small font-semibold text-muted before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
              >
                <time dateTime={line.day}>{dayLabel(line.day, now)}</time>
              </li>
            ) : (
              <ChatRow
                key={line.message.id}
                message={line.message}
                isContinued={line.isContinued}
                viewer={viewer}
                store={store}
                toggleLike={toggleLike}
              />
            ),
          )}
          {log.outgoing.map((post) => (
            <OutgoingRow
              key={post.clientId}
              post={post}
              onRetry={() => retry(post.clientId, post.message)}
              onDiscard={() => store.dispatch({ type: 'discarded', clientId: post.clientId })}
            />
          ))}
        </ol>
      </div>
      {!isPinned && (
        <Button
          size="sm"
          icon={ArrowDown}
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-layer"
        >
          {unseen === 0
            ? 'Latest messages'
            : unseen === 1
              ? '1 new message'
              : `${unseen} new messages`}
        </Button>
      )}
    </div>
  );
}

function Nobody() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 py-10 text-center text-muted">
      <MessagesSquare aria-hidden className="size-8" strokeWidth={1.5} />
      <p>No messages yet. Kick it off!</p>
    </div>
  );
}
