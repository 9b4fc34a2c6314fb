import { Link } from 'react-router-dom';
import { showPath } from '../../../schema/shows/show-paths.ts';
import type { ShowCard_ItemFragment } from '../../gql/graphql.ts';
import { Headline } from '../../settings/headline.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t, translated } from '../../ui/language.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RelativeDate } from '../../ui/time/relative-date.tsx';
import stockPicture from '../stock-picture.svg';
import { TYPE_WORDS } from '../type-words.ts';

/** Episodes have square pictures, what is watched has wide ones. */
const SQUARE = { width: 320, height: 320 };
const WIDE = { width: 640, height: 360 };

/** One show of an archive: its picture, what it is, and the way to its page. */
export function ShowCard({ item }: { item: ShowCard_ItemFragment }) {
  const { type, title, description, duration, publishedAt, isCurrentlyLive, thumbnail } = item;
  const isEpisode = type === 'PODCAST';
  return (
    <article
      className={classNames(
        'group relative grid gap-x-4 gap-y-3',
        isEpisode
          ? 'grid-cols-[minmax(0,5rem)_minmax(8rem,1fr)] in-data-large-text:max-sm:grid-cols-[3rem_minmax(0,1fr)] sm:grid-cols-[7rem_1fr]'
          : 'max-sm:grid-cols-[minmax(0,8.5rem)_minmax(8rem,1fr)] in-data-large-text:max-sm:grid-cols-1 sm:content-start',
      )}
    >
      <div className="relative self-start overflow-hidden rounded-card bg-surface-2">
        <Picture
          image={thumbnail}
          alt=""
          sizes={isEpisode ? '7rem' : '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 9rem'}
          fallback={stockPicture}
          frame={isEpisode ? SQUARE : WIDE}
          className={classNames(
            'w-full object-cover transition-transform duration-240 ease-productive group-hover:scale-103',
            isEpisode ? 'aspect-square' : 'aspect-video',
          )}
        />
        {duration && !isEpisode && (
          <span className="absolute right-2 bottom-2 rounded-badge bg-brand px-1.5 py-0.5 text-tiny font-semibold text-on-brand tabular-nums">
            {duration}
          </span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        {!isEpisode && (
          <p className="flex flex-wrap gap-2">
            {isCurrentlyLive ? (
              <Badge tone="live">{t('LIVE')}</Badge>
            ) : (
              <Badge>{translated(TYPE_WORDS[type])}</Badge>
            )}
          </p>
        )}
        <h2 className="line-clamp-3 font-bold wrap-anywhere">
          <Link
            to={showPath(item)}
            className="rounded-badge after:absolute after:inset-0 group-hover:underline"
          >
            <Headline text={title} />
          </Link>
        </h2>
        {isEpisode && description && (
          <p className="line-clamp-2 text-small text-muted max-sm:hidden">{description}</p>
        )}
        <p className="text-small text-muted">
          {publishedAt && <RelativeDate date={publishedAt} />}
          {isEpisode && publishedAt && duration && ' · '}
          {isEpisode && duration && <span className="tabular-nums">{duration}</span>}
        </p>
      </div>
    </article>
  );
}
