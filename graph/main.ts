import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import { type DestinationStream, pino } from 'pino';
import type { Clock } from './core/clock.ts';
import { EnvError, readEnv } from './core/env.ts';
import { builtSite } from './core/http/site.ts';
import { giveBackMemory } from './core/give-back-memory.ts';
import { StartError } from './core/start-error.ts';
import type { DrawingLimits } from './pages/page-drawing.ts';
import { type RunningServer, startServer } from './serving/server.ts';

const STOP_WITHIN_MS = 9_500;
/** By then, clients that waited for the start have been served. */
const AT_REST_AFTER_MS = 3_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface AppOptions {
  /** Replaces the built web site (development). */
  readonly site?: RequestHandler;
  /** Replaces the machine's clock (browser tests). */
  readonly clock?: Clock;
  /** Replaces standard output as the place of the log (development). */
  readonly logTo?: DestinationStream;
  /** Replaces the limits within which the server draws pages (browser tests). */
  readonly drawingLimits?: Partial<DrawingLimits>;
}

/** Starts the server of this process by its environment. */
export async function startApp({
  site,
  clock,
  logTo,
  drawingLimits,
}: AppOptions = {}): Promise<RunningServer> {
  const env = readEnv();
  const redact = ['*.password', '*.token', '*.email', '*.cookie', '*.authorization', 'req.headers'];
  const logger = pino({ level: env.logLevel, redact }, logTo ?? pino.destination(1));
  return startServer({
    env,
    logger,
    ...(clock && { clock }),
    drawingLimits,
    site: site ? { assets: site, scriptHashes: [] } : await builtSite(...siteFolders()),
  });
}

/** The site is built beside the server: dist/web and what draws its pages, dist/prerender, beside dist/server. */
function siteFolders(): [folder: string, drawing: string] {
  const built = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const folder = built('../web');
  if (!existsSync(folder)) throw new EnvError('The web site is not built. Run npm run build.');
  return [folder, built('../prerender/page-html.js')];
}

/** Runs until a signal ends it. A failed start ends it with one line that says why. */
export async function main() {
  const starting = startApp();
  stopBySignal(starting);
  try {
    await starting;
    setTimeout(giveBackMemory, AT_REST_AFTER_MS).unref();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** Handles signals before the port is open; an early one stops what has been started by then. */
function stopBySignal(starting: Promise<RunningServer>): void {
  const stop = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: false, skip: [...STOP_SIGNALS] },
    async ({ err }) => {
      if (err) console.error(err);
      await (await starting).stop();
    },
  );
  // Ctrl-C comes twice, from the terminal and from npm; the second must not cut the stop short.
  let isStopping = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (!isStopping) stop.close();
      isStopping = true;
    });
  }
}

if (import.meta.main) await main();
