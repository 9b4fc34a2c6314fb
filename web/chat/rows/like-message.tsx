import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { LikeAct } from '../../likes/like-button.tsx';
import { t } from '../../ui/language.ts';
import type { ChatMessage } from '../chat-message.ts';
import { actionStyle, quietActionStyle } from './row-style.ts';

interface LikeMessageProps {
  message: ChatMessage;
  like: (message: ChatMessage, liked: boolean) => void;
}

/** Likes a message or takes the like back; visitors are asked to sign up first. */
export function LikeMessage({ message, like }: LikeMessageProps) {
  const { user, openAuth } = useAuth();
  const { likeCount, isLikedByMe } = message;
  return (
    <LikeAct
      thing={message}
      onLike={(liked) => (can(user, 'like.toggle') ? like(message, liked) : openAuth('signup'))}
      title={t('Like')}
      className={likeCount > 0 || isLikedByMe === true ? actionStyle : quietActionStyle}
    />
  );
}
