import type { ReactNode } from 'react';
import type { ContentType } from '../../gql/graphql.ts';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

/** How many others the page of a show ends with. */
export const MORE_SHOWS_COUNT = 3;

const LISTS = {
  episodes: 'grid grid-cols-1 gap-5',
  shows: 'grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-3',
} as const;
/** As high as a card, so that nothing moves when they have loaded. */
const HEIGHTS = { episodes: 'h-20 sm:h-28', shows: 'h-24 sm:h-48' } as const;

const listOf = (type: ContentType) => (type === 'PODCAST' ? 'episodes' : 'shows');

/** The heading of the other shows, and the list that `children` are the rows of. */
export function MoreShowsFrame({ type, children }: { type: ContentType; children: ReactNode }) {
  const list = listOf(type);
  return (
    <section aria-labelledby="more-shows-title" className="mt-12 border-t border-border pt-8">
      <h2 id="more-shows-title" className="display mb-5 text-h2">
        {list === 'episodes' ? t('More episodes') : t('More shows')}
      </h2>
      <ul className={LISTS[list]}>{children}</ul>
    </section>
  );
}

export function MoreShowsSkeleton({ type }: { type: ContentType }) {
  const list = listOf(type);
  return (
    <Loading
      label={t('Loading shows…')}
      className={classNames(LISTS[list], 'mt-12 border-t border-border pt-21')}
    >
      {Array.from({ length: MORE_SHOWS_COUNT }, (_, at) => (
        <Skeleton key={at} className={HEIGHTS[list]} />
      ))}
    </Loading>
  );
}
