import { Heart } from 'lucide-react';
import { Button } from '../ui/buttons/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import type { Liked } from './use-like.ts';

interface LikeButtonProps {
  thing: Liked;
  onLike: (liked: boolean) => void;
  className?: string;
}

/** What a button is called whose number is only a number. */
export const likeLabel = (count: number) =>
  t('Like, {likes|one:# like|other:# likes}', { likes: count });

/** The heart among the acts of a comment or a message, with the number once there is one. */
export function LikeAct({
  thing: { likeCount, isLikedByMe },
  onLike,
  title,
  className,
}: LikeButtonProps & { title?: string }) {
  const isLiked = isLikedByMe === true;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={likeLabel(likeCount)}
      title={title}
      className={classNames(className, isLiked && 'text-accent-text!')}
      onClick={() => onLike(!isLiked)}
    >
      <Heart aria-hidden className={classNames('size-4', isLiked && 'fill-current')} />
      {likeCount > 0 && <span className="tabular-nums">{likeCount}</span>}
    </button>
  );
}

/** The button of what has a page of its own. */
export function LikeButton({
  thing: { likeCount, isLikedByMe },
  onLike,
  hasCount,
  label,
  className,
}: LikeButtonProps & { hasCount: boolean; label?: string }) {
  const isLiked = isLikedByMe === true;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isLiked}
      aria-label={label}
      className={className}
      onClick={() => onLike(!isLiked)}
    >
      <Heart
        aria-hidden
        className={classNames('size-[1.125em]', isLiked && 'fill-accent text-accent')}
      />
      {t('Like')}
      {hasCount && <span className="tabular-nums">{likeCount}</span>}
    </Button>
  );
}
