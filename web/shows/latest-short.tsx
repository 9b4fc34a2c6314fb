import { Clapperboard } from 'lucide-react';
import { SHOW_TEXTS } from '../../schema/shows/shows.ts';
import { graphql } from '../gql/gql.ts';
import type { LatestShort_ItemFragment } from '../gql/graphql.ts';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { LiteEmbed } from './lite-embed.tsx';
import { t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment LatestShort_item on ContentItem {
    ...LiteEmbed_item
  }
`);

/** Upright, but on phones not as high as the window. */
const FRAME = 'mx-auto aspect-9/16 max-w-96 max-sm:aspect-4/5';

/** The newest short video, upright. */
export function LatestShort({ item }: { item: LatestShort_ItemFragment | null | undefined }) {
  if (!item) return <EmptyState icon={Clapperboard} text={t(SHOW_TEXTS.noShorts)} />;
  return (
    <div className="grid gap-2">
      <LiteEmbed item={item} sizes="36rem" className={FRAME} />
      <h3 className="mx-auto line-clamp-2 min-h-12 w-full max-w-96 font-semibold">{item.title}</h3>
    </div>
  );
}

export function LatestShortSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className={`w-full rounded-card ${FRAME}`} />
      <Skeleton className="mx-auto h-12 w-full max-w-96" />
    </div>
  );
}
