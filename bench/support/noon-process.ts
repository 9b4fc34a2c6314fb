import { instantOfMountain, mountainDate } from '../../schema/time/clock.ts';

/**
 * The built server as a process of its own, by a clock that shows noon in Denver when it starts and runs on from there:
 * on the day of a game chat is open then, at whatever hour the bench runs.
 */
const noon = instantOfMountain({ date: mountainDate(new Date()), time: '12:00' });
const offset = noon.getTime() - Date.now();
const clock = { now: () => new Date(Date.now() + offset) };

const server = (await import(new URL('../../dist/server/main.js', import.meta.url).href)) as {
  startApp(options: { clock: typeof clock }): Promise<{ stop(): Promise<void> }>;
};
const app = await server.startApp({ clock });
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
