import { seasonOf, weekOf } from './season-weeks.ts';

test.each([
  ['2025-08-23', 2025, -1],
  ['2025-09-04', 2025, 1],
  ['2025-09-08', 2025, 1],
  ['2025-09-09', 2025, 2],
  ['2025-11-20', 2025, 12],
  ['2026-01-04', 2025, 18],
  ['2026-01-17', 2025, 20],
  ['2024-09-05', 2024, 1],
  ['2026-09-10', 2026, 1],
])('%s is in season %i, week %i', (date, season, week) => {
  expect([seasonOf(date), weekOf(date)]).toEqual([season, week]);
});
