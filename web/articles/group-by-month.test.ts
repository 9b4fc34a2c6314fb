import { groupByMonth } from './group-by-month.ts';

const at = (id: number, publishedAt: string | null) => ({ id, publishedAt });
const shape = (items: { id: number; publishedAt: string | null }[]) =>
  groupByMonth(items).map(({ label, items: month }) => [label, month.map(({ id }) => id)]);

test('months are newest first, with their articles in the given order', () => {
  expect(
    shape([
      at(4, '2025-11-20T18:00:00Z'),
      at(1, '2025-09-02T18:00:00Z'),
      at(3, '2025-11-02T18:00:00Z'),
      at(2, '2025-10-15T18:00:00Z'),
    ]),
  ).toEqual([
    ['November 2025', [4, 3]],
    ['October 2025', [2]],
    ['September 2025', [1]],
  ]);
});

test('an article belongs to the month it was in Denver', () => {
  expect(shape([at(1, '2025-11-01T05:59:00Z'), at(2, '2025-11-01T06:00:00Z')])).toEqual([
    ['November 2025', [2]],
    ['October 2025', [1]],
  ]);
});

test('the same month of two years stays apart, and an article without a date is left out', () => {
  expect(
    shape([at(2, '2025-11-10T12:00:00Z'), at(1, '2024-11-10T12:00:00Z'), at(9, null)]),
  ).toEqual([
    ['November 2025', [2]],
    ['November 2024', [1]],
  ]);
});
