import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import {
  SEARCH_DESCRIPTION_LENGTH,
  type SearchFilter,
  type SearchKind,
} from '../../schema/site/search.ts';
import type { ContentType } from '../../schema/shows/shows.ts';
import { rowsOf } from '../core/database/rows.ts';
import { placeOf, placeOfAlike, queriesOf } from './search-rank.ts';
import { plainWord, slipsIn } from './slips.ts';

/** Marks that frame what was found; no text contains them, because control characters are refused. */
export const MARK = { start: '\u0001', stop: '\u0002' } as const;

/** More matches than this are not told apart: nobody pages that far. */
const MOST_MATCHES = 1000;
/** How many pieces of a word must be shared before it is looked at, 0 to 1, and how many things are looked at. */
const LIKENESS = 0.25;
const MOST_ALIKE = 200;

export interface FoundRow {
  readonly type: SearchKind;
  readonly id: number;
  readonly total: number;
  readonly markedTitle: string;
  readonly markedDescription: string | null;
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly contentType: ContentType | null;
  readonly isLive: boolean | null;
  readonly isPlayoff: boolean | null;
  readonly week: number | null;
  readonly approved: boolean | null;
  readonly publishedAt: string | null;
  readonly createdAt: string | null;
  readonly kickoffAt: string | null;
}

interface Wanted {
  readonly words: readonly string[];
  readonly filter: SearchFilter;
  readonly first: number;
  readonly now: Date;
}

/** Things that have every word, or a word that begins with it; the best kind of match first. */
export function findByWords(em: EntityManager, wanted: Wanted): Promise<FoundRow[]> {
  return rowsOf(
    em,
    page(
      wanted,
      queriesOf(wanted.words),
      // Of too many the games, which are few, and the newest are ranked: reading what long texts say is what takes time.
      sql`
      select e.kind, e.subject_id, e.occurred_at, ${placeOf} as kind_of_match,
        ts_rank_cd(e.document, asked.anywhere) as likeness
      from asked cross join lateral (
        select * from search_entries e where e.document @@ asked.anywhere ${facet(wanted)}
        order by e.kind = 'game' desc, e.occurred_at desc limit ${MOST_MATCHES}
      ) e`,
    ),
  );
}

/**
 * Things whose title or tags have words like those that were typed, for slips of the finger; the fewest slips first. The
 * index finds what shares pieces of words, which also Las Vegas and a lasagna do; so each is looked at again.
 */
export async function findByLikeness(em: EntityManager, wanted: Wanted): Promise<FoundRow[]> {
  const words = wanted.words.map(plainWord);
  const candidates = await sharingPieces(em, words, wanted);
  const alike = candidates.flatMap(({ id, words: text }) => {
    const slips = slipsIn(words, text);
    return slips === null ? [] : { id, slips };
  });
  if (alike.length === 0) return [];
  return rowsOf(
    em,
    page(
      wanted,
      sql`select to_tsquery('english', unaccent(${words.map((word) => `${word}:*`).join(' | ')})) as anywhere`,
      sql`
      select e.kind, e.subject_id, e.occurred_at, ${placeOfAlike} as kind_of_match, 1.0 / (1 + a.slips) as likeness
      from unnest(${alike.map(({ id }) => id)}::int[], ${alike.map(({ slips }) => slips)}::int[]) as a (id, slips)
      join search_entries e on e.id = a.id`,
    ),
  );
}

interface Candidate {
  readonly id: number;
  readonly words: string;
}

function sharingPieces(
  em: EntityManager,
  words: readonly string[],
  wanted: Wanted,
): Promise<Candidate[]> {
  const alike = words.map((word) => sql`${word} <% e.words`);
  const likeness = words.map((word) => sql`word_similarity(${word}, e.words)`);
  // The operator that the index serves takes its threshold from a setting of the transaction.
  return em.transactional(async (tx) => {
    await rowsOf(
      tx,
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`,
    );
    return rowsOf(
      tx,
      sql<Candidate>`
        select e.id, e.words from search_entries e
        where ${sql.join(alike, sql` and `)} ${facet(wanted)}
        order by ${sql.join(likeness, sql` + `)} desc, e.occurred_at desc limit ${MOST_ALIKE}`,
    );
  });
}

const facet = ({ filter }: Wanted) => (filter === 'all' ? sql`` : sql`and e.facet = ${filter}`);

const marked = (text: RawBuilder<unknown>) =>
  sql`ts_headline('english', ${text}, asked.anywhere, ${`HighlightAll=true, StartSel="${MARK.start}", StopSel="${MARK.stop}"`})`;

const cut = (text: RawBuilder<unknown>) =>
  sql`case when length(${text}) > ${SEARCH_DESCRIPTION_LENGTH}::int then left(${text}, ${SEARCH_DESCRIPTION_LENGTH}::int) || '…' else ${text} end`;

/** One page of matches with what the screens show of each. Among equal kinds of match what is newer, or nearer, comes first. */
function page(
  { first, now }: Wanted,
  queries: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): RawBuilder<FoundRow> {
  const age = sql`abs(extract(epoch from ${now.toISOString()}::timestamptz - m.occurred_at)) / 86400`;
  return sql<FoundRow>`
    with asked as materialized (${queries}), m as (${matches}),
    best as (
      select m.*, (select count(*) from m)::int as total,
        row_number() over (order by m.kind_of_match, m.likeness * (1 + 0.5 * exp(-${age} / 90)) desc, m.occurred_at desc, m.kind, m.subject_id) as place
      from m order by place limit ${first}
    )
    select b.kind as type, b.subject_id as id, b.total,
      ${marked(sql`coalesce(a.title, c.title, q.question, 'Denver Broncos ' || case when g.is_home then 'vs. ' else 'at ' end || g.opponent)`)} as "markedTitle",
      ${marked(cut(sql`coalesce(a.excerpt, c.description, case when g.id is not null then concat_ws(' · ', 'Week ' || g.week, g.tv_network) end)`))} as "markedDescription",
      coalesce(c.url, case when a.id is not null then '/articles/' || a.id end) as url,
      coalesce(a.featured_image_url, c.thumbnail_url) as "thumbnailUrl",
      c.type as "contentType", c.is_currently_live as "isLive",
      g.is_playoff as "isPlayoff", g.week, q.approved,
      coalesce(a.published_at, c.published_at) as "publishedAt",
      coalesce(a.created_at, c.created_at, q.created_at, g.created_at) as "createdAt",
      g.kickoff_at as "kickoffAt"
    from best b cross join asked
    left join blog_posts a on b.kind = 'blog' and a.id = b.subject_id
    left join content_feeds c on b.kind = 'content' and c.id = b.subject_id
    left join questions q on b.kind = 'question' and q.id = b.subject_id
    left join games g on b.kind = 'game' and g.id = b.subject_id
    order by b.place`;
}
