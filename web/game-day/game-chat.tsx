import type { CSSProperties } from 'react';
import { canChat } from '../../schema/chat.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { ChatRoom } from '../chat/chat-room.tsx';
import { modesOf } from '../chat/modes/chat-modes.ts';
import { useChatStatus } from '../chat/use-chat-status.ts';

/** As high as the window lets it be below header and bar. */
const HEIGHT = 'calc(100dvh - var(--header-height) - var(--game-bar-height) - 3rem)';

/** The chat beside the plays, while it is open. */
export default function GameChat() {
  const { user } = useAuth();
  const { status, isOpen } = useChatStatus();
  if (!status || (!isOpen && !canChat(user, false))) return null;
  return (
    <div
      className="lg:sticky lg:top-[calc(var(--header-height)+var(--game-bar-height)+1.5rem)]"
      style={{ '--chat-height': HEIGHT } as CSSProperties}
    >
      {/* Whose likes and drafts these are changes with the member. */}
      <ChatRoom key={user?.id ?? 'visitor'} viewer={user} isOpen={isOpen} modes={modesOf(status)} />
    </div>
  );
}
