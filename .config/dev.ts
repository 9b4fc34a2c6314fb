/**
 * One process for development: Vite serves the client and runs the server. A change of a client file is hot-reloaded in
 * the browser; a change of a server file stops the server gracefully and restarts it.
 */
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { DestinationStream } from 'pino';
import { createServer, createServerModuleRunner } from 'vite';
import pretty from 'pino-pretty';
import { root } from './build-stamp.ts';

interface App {
  url: string;
  stop: () => Promise<void>;
}

interface ServerModule {
  startApp: (options: { site: RequestHandler; logTo: DestinationStream }) => Promise<App>;
}

process.env.NODE_ENV = 'development';
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const serverFolders = ['graph', 'schema', 'migrations'].map((folder) => join(root, folder));
const logTo = pretty({ ignore: 'pid,hostname', singleLine: true, sync: true });

/** Vite writes inline scripts into the page, which the site's own policy forbids. */
const site: RequestHandler = (request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  vite.middlewares(request, response, next);
};

let app: App | undefined;

/** Loads the server's files first, so that one that cannot be loaded leaves the running server alone. */
async function restart(): Promise<void> {
  try {
    runner.clearCache();
    forgetGraphTypes();
    const { startApp } = await runner.import<ServerModule>(join(root, 'graph/main.ts'));
    await app?.stop();
    app = undefined;
    app = await startApp({ site, logTo });
    console.log(`Ready on ${app.url}`);
  } catch (error) {
    console.error(error);
    console.error('The server waits for the next change.');
  }
}

/** type-graphql collects decorated classes globally; those of the files before the change must go. */
function forgetGraphTypes(): void {
  const { TypeGraphQLMetadataStorage: storage } = globalThis as {
    TypeGraphQLMetadataStorage?: { clear: () => void };
  };
  storage?.clear();
}

let restarting = restart();
let isOwed = false;
vite.watcher.add(serverFolders).on('all', (_event, file) => {
  const concerns = serverFolders.some((folder) => file.startsWith(folder));
  if (!concerns || !/\.(ts|graphql|sql)$/.test(file) || /\.test\.ts$/.test(file) || isOwed) return;
  isOwed = true;
  // Editors save several files in one go; one restart is enough for them.
  setTimeout(() => {
    isOwed = false;
    restarting = restarting.then(restart);
  }, 100);
});

async function end(): Promise<never> {
  await restarting;
  await app?.stop();
  await vite.close();
  process.exit(0);
}
// Ctrl-C comes twice: from the terminal and from npm.
let ending: Promise<never> | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    ending ??= end();
  });
}
