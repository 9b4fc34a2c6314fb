/** Texts in another language. English texts stand where they are said and are their own keys. */

/** Whoever looks at the site reads it in one of these; as in the HTML attribute `lang`. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names between braces in a text: 'count' of '{count} likes'. */
export type Placeholder<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** What stands for each placeholder of a text; nothing where it has none. */
export type Values<Sentence extends string, Value = string | number> = [
  Placeholder<Sentence>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Sentence>, Value>>];

/** The name of a placeholder, between its braces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts the values where the braces are. A name without a value stays as it is. */
export const fill = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  values ? text.replace(PLACEHOLDER, (all, name: string) => String(values[name] ?? all)) : text;
