import { bestPerformances, dashboardStats, levelOf, trendOf } from './dashboard.ts';

const game = (week: number, totalPoints: number, weeklyRank: number | null) => ({
  week,
  totalPoints,
  weeklyRank,
});

test('a season in figures', () => {
  expect(
    dashboardStats([game(1, 10.1, 3), game(2, 20.2, 4), game(3, 0.05, 11), game(4, 5, null)]),
  ).toEqual({
    totalGames: 4,
    totalPoints: 35.35,
    averagePoints: 8.84,
    topFinishes: 1,
    top10Finishes: 2,
  });
  expect(dashboardStats([]).averagePoints).toBe(0);
});

test.each([
  ['Elite', 3, 3, 1],
  ['Champion', 1, 9, 99],
  ['Competitor', 0, 3, 99],
  ['Solid', 0, 2, 15],
  ['Rookie', 0, 2, 14.99],
])('%s', (level, topFinishes, top10Finishes, averagePoints) => {
  expect(levelOf({ topFinishes, top10Finishes, averagePoints })).toBe(level);
});

test('the five best of rank 10 or better, best rank first', () => {
  const lineups = [11, 10, 2, 2, 9, 1, 7].map((rank, week) => game(week, 1, rank));
  expect(bestPerformances(lineups).map(({ week, weeklyRank }) => [week, weeklyRank])).toEqual([
    [5, 1],
    [2, 2],
    [3, 2],
    [6, 7],
    [4, 9],
  ]);
});

test.each([
  ['other', []],
  ['other', [12]],
  ['up', [10, 12]],
  ['down', [50, 10, 10, 10, 8]],
  ['stable', [10, 11]],
  ['stable', [9, 10, 11, 10.5]],
])('the trend is %s for %j', (trend, points) => {
  expect(trendOf(points)).toBe(trend);
});
