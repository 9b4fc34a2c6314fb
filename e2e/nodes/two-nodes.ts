import { pino } from 'pino';
import { readEnv } from '../../graph/core/env.ts';
import { type RunningServer, startServer } from '../../graph/serving/server.ts';
import type { Site } from '../../graph/testing/site.ts';

export const portOf = (url: string) => Number(new URL(url).port);

/** Starts another node of a test's site, on its database and its clock. */
export function startSecondNode(site: Site, env: Readonly<Record<string, string>>) {
  return startServer({
    env: readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: site.databaseUrl,
      DATA_DIR: '/nonexistent',
      DEMO: '0',
      SPORTS_PROVIDER: 'none',
      ...env,
    }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    redisPrefix: site.databaseUrl,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
    hasJobs: false,
  }) satisfies Promise<RunningServer>;
}

/** Waits until every node says this of Redis. */
export async function untilRedis(is: 'ready' | 'away', urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const says = async () =>
      ((await (await fetch(`${url}/readyz`)).json()) as { redis: string }).redis;
    while ((await says()) !== is) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Opens the chat for the test's game day. */
export const openChat = async (site: Site): Promise<unknown> =>
  site
    .as(await site.admin())
    .run(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
