import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRunningClock } from './console-clock.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('the clock runs in the browser, is published every ten seconds, and stops at zero', async () => {
  const published: number[] = [];
  const { result } = renderHook(() => useRunningClock(25, (seconds) => published.push(seconds)));
  expect(result.current).toMatchObject({ seconds: 25, isRunning: false });
  act(() => result.current.toggle());
  await pass(4);
  expect(result.current).toMatchObject({ seconds: 21, isRunning: true });
  expect(published).toEqual([]);
  await pass(17);
  expect(published).toEqual([15, 5]);
  await pass(10);
  expect(published).toEqual([15, 5, 0]);
  expect(result.current.isRunning).toBe(false);
});

test('stopped it shows what everybody sees, and a stop is published at once', async () => {
  const published: number[] = [];
  const { result, rerender } = renderHook(
    ({ shown }) => useRunningClock(shown, (seconds) => published.push(seconds)),
    { initialProps: { shown: 900 } },
  );
  act(() => result.current.toggle());
  await pass(3);
  act(() => result.current.toggle());
  expect(published).toEqual([897]);
  rerender({ shown: 897 });
  expect(result.current.seconds).toBe(897);
  act(() => result.current.set(600));
  expect(published).toEqual([897, 600]);
});
