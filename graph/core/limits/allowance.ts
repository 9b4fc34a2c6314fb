import type { SaidRefusal } from '../../../schema/refusals/said.ts';
import type { KeyOfCode } from '../../../schema/refusals.ts';
import { DomainError } from '../errors.ts';

/** What a limit still allows. */
export interface Allowance {
  readonly points: number;
  readonly left: number;
  /** Whole seconds until all of it is there again. */
  readonly seconds: number;
  /** Seconds of the limit's window. */
  readonly window: number;
}

/** The refusal of a request beyond a limit. */
export class OverLimit extends DomainError {
  readonly allowance: Allowance;

  constructor(
    allowance: Allowance,
    { key, params }: { key: KeyOfCode<'TOO_MANY_REQUESTS'>; params?: SaidRefusal['params'] },
  ) {
    super(key, params, { retryAfter: Math.max(1, allowance.seconds) });
    this.allowance = allowance;
  }
}
