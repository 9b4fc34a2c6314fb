import type { ExecutionResult } from 'graphql';
import { DomainError } from '../errors.ts';

/**
 * The result that says that events were lost. `toldAt` is the instant from which on nothing is missed, as with events:
 * earlier responses may be stale.
 */
export function resetResult(position: string, toldAt: number): ExecutionResult {
  const gone = new DomainError('position.gone');
  return { data: null, errors: [gone], extensions: { position, reset: true, toldAt } };
}
