import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRunningClock } from './console-clock.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('the clock runs in the browser, everybody is told every ten seconds, and it stops at zero', async () => {
  const told: number[] = [];
  const { result } = renderHook(() => useRunningClock(25, (seconds) => told.push(seconds)));
  expect(result.current).toMatchObject({ seconds: 25, isRunning: false });
  act(() => result.current.toggle());
  await pass(4);
  expect(result.current).toMatchObject({ seconds: 21, isRunning: true });
  expect(told).toEqual([]);
  await pass(17);
  expect(told).toEqual([15, 5]);
  await pass(10);
  expect(told).toEqual([15, 5, 0]);
  expect(result.current.isRunning).toBe(false);
});

test('stopped it shows what everybody sees, and a stop is told at once', async () => {
  const told: number[] = [];
  const { result, rerender } = renderHook(
    ({ shown }) => useRunningClock(shown, (seconds) => told.push(seconds)),
    { initialProps: { shown: 900 } },
  );
  act(() => result.current.toggle());
  await pass(3);
  act(() => result.current.toggle());
  expect(told).toEqual([897]);
  rerender({ shown: 897 });
  expect(result.current.seconds).toBe(897);
  act(() => result.current.set(600));
  expect(told).toEqual([897, 600]);
});
