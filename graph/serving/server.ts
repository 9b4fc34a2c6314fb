import type { RequestListener } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { migrate } from '../../migrations/run.ts';
import { CLOSE_REASONS } from '../../schema/site/sockets.ts';
import { ensureAdmin, warnOfWeakAdmin } from '../accounts/admin.service.ts';
import { endRendering } from '../articles/body/rendered.ts';
import { ringChat } from '../chat/chat-bell.ts';
import { createAnswerCache } from '../core/answer-cache.ts';
import { type Clock, machineClock } from '../core/clock.ts';
import type { Services } from '../core/context.ts';
import { openDatabase } from '../core/database/database.ts';
import type { Env } from '../core/env.ts';
import { formatError } from '../core/errors.ts';
import { createEvents, type Events } from '../core/events/events.ts';
import { createFiles } from '../core/files/files.ts';
import { type ConnectionLimits, createHttpConnections } from '../core/http/connections.ts';
import { operationsRouter } from '../core/http/operations.ts';
import type { Site } from '../core/http/site.ts';
import { createJobs, noJobs } from '../core/jobs.ts';
import { createMail } from '../core/mail/mail.ts';
import { createBudget } from '../core/limits/budget.ts';
import { costOf } from '../core/documents/cost.ts';
import { createDocumentReader } from '../core/documents/read-document.ts';
import { createRateLimits } from '../core/limits/rate-limits.ts';
import { isSameOrigin } from '../core/network/same-origin.ts';
import { attachSockets } from '../core/sockets/sockets.ts';
import { fillDemo } from './demo.ts';
import { FRESHNESS_TOPICS, isMinor } from '../freshness.ts';
import { createSportsProvider } from '../games/provider.ts';
import { createHttp } from './http.ts';
import { createIdentity } from '../requests/identity.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { ensureVapidKeys } from '../notices/vapid-keys.ts';
import { announceEvents } from '../notices/watch-events.ts';
import { createOrm } from '../orm.ts';
import { sizeOfText } from '../pages/cached-text.ts';
import { createPageDrawing, type DrawingLimits } from '../pages/page-drawing.ts';
import { sizeOfPage } from '../pages/router.ts';
import { createRequestBudget } from '../requests/request-budget.ts';
import { createRosterProvider } from '../roster/provider.ts';
import { buildGraphSchema } from '../schema.ts';

export interface ServerOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** What answers paths that are not the graph's. */
  readonly site: Site;
  /** False: nothing happens by itself at its time. */
  readonly hasJobs?: boolean;
  /** Keeps sites apart that share one Redis; the nodes of one site have the same. */
  readonly redisPrefix?: string;
  /** Milliseconds that the database is waited for. */
  readonly patienceMs?: number;
  /** Replaces limits of connections (tests). */
  readonly connections?: Partial<ConnectionLimits>;
  /** Replaces limits of drawing pages (browser tests). */
  readonly drawingLimits?: Partial<DrawingLimits> | undefined;
}

/** A sitemap of forty thousand articles takes seven megabytes, an eighth of this. */
const TEXTS = { entries: 500, bytes: 64_000_000 };

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly orm: MikroORM;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly events: Events;
  /** Resolves when what events have caused so far is stored. */
  settled(): Promise<void>;
  /** Stops accepting, finishes requests, closes sockets with a reason, flushes what is queued, closes the database; once. */
  stop(): Promise<void>;
}

