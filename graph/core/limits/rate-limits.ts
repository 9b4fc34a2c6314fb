import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { KeyOfCode } from '../../../schema/refusals.ts';
import type { SaidRefusal } from '../../../schema/refusals/said.ts';
import { type Allowance, OverLimit } from './allowance.ts';
import type { Env } from '../env.ts';
import { pipelinesOf, runShared } from '../database/pipelines.ts';
import { DomainError, isPassing } from '../errors.ts';
import { connectRedis } from '../redis.ts';
import type { RateLimitRule } from '../../../schema/site/rate-limits.ts';
import { RATE_LIMIT_RULES, type RateLimit } from './rate-limit-rules.ts';

/**
 * Rate limits, counted over all nodes. Never call it inside an open transaction: the embedded database has one
 * connection, which that transaction occupies.
 */
export interface RateLimits {
  /** Takes one point for the key and says what is left, or throws TOO_MANY_REQUESTS with the seconds to wait. */
  take(limit: RateLimit, key: string): Promise<Allowance | undefined>;
  /** Whole seconds until the key has a point again, 0 when it has one now. Takes nothing. */
  wait(limit: RateLimit, key: string): Promise<number>;
  /** Whether all nodes count together. */
  isShared(): boolean;
  close(): Promise<void>;
}

/** Which refusal says how long to wait. */
const waitOf = (
  seconds: number,
): { key: KeyOfCode<'TOO_MANY_REQUESTS'>; params: SaidRefusal['params'] } =>
  seconds < 90
    ? { key: 'limits.wait', params: { seconds } }
    : { key: 'limits.waitLong', params: { minutes: Math.ceil(seconds / 60) } };

/** The refusal of too many requests. */
export function tooManyRequests(seconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const { key, params } = waitOf(retryAfter);
  return new DomainError(key, params, { retryAfter });
}

interface RateLimitsOptions {
  readonly env: Pick<Env, 'rateLimits' | 'redisUrl'>;
  readonly orm: MikroORM;
  readonly logger: Pick<Logger, 'warn'>;
}

const AWAY_FOR_MS = 2_000;

const FACTOR = { on: 1, wide: 10 };

const NO_LIMITS: RateLimits = {
  take: () => Promise.resolve(undefined),
  wait: () => Promise.resolve(0),
  isShared: () => true,
  close: () => Promise.resolve(),
};

/** Limits counted in Redis where there is one, else in the database; in memory while that store is down. */
export function createRateLimits({ env, orm, logger }: RateLimitsOptions): RateLimits {
  if (env.rateLimits === 'off') return NO_LIMITS;
  const redis = env.redisUrl === undefined ? undefined : redisAt(env.redisUrl, logger);
  const database = askDatabase(orm);
  const limiters = createLimiters(FACTOR[env.rateLimits], (options, isFirst) =>
    redis ? inRedis(redis, options) : inDatabase(database.ask, options, isFirst),
  );
  const connected =
    redis &&
    new Promise<unknown>((resolve) => void redis.once('ready', resolve).once('error', resolve));
  const of = async (limit: RateLimit) => {
    await connected;
    return limiters.get(limit)!;
  };
  return {
    async take(limit, key) {
      const limiter = await of(limit);
      const allowanceOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
        points: limiter.points,
        left: Math.max(0, remainingPoints),
        seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
        window: RATE_LIMIT_RULES[limit].seconds,
      });
      try {
        return allowanceOf(await limiter.consume(digest(key)));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const allowance = allowanceOf(refused);
        throw new OverLimit(allowance, waitOf(allowance.seconds));
      }
    },
    async wait(limit, key) {
      const limiter = await of(limit);
      const state = await limiter.get(digest(key));
      return state && state.consumedPoints >= limiter.points
        ? Math.max(1, Math.ceil(state.msBeforeNext / 1000))
        : 0;
    },
    isShared: () => !redis || redis.status === 'ready',
    async close() {
      database.close();
      await redis?.quit().catch(() => redis.disconnect());
    },
  };
}

const redisAt = (url: string, logger: RateLimitsOptions['logger']): Redis =>
  connectRedis({
    url,
    name: 'limits',
    onError: ({ code, message }) =>
      logger.warn({ code: code ?? message }, 'Redis is away; counting limits in memory'),
  });

/** A limiter for each rule. */
function createLimiters(
  factor: number,
  make: (options: Options, isFirst: boolean) => RateLimiterAbstract,
): ReadonlyMap<string, RateLimiterAbstract> {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [limit, rule] of Object.entries(RATE_LIMIT_RULES)) {
    const options = { keyPrefix: limit, points: rule.points * factor, duration: rule.seconds };
    limiters.set(limit, make(options, limiters.size === 0));
  }
  return limiters;
}

/** Statements of the limiters, which fail at once for a moment when the database was found away. */
function askDatabase(orm: MikroORM): { readonly ask: Ask; close(): void } {
  let isClosed = false;
  let awayUntil = 0;
  return {
    async ask(statement) {
      // The limiter sweeps the table by a timer that cannot be stopped.
      if (isClosed) throw new Error('The limits are closed');
      if (performance.now() < awayUntil) throw new Error('The database was away a moment ago');
      try {
        return await send(orm, statement);
      } catch (error) {
        // An act counts against several limits: only the first waits for an unreachable database.
        if (isPassing(error)) awayUntil = performance.now() + AWAY_FOR_MS;
        throw error;
      }
    },
    close: () => void (isClosed = true),
  };
}

/**
 * Through the shared connections, where there are some. In the embedded database a named statement would outlive its
 * connection, and the sweep of the whole table may take long.
 */
async function send({ em }: MikroORM, { name, text, values }: LimiterStatement): Promise<unknown> {
  const alone = async () => (await em.getConnection().getNativeClient()).query(text, values);
  const pipelines = pipelinesOf(em);
  const isSweep = /^delete/i.test(text);
  if (!pipelines || name === undefined || isSweep) return alone();
  return runShared(pipelines, { name, text, values, isWrite: true }, alone);
}

/** Keys are e-mails and addresses; the store sees neither, and no length can exceed its column. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

type Options = { keyPrefix: string } & Pick<RateLimitRule, 'points'> & { duration: number };

interface LimiterStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}
type Ask = (statement: LimiterStatement) => Promise<unknown>;

function inDatabase(ask: Ask, options: Options, purges: boolean): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query: ask },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // One of them is enough to sweep the table they share.
    clearExpiredByTimeout: purges,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

function inRedis(redis: Redis, options: Options): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...options,
    keyPrefix: `limit:${options.keyPrefix}`,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
