import { Clapperboard } from 'lucide-react';
import { RECENT_SHORTS, SHOW_TEXTS } from '../../schema/shows/shows.ts';
import { graphql } from '../gql/gql.ts';
import type { Shorts_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { LiteEmbed } from './lite-embed.tsx';
import { Headline } from '../settings/headline.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment Shorts_item on ContentItem {
    ...LiteEmbed_item
  }
`);

/** The first is large; the others are in two columns beside it. On phones one swipes to them: all are as high as it is. */
const GRID =
  '-mx-(--gutter) grid grid-cols-[56vw_44vw_44vw] gap-4 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] sm:mx-0 sm:grid-cols-3 sm:gap-x-6 sm:px-0';
const FIRST = {
  item: 'row-span-2',
  frame: 'aspect-9/16',
  // Wider than the frame, whose height a picture in 16:9 has to fill; on phones a little less than sharp.
  sizes: '(min-width: 40rem) 72rem, 150vw',
};
const OTHER = {
  item: '',
  frame: 'aspect-4/3',
  sizes: '(min-width: 40rem) 33rem, 60vw',
};
const placeOf = (index: number) => (index === 0 ? FIRST : OTHER);

/** The newest short videos. */
export function Shorts({ items }: { items: readonly Shorts_ItemFragment[] }) {
  if (items.length === 0) return <EmptyState icon={Clapperboard} text={t(SHOW_TEXTS.noShorts)} />;
  return (
    <ul className={GRID}>
      {items.map((item, index) => (
        <li key={item.id} className={classNames('grid content-start gap-2', placeOf(index).item)}>
          <LiteEmbed item={item} sizes={placeOf(index).sizes} className={placeOf(index).frame} />
          <h3 className="line-clamp-2 font-semibold">
            <Headline text={item.title} />
          </h3>
        </li>
      ))}
    </ul>
  );
}

export function ShortsSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: RECENT_SHORTS }, (_, index) => (
        <div key={index} className={classNames('grid content-start gap-2', placeOf(index).item)}>
          <Skeleton className={classNames('rounded-card', placeOf(index).frame)} />
          <Skeleton className="h-6" />
        </div>
      ))}
    </div>
  );
}
