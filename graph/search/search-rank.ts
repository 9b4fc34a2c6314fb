import { type RawBuilder, sql } from 'kysely';

/** Kinds of match, best first; `game` is one that the words name by opponent, week, playoffs or preseason. */
export const PLACES = {
  game: 0,
  title: 1,
  beginningInTitle: 2,
  tags: 3,
  summary: 4,
  text: 5,
  otherGame: 6,
} as const;

/** One or two digits are a week or a number on a shirt, not the beginning of another. */
const beginning = (word: string) => (/^\d{1,2}$/.test(word) ? '' : '*');

const query = (text: string) => sql`to_tsquery('english', unaccent(${text}))`;

const every = (words: readonly string[], within: (word: string) => string) =>
  query(words.map((word) => `${word}:${within(word)}`.replace(/:$/, '')).join(' & '));

/** The words as queries, each made once: all of them anywhere, and within titles, tags and summaries (weights A to C). */
export const queriesOf = (words: readonly string[]): RawBuilder<unknown> => sql`
  select ${every(words, beginning)} as anywhere,
    ${every(words, () => 'A')} as title,
    ${every(words, (word) => `${beginning(word)}A`)} as title_beginning,
    ${every(words, (word) => `${beginning(word)}AB`)} as tags,
    ${every(words, (word) => `${beginning(word)}ABC`)} as summary,
    ${query(words.map((word) => `${word}:${beginning(word)}AB`).join(' | '))} as game`;

/** How well an entry `e` matches the queries `asked`. A question is no title: it counts as a summary. */
export const placeOf = sql`
  case
    when e.kind = 'game' then case when e.document @@ asked.game then ${PLACES.game}::int else ${PLACES.otherGame}::int end
    when e.kind = 'question' then ${PLACES.summary}::int
    when e.document @@ asked.title then ${PLACES.title}::int
    when e.document @@ asked.title_beginning then ${PLACES.beginningInTitle}::int
    when e.document @@ asked.tags then ${PLACES.tags}::int
    when e.document @@ asked.summary then ${PLACES.summary}::int
    else ${PLACES.text}::int
  end`;

/** Of things that are merely alike a game comes last: half of what it is called is the same for all. */
export const placeOfAlike = sql`case when e.kind = 'game' then 1 else 0 end`;
