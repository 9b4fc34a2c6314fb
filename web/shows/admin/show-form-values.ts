import { chapterLines, transcriptText } from '../../../schema/shows/show-text-lines.ts';
import type { PassageView } from '../../../schema/shows/show-texts.ts';
import { mountainClock, mountainDate } from '../../../schema/time/clock.ts';
import type { AddShowInput, ContentType, ManagedShowQuery } from '../../gql/graphql.ts';

export interface ShowFormValues {
  readonly type: ContentType;
  readonly title: string;
  readonly url: string;
  readonly duration: string;
  readonly thumbnailUrl: string;
  readonly audioUrl: string;
  readonly description: string;
  /** One a line. */
  readonly chapters: string;
  readonly transcript: string;
  /** Of Denver's clocks; both empty: at once. */
  readonly date: string;
  readonly time: string;
}

/** A show with what only its form needs of it. */
export type StoredShow = NonNullable<ManagedShowQuery['managedShow']> & {
  readonly passages: readonly PassageView[];
};

export function showFormValues(stored: StoredShow | null): ShowFormValues {
  const show = stored?.show;
  const at = show?.publishedAt ? new Date(show.publishedAt) : null;
  return {
    type: show?.type ?? 'LIVE',
    title: show?.title ?? '',
    url: show?.url ?? '',
    duration: show?.duration ?? '',
    thumbnailUrl: show?.thumbnailUrl ?? '',
    audioUrl: show?.audioUrl ?? '',
    description: show?.description ?? '',
    chapters: chapterLines(show?.chapters ?? []),
    transcript: transcriptText(stored?.passages ?? []),
    date: at ? mountainDate(at) : '',
    time: at ? mountainClock(at) : '',
  };
}

/** What is sent: null for what stays as it is, so that it still follows its source. */
export function onlyTouched(
  input: AddShowInput,
  { date, time, chapters, transcript }: ShowFormValues,
  before: ShowFormValues,
): AddShowInput {
  // The fields have no seconds: a time that was not touched stays exact.
  const isUntouched = date === before.date && time === before.time;
  return {
    ...input,
    publishedAt: isUntouched ? null : input.publishedAt,
    chapters: chapters === before.chapters ? null : chapters,
    transcript: transcript === before.transcript ? null : transcript,
  };
}
