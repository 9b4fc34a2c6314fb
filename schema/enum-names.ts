/** The name that a word has in the graph: in upper case, as in GAME_DAY for game-day. */
export type EnumName<Word extends string> = Word extends `${infer Before}-${infer After}`
  ? `${Uppercase<Before>}_${EnumName<After>}`
  : Uppercase<Word>;

export const nameOf = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as EnumName<Word>;

/** The word behind a name of the graph, for words without a hyphen. */
export const wordOf = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

/** The same for any word: `field-goal` behind `FIELD_GOAL`. */
export const hyphenedWordOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');
