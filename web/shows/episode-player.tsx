import { ExternalLink, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type { EpisodePlayer_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { playerOf } from './player.ts';
import stockPicture from './stock-picture.svg';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment EpisodePlayer_item on ContentItem {
    type
    title
    url
    externalId
    thumbnail {
      ...Picture_image
    }
  }
`);

const FRAME = { width: 152, height: 152 };

interface EpisodePlayerProps {
  item: EpisodePlayer_ItemFragment;
  isLarge: boolean;
  /** The details of the episode. */
  children: ReactNode;
}

/**
 * An episode as picture, text and a play button; when pressed, the platform's player replaces all three. The row's
 * height is always that of the player's small or large form.
 */
export function EpisodePlayer({ item, isLarge, children }: EpisodePlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const { title, thumbnail, url } = item;
  const player = playerOf(item);
  const height = isLarge ? 'min-h-38' : 'min-h-20';

  if (isPlaying && player) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={player}
        title={title}
        className={classNames('w-full rounded-card border-0 bg-surface', isLarge ? 'h-38' : 'h-20')}
        allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  const button = classNames(
    'grid shrink-0 place-items-center rounded-full border border-border-strong transition-colors duration-110 hover:bg-accent hover:text-on-accent',
    isLarge ? 'size-11 sm:size-14' : 'size-11',
  );
  return (
    <div className={classNames('flex items-center gap-4', height)}>
      <Picture
        image={thumbnail}
        alt=""
        sizes="9.5rem"
        fallback={stockPicture}
        frame={FRAME}
        className={classNames(
          'shrink-0 rounded-control bg-surface-2 object-cover',
          isLarge ? 'size-38 max-sm:hidden' : 'size-[min(5rem,25vw)]',
        )}
      />
      <div className="grid min-w-0 grow gap-1">{children}</div>
      {player ? (
        <button
          type="button"
          aria-label={t('Play: {title}', { title })}
          className={button}
          onClick={() => setPlaying(true)}
        >
          <Play aria-hidden className="ml-0.5 size-5 fill-current" />
        </button>
      ) : (
        <a
          href={url}
          rel="noopener"
          aria-label={t('Listen: {title}', { title })}
          className={button}
        >
          <ExternalLink aria-hidden className="size-5" />
        </a>
      )}
    </div>
  );
}
