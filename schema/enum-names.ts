/** The name that a word has in the graph: in upper case, as in GAME_DAY for game-day, PHOTO_COMMENT for PhotoComment. */
export type EnumName<Word extends string> = Word extends `${infer Before}-${infer After}`
  ? `${EnumName<Before>}_${EnumName<After>}`
  : Word extends `${infer Before} ${infer After}`
    ? `${EnumName<Before>}_${EnumName<After>}`
    : Uppercase<Divided<Word>>;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** With an underscore before each capital and each number that follows a small letter. */
type Divided<
  Word extends string,
  Last extends string = '',
> = Word extends `${infer Letter}${infer Rest}`
  ? `${Begins<Letter, Last>}${Letter}${Divided<Rest, Letter>}`
  : '';

type Begins<Letter extends string, Last extends string> =
  Last extends Uppercase<Last>
    ? ''
    : Letter extends Digit
      ? '_'
      : Letter extends Lowercase<Letter>
        ? ''
        : '_';

export const nameOf = <Word extends string>(word: Word) =>
  word
    .replace(/([a-z])([A-Z\d])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toUpperCase() as EnumName<Word>;

/** The word behind a name of the graph, for words without a hyphen. */
export const wordOf = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

/** The same for any word in small letters: `field-goal` behind `FIELD_GOAL`. */
export const hyphenedWordOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The one of these words that has this name; a name that came later than they did stays as it is. */
export const wordIn = <Word extends string>(words: readonly Word[], name: EnumName<Word>): Word =>
  words.find((word) => (nameOf(word) as string) === name) ?? (name as string as Word);
