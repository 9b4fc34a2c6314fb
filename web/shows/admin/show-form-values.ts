import type { ContentType } from '../../../schema/shows/shows.ts';
import { mountainClock, mountainDate } from '../../../schema/time/clock.ts';
import type { ManagedShow_RowFragment } from '../../gql/graphql.ts';

export interface ShowFormValues {
  readonly type: ContentType;
  readonly title: string;
  readonly url: string;
  readonly duration: string;
  readonly thumbnailUrl: string;
  readonly audioUrl: string;
  readonly description: string;
  /** Of Denver's clocks; both empty: at once. */
  readonly date: string;
  readonly time: string;
}

export function showFormValues(show: ManagedShow_RowFragment['show'] | null): ShowFormValues {
  const at = show?.publishedAt ? new Date(show.publishedAt) : null;
  return {
    type: show?.type ?? 'live',
    title: show?.title ?? '',
    url: show?.url ?? '',
    duration: show?.duration ?? '',
    thumbnailUrl: show?.thumbnailUrl ?? '',
    audioUrl: show?.audioUrl ?? '',
    description: show?.description ?? '',
    date: at ? mountainDate(at) : '',
    time: at ? mountainClock(at) : '',
  };
}
