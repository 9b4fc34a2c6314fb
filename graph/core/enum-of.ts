import { type EnumName, nameOf } from '../../schema/enum-names.ts';

/** The values of an enum of the graph by their names, made from the words by which everything else knows them. */
export const enumOf = <const Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [nameOf(word), word])) as {
    readonly [Each in Word as EnumName<Each>]: Each;
  };
