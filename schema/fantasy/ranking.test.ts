import { rank } from './ranking.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 8, 7, 12, minute));
const places = (points: readonly number[]) =>
  rank(points.map((totalPoints, id) => ({ id, totalPoints, submittedAt: at(id) }))).map(
    ({ id, rank: place, isTied }) => `${place}${isTied ? '=' : ''}: #${id}`,
  );

test('equals share a place, and the places after it stay empty', () => {
  expect(places([12, 20, 30, 20])).toEqual(['1: #2', '2=: #1', '2=: #3', '4: #0']);
});

test('among equals the earlier submission is listed first, however the list came', () => {
  const list = [
    { id: 1, totalPoints: 5, submittedAt: at(9) },
    { id: 2, totalPoints: 5, submittedAt: at(3) },
    { id: 3, totalPoints: 5, submittedAt: at(3) },
  ];
  expect(rank(list).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(rank([...list].reverse()).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('0.1 + 0.2 ties with 0.3', () => {
  expect(places([0.3, 0.1 + 0.2])).toEqual(['1=: #0', '1=: #1']);
});

test('totals may be negative, and an empty list is fine', () => {
  expect(places([-1, 0])).toEqual(['1: #1', '2: #0']);
  expect(places([])).toEqual([]);
});
