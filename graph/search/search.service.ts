import { mountainDate } from '../../schema/clock.ts';
import {
  SEARCH_MIN_LENGTH,
  SEARCH_PAGE,
  type SearchAnswer,
  searchInput,
  type SearchFilter,
  type SearchResultView,
  searchWords,
  type TextPart,
} from '../../schema/search.ts';
import type { Context } from '../core/context.ts';
import { pageSize } from '../core/paging.ts';
import { findByLikeness, findByWords, type FoundRow, MARK } from './search.reads.ts';

/** Fewer matches than this, and words that are merely alike are looked for too. */
const FEW = 3;

/** Finds articles, shows, games and approved questions. Fewer than two characters find nothing. */
export async function search(
  ctx: Context,
  raw: { query: string; filter?: SearchFilter; first?: number },
): Promise<SearchAnswer> {
  const { query, filter } = searchInput.parse(raw);
  const first = pageSize(raw.first ?? SEARCH_PAGE);
  const words = searchWords(query);
  if (query.trim().length < SEARCH_MIN_LENGTH || words.length === 0)
    return { results: [], total: 0, query };
  await ctx.limits.take('search', ctx.viewer ? `user:${ctx.viewer.id}` : ctx.address);
  const wanted = { words, filter, first, now: ctx.now() };
  let rows = await findByWords(ctx.em, wanted);
  if ((rows[0]?.total ?? 0) < FEW) {
    const known = new Set(rows.map(keyOf));
    const alike = (await findByLikeness(ctx.em, wanted)).filter((row) => !known.has(keyOf(row)));
    rows = [...rows, ...alike]
      .slice(0, first)
      .map((row) => ({ ...row, total: rows.length + alike.length }));
  }
  return { results: rows.map(viewOf), total: rows[0]?.total ?? 0, query };
}

const keyOf = ({ type, id }: FoundRow) => `${type} ${id}`;

function viewOf({
  markedTitle,
  markedDescription,
  publishedAt,
  createdAt,
  kickoffAt,
  total: _total,
  ...rest
}: FoundRow): SearchResultView {
  const titleParts = partsOf(markedTitle);
  const descriptionParts = partsOf(markedDescription ?? '');
  return {
    ...rest,
    title: textOf(titleParts),
    titleParts,
    description: markedDescription === null ? null : textOf(descriptionParts),
    descriptionParts,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    createdAt: createdAt === null ? null : new Date(createdAt),
    date: kickoffAt === null ? null : mountainDate(new Date(kickoffAt)),
  };
}

const textOf = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

/** A text with marks, as stretches that match and stretches that don't. */
function partsOf(marked: string): TextPart[] {
  return marked
    .split(MARK.start)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isMatch: false }];
      const [match = '', rest = ''] = piece.split(MARK.stop);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter((part) => part.text !== '');
}
