import { ExternalLink, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showPath } from '../../schema/shows/show-paths.ts';
import { graphql } from '../gql/gql.ts';
import type { EpisodePlayer_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { playerOf } from './player.ts';
import { pauseEpisode, playEpisode, useNowPlaying } from './player/now-playing.ts';
import stockPicture from './stock-picture.svg';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment EpisodePlayer_item on ContentItem {
    id
    type
    title
    url
    externalId
    audioUrl
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
 * An episode as picture, text and a play button. An audio file plays in the player at the foot of the page, which stays;
 * without one, the platform's player replaces all three. The row's height is always that of that player's small or large
 * form.
 */
export function EpisodePlayer({ item, isLarge, children }: EpisodePlayerProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, thumbnail, url, audioUrl } = item;
  const isHeard = useNowPlaying(({ track, isPlaying }) => track?.showId === id && isPlaying);
  const isAudioOn = useNowPlaying((now) => now.isPlaying);
  const embed = audioUrl ? null : playerOf(item);
  const height = isLarge ? 'min-h-38' : 'min-h-20';

  // One is heard at a time.
  if (isOpen && isAudioOn) setOpen(false);

  if (isOpen && embed) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={embed}
        title={title}
        className={classNames('w-full rounded-card border-0 bg-surface', isLarge ? 'h-38' : 'h-20')}
        allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  function press() {
    if (isHeard || embed) pauseEpisode();
    if (embed) setOpen(true);
    else if (audioUrl && !isHeard) {
      const picture = thumbnail?.url ?? null;
      playEpisode({ showId: id, title, audioUrl, picture, href: showPath(item) });
    }
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
      {audioUrl || embed ? (
        <button
          type="button"
          aria-label={isHeard ? t('Pause: {title}', { title }) : t('Play: {title}', { title })}
          className={button}
          onClick={press}
        >
          {isHeard ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="ml-0.5 size-5 fill-current" />
          )}
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
