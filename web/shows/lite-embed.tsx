import { ExternalLink, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../gql/gql.ts';
import type { LiteEmbed_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { playerOf, startIn } from './player.ts';
import { pauseEpisode } from './player/now-playing.ts';
import stockPicture from './stock-picture.svg';
import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment LiteEmbed_item on ContentItem {
    id
    type
    title
    url
    duration
    externalId
    isCurrentlyLive
    thumbnail {
      ...Picture_image
    }
  }
`);

const FRAME = { width: 1280, height: 720 };

interface PlayerProps {
  src: string;
  title: string;
  /** It takes the focus of the button that was pressed for it. */
  isAskedFor: boolean;
}

/** The platform's player, at the volume of the settings. */
function Player({ src, title, isAskedFor }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isAskedFor) frame.current!.focus();
  }, [isAskedFor]);
  useEffect(() => keepVolume(frame.current!), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      className="absolute inset-0 size-full border-0"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function keepVolume(player: HTMLIFrameElement) {
  let stop = () => {};
  let isGone = false;
  void import('../settings/media-volume.ts').then(({ followVolume }) => {
    if (!isGone) stop = followVolume(player);
  });
  return () => {
    isGone = true;
    stop();
  };
}

interface LiteEmbedProps {
  item: LiteEmbed_ItemFragment;
  /** The one at the top of the page: its picture is fetched at once, its play button is the orange one, `?t=` is for it. */
  isFirst?: boolean;
  /** What is live begins without being asked; not beside something else that wants attention. */
  startsByItself?: boolean;
  /** How wide the picture is shown, as `sizes` takes it. */
  sizes: string;
  /** It plays at once, from so many seconds in: the visitor asked for this place. */
  from?: number | undefined;
  className?: string;
}

/** True where visitors asked their browser to save data; nothing plays by itself then. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A picture with a play button that becomes the platform's player when pressed, so that a page loads no player before
 * it is wanted. A live stream plays by itself, muted, as browsers demand. The frame never changes its size.
 */
export function LiteEmbed({
  item,
  isFirst = false,
  startsByItself = true,
  sizes,
  from,
  className,
}: LiteEmbedProps) {
  const { title, thumbnail, duration, isCurrentlyLive } = item;
  const [isPressed, setPressed] = useState(from !== undefined);
  const player = playerOf(item, {
    isMuted: !isPressed,
    // Only once it was pressed: before, the server draws the same.
    start: from ?? (isFirst && isPressed && !isCurrentlyLive ? startIn(window.location.search) : 0),
  });
  const isPlaying =
    player !== null && (isPressed || (startsByItself && isCurrentlyLive && !savesData()));
  const frame = classNames(
    'relative block w-full overflow-hidden rounded-card bg-brand text-on-brand',
    className,
  );

  function press() {
    pauseEpisode();
    setPressed(true);
  }

  if (isPlaying) {
    return (
      <div className={frame}>
        <Player src={player} title={title} isAskedFor={isPressed} />
      </div>
    );
  }

  const picture = (
    <>
      <Picture
        image={thumbnail}
        alt=""
        sizes={sizes}
        fallback={stockPicture}
        frame={FRAME}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover transition-transform duration-240 ease-productive group-hover:scale-103"
      />
      <span
        aria-hidden
        className="absolute inset-0 bg-linear-to-t from-scrim to-transparent to-60%"
      />
      <span
        aria-hidden
        className={classNames(
          'absolute inset-0 m-auto grid place-items-center rounded-full transition-transform duration-110 group-hover:scale-108',
          isFirst
            ? 'size-18 bg-accent text-on-accent'
            : 'size-14 bg-brand text-on-brand ring-2 ring-on-brand',
        )}
      >
        {player ? (
          <Play className="ml-0.5 size-6 fill-current" />
        ) : (
          <ExternalLink className="size-6" />
        )}
      </span>
      {isCurrentlyLive ? (
        <span className="absolute top-3 left-3 rounded-badge bg-live px-2 py-0.5 text-tiny font-bold text-on-live">
          {t('LIVE')}
        </span>
      ) : (
        duration && (
          <span className="absolute right-3 bottom-3 rounded-badge bg-brand px-1.5 py-0.5 text-tiny font-semibold text-on-brand tabular-nums">
            {duration}
          </span>
        )
      )}
    </>
  );

  // Without an id there is nothing to embed; the platform's own page still has it.
  if (!player) {
    return (
      <a href={item.url} rel="noopener" className={classNames(frame, 'group')}>
        <span className="sr-only">
          {t('Watch:')} <Headline text={title} />
        </span>
        {picture}
      </a>
    );
  }
  return (
    <button type="button" className={classNames(frame, 'group')} onClick={press}>
      <span className="sr-only">
        {t('Play:')} <Headline text={title} />
      </span>
      {picture}
    </button>
  );
}
