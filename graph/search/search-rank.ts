import { expressionBuilder } from 'kysely';
import type { Tables } from '../core/database/tables.ts';

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

const every = (words: readonly string[], within: (word: string) => string) =>
  words.map((word) => `${word}:${within(word)}`.replace(/:$/, '')).join(' & ');

/** The words as texts of queries: all of them anywhere, and within titles, tags and summaries (weights A to C). */
export const textsOf = (words: readonly string[]) => ({
  anywhere: every(words, beginning),
  title: every(words, () => 'A'),
  titleBeginning: every(words, (word) => `${beginning(word)}A`),
  tags: every(words, (word) => `${beginning(word)}AB`),
  summary: every(words, (word) => `${beginning(word)}ABC`),
  game: words.map((word) => `${word}:${beginning(word)}AB`).join(' | '),
});

export type Texts = ReturnType<typeof textsOf>;

type Ranked = { readonly e: Tables['searchEntries']; readonly asked: Texts };
const { case: choice, eb, lit, ref } = expressionBuilder<Ranked, 'asked' | 'e'>();

const has = (query: `asked.${keyof Texts}`) => eb('e.document', '@@', ref(query));

/** How well an entry `e` matches the queries `asked`. A question is no title: it counts as a summary. */
export const placeOf = choice()
  .when('e.kind', '=', 'game')
  .then(choice().when(has('asked.game')).then(lit(PLACES.game)).else(lit(PLACES.otherGame)).end())
  .when('e.kind', '=', 'question')
  .then(lit(PLACES.summary))
  .when(has('asked.title'))
  .then(lit(PLACES.title))
  .when(has('asked.titleBeginning'))
  .then(lit(PLACES.beginningInTitle))
  .when(has('asked.tags'))
  .then(lit(PLACES.tags))
  .when(has('asked.summary'))
  .then(lit(PLACES.summary))
  .else(lit(PLACES.text))
  .end();

/** Of things that are merely alike a game comes last: half of what it is called is the same for all. */
export const placeOfAlike = choice().when('e.kind', '=', 'game').then(lit(1)).else(lit(0)).end();
