import DataLoader from 'dataloader';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { ChapterView, PassageView } from '../../../schema/shows/show-texts.ts';
import type { ShowState } from '../../../schema/shows/shows.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { type Slots, statement } from '../../core/database/rows.ts';
import { isVisible, stateOf } from '../show-state.ts';
import { isTextShown, shownChapters } from '../texts/edit-show-texts.service.ts';

/** What only the page of a show asks for. */
export interface ShowFacts {
  readonly state: ShowState;
  readonly appleId: string | null;
  readonly chapters: readonly ChapterView[];
  readonly hasTranscript: boolean;
}

const readFacts = statement(({ ids }: Slots<{ ids: readonly number[] }>) =>
  db
    .selectFrom('contentFeeds as f')
    .leftJoin('showTexts as t', 't.showId', 'f.id')
    .select(['f.id', 'f.isHidden', 'f.goneAt', 'f.publishedAt', 'f.description', 'f.editedFields'])
    .select(['f.appleId', 'f.chaptersUrl', 'f.transcriptUrl', 't.chapters'])
    .select(({ eb }) => eb('t.transcript', 'is not', null).as('hasTranscript'))
    .where('f.id', '=', ({ fn }) => fn.any(ids)),
);

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

/** In the order of the ids; null for what this viewer may not see. */
async function factsOf(ctx: Context, ids: readonly number[]): Promise<(ShowFacts | null)[]> {
  const rows = await readFacts(ctx.em, { ids });
  const maySeeAll = can(ctx.viewer, 'show.manage');
  const facts = new Map<number, ShowFacts>();
  for (const { id, isHidden, ...row } of rows) {
    const times = { goneAt: dateOf(row.goneAt), publishedAt: dateOf(row.publishedAt), isHidden };
    if (!maySeeAll && !isVisible(times, ctx.now())) continue;
    facts.set(id, {
      state: stateOf(times, ctx.now()),
      appleId: row.appleId,
      chapters: shownChapters(row, row),
      hasTranscript: isTextShown('transcript', row) && Boolean(row.hasTranscript),
    });
  }
  return ids.map((id) => facts.get(id) ?? null);
}

const loaders = new WeakMap<Context, DataLoader<number, ShowFacts | null>>();

/** Read together with those of other shows of the same request. */
export function showFacts(ctx: Context, id: number): Promise<ShowFacts | null> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => factsOf(ctx, ids));
    loaders.set(ctx, loader);
  }
  return loader.load(id);
}

const readTranscript = statement(({ id }: Slots<{ id: number }>) =>
  db.selectFrom('showTexts').select('transcript').where('showId', '=', id),
);

/** What is said in a show; null where nothing is known of it, or where this viewer may not see the show. */
export async function showTranscript(
  ctx: Context,
  id: number,
): Promise<{ id: number; passages: readonly PassageView[] } | null> {
  const facts = await showFacts(ctx, id);
  if (!facts?.hasTranscript) return null;
  const [row] = await readTranscript(ctx.em, { id });
  return row?.transcript ? { id, passages: row.transcript } : null;
}
