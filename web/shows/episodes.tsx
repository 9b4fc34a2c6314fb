import { Podcast } from 'lucide-react';
import { SHOW_TEXTS } from '../../schema/shows/shows.ts';
import { graphql } from '../gql/gql.ts';
import type { Episodes_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { EpisodePlayer } from './episode-player.tsx';
import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment Episodes_item on ContentItem {
    id
    title
    description
    duration
    publishedAt
    ...EpisodePlayer_item
  }
`);

interface EpisodesProps {
  items: readonly Episodes_ItemFragment[];
  /** Shows the newest larger, with its description. */
  hasLead?: boolean;
}

/** Podcast episodes, newest first, each with its player. */
export function Episodes({ items, hasLead = false }: EpisodesProps) {
  if (items.length === 0) return <EmptyState icon={Podcast} text={t(SHOW_TEXTS.noEpisodes)} />;
  return (
    <ol className="grid grid-cols-1">
      {items.map((item, index) => (
        <Episode key={item.id} item={item} isLead={hasLead && index === 0} />
      ))}
    </ol>
  );
}

function Episode({ item, isLead }: { item: Episodes_ItemFragment; isLead: boolean }) {
  const { title, description, duration, publishedAt } = item;
  return (
    <li className={classNames('border-b border-border py-4 last:border-b-0', isLead && 'pt-0')}>
      <EpisodePlayer item={item} isLarge={isLead}>
        {isLead && <p className="eyebrow text-accent-text">{t('Latest episode')}</p>}
        <h3 className={isLead ? 'display text-h2' : 'line-clamp-2 font-bold'}>
          <Headline text={title} />
        </h3>
        {isLead && description && (
          <p className="line-clamp-2 max-w-[60ch] text-muted">{description}</p>
        )}
        <p className="text-small text-muted">
          {publishedAt && <RelativeDate date={publishedAt} />}
          {publishedAt && duration && ' · '}
          {duration && <span className="tabular-nums">{duration}</span>}
        </p>
      </EpisodePlayer>
    </li>
  );
}

export function EpisodesSkeleton({ count, hasLead = false }: { count: number; hasLead?: boolean }) {
  return (
    <div className="grid">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={classNames(
            'border-b border-border py-4 last:border-b-0',
            hasLead && index === 0 && 'pt-0',
          )}
        >
          <Skeleton className={hasLead && index === 0 ? 'h-38' : 'h-20'} />
        </div>
      ))}
    </div>
  );
}
