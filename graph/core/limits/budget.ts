import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { COST_BUCKET, DEPOSIT } from '../../../schema/site/query-limits.ts';
import { type Allowance, OverLimit } from './allowance.ts';

/** Who pays: the member, or for visitors all who share a network address (see `subscriberOf`). */
export interface Payer {
  readonly viewer: { readonly id: number } | null;
  readonly address: string;
}

/** What was taken before a request was looked at. It stays taken when the request is refused. */
export interface Deposit {
  readonly allowance: Allowance | undefined;
  /** Replaces the deposit by what the accepted request costs; TOO_MANY_REQUESTS when too little is left. */
  settle(cost: number): Promise<Allowance | undefined>;
}

/**
 * One budget for everything that costs, from the graph to pages that are not found: a bucket per member or address,
 * on each node.
 */
export interface Budget {
  /** Takes points; TOO_MANY_REQUESTS when the bucket is empty, and then costs all the same. */
  spend(payer: Payer, cost: number): Promise<Allowance | undefined>;
  /** Takes what a request costs at least, before it is read. `bytes` is what it announces, undefined when it does not. */
  deposit(payer: Payer, bytes?: number): Promise<Deposit>;
}

/** The key of a payer's bucket. */
const keyOf = ({ viewer, address }: Payer) => (viewer ? `user:${viewer.id}` : address);

export function createBudget(level: 'on' | 'wide' | 'off'): Budget {
  if (level === 'off') {
    const unlimited: Deposit = { allowance: undefined, settle: () => Promise.resolve(undefined) };
    return {
      spend: () => Promise.resolve(undefined),
      deposit: () => Promise.resolve(unlimited),
    };
  }
  const points = COST_BUCKET.points * (level === 'wide' ? 10 : 1);
  const bucket = new RateLimiterMemory({ points, duration: COST_BUCKET.seconds });
  const allowanceOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
    points,
    left: remainingPoints,
    seconds: Math.ceil(msBeforeNext / 1000),
    window: COST_BUCKET.seconds,
  });
  const take = async (key: string, cost: number) => {
    try {
      return allowanceOf(await bucket.consume(key, cost));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new OverLimit(allowanceOf(refused), { key: 'limits.requests' });
    }
  };
  return {
    spend: (payer, cost) => take(keyOf(payer), cost),
    async deposit(payer, bytes = DEPOSIT.unannouncedBytes) {
      const key = keyOf(payer);
      const ahead = DEPOSIT.points + Math.floor(bytes / DEPOSIT.bytesPerPoint);
      return {
        allowance: await take(key, ahead),
        async settle(cost) {
          if (cost > ahead) return take(key, cost - ahead);
          return allowanceOf(await bucket.reward(key, ahead - cost));
        },
      };
    },
  };
}