/** Starts everything on one port; resolves when requests are answered. */
export async function startServer({
  env,
  logger,
  clock = machineClock,
  site,
  hasJobs = true,
  redisPrefix,
  patienceMs,
  connections,
  drawingLimits,
}: ServerOptions): Promise<RunningServer> {
  const opening = openDatabase({
    url: env.databaseUrl,
    dataDir: env.dataDir,
    patienceMs,
    engineReport: {
      broke: (reason) => logger.error({ reason }, 'the embedded database broke and is restarted'),
      restarted: () => logger.warn('the embedded database is back'),
    },
  });
  // What takes the processor's time is done while the threads of the database and of the pages start.
  const drawing = site.template && createPageDrawing(site.template.drawing, logger, drawingLimits);
  const events = createEvents({ redisUrl: env.redisUrl, redisPrefix, isMinor, logger });
  const schema = buildGraphSchema(events);
  const database = await opening;
  const orm = createOrm(database.connection);
  await database.unhurried(() => migrate(orm));

  const caching = { events, topics: FRESHNESS_TOPICS, isMinor, now: () => clock.now() };
  const caches = {
    answers: createAnswerCache<Buffer>({ ...caching, sizeOf: ({ length }) => length }),
    pages: createAnswerCache({ ...caching, sizeOf: sizeOfPage }),
    texts: createAnswerCache({ ...caching, sizeOf: sizeOfText, most: TEXTS }),
  };
  const mail = createMail({ env, logger });
  const limits = createRateLimits({ env, orm, logger });
  const jobs = hasJobs ? createJobs({ orm, clock, logger }) : noJobs;
  const http = createHttpConnections({
    ...connections,
    sockets: env.socketsMax,
    ...(env.trustProxy === 0 && {
      addressOf: (socket) => identity.addressOf({ headers: {}, socket }),
    }),
  });
  /** The port that was asked for, or the one that was given where none was. */
  const port = () => http.port() ?? env.port;
  const files = await createFiles({ ...env, logger });
  const services: Services = {
    env,
    clock,
    files,
    mail,
    limits,
    jobs,
    log: logger,
    get publicUrl() {
      return env.publicUrl ?? `http://localhost:${port()}`;
    },
    publish(topic, payload) {
      // Through Redis the event comes back later than the answer to who caused it.
      for (const cache of Object.values(caches)) cache.drop(topic, payload);
      events.publish(topic, payload);
    },
  };
  if (env.demo) await fillDemo(orm.em.fork(), files, clock.now());
  await ensureVapidKeys(orm.em.fork(), clock.now());
  const promoted = await ensureAdmin(orm.em.fork(), env.admin, clock.now());
  if (promoted !== null) services.publish('account.changed', { userId: promoted });
  await warnOfWeakAdmin(env.admin, logger);

  const ownOrigins = env.publicUrl ? [new URL(env.publicUrl).origin] : [];
  const identity = createIdentity({ orm, services, ownOrigins });
  const format = formatError((entry) => logger.error(entry, 'Unknown error, masked'));
  const budget = createBudget(env.rateLimits);
  const readDocument = createDocumentReader(schema);

  const sockets = attachSockets({
    server: http.server,
    onUpgrade: (network) => http.release(network),
    path: '/graphql',
    schema,
    events,
    logger,
    context: (caller) => identity.socket(caller),
    addressOf: (caller) => identity.addressOf(caller),
    isOriginAllowed: (headers) => isSameOrigin(headers, ownOrigins),
    readDocument,
    async deposit(context) {
      const { settle } = await budget.deposit(context, 0);
      return async (operation) => void (await settle(costOf({ schema, ...operation })));
    },
    formatError: format,
    level: env.rateLimits,
    limits: { perNode: env.socketsMax },
  });
  let isStopping = false;
  const operations = operationsRouter({
    isReady: async () => {
      if (isStopping) throw new Error('stopping');
      await orm.em.getConnection().execute('select 1');
    },
    hasRedis: () => (env.redisUrl ? events.isUp() && limits.isShared() : undefined),
    sockets: () => sockets.count(),
    metricsToken: env.metricsToken,
  });
  const { app, apollo } = await createHttp({
    schema,
    identity,
    logger,
    formatError: format,
    readDocument,
    budget: createRequestBudget({ identity, budget }),
    caches,
    ownOrigins,
    isSecure: services.publicUrl.startsWith('https:'),
    trustProxy: env.trustProxy,
    operations: operations.router,
    files: files.handler,
    site,
    ...(drawing && { drawing }),
    anonymous: () => identity.anonymous(),
    publicUrl: () => services.publicUrl,
  });
  http.serve(app as RequestListener);
  const tools = { orm, services, logger };
  const providers = [createSportsProvider(tools), createRosterProvider(tools)];
  // No client may connect before this node receives events from other nodes.
  await events.started();
  // So that the first page is drawn like any other.
  await drawing?.ready();

  const watching = { events, contextOf: () => identity.anonymous(), logger };
  const announcer = announceEvents(watching);
  let bell: ReturnType<typeof ringChat> | undefined;
  const end = async () => {
    // From now on the readiness check answers no.
    isStopping = true;
    await http.stopListening();
    await Promise.all([
      sockets.close(CLOSE_REASONS.stopping),
      http.drain(),
      ...providers.map((provider) => provider.stop()),
    ]);
    // What the last requests have caused is done to its end.
    await bell?.stop();
    await announcer.stop();
    await jobs.stop();
    await apollo.stop();
    await mail.flush();
    await limits.close();
    for (const cache of Object.values(caches)) cache.close();
    await events.close();
    operations.close();
    await Promise.all([endRendering(), drawing?.end()]);
    await orm.close();
    await database.close();
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());

  // The port answers last: who finds it open may use everything, and stop it.
  try {
    for (const provider of providers) provider.start();
    await jobs.start(jobsOf(() => identity.anonymous()));
    if (hasJobs) bell = ringChat(watching);
    await http.listen(env.port, env.host);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `http://localhost:${port()}`;
  logger.info({ url, database: database.kind }, 'Listening');

  return {
    url,
    orm,
    schema,
    services,
    events,
    settled: () => announcer.settled(),
    stop,
  };
}
