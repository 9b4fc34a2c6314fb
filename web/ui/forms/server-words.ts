import { translated } from '../language.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Translates sentences of these tables, which the server says and no screen names one by one: the build leaves out what
 * is not named, and with it the way from the sentence to its translation.
 */
export function saidByServer(...tables: readonly Texts[]): (sentence: string) => string {
  const ours = new Set(tables.flatMap((table) => Object.values(table)));
  return (sentence) => (ours.has(sentence) ? translated(sentence) : sentence);
}
