import * as z from 'zod/mini';
import { mountainDate } from '../../schema/time/clock.ts';
import {
  SEARCH_MIN_LENGTH,
  type SearchAnswer,
  searchInput,
  type SearchFilter,
  type SearchResultView,
  searchWords,
  type TextPart,
} from '../../schema/site/search.ts';
import type { Context } from '../core/context.ts';
import {
  type Connection,
  connectionOf,
  EMPTY,
  type PageRequest,
} from '../core/paging/connection.ts';
import { defineCursor } from '../core/paging/cursors.ts';
import { pageSize } from '../core/paging/paging.ts';
import { type FoundRow, MARK } from './search-page.ts';
import { findByLikeness, findByWords } from './search.reads.ts';

/**
 * Finds articles, shows, games and approved questions: only where nothing matches exactly, what is alike. Fewer than two
 * characters find nothing.
 */
export async function search(
  ctx: Context,
  raw: { query: string; filter?: SearchFilter } & PageRequest,
): Promise<SearchAnswer & Connection<SearchResultView>> {
  const { query, filter } = searchInput.parse(raw);
  const { after } = raw;
  const first = pageSize(raw.first);
  const words = searchWords(query);
  if (query.trim().length < SEARCH_MIN_LENGTH || words.length === 0)
    return { ...EMPTY, totalCount: 0, query, isApproximate: false };
  await ctx.limits.take('search', ctx.viewer ? `user:${ctx.viewer.id}` : ctx.address);
  const [skip, onlyAlike] = after == null ? [0, false] : cursor.read(after);
  const wanted = { words, filter, first: first + 1, skip, now: ctx.now() };
  const exact = onlyAlike ? [] : await findByWords(ctx.em, wanted);
  const isApproximate = exact.length === 0 && (after == null || onlyAlike);
  const rows = isApproximate ? await findByLikeness(ctx.em, wanted) : exact;
  const found = rows.map((row, index) => ({ ...viewOf(row), place: skip + index + 1 }));
  return {
    ...connectionOf(found, {
      first,
      after,
      cursorOf: ({ place }) => cursor.of(place, isApproximate),
    }),
    totalCount: rows[0]?.total ?? 0,
    query,
    isApproximate: isApproximate && rows.length > 0,
  };
}

/** A place in the ranking of a search, and whether that is one by similar spelling. */
const cursor = defineCursor<readonly [skip: number, isApproximate: boolean]>(
  'search',
  z.tuple([z.int32().check(z.nonnegative()), z.boolean()]),
);

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
