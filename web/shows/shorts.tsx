import { Clapperboard } from 'lucide-react';
import { RECENT_SHORTS, SHOW_TEXTS } from '../../schema/shows.ts';
import { graphql } from '../gql/gql.ts';
import type { Shorts_ItemFragment } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/states.tsx';
import { LiteEmbed } from './lite-embed.tsx';

graphql(/* GraphQL */ `
  fragment Shorts_item on ContentItem {
    ...LiteEmbed_item
  }
`);

/** On phones the first is large and the others stand in two columns; wide windows show one row. */
const GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5';
const FIRST = 'col-span-2 sm:col-span-1 max-sm:aspect-4/5';
const EACH = 'aspect-9/16';

/** The newest short videos. */
export function Shorts({ items }: { items: readonly Shorts_ItemFragment[] }) {
  if (items.length === 0) return <EmptyState icon={Clapperboard} text={SHOW_TEXTS.noShorts} />;
  return (
    <ul className={GRID}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={classNames('grid content-start gap-2', index === 0 && 'max-sm:col-span-2')}
        >
          <LiteEmbed item={item} className={index === 0 ? `${FIRST} sm:aspect-9/16` : EACH} />
          <h3 className="line-clamp-2 font-semibold">{item.title}</h3>
        </li>
      ))}
    </ul>
  );
}

export function ShortsSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: RECENT_SHORTS }, (_, index) => (
        <div
          key={index}
          className={classNames('grid content-start gap-2', index === 0 && 'max-sm:col-span-2')}
        >
          <Skeleton
            className={classNames('rounded-card', index === 0 ? `${FIRST} sm:aspect-9/16` : EACH)}
          />
          <Skeleton className="h-6" />
        </div>
      ))}
    </div>
  );
}
