import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { execute, type ExecutionResult, parse } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { type Logger, pino } from 'pino';
import WebSocket from 'ws';
import { User } from '../accounts/users/user.entity.ts';
import { type AdjustableClock, adjustableClock } from '../core/clock.ts';
import { createContext } from '../core/context.ts';
import { readEnv } from '../core/env.ts';
import { formatError } from '../core/errors.ts';
import type { Site as BuiltSite } from '../core/http/site.ts';
import { cookieName } from '../core/network/session-cookie.ts';
import { type RunningServer, startServer } from '../serving/server.ts';
import { testDatabase } from './database.ts';
import { openTestSession, TEST_PASSWORD_HASH } from './session.ts';

type Document<Data, Variables> = TypedDocumentNode<Data, Variables> | string;

/** A user with an account on a test site. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** Acts as one person, or as an anonymous visitor. */
export interface Actor {
  /** Runs an operation in process, with errors as clients see them. */
  run<Data, Variables>(
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<ExecutionResult<Data>>;
  /** Calls the running server over HTTP; objects are sent as JSON. The session's cookie goes along. */
  fetch(path: string, init?: Omit<RequestInit, 'body'> & { body?: unknown }): Promise<Response>;
  /** Opens a socket of its own. It ends with the site. */
  socket(): Promise<Client>;
  /** The value of the Cookie header, empty for visitors. */
  cookie(): Promise<string>;
}

/** A whole site on a database of its own, with a clock that the test sets. */
export interface Site {
  readonly clock: AdjustableClock;
  readonly server: RunningServer;
  /** Address of its database, for a second node on the same one. */
  readonly databaseUrl: string;
  em(): EntityManager;
  member(values?: Partial<Pick<Member, 'email' | 'name' | 'isAdmin'>>): Promise<Member>;
  admin(): Promise<Member>;
  as(member: Member | null): Actor;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** The clock's time at the start; a Sunday noon in Denver by default. */
  readonly now?: string;
  /** Variables of the environment besides the tests' defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** What answers paths outside the graph; nothing by default. */
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
  site,
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
    site: site ?? { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });
  const sockets: Client[] = [];
  const format = formatError(({ err }) => logger.error(err));
  let count = 0;

  const as = (member: Member | null): Actor => {
    let session: Promise<{ id: number; token: string }> | undefined;
    const sessionOf = (who: Member) =>
      (session ??= openTestSession(server.orm.em.fork(), who.id, clock.now()));
    const cookie = async () =>
      member ? `${cookieName(false)}=${(await sessionOf(member)).token}` : '';
    return {
      cookie,
      async run(document, variables) {
        const result = await execute({
          schema: server.schema,
          document: typeof document === 'string' ? parse(document) : document,
          variableValues: variables ?? {},
          contextValue: createContext(server.orm.em.fork(), server.services, {
            viewer: member && { id: member.id, isAdmin: await isStillAdmin(member) },
            sessionId: member ? (await sessionOf(member)).id : null,
            requestId: 'test',
            address: '127.0.0.1',
            userAgent: 'test',
            language: 'en',
            cookie: undefined,
          }),
        });
        const errors = result.errors?.map((error) => format(error.toJSON(), error));
        return { ...result, ...(errors && { errors }) } as never;
      },
      async fetch(path, { body, headers, ...init } = {}) {
        const isPlain =
          body !== undefined &&
          typeof body === 'object' &&
          !(body instanceof FormData) &&
          !(body instanceof Uint8Array);
        return fetch(`${server.url}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          ...init,
          headers: {
            ...(isPlain && { 'content-type': 'application/json' }),
            ...(member && { cookie: await cookie() }),
            ...(headers as Record<string, string> | undefined),
          },
          ...(body !== undefined && { body: (isPlain ? JSON.stringify(body) : body) as BodyInit }),
        });
      },
      async socket() {
        const headers = member ? { cookie: await cookie() } : {};
        const client = createClient({
          url: `${server.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: class extends WebSocket {
            constructor(url: string, protocols: string) {
              super(url, protocols, { headers });
            }
          },
          lazy: false,
          onNonLazyError: () => {},
          retryAttempts: 0,
        });
        sockets.push(client);
        return client;
      },
    };
  };

  const isStillAdmin = async ({ id }: Member) =>
    (await server.orm.em.fork().findOneOrFail(User, id, { fields: ['isAdmin'] })).isAdmin;

  const member: Site['member'] = async (values = {}) => {
    count += 1;
    const em = server.orm.em.fork();
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
    return { id: user.id, email: user.email, name: user.name, isAdmin: user.isAdmin };
  };

  return {
    clock,
    server,
    databaseUrl: database.url,
    as,
    member,
    em: () => server.orm.em.fork(),
    admin: () => member({ name: 'Ada Admin', isAdmin: true }),
    async stop() {
      for (const socket of sockets) void socket.dispose();
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
