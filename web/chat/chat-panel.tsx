import { canChat } from '../../schema/chat.ts';
import { useAuth } from '../accounts/auth.ts';
import { classNames } from '../ui/class-names.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import { ChatClosed } from './chat-closed.tsx';
import { ChatRoom } from './chat-room.tsx';
import { ChatRules } from './chat-rules.tsx';
import { useChatStatus } from './use-chat-status.ts';

/** The room takes what the frame and the tabs leave of the window. */
const HEIGHT =
  '[--chat-height:calc(100dvh-var(--header-height)-var(--game-bar-height)-var(--tab-bar-height)-7.5rem)] ' +
  'lg:[--chat-height:max(30rem,calc(100dvh-var(--header-height)-var(--game-bar-height)-18.75rem))]';

/** Game chat: the room while it is open (for admins always), else when it opens next. */
export function ChatPanel() {
  const { user } = useAuth();
  const { status, isOpen, error, retry } = useChatStatus();
  if (!status) {
    if (error) return <ErrorState text="Game chat could not be reached." onRetry={retry} />;
    return (
      <Loading label="Loading game chat..." className={HEIGHT}>
        <Skeleton className="h-(--chat-height) rounded-card" />
      </Loading>
    );
  }
  if (!isOpen && !canChat(user, false)) return <ChatClosed nextGameDate={status.nextGameDate} />;
  return (
    <div className={classNames(HEIGHT, 'grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]')}>
      {/* Whose likes and drafts these are changes with the member. */}
      <ChatRoom key={user?.id ?? 'visitor'} viewer={user} isOpen={isOpen} />
      <ChatRules />
    </div>
  );
}
