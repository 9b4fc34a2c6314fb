import { jest } from '@jest/globals';
import { pino } from 'pino';
import { looking } from './sports-provider.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const logger = pino({ level: 'silent' });

test('it polls at the start, and again at an interval after each poll', async () => {
  const look = jest.fn(() => Promise.resolve());
  const provider = looking(look, { everyMs: 1000, logger });
  expect(look).not.toHaveBeenCalled();
  provider.start();
  expect(look).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2999);
  expect(look).toHaveBeenCalledTimes(3);
  await provider.stop();
});

test('a failed poll is logged, and polling continues', async () => {
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  const look = jest.fn(() => Promise.reject(new Error('no answer')));
  const provider = looking(look, { everyMs: 1000, logger });
  provider.start();
  await jest.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
  await provider.stop();
});

test('stopping waits for the poll in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const look = jest.fn(() => promise);
  const provider = looking(look, { everyMs: 1000, logger });
  provider.start();
  let isStopped = false;
  const stopping = provider.stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  resolve(undefined);
  await stopping;
  await jest.advanceTimersByTimeAsync(5000);
  expect(look).toHaveBeenCalledTimes(1);
});
