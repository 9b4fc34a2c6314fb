import { lazy } from 'react';
import { canChat } from '../../schema/chat.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { ChatClosed } from './chat-closed.tsx';
import { ChatRoom } from './chat-room.tsx';
import { ChatRules } from './chat-rules.tsx';
import { modesOf } from './modes/chat-modes.ts';
import { LoadingVideo } from './loading-video.tsx';
import { useChatStatus } from './use-chat-status.ts';
import { WindowFit } from './log/window-fit.tsx';
import { t } from '../ui/language.ts';

const ChatVideo = lazy(() => import('./chat-video.tsx'));

/** Game chat: the chat room while it is open (for admins always), else when it opens next. */
export function ChatPanel() {
  const { user } = useAuth();
  const isWide = useIsWide();
  const { status, isOpen, error, retry } = useChatStatus();
  if (!status) {
    if (error) return <ErrorState text={t('We couldn’t reach Game Chat.')} onRetry={retry} />;
    return (
      <WindowFit>
        <Loading label={t('Loading game chat...')}>
          <Skeleton className="h-(--chat-height) rounded-card" />
        </Loading>
      </WindowFit>
    );
  }
  if (!isOpen && !canChat(user, false)) return <ChatClosed nextGameDate={status.nextGameDate} />;
  return (
    <WindowFit className="grid gap-6 max-sm:-mt-5 in-data-[low-chat]:-mt-5 lg:grid-cols-[minmax(0,2fr)_minmax(22rem,1fr)]">
      {/* Whose likes and drafts these are changes with the member. */}
      <ChatRoom key={user?.id ?? 'visitor'} viewer={user} isOpen={isOpen} modes={modesOf(status)} />
      <div className="grid content-start gap-6 lg:order-first">
        {isWide && (
          <LazyPart fallback={<LoadingVideo />}>
            <ChatVideo />
          </LazyPart>
        )}
        <ChatRules />
      </div>
    </WindowFit>
  );
}
