import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { dayIn, instantOf, outcomeIn, placeIn, teamIn, timeIn } from './game-cells.ts';

test.each([
  ['Kansas City Chiefs', 'Kansas City Chiefs'],
  ['chiefs', 'Kansas City Chiefs'],
  ['KC', 'Kansas City Chiefs'],
  ['Kansas City', 'Kansas City Chiefs'],
  ['49ers', 'San Francisco 49ers'],
  ['New York', undefined],
  ['s', undefined],
  ['Real Madrid', undefined],
  ['', undefined],
])('the team “%s” is %s', (text, team) => {
  expect(teamIn(text)).toBe(team);
});

test.each([
  ['2025-09-07', '2025-09-07'],
  ['9/7/2025', '2025-09-07'],
  ['9/7/25', '2025-09-07'],
  ['Sun, Sep 7, 2025', '2025-09-07'],
  ['September 7, 2025', '2025-09-07'],
  [45_907, '2025-09-07'],
  [45_907.5, '2025-09-07'],
  ['13/40/2025', undefined],
  ['soon', undefined],
  [7, undefined],
  [null, undefined],
])('the day %j is %s', (cell, day) => {
  expect(dayIn(cell)).toBe(day);
});

test.each([
  ['2:05 PM', '2025-09-07T20:05:00.000Z'],
  ['14:05', '2025-09-07T20:05:00.000Z'],
  ['4:05 PM ET', '2025-09-07T20:05:00.000Z'],
  ['12:00 pm (MT)', '2025-09-07T18:00:00.000Z'],
  ['6 p.m.', '2025-09-08T00:00:00.000Z'],
  [0.5, '2025-09-07T18:00:00.000Z'],
])('kickoff at %j', (cell, instant) => {
  expect(instantOf('2025-09-07', timeIn(cell)!, MOUNTAIN_ZONE).toISOString()).toBe(instant);
});

test.each([['25:00'], ['13:00 PM'], ['TBD'], [''], [1.5], [null]])('no time: %j', (cell) => {
  expect(timeIn(cell)).toBeUndefined();
});

test.each([
  ['24-17', { result: 'W', score: '24-17' }],
  ['W 24-17', { result: 'W', score: '24-17' }],
  ['L, 24-17', { result: 'L', score: '17-24' }],
  ['17–24', { result: 'L', score: '17-24' }],
  ['T 20-20 (OT)', { result: 'T', score: '20-20' }],
  ['TBD', { result: null, score: null }],
  ['', { result: null, score: null }],
  ['won', undefined],
  ['T 24-17', undefined],
])('the outcome “%s”', (text, outcome) => {
  expect(outcomeIn(text)).toEqual(outcome);
});

test('where it is played', () => {
  expect(['Home', 'vs.', '@', 'Away', 'at', 'moon'].map(placeIn)).toEqual([
    true,
    true,
    false,
    false,
    false,
    undefined,
  ]);
});
