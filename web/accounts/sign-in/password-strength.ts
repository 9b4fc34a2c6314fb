import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From the worst to the best. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;

/** Longer ones are as strong as they get, and would take long to look through. */
const LOOKED_AT = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard the password is to guess, as a place in STRENGTHS. */
export const strengthOf = (password: string): number =>
  Math.max(0, estimator.check(password.slice(0, LOOKED_AT)).score - 1);
