/** Texts with values in them, in any language. English texts are written where they are used and are their own keys. */

declare const SAID: unique symbol;
/** The English sentence of a refusal that a shape or a screen says too; languages have it by its key. */
export type Said = string & { readonly [SAID]: true };

/** 'count' of 'count' and of 'count|one:# like|other:# likes'. */
type NameIn<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

/** The names between braces in a text: 'count' of '{count} likes'. */
export type Placeholder<Sentence extends string> =
  Sentence extends `${string}{${infer Inside}}${infer Rest}`
    ? NameIn<Inside> | Placeholder<Rest>
    : never;

/** What each placeholder of a text is filled with; nothing where it has none. */
export type Values<Sentence extends string, Value = string | number> = [
  Placeholder<Sentence>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Sentence>, Value>>];

/** A placeholder: its name, and the plural forms, where its number chooses between some. */
export const PLACEHOLDER = /\{(\w+)(?:\|([^{}]*))?\}/g;

/**
 * The form for a number, by the language's plural rules: of 'one:# like|other:# likes'. `#` is the number. A language
 * names the forms that it has; `other` is for all else.
 */
export function pluralForm(forms: string, value: string | number, tag: string): string {
  const number = Number(value);
  const rule = new Intl.PluralRules(tag).select(number);
  const shown = Number.isNaN(number) ? String(value) : number.toLocaleString(tag);
  const all = new Map(forms.split('|').map((form) => form.split(/:(.*)/s) as [string, string]));
  return (all.get(rule) ?? all.get('other') ?? '').replace('#', shown);
}

/** Puts the values where the braces are. A name without a value stays as it is. */
export const fill = (
  text: string,
  values?: Readonly<Record<string, string | number>>,
  tag = 'en-US',
): string =>
  values
    ? text.replace(PLACEHOLDER, (all, name: string, forms?: string) => {
        const value = values[name];
        if (value === undefined) return all;
        return forms === undefined ? String(value) : pluralForm(forms, value, tag);
      })
    : text;
