import { jest } from '@jest/globals';
import { reconnectDelay, waitToReconnect } from './reconnect.ts';

test('waits grow to half a minute and never come at the same moment for all', () => {
  expect([0, 1, 2, 5, 50].map((tries) => reconnectDelay(tries, 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(2, 0)).toBe(1000);
});

test('going online ends the wait', async () => {
  jest.useFakeTimers();
  const waited = waitToReconnect(10);
  window.dispatchEvent(new Event('online'));
  await waited;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
