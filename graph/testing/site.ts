import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'graphql-ws';
import { type Logger, pino } from 'pino';
import { User } from '../accounts/users/user.entity.ts';
import { type AdjustableClock, adjustableClock } from '../core/clock.ts';
import { readEnv } from '../core/env.ts';
import { formatError } from '../core/errors.ts';
import type { Site as BuiltSite } from '../core/http/site.ts';
import { type RunningServer, startServer } from '../serving/server.ts';
import { type Actor, actorOf, type Member } from './actor.ts';
import { testDatabase } from './database.ts';
import { endClient } from './end-client.ts';
import { TEST_PASSWORD_HASH } from './session.ts';

export type { Actor, Member } from './actor.ts';

/** A whole site on a database of its own, with a clock that the test sets. */
export interface Site {
  readonly clock: AdjustableClock;
  readonly server: RunningServer;
  /** Address of its database, for a second node on the same one. */
  readonly databaseUrl: string;
  em(): EntityManager;
  member(values?: Partial<Omit<Member, 'id'>>): Promise<Member>;
  admin(): Promise<Member>;
  moderator(): Promise<Member>;
  host(): Promise<Member>;
  as(member: Member | null): Actor;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** The clock's time at the start; a Sunday noon in Denver by default. */
  readonly now?: string;
  /** Variables of the environment besides the tests' defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** Handles paths outside the graph; nothing by default. */
  readonly site?: BuiltSite;
  /** True: jobs run by themselves, by the machine's time. */
  readonly hasJobs?: boolean;
  /** Takes the lines of the log. */
  readonly logger?: Logger;
}

const silent = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });

/** Crowds that come at once wait for their turn on any machine, however slow: no test is about that span. */
const PATIENCE_MS = 100_000;

/** Starts a site for a test file. Stop it in `afterAll`. */
export async function startSite({
  now = '2025-11-16T19:00:00Z',
  env = {},
  site = NO_PAGES,
  hasJobs = false,
  logger = silent,
}: SiteOptions = {}): Promise<Site> {
  const clock = adjustableClock(now);
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-test-'));
  const server = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      SPORTS_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      ...env,
    }),
    logger,
    clock,
    hasJobs,
    redisPrefix: database.url,
    patienceMs: PATIENCE_MS,
    // Tests await all their responses before they stop.
    connections: { quiet: 0 },
    site,
  });
  const sockets: Client[] = [];
  const format = formatError(({ err }) => logger.error(err));
  const member = membersOf(server, clock);
  return {
    clock,
    server,
    databaseUrl: database.url,
    as: (one) => actorOf(one, { server, clock, format, sockets }),
    member,
    em: () => server.orm.em.fork(),
    admin: () => member({ name: 'Ada Admin', isAdmin: true }),
    moderator: () => member({ name: 'Mo Moderator', isModerator: true }),
    host: () => member({ name: 'Hal Host', isHost: true }),
    async stop() {
      for (const socket of sockets) endClient(socket);
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const NO_PAGES: BuiltSite = { assets: (_request, _response, next) => next(), scriptHashes: [] };

/** Makes accounts, each with a name and an address of its own. */
function membersOf({ orm }: RunningServer, clock: AdjustableClock): Site['member'] {
  let count = 0;
  return async (values = {}) => {
    count += 1;
    const em = orm.em.fork();
    const user = em.create(User, {
      email: `fan${count}@example.org`,
      name: `Fan ${count}`,
      isAdmin: false,
      ...values,
      password: TEST_PASSWORD_HASH,
      emailProvenAt: clock.now(),
      createdAt: clock.now(),
    });
    await em.flush();
    const { id, email, name, isAdmin, isModerator, isHost } = user;
    return { id, email, name, isAdmin, isModerator, isHost };
  };
}
