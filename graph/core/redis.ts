import { Redis } from 'ioredis';

/** Milliseconds within which Redis must respond, and accept a connection. */
export const REDIS_PATIENCE_MS = 500;

const KEEP_ALIVE_MS = 5_000;
const RECONNECT = { stepMs: 50, mostMs: 500 };

interface RedisConnection {
  /** `redis://…` */
  readonly url: string;
  readonly name: string;
  /** Milliseconds without a response after which the connection is closed. */
  readonly patienceMs?: number;
  /** Called with the first error since the connection was last ready. */
  readonly onError: (error: NodeJS.ErrnoException) => void;
}

/**
 * A connection that never queues commands: a command without a response in time fails together with the connection, and
 * until Redis has accepted a new one nothing is sent, so that only the first caller waits for a frozen Redis.
 * Reconnects for ever; `status` is `ready` while it can be used.
 */
export function connectRedis({
  url,
  name,
  patienceMs = REDIS_PATIENCE_MS,
  onError,
}: RedisConnection): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    connectTimeout: REDIS_PATIENCE_MS,
    commandTimeout: patienceMs,
    socketTimeout: patienceMs,
    disconnectTimeout: REDIS_PATIENCE_MS,
    keepAlive: KEEP_ALIVE_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // What was sent before the connection ended fails at once.
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT.stepMs, RECONNECT.mostMs),
  });
  let isReported = false;
  redis.on('error', (error) => {
    if (!isReported) onError(error);
    isReported = true;
  });
  redis.on('ready', () => (isReported = false));
  return redis;
}
