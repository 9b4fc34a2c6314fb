import { useFragment } from '@apollo/client/react';
import { Heart, ImageOff } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { labelOf } from './photo-category.ts';
import { LEAD_SIZES } from '../../schema/photos/images.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { VisuallyHidden } from '../ui/page/visually-hidden.tsx';
import { TO_PHOTO } from './photo-address.ts';
import { NO_PICTURE } from './no-picture.ts';
import { PHOTO_FRAGMENT } from './photo-operations.ts';
import { t } from '../ui/language.ts';

interface PhotoTileProps {
  id: number;
  to: To;
  /** Deleted since it was fetched: its space stays, so that the others do not move. */
  isRemoved: boolean;
  /** In the window from the start. */
  isFirst: boolean;
}

/** One photo in the grid: the way to its viewer, its category and how many like it. */
export function PhotoTile({ id, to, isRemoved, isFirst }: PhotoTileProps) {
  const { data: photo, complete } = useFragment({
    fragment: PHOTO_FRAGMENT,
    fragmentName: 'Photo_photo',
    from: { __typename: 'Photo', id },
  });
  if (isRemoved || !complete)
    return (
      <div className="grid aspect-square place-content-center justify-items-center gap-2 rounded-card border border-dashed border-border p-3 text-center text-small text-muted">
        <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
        {t('This photo was removed.')}
      </div>
    );
  const { category, altText, description, likeCount, isLikedByMe, user, image } = photo;
  const isByAi = category === 'AI';
  return (
    <Link
      id={`photo-${id}`}
      to={to}
      {...TO_PHOTO}
      className="group relative block aspect-square overflow-hidden rounded-card bg-surface-2"
    >
      <Picture
        image={image}
        alt={altText ?? description ?? t('Photo by {name}', { name: user.name })}
        sizes={LEAD_SIZES.photo}
        fallback={NO_PICTURE}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover transition-transform duration-240 ease-productive group-hover:scale-103"
      />
      <VisuallyHidden>, </VisuallyHidden>
      <Badge
        tone={isByAi ? 'blue' : 'neutral'}
        className="absolute top-2 left-2 max-w-[calc(100%-1rem)] whitespace-normal!"
      >
        {isByAi ? t('AI Generated') : t(labelOf(photo))}
      </Badge>
      {image.animation && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <Badge className="absolute bottom-2 left-2">{t('GIF')}</Badge>
        </>
      )}
      <VisuallyHidden>, </VisuallyHidden>
      <Badge className="absolute right-2 bottom-2 tabular-nums">
        <Heart
          aria-hidden
          className={classNames('size-3.5', isLikedByMe && 'fill-accent text-accent-text')}
        />
        <span aria-hidden>{likeCount}</span>
        <VisuallyHidden>
          {t('{likes|one:# like|other:# likes}', { likes: likeCount })}
        </VisuallyHidden>
      </Badge>
    </Link>
  );
}
