import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type Clock, machineClock } from '../core/clock.ts';
import type { Services } from '../core/context.ts';
import type { Env } from '../core/env.ts';
import { createOldAddresses } from '../articles/imports/old-addresses.ts';
import { createSiteState } from '../core/site/site-state.ts';
import { createEvents, type Events } from '../core/events/events.ts';
import {
  type ConnectionLimits,
  createHttpConnections,
  type HttpConnections,
} from '../core/http/connections.ts';
import type { Site } from '../core/http/site.ts';
import { loadCatalogues } from '../core/language.ts';
import { subjectOf } from '../event-subjects.ts';
import { createPresence } from '../chat/presence.ts';
import { isMinor } from '../freshness.ts';
import { createPageDrawing, type DrawingLimits, type PageDrawing } from '../pages/page-drawing.ts';
import { addressIn } from '../requests/identity.ts';
import { buildGraphSchema } from '../schema.ts';
import { listenForBackups } from '../backups/backup-socket.ts';
import { writeBackup } from '../backups/write-backup.ts';
import { createBackground } from './background.ts';
import { createCaches } from './caches.ts';
import { attachGraphSockets } from './graph-sockets.ts';
import { createHttp } from './http.ts';
import { createPipeline } from './pipeline.ts';
import { createProbes } from './probes.ts';
import { createServices, type NodeServices } from './services.ts';
import { setUp } from './setup.ts';
import { type Parts, shutDown } from './shutdown.ts';
import { openStorage, type Storage } from './storage.ts';

export interface ServerOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Handles paths that are not the graph's. */
  readonly site: Site;
  /** False: nothing happens by itself at its time. */
  readonly hasJobs?: boolean;
  /** Separates sites that share one Redis; the nodes of one site have the same. */
  readonly redisPrefix?: string;
  /** Milliseconds that the database is waited for. */
  readonly patienceMs?: number;
  /** Replaces limits of connections (tests). */
  readonly connections?: Partial<ConnectionLimits>;
  /** Replaces limits of page rendering (browser tests). */
  readonly drawingLimits?: Partial<DrawingLimits> | undefined;
}

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

/** Starts everything on one port; resolves when it accepts requests. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, logger } = options;
  const { parts, schema } = await build(options);
  const { storage, events, services, http, background } = parts;
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= shutDown(parts));

  // The port opens last, so that a client that can connect can use everything, and stop it.
  try {
    await background.start();
    await http.listen(env.port, env.host);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `http://localhost:${portOf(http, env)}`;
  logger.info({ url, database: storage.kind }, 'Listening');

  return {
    url,
    orm: storage.orm,
    schema,
    services,
    events,
    settled: () => background.settled(),
    stop,
  };
}

/** Makes the parts of the server, lowest first, and waits until they may be used. */
async function build(options: ServerOptions): Promise<{ parts: Parts; schema: GraphQLSchema }> {
  const { env, logger, clock = machineClock, hasJobs = true, redisPrefix } = options;
  const opening = openStorage(options);
  // What takes the processor's time is done while the threads of the database and of the pages start.
  const drawing = drawingOf(options);
  const events = createEvents({
    redisUrl: env.redisUrl,
    redisPrefix,
    isMinor,
    subjectOf,
    logger,
  });
  const schema = buildGraphSchema();
  const [storage] = await Promise.all([opening, loadCatalogues()]);
  const { orm } = storage;

  // Before the caches, which an event empties: what is made anew then has the new settings.
  const site = createSiteState({ env, events, logger, em: () => orm.em.fork() });
  const oldAddresses = createOldAddresses({ events, logger, em: () => orm.em.fork() });
  const caches = createCaches(events, clock);
  const http = openHttp(options);
  const port = () => portOf(http, env);
  const base = { clock, env, logger, orm, events };
  const openSockets = () => sockets.count();
  const presence = createPresence({ events });
  const given = { caches, site, hasJobs, port, openSockets, presence };
  const services = await createServices({ ...base, ...given });
  await setUp(orm, services, logger);

  const pipeline = createPipeline({ orm, services, schema, logger });
  const sockets = attachGraphSockets({ http, pipeline, env, events, presence, logger });
  const probes = createProbes({ orm, services, sockets });
  const operations = probes.router;
  const passing = {
    pipeline,
    services,
    caches,
    logger,
    operations,
    site: options.site,
    drawing,
    oldAddresses,
    stream: sockets.stream,
  };
  const { listener, apollo } = await createHttp(passing);
  http.serve(listener);
  // No client may connect before this node receives events from other nodes.
  await events.started();
  await Promise.all([site.load(orm.em.fork()), oldAddresses.load(orm.em.fork())]);
  // So that the first page is rendered like every other.
  await drawing?.ready();

  const contextOf = () => pipeline.identity.anonymous();
  const background = createBackground({
    ...base,
    services,
    contextOf,
    follow: sockets.followAlone,
    hasBell: hasJobs,
  });
  const backups = await backupsOf(storage, services);
  const running = { storage, events, caches, services, presence, http, sockets, backups };
  const served = { ...running, apollo, probes, drawing };
  return { parts: { ...served, background }, schema };
}

/** Other processes of the same user get a backup of an embedded database from this one. */
async function backupsOf({ socketDir, orm }: Storage, { files, clock, env }: NodeServices) {
  if (socketDir === undefined) return undefined;
  return listenForBackups(socketDir, (to) =>
    writeBackup({ em: orm.em, files, now: clock.now(), dataDir: env.dataDir }, to),
  );
}

/** What draws the pages of a built site. */
function drawingOf({ site, logger, drawingLimits }: ServerOptions): PageDrawing | undefined {
  return site.template && createPageDrawing(site.template.drawing, logger, drawingLimits);
}

function openHttp({ env, connections }: ServerOptions): HttpConnections {
  return createHttpConnections({
    ...connections,
    sockets: env.socketsMax,
    // Behind a proxy all connections are the proxy's.
    ...(env.trustProxy === 0 && { addressOf: (socket) => addressIn({ headers: {}, socket }, 0) }),
  });
}

/** The configured port, or the assigned one if none was configured. */
const portOf = (http: HttpConnections, env: Env) => http.port() ?? env.port;
