import { type Moment, momentAt } from './moments.ts';
import { simulateGame } from './simulation.ts';

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed * 7919);
const momentsOf = (seed: number) => simulateGame(seed).moments;
const GAMES = SEEDS.map((seed) => ({ seed, ...simulateGame(seed) }));

const pairs = (moments: readonly Moment[]) =>
  moments.slice(1).map((later, index) => [moments[index]!, later] as const);
const points = ({ home, away }: Moment) => home + away;
const last = (moments: readonly Moment[]) => moments.at(-1)!;

/** Seeds of the games with a fault: expect an empty list; a seed in it shows where to look. */
const seedsWhere = (isWrong: (moments: readonly Moment[]) => boolean) =>
  GAMES.filter(({ moments }) => isWrong(moments)).map(({ seed }) => seed);

test('the same seed plays the same game, another seed another one', () => {
  expect(simulateGame(42)).toEqual(simulateGame(42));
  expect(new Set(GAMES.map(({ moments }) => JSON.stringify(moments))).size).toBe(SEEDS.length);
});

test('a game begins at 15:00 of the first quarter without points and ends once', () => {
  for (const { moments } of GAMES) {
    expect(moments[0]).toMatchObject({
      at: 0,
      period: 1,
      clock: 900,
      home: 0,
      away: 0,
      isFinal: false,
    });
  }
  expect(
    seedsWhere(
      (moments) =>
        moments.filter((moment) => moment.isFinal).length !== 1 || !last(moments).isFinal,
    ),
  ).toEqual([]);
});

test('time moves on, periods follow each other, the clock of a period never goes back', () => {
  const isWrong = ([before, after]: readonly [Moment, Moment]) =>
    after.at <= before.at ||
    after.clock < 0 ||
    (after.period === before.period
      ? after.clock > before.clock
      : after.period !== before.period + 1 || before.clock !== 0);
  expect(seedsWhere((moments) => pairs(moments).some(isWrong))).toEqual([]);
});

test('points change in the steps that football knows, and only a touchdown is taken back', () => {
  const isWrong = ([before, after]: readonly [Moment, Moment]) => {
    const steps = [after.home - before.home, after.away - before.away];
    return (
      steps.some((step) => ![0, 1, 2, 3, 6, -6].includes(step)) || (steps[0]! > 0 && steps[1]! > 0)
    );
  };
  expect(seedsWhere((moments) => pairs(moments).some(isWrong))).toEqual([]);
});

test('the first points are there within two minutes of game time', () => {
  expect(
    Math.max(...GAMES.map(({ moments }) => moments.find((moment) => points(moment) > 0)!.at)),
  ).toBeLessThan(110);
});

test('one team has the ball until the final whistle', () => {
  expect(
    seedsWhere((moments) =>
      moments.some((moment) => (moment.possession === null) !== moment.isFinal),
    ),
  ).toEqual([]);
});

test('a game tied after four quarters goes to overtime and is played until there is a winner', () => {
  const isTiedAfterFour = (moments: readonly Moment[]) => {
    const regulation = moments.findLast((moment) => moment.period === 4 && !moment.isFinal)!;
    return regulation.home === regulation.away;
  };
  expect(seedsWhere((moments) => isTiedAfterFour(moments) !== last(moments).period > 4)).toEqual(
    [],
  );
  expect(seedsWhere((moments) => last(moments).home === last(moments).away)).toEqual([]);
  expect(seedsWhere((moments) => last(moments).period > 4).length).toBeGreaterThan(5);
});

test('games look like football: about 45 points, about 70 minutes with breaks, both sides have the ball in turns', () => {
  const mean = (numbers: number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const totals = mean(GAMES.map(({ moments }) => points(last(moments))));
  expect(totals).toBeGreaterThan(38);
  expect(totals).toBeLessThan(52);

  const minutes = mean(GAMES.map(({ moments }) => last(moments).at / 60));
  expect(minutes).toBeGreaterThan(62);
  expect(minutes).toBeLessThan(78);

  const turns = mean(
    GAMES.map(
      ({ moments }) => pairs(moments).filter(([a, b]) => a.possession !== b.possession).length,
    ),
  );
  expect(turns).toBeGreaterThan(14);
  expect(turns).toBeLessThan(32);
});

test('the moment at a time is the last one that has come; before kickoff there is none', () => {
  const moments = momentsOf(7);
  expect(momentAt(moments, -0.1)).toBeNull();
  expect(momentAt(moments, 0)).toBe(moments[0]);
  expect(momentAt(moments, moments[3]!.at - 0.5)).toBe(moments[2]);
  expect(momentAt(moments, moments[3]!.at)).toBe(moments[3]);
  expect(momentAt(moments, 1e9)).toBe(last(moments));
});
