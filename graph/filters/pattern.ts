import { RE2JSException } from 're2js';
import { refuse } from '../core/errors.ts';
import { compiledPattern, isTooLarge } from './matching.ts';

/** Refuses a pattern that can't be read, that would take too long, or that matches even a text without characters. */
export function requireReadable(pattern: string): void {
  const compiled = read(pattern);
  if (isTooLarge(compiled)) throw refuse('filter.patternTooLarge', {}, { field: 'pattern' });
  if (compiled.test('')) throw refuse('filter.patternMatchesAll', {}, { field: 'pattern' });
}

function read(pattern: string) {
  try {
    return compiledPattern(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw refuse('filter.patternWrong', { fault: error.message }, { field: 'pattern' });
  }
}
