/**
 * The built server as a process of its own, with a clock that its parent sets: argument 1 is where it starts, messages
 * move it. From there it runs on like any clock.
 */
let offset = Date.parse(process.argv[2] ?? '') - Date.now();
const clock = { now: () => new Date(Date.now() + offset) };

const server = (await import(new URL('../../dist/server/main.js', import.meta.url).href)) as {
  startApp(options: { clock: typeof clock }): Promise<{ url: string; stop(): Promise<void> }>;
};
const app = await server.startApp({ clock });
process.on('message', (message: { now: string }) => {
  offset = Date.parse(message.now) - Date.now();
  process.send?.({ isSet: true });
});
const end = () => void app.stop().then(() => process.exit(0));
process.once('SIGTERM', end);
// The tests are gone without a word.
process.once('disconnect', end);
process.send?.({ url: app.url });
