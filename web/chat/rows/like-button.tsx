import { Heart } from 'lucide-react';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ChatMessage } from '../chat-message.ts';
import { actionStyle, quietActionStyle } from './row-style.ts';
import { t } from '../../ui/language.ts';

interface LikeButtonProps {
  message: ChatMessage;
  onToggle: (id: number, liked: boolean) => void;
}

/** Likes a message or takes the like back; visitors are asked to sign up first. */
export function LikeButton({
  message: { id, likeCount: likes, isLikedByMe },
  onToggle,
}: LikeButtonProps) {
  const { user, openAuth } = useAuth();
  const isLiked = isLikedByMe === true;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={likes === 1 ? t('Like, 1 like') : t('Like, {likes} likes', { likes })}
      title={t('Like')}
      className={classNames(
        likes > 0 || isLiked ? actionStyle : quietActionStyle,
        isLiked && 'text-accent-text!',
      )}
      onClick={() => (can(user, 'like.toggle') ? onToggle(id, !isLiked) : openAuth('signup'))}
    >
      <Heart aria-hidden className={classNames('size-4', isLiked && 'fill-current')} />
      {likes > 0 && <span className="tabular-nums">{likes}</span>}
    </button>
  );
}
