import { isDelay, MOST_BEHIND_SECONDS } from '../../schema/behind.ts';
import { refuse } from './errors.ts';

/** What a query asks for that wants the graph as it was some time ago. */
export interface Behind {
  readonly ms: number;
  /** Root fields that don't know what they were then, so that their results must wait instead. */
  readonly waiting: Set<string>;
}

/** The delay in a request's `extensions`, as `{ "behind": 45 }` in seconds; undefined without one. */
export function behindIn({ extensions }: { readonly extensions?: unknown }): Behind | undefined {
  const { behind = 0 } = (extensions ?? {}) as { readonly behind?: unknown };
  if (!isDelay(behind)) throw refuse('query.behind', { max: MOST_BEHIND_SECONDS });
  return behind === 0 ? undefined : { ms: behind * 1_000, waiting: new Set() };
}

interface Asked {
  readonly behind?: Behind | undefined;
  now(): Date;
}

/** The moment that is asked for; undefined for now. */
export const momentOf = ({ behind, now }: Asked): Date | undefined =>
  behind && new Date(now().getTime() - behind.ms);
