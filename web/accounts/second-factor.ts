import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { SecondFactor } from '../../schema/accounts/second-factors.ts';

/** By what a refused sign-in goes on; undefined when it does not. */
export function secondFactorsIn(error: unknown): readonly SecondFactor[] | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.secondFactor as readonly SecondFactor[] | undefined;
}
