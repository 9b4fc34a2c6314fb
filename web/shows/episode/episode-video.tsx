import { type Ref, useImperativeHandle, useState } from 'react';
import type { LiteEmbed_ItemFragment } from '../../gql/graphql.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiteEmbed } from '../lite-embed.tsx';
import type { Seek } from './seek.ts';

interface EpisodeVideoProps {
  show: LiteEmbed_ItemFragment;
  ref: Ref<Seek>;
}

/** A video: its picture, then the platform's player, which begins anew at each place that is asked for. */
export function EpisodeVideo({ show, ref }: EpisodeVideoProps) {
  const [asked, setAsked] = useState<{ readonly from: number; readonly count: number }>();
  useImperativeHandle(ref, () => ({
    seek: (from) => setAsked((before) => ({ from, count: (before?.count ?? 0) + 1 })),
    position: () => null,
  }));
  const isUpright = show.type === 'SHORTS';
  return (
    <LiteEmbed
      key={asked?.count ?? 0}
      item={show}
      isFirst
      from={asked?.from}
      sizes={isUpright ? '76rem' : '(min-width: 64rem) 46rem, 100vw'}
      className={classNames(isUpright ? 'mx-auto aspect-9/16 max-w-96' : 'aspect-video')}
    />
  );
}
