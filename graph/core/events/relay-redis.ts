import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { randomEpoch } from './position.ts';
import { ENSURE_EPOCH } from './relay-scripts.ts';

/** Names in Redis; sites that share one have different ones. */
export interface RelayKeys {
  readonly stream: string;
  readonly epoch: string;
  readonly nodes: string;
}

export interface RelayConnection {
  /** `redis://…` */
  readonly url: string;
  readonly keys: RelayKeys;
  /** Connection troubles, for the log. They pass by themselves. */
  readonly onError: (error: unknown) => void;
}

/** Which start of which Redis this is; undefined when it doesn't say. */
export async function runIdOf(redis: Redis): Promise<string | undefined> {
  return /^run_id:(\w+)/m.exec(await redis.info('server'))?.[1];
}

/** The life of the log in this Redis. It begins anew in one that was started since. */
export async function ensureEpoch(redis: Redis, keys: RelayKeys): Promise<string> {
  const runId = (await runIdOf(redis)) ?? randomUUID();
  return (await redis.eval(
    ENSURE_EPOCH,
    2,
    keys.epoch,
    keys.stream,
    runId,
    randomEpoch(),
  )) as string;
}
