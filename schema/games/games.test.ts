import { gameInput } from './game-shape.ts';
import { pointsOf, resultOf } from './games.ts';
import {
  gamePhase,
  gameStatusText,
  gameTimeText,
  periodLabel,
  phaseRank,
  teamAbbreviation,
} from './scoreboard.ts';
import { TEAMS } from './teams.ts';

test.each([
  ['24-17', 'W', { ours: 24, theirs: 17 }],
  ['17-24', 'L', { ours: 17, theirs: 24 }],
  ['24-17', 'L', { ours: 17, theirs: 24 }],
  ['17-24', 'W', { ours: 24, theirs: 17 }],
  ['20 – 20', 'T', { ours: 20, theirs: 20 }],
  ['3-10', null, { ours: 3, theirs: 10 }],
  [null, 'W', null],
  ['forfeit', 'W', null],
] as const)('the points in %j of a %s', (score, result, points) => {
  expect(pointsOf({ score, result })).toEqual(points);
});

test('points make a result', () => {
  expect([
    resultOf({ ours: 24, theirs: 17 }),
    resultOf({ ours: 3, theirs: 10 }),
    resultOf({ ours: 20, theirs: 20 }),
  ]).toEqual(['W', 'L', 'T']);
});

test.each([
  [0, ''],
  [1, 'Q1'],
  [2, 'Q2'],
  [3, 'Q3'],
  [4, 'Q4'],
  [5, 'OT'],
  [6, '2OT'],
  [7, '3OT'],
])('period %i is shown as %j', (period, label) => {
  expect(periodLabel(period)).toBe(label);
});

test.each([
  [2, '7:42', false, 'Q2 7:42'],
  [1, '0:00', false, 'End of Q1'],
  [2, '0:00', false, 'Halftime'],
  [4, '0:00', false, 'End of Q4'],
  [5, '9:58', false, 'OT 9:58'],
  [6, '0:00', false, 'End of 2OT'],
  [0, '', false, ''],
  [4, '0:00', true, 'Final'],
  [5, '0:00', true, 'Final/OT'],
  [6, '0:00', true, 'Final/2OT'],
])('period %i, clock %j, final %s reads %j', (period, displayClock, isFinal, text) => {
  expect(gameStatusText({ isFinal, status: { period, displayClock } })).toBe(text);
});

test.each([
  [0, '', false, null],
  [1, '15:00', false, 'Q1'],
  [1, '0:00', false, 'Q1'],
  [2, '0:01', false, 'Q2'],
  [2, '0:00', false, 'Halftime'],
  [2, 'Halftime', false, 'Halftime'],
  [3, '15:00', false, 'Q3'],
  [5, '3:00', false, 'OT'],
  [6, '9:59', false, '2OT'],
  [4, '0:00', true, 'Final'],
])('period %j at %j (final: %j) is the phase %j', (period, displayClock, isFinal, phase) => {
  expect(gamePhase({ isFinal, status: { period, displayClock } })).toBe(phase);
});

test('phases come in the order of a game', () => {
  const phases = [null, 'Q1', 'Q2', 'Halftime', 'Q3', 'Q4', 'OT', '2OT', '3OT', 'Final'];
  const ranks = phases.map(phaseRank);
  expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
  expect(phaseRank('something else')).toBe(0);
});

test.each([
  ['6:25 PM MT', '6:25 PM'],
  ['6:25 PM ET', '6:25 PM'],
  ['6:25 PM', '6:25 PM'],
  ['TBD', 'TBD'],
  ['', 'TBD'],
  [' MT', 'TBD'],
  [null, 'TBD'],
  [undefined, 'TBD'],
])('game time %j is shown as %j', (gameTime, text) => {
  expect(gameTimeText(gameTime)).toBe(text);
});

test('each of the 32 teams has an abbreviation of its own, by full name, nickname or abbreviation', () => {
  const abbreviations = TEAMS.map(teamAbbreviation);
  expect(new Set(abbreviations).size).toBe(32);
  expect(TEAMS.map((team) => teamAbbreviation(team.split(' ').at(-1)!))).toEqual(abbreviations);
  expect(abbreviations.map(teamAbbreviation)).toEqual(abbreviations);
});

test('the name of an unknown team is shortened', () => {
  expect([
    teamAbbreviation('Golden Eagles All-Stars'),
    teamAbbreviation(''),
    teamAbbreviation('Óga'),
  ]).toEqual(['ALL', '', 'ÓGA']);
});

test('empty result and score are accepted, as a form sends them', () => {
  const game = {
    week: 0,
    season: 2025,
    opponent: 'Chiefs',
    isHome: false,
    kickoffAt: new Date('2025-08-10T00:00:00Z'),
  };
  expect(gameInput.parse({ ...game, result: '', score: ' ', id: null, tvNetwork: null })).toEqual({
    ...game,
    result: '',
    score: '',
    id: null,
    tvNetwork: null,
  });
  expect(gameInput.parse({ ...game, score: ' 24 - 17 ', opponent: ' Chiefs ' })).toEqual({
    ...game,
    score: '24 - 17',
  });
});
