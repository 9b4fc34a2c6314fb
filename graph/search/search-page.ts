import {
  type Expression,
  expressionBuilder,
  type InferResult,
  type QueryCreator,
  type Selectable,
  sql,
} from 'kysely';
import { SEARCH_DESCRIPTION_LENGTH } from '../../schema/site/search.ts';
import { asInt, type Slots } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';

/** Marks that frame what was found; no text contains them, because control characters are refused. */
export const MARK = { start: '\u0001', stop: '\u0002' } as const;
const HEADLINE = `HighlightAll=true, StartSel="${MARK.start}", StopSel="${MARK.stop}"`;

/** An entry that matches: what kind of match it is, and how much of one. */
type Match = Pick<Selectable<Tables['searchEntries']>, 'kind' | 'occurredAt' | 'subjectId'> & {
  readonly kindOfMatch: number;
  readonly likeness: number;
};

export interface Page {
  readonly first: number;
  readonly skip: number;
  readonly now: string;
}

/** The text with what was asked marked in it. */
function marked<Text extends string | null>(text: Expression<Text>) {
  const { fn, ref, val } = expressionBuilder<{ asked: { anywhere: string } }, 'asked'>();
  const options = [text, ref('asked.anywhere'), val(HEADLINE)];
  return fn<Text>('ts_headline', [sql.lit('english'), ...options]);
}

const cut = (text: Expression<string | null>) => sql<string | null>`
  case when length(${text}) > ${SEARCH_DESCRIPTION_LENGTH}::int
    then left(${text}, ${SEARCH_DESCRIPTION_LENGTH}::int) || '…' else ${text} end`;

// The builder joins texts pair by pair only.
const game = expressionBuilder<{ g: Tables['games'] }, 'g'>();
const gameTitle = sql<string>`'Denver Broncos ' ||
  case when ${game.ref('g.isHome')} then 'vs. ' else 'at ' end || ${game.ref('g.opponent')}`;
const gameDescription = sql<string | null>`case when ${game.ref('g.id')} is not null
  then concat_ws(' · ', 'Week ' || ${game.ref('g.week')}, ${game.ref('g.tvNetwork')}) end`;

type Matches = QueryCreator<Tables & { asked: { anywhere: string }; m: Match }>;

/** The first of the matches: among equal kinds of match what is newer, or nearer, comes first. */
const bestIn = (each: Matches, { first, skip, now }: Slots<Page>) =>
  each
    .selectFrom('m')
    .select(['m.kind', 'm.subjectId'])
    .select(({ fn, selectFrom, ref }) => {
      const age = sql`abs(extract(epoch from ${now}::timestamptz - ${ref('m.occurredAt')})) / 86400`;
      const score = sql<number>`${ref('m.likeness')} * (1 + 0.5 * exp(-${age} / 90))`;
      return [
        selectFrom('m')
          .select((of) => asInt(of.fn.countAll()).as('count'))
          .$asScalar()
          .$notNull()
          .as('total'),
        fn
          .agg<string>('row_number')
          .over((over) =>
            over
              .orderBy('m.kindOfMatch')
              .orderBy(score, 'desc')
              .orderBy('m.occurredAt', 'desc')
              .orderBy('m.kind')
              .orderBy('m.subjectId'),
          )
          .as('place'),
      ];
    })
    .orderBy('place')
    .limit(first)
    .offset(skip);

/** One page of the matches `m` with what the screens show of each. */
export const pageIn = (from: Matches, page: Slots<Page>) =>
  from
    .with('best', (each) => bestIn(each, page))
    .selectFrom('best as b')
    .crossJoin('asked')
    .leftJoin('blogPosts as a', (join) =>
      join.on('b.kind', '=', 'blog').onRef('a.id', '=', 'b.subjectId'),
    )
    .leftJoin('contentFeeds as c', (join) =>
      join.on('b.kind', '=', 'content').onRef('c.id', '=', 'b.subjectId'),
    )
    .leftJoin('questions as q', (join) =>
      join.on('b.kind', '=', 'question').onRef('q.id', '=', 'b.subjectId'),
    )
    .leftJoin('games as g', (join) =>
      join.on('b.kind', '=', 'game').onRef('g.id', '=', 'b.subjectId'),
    )
    .select(['b.kind as type', 'b.subjectId as id', 'b.total'])
    .select(({ fn, ref }) => [
      marked(fn.coalesce('a.title', 'c.title', 'q.question', gameTitle)).as('markedTitle'),
      marked(cut(fn.coalesce('a.excerpt', 'c.description', gameDescription))).as(
        'markedDescription',
      ),
      fn.coalesce('c.url', sql<string | null>`'/articles/' || ${ref('a.id')}`).as('url'),
      fn.coalesce('a.featuredImageUrl', 'c.thumbnailUrl').as('thumbnailUrl'),
      fn.coalesce('a.publishedAt', 'c.publishedAt').as('publishedAt'),
      fn.coalesce('a.createdAt', 'c.createdAt', 'q.createdAt', 'g.createdAt').as('createdAt'),
    ])
    .select(['c.type as contentType', 'c.isCurrentlyLive as isLive', 'g.isPlayoff', 'g.week'])
    .select(['q.approved as isApproved', 'q.userId', 'g.kickoffAt'])
    .orderBy('b.place');

export type FoundRow = InferResult<ReturnType<typeof pageIn>>[number];
