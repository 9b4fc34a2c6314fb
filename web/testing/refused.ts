import { GraphQLError } from 'graphql';
import { fill } from '../../schema/language/translate.ts';
import type { ParamsOf } from '../../schema/refusals/codes.ts';
import { type RefusalKey, REFUSALS, type Refusals } from '../../schema/refusals.ts';

/** A refusal as the graph returns it. */
export function refused<const Key extends RefusalKey>(
  key: Key,
  ...[params = {}]: ParamsOf<Refusals, Key>
): GraphQLError {
  const { code, text } = REFUSALS[key];
  return new GraphQLError(fill(text, params), { extensions: { code, key, params } });
}
