import { mountainDate } from '../../schema/time/clock.ts';
import {
  SEARCH_MIN_LENGTH,
  SEARCH_PAGE,
  type SearchAnswer,
  searchInput,
  type SearchFilter,
  type SearchResultView,
  searchWords,
  type TextPart,
} from '../../schema/site/search.ts';
import type { Context } from '../core/context.ts';
import { pageSize } from '../core/paging/paging.ts';
import { type FoundRow, MARK } from './search-page.ts';
import { findByLikeness, findByWords } from './search.reads.ts';

/**
 * Finds articles, shows, games and approved questions: only where nothing matches exactly, what is alike. Fewer than two
 * characters find nothing.
 */
export async function search(
  ctx: Context,
  raw: { query: string; filter?: SearchFilter; first?: number },
): Promise<SearchAnswer> {
  const { query, filter } = searchInput.parse(raw);
  const first = pageSize(raw.first ?? SEARCH_PAGE);
  const words = searchWords(query);
  if (query.trim().length < SEARCH_MIN_LENGTH || words.length === 0)
    return { results: [], total: 0, query, isApproximate: false };
  await ctx.limits.take('search', ctx.viewer ? `user:${ctx.viewer.id}` : ctx.address);
  const wanted = { words, filter, first, now: ctx.now() };
  const exact = await findByWords(ctx.em, wanted);
  const isApproximate = exact.length === 0;
  const rows = isApproximate ? await findByLikeness(ctx.em, wanted) : exact;
  return {
    results: rows.map(viewOf),
    total: rows[0]?.total ?? 0,
    query,
    isApproximate: isApproximate && rows.length > 0,
  };
}

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
