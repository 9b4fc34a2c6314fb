import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import {
  SEARCH_DESCRIPTION_LENGTH,
  type SearchFilter,
  type SearchKind,
} from '../../schema/search.ts';
import type { ContentType } from '../../schema/shows.ts';
import { rowsOf } from '../core/rows.ts';

/** Marks that frame what was found; no text contains them, because control characters are refused. */
export const MARK = { start: '\u0001', stop: '\u0002' } as const;

/** More matches than this are not told apart: nobody pages that far. */
const MOST_MATCHES = 1000;
/** How alike a word must be to one that was typed wrong, 0 to 1. */
const LIKENESS = 0.35;

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

/** Things that have every word, or a word that begins with it; best first. */
export function findByWords(em: EntityManager, wanted: Wanted): Promise<FoundRow[]> {
  const query = sql`to_tsquery('english', unaccent(${wanted.words.map((word) => `${word}:*`).join(' & ')}))`;
  return rowsOf(
    em,
    page(
      wanted,
      query,
      sql`
      select e.kind, e.subject_id, e.occurred_at, ts_rank_cd(e.document, ${query}) as likeness
      from search_entries e
      where e.document @@ ${query} ${facet(wanted)}
      limit ${MOST_MATCHES}`,
    ),
  );
}

/** Things whose title or tags have words like those that were typed: for slips of the finger. */
export function findByLikeness(em: EntityManager, wanted: Wanted): Promise<FoundRow[]> {
  const query = sql`to_tsquery('english', unaccent(${wanted.words.map((word) => `${word}:*`).join(' | ')}))`;
  const alike = wanted.words.map((word) => sql`unaccent(${word}) <% e.words`);
  const likeness = wanted.words.map((word) => sql`word_similarity(unaccent(${word}), e.words)`);
  // The operator that the index serves takes its threshold from a setting of the transaction.
  return em.transactional(async (tx) => {
    await rowsOf(
      tx,
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`,
    );
    return rowsOf(
      tx,
      page(
        wanted,
        query,
        sql`
        select e.kind, e.subject_id, e.occurred_at, ${sql.join(likeness, sql` + `)} as likeness
        from search_entries e
        where ${sql.join(alike, sql` and `)} ${facet(wanted)}
        limit ${MOST_MATCHES}`,
      ),
    );
  });
}

const facet = ({ filter }: Wanted) => (filter === 'all' ? sql`` : sql`and e.facet = ${filter}`);

const marked = (text: RawBuilder<unknown>, query: RawBuilder<unknown>) =>
  sql`ts_headline('english', ${text}, ${query}, ${`HighlightAll=true, StartSel="${MARK.start}", StopSel="${MARK.stop}"`})`;

const cut = (text: RawBuilder<unknown>) =>
  sql`case when length(${text}) > ${SEARCH_DESCRIPTION_LENGTH}::int then left(${text}, ${SEARCH_DESCRIPTION_LENGTH}::int) || '…' else ${text} end`;

/** One page of matches with what the screens show of each. What is newer stands before what is as good. */
function page(
  { first, now }: Wanted,
  query: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): RawBuilder<FoundRow> {
  const age = sql`abs(extract(epoch from ${now.toISOString()}::timestamptz - m.occurred_at)) / 86400`;
  return sql<FoundRow>`
    with m as (${matches}),
    best as (
      select m.*, (select count(*) from m)::int as total,
        row_number() over (order by m.likeness * (1 + 0.5 * exp(-${age} / 90)) desc, m.occurred_at desc, m.kind, m.subject_id) as place
      from m order by place limit ${first}
    )
    select b.kind as type, b.subject_id as id, b.total,
      ${marked(sql`coalesce(a.title, c.title, q.question, 'Denver Broncos ' || case when g.is_home then 'vs. ' else 'at ' end || g.opponent)`, query)} as "markedTitle",
      ${marked(cut(sql`coalesce(a.excerpt, c.description, case when g.id is not null then concat_ws(' · ', 'Week ' || g.week, g.tv_network) end)`), query)} as "markedDescription",
      coalesce(c.url, case when a.id is not null then '/articles/' || a.id end) as url,
      coalesce(a.featured_image_url, c.thumbnail_url) as "thumbnailUrl",
      c.type as "contentType", c.is_currently_live as "isLive",
      g.is_playoff as "isPlayoff", g.week, q.approved,
      coalesce(a.published_at, c.published_at) as "publishedAt",
      coalesce(a.created_at, c.created_at, q.created_at, g.created_at) as "createdAt",
      g.kickoff_at as "kickoffAt"
    from best b
    left join blog_posts a on b.kind = 'blog' and a.id = b.subject_id
    left join content_feeds c on b.kind = 'content' and c.id = b.subject_id
    left join questions q on b.kind = 'question' and q.id = b.subject_id
    left join games g on b.kind = 'game' and g.id = b.subject_id
    order by b.place`;
}
