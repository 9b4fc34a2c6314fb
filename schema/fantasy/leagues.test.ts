import { leaguePairs, leagueRanks } from './leagues.ts';

const pairsOf = (names: string, week: number) =>
  leaguePairs([...names], week).map(([one, other]) => [one, other ?? '-'].sort().join(''));

test.each(['AB', 'ABC', 'ABCD', 'ABCDEFG', 'ABCDEFGH'])(
  'in %j each meets each other once before anyone meets twice, and once a week at most',
  (names) => {
    const rounds = names.length % 2 === 0 ? names.length - 1 : names.length;
    const met = Array.from({ length: rounds }, (_, week) => pairsOf(names, week));
    for (const pairs of met) {
      const shown = pairs.join('').replaceAll('-', '');
      expect([...shown].sort().join('')).toBe(names);
    }
    const meetings = met.flat().filter((pair) => !pair.includes('-'));
    expect(new Set(meetings).size).toBe((names.length * (names.length - 1)) / 2);
    expect(meetings).toHaveLength(new Set(meetings).size);
    expect(pairsOf(names, rounds)).toEqual(met[0]);
  },
);

test('weeks before the season have pairs, too; alone one meets no one', () => {
  expect(pairsOf('ABCD', -1)).toHaveLength(2);
  expect(pairsOf('A', 3)).toEqual(['-A']);
  expect(pairsOf('', 3)).toEqual([]);
});

test('equal points share a place, and who has not played comes last without one', () => {
  const row = (games: number, totalPoints: number) => ({ games, totalPoints });
  expect(
    leagueRanks([row(0, 0), row(1, 80), row(2, 90.5), row(1, 80), row(1, -2)]).map(
      ({ rank, totalPoints }) => [rank, totalPoints],
    ),
  ).toEqual([
    [1, 90.5],
    [2, 80],
    [2, 80],
    [4, -2],
    [null, 0],
  ]);
});
