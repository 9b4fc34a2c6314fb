import { Window } from './window.ts';

/** A machine whose clock only advances when a test or a write takes time. */
function machine(writeTakes: number) {
  let now = 1_000;
  let due: { at: number; run: () => void } | undefined;
  const writes: number[] = [];
  const window = new Window({
    flush() {
      writes.push(now);
      now += writeTakes;
    },
    now: () => now,
    schedule(run, delay) {
      due = { at: now + Math.max(0, delay), run };
      return () => (due = undefined);
    },
  });
  return {
    window,
    writes,
    /** Advances the clock to the instant; timers fire on the way. */
    until(instant: number) {
      while (due && due.at <= instant) {
        const { at, run } = due;
        due = undefined;
        now = Math.max(now, at);
        run();
      }
      now = Math.max(now, instant);
    },
  };
}

test('a calm group is written to at once', () => {
  const { window, writes, until } = machine(10);
  for (const instant of [1_000, 1_100, 1_200]) {
    until(instant);
    window.request();
  }
  until(1_250);
  expect(writes).toEqual([1_000, 1_100, 1_200]);
});

test('requests of one moment share a write', () => {
  const { window, writes, until } = machine(1);
  window.request();
  window.request();
  until(1_000);
  expect(writes).toHaveLength(1);
});

test.each([
  ['1 ms', 1, 150],
  ['10 ms', 10, 15],
  ['50 ms', 50, 4],
])(
  'at a high rate, writes that take %s take only a small part of the time',
  (_name, writeTakes, most) => {
    const { window, writes, until } = machine(writeTakes);
    for (let instant = 1_000; instant < 2_000; instant++) {
      until(instant);
      window.request();
    }
    expect(writes.length).toBeLessThanOrEqual(most + 1);
    expect(writes.length).toBeGreaterThan(most / 2);
  },
);

test('nothing waits longer than 250 ms', () => {
  const { window, writes, until } = machine(200);
  window.request();
  until(1_000);
  window.request();
  until(2_000);
  expect(writes).toEqual([1_000, 1_250]);
});

test('callers that wait for the write continue after it, or when it is canceled', async () => {
  const { window, until } = machine(1);
  const order: string[] = [];
  window.request();
  const first = window.flushed().then(() => order.push('written'));
  until(1_000);
  await first;
  window.request();
  const second = window.flushed().then(() => order.push('given up'));
  window.cancel();
  await second;
  expect(order).toEqual(['written', 'given up']);
});
