const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** How long to wait before a try to connect again, in ms: growing, and jittered so that not all browsers come at once. */
export function reconnectDelay(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.25 + 0.75 * random);
}

/** Waits for the delay, or until the browser is online again. */
export function waitToReconnect(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, reconnectDelay(tries));
    window.addEventListener('online', done);
  });
}
