import type { Placeholder } from '../language/translate.ts';

/** What programs branch on; each has one HTTP status (graph/core/errors.ts). */
export type RefusalCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'POSITION_GONE'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Refusals by their keys: their codes, and the English text with what is filled in. */
export type RefusalTable = Readonly<
  Record<string, { readonly code: RefusalCode; readonly text: string }>
>;

/** What a refusal fills in, by the placeholders of its text. */
export type Params<Table extends RefusalTable, Key extends keyof Table> = Readonly<
  Record<Placeholder<Table[Key]['text']>, string | number>
>;

/** Of a text without placeholders. */
export type NoParams = Readonly<Record<string, never>>;

/** Nothing to write where a text has no placeholders. */
export type ParamsOf<Table extends RefusalTable, Key extends keyof Table> = [
  Placeholder<Table[Key]['text']>,
] extends [never]
  ? [params?: NoParams]
  : [params: Params<Table, Key>];

/** The texts of a table in another language: all of them. */
export type InLanguage<Table> = { readonly [Key in keyof Table]: string };

const coded =
  <const Code extends RefusalCode>(code: Code) =>
  <const Text extends string>(text: Text) =>
    ({ code, text }) as const;

export const badInput = coded('BAD_USER_INPUT');
export const signedOut = coded('UNAUTHENTICATED');
export const forbidden = coded('FORBIDDEN');
export const notFound = coded('NOT_FOUND');
export const conflict = coded('CONFLICT');
export const positionGone = coded('POSITION_GONE');
export const tooLarge = coded('PAYLOAD_TOO_LARGE');
export const tooMany = coded('TOO_MANY_REQUESTS');
export const unavailable = coded('UNAVAILABLE');
export const failed = coded('INTERNAL_SERVER_ERROR');
