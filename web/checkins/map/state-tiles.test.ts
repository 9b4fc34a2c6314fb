import { US_STATES } from '../../../schema/places/states.ts';
import { MAP_SIZE, STATE_TILES } from './state-tiles.ts';

test('the map has every state once, none on another, and all within its edges', () => {
  const codes = STATE_TILES.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(Object.keys(US_STATES).toSorted());
  for (const [index, one] of STATE_TILES.entries()) {
    expect([one.x >= 5, one.x <= MAP_SIZE.width - 5]).toEqual([true, true]);
    expect([one.y > 5, one.y < MAP_SIZE.height - 5]).toEqual([true, true]);
    for (const other of STATE_TILES.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(9.99);
  }
});
