import { refetchWithin, SPREAD_MS } from './live.ts';

test('the larger the crowd, the more time its pages take to refetch, within bounds', () => {
  expect(refetchWithin(0)).toBe(SPREAD_MS);
  expect(refetchWithin(2_000)).toBe(4_000);
  expect(refetchWithin(1_000_000)).toBe(5_000);
});
