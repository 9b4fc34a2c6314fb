import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Upload } from 'graphql-upload-minimal';
import { nameOf, wordOf } from '../../schema/enum-names.ts';
import { refuse } from '../core/errors.ts';
import { cursorOfId, type ListName } from '../core/paging/cursors.ts';

/** What a path hands to its operation. Values are untrusted; read them with the functions below. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The file of a form, for rows that take one. */
  readonly file?: Upload | undefined;
}

/** One `/api` path, mapped to an operation of the graph. It adds no rule of its own. */
export interface RestRow<Data = unknown, Variables = unknown> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: TypedDocumentNode<Data, Variables>;
  variables?(request: RestRequest): Variables;
  /** The JSON of the response, made from the operation's data. */
  reply(data: Data): unknown;
  /** Fields that the graph takes without a value, to refuse it in the words of the site. */
  readonly requires?: readonly string[];
  /** Status of success, 200 when absent. */
  readonly status?: number;
  /** For rows that return a file instead of JSON. */
  readonly download?: {
    readonly contentType: string;
    file(data: Data): Download;
  };
  /** How many items a list has at most, where the operation does not say so itself. */
  readonly atMost?: number;
  /** Field of a multipart form that carries a file: such rows take forms besides JSON. */
  readonly file?: string;
  /** True where the operation itself compares the `userId` it is given with the session's. */
  readonly checksIdentity?: boolean;
  /** True where the path names an account that must be the session's own, before what was sent is read. */
  readonly isOwn?: boolean;
}

/** A file as an operation gives it. */
interface Download {
  readonly fileName: string;
  readonly base64: string;
}

/** Types `variables` and `reply` by the operation, while rows of all kinds share one list. */
export function row<Data, Variables>(definition: RestRow<Data, Variables>): RestRow {
  return definition as RestRow;
}

const LARGEST_ID = 2 ** 31 - 1;

/** An id out of a path, a query or a body; digits only. Anything else can't exist: NOT_FOUND in a path, else 400. */
export function id(value: unknown, name = 'id'): number {
  const number = whole(value, name);
  if (number < 1 || number > LARGEST_ID) throw refuse('input.notId', { name });
  return number;
}

/** Cursor of the last row of the page before, whose id is in `?after=`. */
export const after = (list: ListName, value: unknown) =>
  value === undefined ? undefined : cursorOfId(list, id(value, 'after'));

/** A whole number, also when sent as text, as forms do. */
export function whole(value: unknown, name: string): number {
  const number =
    typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > LARGEST_ID) {
    throw refuse('input.notWhole', { name });
  }
  return number;
}

/** Text as sent; absent counts as empty, so that the operation fails with its own message. */
export function text(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw refuse('input.notText', { name });
}

/** Text as sent, undefined when absent. */
export function optionalText(value: unknown, name: string): string | undefined {
  return value === undefined || value === null ? undefined : text(value, name);
}

/** One of the given words, ignoring case; undefined when absent. */
export function optionalWord<Word extends string>(
  words: readonly Word[],
  value: unknown,
  name: string,
): Word | undefined {
  const said = optionalText(value, name)?.toUpperCase();
  if (!said) return undefined;
  const word = words.find((one) => one.toUpperCase() === said);
  if (word === undefined) throw refuse('input.notOneOf', { name, words: words.join(', ') });
  return word;
}

/** True or false, also when sent as text; undefined when absent. */
export function optionalFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw refuse('input.notFlag', { name });
}

/** What a lookup found; the refusal of the paths where it found nothing. */
export function found<Found>(
  value: Found | null,
  refusal: 'account.unknown' | 'article.notPublished' | 'photo.gone',
): Found {
  if (value === null) throw refuse(refusal);
  return value;
}

/** The name in the graph of a word, if it is one of these; null for any other, which the operation refuses. */
export const nameIn = <const Word extends string>(words: readonly Word[], value: unknown) => {
  const word = words.find((one) => one === value);
  return word === undefined ? null : nameOf(word);
};

/** An answer whose enums are written as the paths write them: by the words behind the names of the graph. */
export const inWords =
  <const Field extends string>(...fields: readonly Field[]) =>
  <Answer extends Readonly<Record<Field, string | null>>>(answer: Answer) => ({
    ...answer,
    ...(Object.fromEntries(
      fields.map((field) => [field, answer[field] && wordOf(answer[field])]),
    ) as Record<Field, string | null>),
  });

type WithIds<Answer, Edge extends string> = Omit<Answer, Edge> & {
  readonly [Id in `${Edge}Id`]: number | null;
};

/** An answer whose edges are written as ids, as the paths write them: `game: { id: 5 }` as `gameId: 5` in its place. */
export const withIds =
  <const Edge extends string>(...edges: readonly Edge[]) =>
  <Answer extends Readonly<Record<Edge, { readonly id: number } | null>>>(answer: Answer) =>
    Object.fromEntries(
      Object.entries(answer).map(([name, value]) =>
        edges.includes(name as Edge)
          ? [`${name}Id`, (value as { readonly id: number } | null)?.id ?? null]
          : [name, value],
      ),
    ) as WithIds<Answer, Edge>;

/** A list of texts; undefined when absent. */
export function optionalTexts(value: unknown, name: string): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw refuse('input.notList', { name });
  return value.map((item) => text(item, name));
}

/** The file of a form; 400 when none came. */
export function theFile(file: Upload | undefined): Upload {
  if (!file) throw refuse('image.missing');
  return file;
}
