import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Text } from '../../../schema/language/english.ts';
import type { SaidRefusal } from '../../../schema/refusals/said.ts';
import { refusalText, translated } from '../language.ts';

/** The data of a refusal besides its English message. */
interface Refused extends Partial<SaidRefusal> {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly issues?: readonly (SaidRefusal & { readonly field: string; readonly message: string })[];
}

const firstOf = (error: unknown): { message: string; refused: Refused } | undefined => {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first && { message: first.message, refused: first.extensions ?? {} };
};

/** In the language of the page, by its key; else the server's message. */
const inWords = ({ key, params }: Partial<SaidRefusal>, message: string): string =>
  (key === undefined ? undefined : refusalText(key, params ?? {})) ?? translated(message);

/** True when the graph refused with that code, e.g. `NOT_FOUND`. */
export const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);

/** True when the graph refused with that key, e.g. `chat.wait`. */
export const hasKey = (error: unknown, key: string): boolean => firstOf(error)?.refused.key === key;

/** The refusal in the language of the page, or the fallback when there is none that is meant for people. */
export function messageOf(error: unknown, fallback: Text | ''): string {
  const first = firstOf(error);
  if (!first || first.refused.code === 'INTERNAL_SERVER_ERROR') return translated(fallback);
  // Of a faulty input the first fault is what is said.
  const { issues, ...whole } = first.refused;
  const cause = whole.key === 'input.invalid' ? (issues?.[0] ?? whole) : whole;
  return inWords(cause, first.message);
}

/** What the server said about one field of a form, if that is what it refused. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  const { issues, fields } = firstOf(error)?.refused ?? {};
  const issue = issues?.find((one) => one.field === field);
  return issue ? inWords(issue, issue.message) : fields?.[field];
}
