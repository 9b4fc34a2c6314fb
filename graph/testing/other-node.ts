import { pino } from 'pino';
import { readEnv } from '../core/env.ts';
import { type RunningServer, startServer } from '../serving/server.ts';
import { redisUrl } from './redis.ts';
import type { Site } from './site.ts';

/** A second server on the database of a site and one Redis, as behind a balancer. The site was started with `REDIS_URL`. */
export const otherNode = (
  site: Site,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> =>
  startServer({
    env: readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: site.databaseUrl,
      DATA_DIR: '/nonexistent',
      DEMO: '0',
      SPORTS_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      REDIS_URL: redisUrl,
      ...env,
    }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    redisPrefix: site.databaseUrl,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });
