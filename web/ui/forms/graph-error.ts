import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Text } from '../../../schema/language/spanish.ts';
import { translated } from '../language.ts';

/** True when the graph refused with that code, e.g. `NOT_FOUND`. */
export const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);

/** The server's own message in the language of the page, or the fallback when it sent none that is meant for people. */
export function messageOf(error: unknown, fallback: Text | ''): string {
  if (!CombinedGraphQLErrors.is(error)) return translated(fallback);
  const [first] = error.errors;
  return first && first.extensions?.code !== 'INTERNAL_SERVER_ERROR'
    ? translated(first.message)
    : translated(fallback);
}

/** What the server said about one field of a form, if that is what it refused. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const fields = error.errors[0]?.extensions?.fields as Record<string, string> | undefined;
  return fields?.[field];
}
