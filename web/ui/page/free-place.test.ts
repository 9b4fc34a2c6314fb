import { freePlace } from './free-place.ts';

const NOTHING = { windowHeight: 800, fixed: [], other: [] };
const span = (top: number, bottom: number) => ({ top, bottom });

test('where nothing is in the way it stays at its usual place', () => {
  expect(freePlace(0, 80, NOTHING)).toBe(0);
  expect(freePlace(720, 80, NOTHING)).toBe(720);
  expect(freePlace(0, 80, { ...NOTHING, fixed: [span(80, 120)], other: [span(700, 744)] })).toBe(0);
});

test('it goes below what is at the top, and above what is at the foot', () => {
  expect(freePlace(0, 80, { ...NOTHING, fixed: [span(40, 90.5)] })).toBe(91);
  expect(freePlace(720, 80, { ...NOTHING, fixed: [span(740, 790)] })).toBe(660);
});

test('it takes the nearest gap in which it fits whole', () => {
  const fixed = [span(10, 60), span(100, 140), span(300, 340)];
  expect(freePlace(0, 80, { ...NOTHING, fixed })).toBe(140);
});

test('a title and the pressed button are spared before the rest', () => {
  const obstacles = { windowHeight: 300, fixed: [span(0, 60)], other: [span(60, 200)] };
  expect(freePlace(0, 100, obstacles)).toBe(200);
  // Now there is no place beside both.
  expect(freePlace(0, 150, obstacles)).toBe(150);
});

test('it stays in the window, also where the window is lower than itself', () => {
  expect(freePlace(0, 80, { windowHeight: 100, fixed: [span(0, 60)], other: [] })).toBe(20);
  expect(freePlace(0, 200, { windowHeight: 100, fixed: [span(0, 60)], other: [] })).toBe(0);
});
