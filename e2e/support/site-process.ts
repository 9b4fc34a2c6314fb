import type { DrawingLimits } from '../../graph/pages/page-drawing.ts';
import type { RunningServer } from '../../graph/serving/server.ts';

/**
 * The built server in its own process, with a clock that its parent sets: argument 1 is the start time, messages move
 * it. From there it runs like any clock. Other messages are statements for the database, which accepts only the server.
 */
let offset = Date.parse(process.argv[2] ?? '') - Date.now();
const clock = { now: () => new Date(Date.now() + offset) };

const server = (await import(new URL('../../dist/server/main.js', import.meta.url).href)) as {
  startApp(options: {
    clock: typeof clock;
    drawingLimits: Partial<DrawingLimits>;
  }): Promise<RunningServer>;
};
// On a busy machine a page that isn't drawn in time goes out without its first view, which many stories are about.
const drawingLimits = { patience: 20_000, stuck: 20_000 };
const app = await server.startApp({ clock, drawingLimits });
async function obey(message: { now: string } | { statement: string }) {
  if ('now' in message) offset = Date.parse(message.now) - Date.now();
  else await app.orm.em.fork().execute(message.statement);
  process.send?.({ isDone: true });
}
process.on('message', (message: Parameters<typeof obey>[0]) => void obey(message));
const end = () => void app.stop().then(() => process.exit(0));
process.once('SIGTERM', end);
// The parent process exited unexpectedly.
process.once('disconnect', end);
process.send?.({ url: app.url });
