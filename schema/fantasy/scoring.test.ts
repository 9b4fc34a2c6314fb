import { lineupScore, playerPoints, pointsText, scoreLines } from './scoring.ts';
import { STAT_NAMES, type Stats } from './stats.ts';

describe('what a player scores', () => {
  const cases: [what: string, stats: Stats, position: string, points: number][] = [
    ['nothing at all', {}, 'WR', 0],
    ['a passing touchdown', { passingTouchdowns: 1 }, 'WR', 4],
    ['25 passing yards', { passingYards: 25 }, 'WR', 1],
    ['a single passing yard', { passingYards: 1 }, 'WR', 0.04],
    ['a rushing touchdown', { rushingTouchdowns: 1 }, 'WR', 6],
    ['a receiving touchdown', { receivingTouchdowns: 1 }, 'WR', 6],
    ['a catch', { receptions: 1 }, 'WR', 1],
    ['seven rushing yards', { rushingYards: 7 }, 'WR', 0.7],
    ['yards lost', { rushingYards: -3, receivingYards: -1 }, 'WR', -0.4],
    ['a field goal of unknown distance', { fieldGoalsMade: 1 }, 'WR', 3],
    ['one from 43 yards', { fieldGoalsMade: 1, fieldGoalsMade40To49: 1 }, 'WR', 4],
    ['one from 55 yards', { fieldGoalsMade: 1, fieldGoalsMade50Plus: 1 }, 'WR', 5],
    [
      'one of each distance',
      { fieldGoalsMade: 3, fieldGoalsMade40To49: 1, fieldGoalsMade50Plus: 1 },
      'K',
      12,
    ],
    ['a far one where the sheet has no total', { fieldGoalsMade50Plus: 1 }, 'WR', 5],
    ['an interception thrown', { interceptions: 1 }, 'WR', -2],
    ['an interception made', { interceptions: 1 }, 'LB', 6],
    ['a fumble lost', { fumblesLost: 1 }, 'WR', -2],
    ['tackles, alone and with help', { soloTackles: 3, assistedTackles: 2 }, 'LB', 5],
    ['half a sack', { sacks: 0.5 }, 'LB', 2],
    ['what the spec gives no points for', { extraPointsMade: 4, passesDefended: 3 }, 'LB', 0],
    ['sums that binary fractions get wrong', { passingYards: 3, rushingYards: 1 }, 'WR', 0.22],
  ];
  test.each(cases)('%s', (_, stats, position, points) => {
    expect(playerPoints(stats, position)).toBe(points);
  });

  test('every line can be explained', () => {
    expect(scoreLines({ receivingTouchdowns: 1, receptions: 5, receivingYards: 64 }, 'WR')).toEqual(
      [
        { stat: 'receptions', label: 'receptions', quantity: 5, points: 5 },
        { stat: 'receivingYards', label: 'receiving yards', quantity: 64, points: 6.4 },
        { stat: 'receivingTouchdowns', label: 'receiving TD', quantity: 1, points: 6 },
      ],
    );
  });

  test('lines add up to the points for any stats', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const stats = Object.fromEntries(
        STAT_NAMES.map((name, at) => [name, ((seed * (at + 7)) % 41) - 5]),
      );
      const sum = scoreLines(stats, seed % 2 ? 'WR' : 'CB').reduce(
        (total, { points }) => total + points,
        0,
      );
      expect(playerPoints(stats, seed % 2 ? 'WR' : 'CB')).toBeCloseTo(sum, 9);
    }
  });
});

describe('what a lineup scores', () => {
  test('the captain counts twice', () => {
    expect(lineupScore([10.1, 0, 5.25, 3, 0.7, 6], 10.1)).toEqual({
      totalPoints: 35.15,
      captainBonusPoints: 10.1,
    });
  });

  test('also below zero', () => {
    expect(lineupScore([-2, 0, 0, 0, 0, 0], -2)).toEqual({
      totalPoints: -4,
      captainBonusPoints: -2,
    });
  });

  test('a tenth and two tenths are three tenths', () => {
    expect(lineupScore([0.1, 0.2, 0, 0, 0, 0], 0)).toEqual({
      totalPoints: 0.3,
      captainBonusPoints: 0,
    });
  });

  test('points are read with both decimals', () => {
    expect([12.3, -2, 0].map(pointsText)).toEqual(['12.30', '-2.00', '0.00']);
  });
});
