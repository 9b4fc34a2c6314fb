import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { sanctionAgainst } from '../../schema/accounts/capabilities.ts';
import { CHAT_MAX_LENGTH } from '../../schema/chat.ts';
import { type ChatModesView, isOfCrew, silenceOf, waitSecondsOf } from '../../schema/chat-modes.ts';
import { CHAT_REFUSALS } from '../../schema/refusals/chat.ts';
import { SANCTION_REFUSALS } from '../../schema/refusals/sanctions.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { DelayButton } from '../games/delay/delay-button.tsx';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { useLike } from '../likes/use-like.ts';
import { useReactions } from '../reactions/use-reactions.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { PinnedLine } from '../news/pinned-line.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorBoundary } from '../ui/page/error-boundary.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { HeldPosts } from '../filters/held-posts.tsx';
import { ChatComposer } from './composer/chat-composer.tsx';
import { ChatLogView } from './log/chat-log-view.tsx';
import { ChatSignUp } from './composer/chat-sign-up.tsx';
import { Mentionable, writersIn } from '../mentions/mentionable.ts';
import { HiddenWithGame, LoadingMessages, roomStyle } from './room-parts.tsx';
import { ModesLine } from './modes/modes-line.tsx';
import { isQuoteGone, type Quoted, storedReply, storeReply } from '../replies/quoted.ts';
import { type ChatMessage, quotedOf } from './chat-message.ts';
import { draftKey, replyKey } from './outbox.ts';
import { useChatLog } from './use-chat-log.ts';
import { usePosting } from './composer/use-posting.ts';
import { refusal, t } from '../ui/language.ts';
import { WhoIsHere } from './who-is-here.tsx';

const ModesButton = lazy(() => import('./modes/modes-button.tsx'));

interface ChatRoomProps {
  viewer: AuthUser | null;
  isOpen: boolean;
  modes: ChatModesView;
}

/** The log with its composer; visitors can read and are asked to sign up. */
export function ChatRoom({ viewer, isOpen, modes }: ChatRoomProps) {
  const chat = useChatLog(viewer?.id ?? null);
  const posting = usePosting(chat.store, waitSecondsOf(viewer, modes));
  const likes = useLike('CHAT_MESSAGE', chat.store);
  const reactions = useReactions('CHAT_MESSAGE', chat.store);
  const isReconnecting = useLiveStatus().state === 'reconnecting';
  const [replyTo, setReplyTo] = useState(() => (viewer ? storedReply(replyKey(viewer.id)) : null));
  const silence = sanctionAgainst(viewer, 'chat.whenOpen') ?? silenceOf(viewer, modes);

  const canWrite = viewer !== null && !silence;
  const reply = useCallback(
    (message: Quoted | null) => {
      setReplyTo(message);
      if (viewer) storeReply(replyKey(viewer.id), message);
    },
    [viewer],
  );
  const replyToMessage = useCallback((message: ChatMessage) => reply(quotedOf(message)), [reply]);
  // What is deleted while one replies to it is not quoted any more.
  const quoted = replyTo && !isQuoteGone(chat.log, replyTo) ? replyTo : null;

  const mentionable = useCallback(() => writersIn(chat.log), [chat.log]);
  return (
    <Mentionable value={mentionable}>
      <section aria-labelledby="chat-title" className={roomStyle}>
        <header
          className={classNames(
            'flex min-h-12 items-center gap-3 border-b border-border bg-surface px-4 py-2',
            // On phones the tab above says it already, and every line counts.
            isOpen &&
              !isReconnecting &&
              !isOfCrew(viewer) &&
              'max-sm:sr-only in-data-[low-chat]:sr-only',
          )}
        >
          <h2 id="chat-title" className="display text-h3">
            {t('Game Chat')}
          </h2>
          {isOpen ? (
            <Badge tone="live">{t('LIVE')}</Badge>
          ) : (
            <Badge tone="amber">{t('Admin view: chat is closed')}</Badge>
          )}
          <ChatDelay />
          {isOfCrew(viewer) && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <ModesButton modes={modes} />
              </Suspense>
            </ErrorBoundary>
          )}
          {isReconnecting && (
            <span className="ml-auto animate-[fade_240ms_5s_both] text-small text-muted">
              {t('Reconnecting…')}
            </span>
          )}
        </header>
        <WhoIsHere />
        <PinnedLine className="border-b border-border bg-surface px-4" />
        <ModesLine modes={modes} />
        {chat.log.isLoaded ? (
          <HiddenWithGame>
            <ChatLogView
              chat={chat}
              viewer={viewer}
              likes={likes}
              reactions={reactions}
              retry={posting.retry}
              reply={canWrite ? replyToMessage : undefined}
            />
          </HiddenWithGame>
        ) : chat.log.failure ? (
          <div className="grow p-4">
            <ErrorState text={t('We couldn’t load the messages.')} onRetry={chat.reload} />
          </div>
        ) : (
          <LoadingMessages />
        )}
        <HeldPosts kind="CHAT_MESSAGE" />
        {viewer && silence ? (
          <p className="border-t border-border bg-surface px-4 py-3 font-semibold">
            {refusal({ ...CHAT_REFUSALS, ...SANCTION_REFUSALS }, silence, {})}
          </p>
        ) : viewer ? (
          <ChatComposer
            draftKey={draftKey(viewer.id)}
            maxLength={CHAT_MAX_LENGTH}
            pause={waitSecondsOf(viewer, modes)}
            waitSeconds={posting.waitSeconds}
            isSending={chat.log.outgoing.some(({ state }) => state === 'sending')}
            replyTo={quoted}
            onNoReply={() => reply(null)}
            onSend={(message) => {
              posting.send(message, quoted?.id);
              reply(null);
            }}
          />
        ) : (
          <ChatSignUp />
        )}
      </section>
    </Mentionable>
  );
}

/** Whose video is late reads the chat as late. Where the head gives way to the messages, the page of the game has it. */
function ChatDelay() {
  const live = useQuery(LIVE_GAME).data?.liveGame;
  if (!live?.isLive) return null;
  return (
    <span data-gives-way="to-chat" className="-my-1.5 max-sm:hidden">
      <DelayButton isIcon gameId={live.gameId} />
    </span>
  );
}
