import { fill, type Said } from '../language/translate.ts';
import type { ParamsOf, RefusalTable } from './codes.ts';

/** A refusal as data: which one, and what its text fills in. */
export interface SaidRefusal {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * What shapes and screens say, by its English sentence: a shape's fault carries a sentence alone, and this is how its key
 * and its parameters are found again. Filled when modules load, so it has one entry a text.
 */
const known = new Map<string, SaidRefusal>();

/** The refusal that a shape or a screen says in these words; undefined for any other sentence. */
export const saidRefusal = (sentence: string): SaidRefusal | undefined => known.get(sentence);

/** The words of a table for shapes and screens: `said('chat.tooLong', { max: 280 })`. */
export const sayingFrom =
  <const Table extends RefusalTable>(table: Table) =>
  <const Key extends keyof Table & string>(key: Key, ...[params]: ParamsOf<Table, Key>): Said => {
    const values = params ?? {};
    const sentence = fill(table[key]!.text, values);
    const before = known.get(sentence);
    if (before && before.key !== key)
      throw new Error(`Both ${before.key} and ${key} say "${sentence}"`);
    known.set(sentence, { key, params: values });
    return sentence as Said;
  };
