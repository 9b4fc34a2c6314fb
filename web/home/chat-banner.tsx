import { MessagesSquare } from 'lucide-react';
import { useChatStatus } from '../chat/use-chat-status.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** On game day, while chat is open: the way in. */
export function ChatBanner() {
  const { isOpen } = useChatStatus();
  if (!isOpen) return null;
  return (
    <div className="grid content-start gap-3 rounded-card border-2 border-accent bg-raised p-4 sm:p-6">
      <p className="eyebrow flex items-center gap-2 text-accent-text">
        <MessagesSquare aria-hidden className="size-4" /> It’s game day
      </p>
      <p className="display text-h2">Game chat is open</p>
      <ButtonLink to="/game-chat" className="justify-self-start">
        Join the chat
      </ButtonLink>
    </div>
  );
}
