import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isBlank } from '../../../schema/blank.ts';
import type { ShowInput } from '../../../schema/shows/show-shape.ts';
import { chaptersInLines } from '../../../schema/shows/show-text-lines.ts';
import {
  type ChapterView,
  chaptersInDescription,
  type PassageView,
  SHOW_TEXT_LIMITS,
} from '../../../schema/shows/show-texts.ts';
import { refuse } from '../../core/errors.ts';
import type { ContentFeed } from '../content-feed.entity.ts';
import { markEdited } from '../show-state.ts';
import { ShowText } from './show-text.entity.ts';
import { TextFormatError } from './text-format-error.ts';
import { transcriptIn } from './transcript.ts';

/** Chapters and transcript that an admin entered; what is undefined stays as it was. */
export interface EditedTexts {
  readonly chapters: readonly ChapterView[] | undefined;
  readonly transcript: readonly PassageView[] | undefined;
}

export function editedTexts({
  chapters,
  transcript,
}: Pick<ShowInput, 'chapters' | 'transcript'>): EditedTexts {
  return {
    chapters: chapters == null ? undefined : chaptersInLines(chapters).chapters,
    transcript: transcript == null ? undefined : passagesIn(transcript),
  };
}

function passagesIn(text: string): PassageView[] {
  if (isBlank(text)) return [];
  const { passages: most } = SHOW_TEXT_LIMITS;
  try {
    const passages = transcriptIn(text, most + 1);
    if (passages.length <= most) return passages;
  } catch (error) {
    if (!(error instanceof TextFormatError)) throw error;
    throw refuse('show.transcriptFormat', {}, { field: 'transcript' });
  }
  throw refuse(
    'show.transcriptPassages',
    { max: most.toLocaleString('en-US') },
    { field: 'transcript' },
  );
}

type Stored = Pick<ContentFeed, 'description' | 'chaptersUrl' | 'transcriptUrl' | 'editedFields'>;
type Chapters = Pick<ShowText, 'chapters'> | null;

/** What was read at the host counts while the show names an address for it; what an admin entered always does. */
export const isTextShown = (
  name: 'chapters' | 'transcript',
  { editedFields, chaptersUrl, transcriptUrl }: Omit<Stored, 'description'>,
): boolean =>
  editedFields.includes(name) || (name === 'chapters' ? chaptersUrl : transcriptUrl) != null;

/** The chapters that visitors see: entered by an admin, else of the file at the host, else in the description. */
export function shownChapters(show: Stored, stored: Chapters): readonly ChapterView[] {
  const own = isTextShown('chapters', show) ? stored?.chapters : null;
  if (show.editedFields.includes('chapters')) return own ?? [];
  return own ?? chaptersInDescription(show.description ?? null);
}

/** Stores what differs from what visitors see, so that no import changes it. Returns the names of what changed. */
export async function storeTexts(
  tx: EntityManager,
  show: ContentFeed,
  { chapters, transcript }: EditedTexts,
): Promise<('chapters' | 'transcript')[]> {
  if (chapters === undefined && transcript === undefined) return [];
  const stored = await tx.findOne(ShowText, { show: show.id });
  const passages = isTextShown('transcript', show) ? (stored?.transcript ?? []) : [];
  const changed = {
    ...(chapters &&
      !isDeepStrictEqual(chapters, shownChapters(show, stored)) && { chapters: [...chapters] }),
    ...(transcript &&
      !isDeepStrictEqual(transcript, passages) && {
        transcript: transcript.length > 0 ? [...transcript] : null,
      }),
  };
  const names = (['chapters', 'transcript'] as const).filter((name) => name in changed);
  if (names.length === 0) return [];
  if (stored) tx.assign(stored, changed);
  else tx.create(ShowText, { show, failures: 0, ...changed });
  markEdited(show, names);
  return names;
}
