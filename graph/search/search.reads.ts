import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from '../../schema/site/search.ts';
import { db } from '../core/database/db.ts';
import { rowsOf, type Slots, slowStatement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { type FoundRow, type Page, pageIn } from './search-page.ts';
import { placeOf, placeOfAlike, type Texts, textsOf } from './search-rank.ts';
import { plainWord, slipsIn } from './slips.ts';

/** More matches than this are not counted exactly, because results are not paged that far. */
const MOST_MATCHES = 1000;
/** How many pieces of a word must be shared before it is looked at, 0 to 1, and how many things are looked at. */
const LIKENESS = 0.25;
const MOST_ALIKE = 200;

interface Wanted {
  readonly words: readonly string[];
  readonly filter: SearchFilter;
  readonly first: number;
  readonly skip: number;
  readonly now: Date;
}

const entry = expressionBuilder<{ e: Tables['searchEntries'] }, 'e'>();

/** Whether an entry answers to the filter; null is for all. */
const isOf = (facet: Expression<string | null>) =>
  entry.or([entry.eb(entry.cast(facet, 'text'), 'is', null), entry.eb('e.facet', '=', facet)]);
/** A show that is scheduled is found when it appears. */
const hasAppeared = (now: Expression<string>) =>
  entry.or([entry.eb('e.kind', '<>', 'content'), entry.eb('e.occurredAt', '<=', now)]);
const facetOf = ({ filter }: Wanted) => (filter === 'all' ? null : filter);

/** A text as a query. */
const queryOf = (text: RawBuilder<string>) =>
  entry.fn<string>('to_tsquery', [sql.lit('english'), entry.fn('unaccent', [text])]);

/** `asked` makes each query once. */
const readByWords = slowStatement((of: Slots<Page & Texts & { facet: string | null }>) =>
  pageIn(
    db
      .with(
        (asked) => asked('asked').materialized(),
        (each) =>
          each.selectNoFrom([
            queryOf(of.anywhere).as('anywhere'),
            queryOf(of.title).as('title'),
            queryOf(of.titleBeginning).as('titleBeginning'),
            queryOf(of.tags).as('tags'),
            queryOf(of.summary).as('summary'),
            queryOf(of.game).as('game'),
          ]),
      )
      .with('m', (each) =>
        each
          .selectFrom('asked')
          // Of too many the games, which are few, and the newest are ranked: reading what long texts say is what takes time.
          .crossJoinLateral(({ selectFrom }) =>
            selectFrom('searchEntries as e')
              .selectAll('e')
              .where(({ eb, ref }) => eb('e.document', '@@', ref('asked.anywhere')))
              .where(isOf(of.facet))
              .where(hasAppeared(of.now))
              .orderBy(({ eb }) => eb('e.kind', '=', 'game'), 'desc')
              .orderBy('e.occurredAt', 'desc')
              .limit(MOST_MATCHES)
              .as('e'),
          )
          .select(['e.kind', 'e.subjectId', 'e.occurredAt', placeOf.as('kindOfMatch')])
          .select(({ fn }) =>
            fn<number>('ts_rank_cd', ['e.document', 'asked.anywhere']).as('likeness'),
          ),
      ),
    of,
  ),
);

/** Things that have every word, or a word that begins with it; the best kind of match first. */
export const findByWords = (em: EntityManager, wanted: Wanted): Promise<FoundRow[]> =>
  readByWords(em, {
    ...textsOf(wanted.words),
    facet: facetOf(wanted),
    first: wanted.first,
    skip: wanted.skip,
    now: wanted.now.toISOString(),
  });

interface Alike {
  readonly ids: readonly number[];
  readonly slips: readonly number[];
}

/** What is alike and by how many slips, as a table. */
const alikeIn = ({ ids, slips }: Slots<Alike>) =>
  sql<{ id: number; slips: number }>`unnest(${ids}::int[], ${slips}::int[])`.as<'s'>(
    sql`s (id, slips)`,
  );

const readAlike = slowStatement((of: Slots<Alike & Page & { anywhere: string }>) =>
  pageIn(
    db
      .with(
        (asked) => asked('asked').materialized(),
        (each) => each.selectNoFrom(queryOf(of.anywhere).as('anywhere')),
      )
      .with('m', (each) =>
        each
          .selectFrom(alikeIn(of))
          .innerJoin('searchEntries as e', 'e.id', 's.id')
          .select(['e.kind', 'e.subjectId', 'e.occurredAt', placeOfAlike.as('kindOfMatch')])
          .select(({ ref }) => sql<number>`1.0 / (1 + ${ref('s.slips')})`.as('likeness')),
      ),
    of,
  ),
);

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
  return readAlike(em, {
    anywhere: words.map((word) => `${word}:*`).join(' | '),
    ids: alike.map(({ id }) => id),
    slips: alike.map(({ slips }) => slips),
    first: wanted.first,
    skip: wanted.skip,
    now: wanted.now.toISOString(),
  });
}

function sharingPieces(em: EntityManager, words: readonly string[], wanted: Wanted) {
  const text = entry.ref('e.words');
  const alike = words.map((word) => sql<boolean>`${word} <% ${text}`);
  const likeness = words.map((word) => sql`word_similarity(${word}, ${text})`);
  // The operator that the index serves takes its threshold from a setting of the transaction.
  return em.transactional(async (tx) => {
    await rowsOf(
      tx,
      db.selectNoFrom(({ fn, lit, val }) => {
        const threshold = [val('pg_trgm.word_similarity_threshold'), val(String(LIKENESS))];
        return fn('set_config', [...threshold, lit(true)]).as('threshold');
      }),
    );
    return rowsOf(
      tx,
      db
        .selectFrom('searchEntries as e')
        .select(['e.id', 'e.words'])
        .where(({ and }) => and(alike))
        .where(isOf(sql.val(facetOf(wanted))))
        .where(hasAppeared(sql.val(wanted.now.toISOString())))
        .orderBy(sql.join(likeness, sql` + `), 'desc')
        .orderBy('e.occurredAt', 'desc')
        .limit(MOST_ALIKE),
    );
  });
}
