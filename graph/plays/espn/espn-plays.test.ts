import { scoreOf } from '../../../schema/plays/fold.ts';
import {
  AWAY,
  figures,
  HOME,
  rawPlay,
  spot,
  summaryOf,
} from '../../testing/worlds/espn-summary.ts';
import { espnFigures } from './espn-figures.ts';
import { espnPlays } from './espn-plays.ts';
import { readSummary } from './summary-feed.ts';

const player = (id: number, name: string, position: string, espnId: string | null = null) => ({
  ...{ id, name, position, espnId, jersey: String(id) },
});
const ROSTER = [
  player(18, 'Tobin Marsh', 'QB', '318'),
  player(10, 'Terrance Quillen', 'WR', '310'),
  player(23, 'Jarrell Oakes Jr.', 'RB', '323'),
  player(21, 'Lamont Rivers', 'CB', '321'),
  player(3, 'Henrik Dahl', 'K', '303'),
  player(81, 'Kai Smith', 'WR'),
  player(82, 'Ken Smith', 'TE'),
];
const ABOUT = { roster: ROSTER, ours: 'home' as const, now: new Date('2025-11-16T22:00:00Z') };
const playsOf = (...drives: readonly (readonly unknown[])[]) =>
  espnPlays(readSummary(summaryOf(drives)), ABOUT);

test('a play has its kind, its downs, and those of ours whom the sentence names for sure', () => {
  const [pass, run, incomplete] = playsOf([
    rawPlay('Pass Reception', {
      ...{ start: spot(HOME, 1, 10, 75), end: spot(HOME, 2, 2, 67), statYardage: 8 },
      text: '(Shotgun) T.Marsh pass short right to T.Quillen to KC 33 for 8 yards (D.Okafor).',
    }),
    rawPlay('Rush', {
      ...{ start: spot(HOME, 2, 2, 67), statYardage: 4, clock: { displayValue: '11:21' } },
      text: 'J.Oakes up the middle to KC 29 for 4 yards (V.Harlan).',
    }),
    rawPlay('Pass Incompletion', {
      start: spot(HOME, 1, 10, 63),
      text: '(No Huddle) T.Marsh pass incomplete deep left to K.Smith.',
    }),
  ]);
  expect(pass).toMatchObject({
    ...{
      kind: 'pass',
      yards: 8,
      points: 0,
      clock: 720,
      period: 1,
      externalId: expect.stringMatching(/^espn:/),
    },
    before: { side: 'home', down: 1, toGo: 10, ballOn: 25 },
    after: { side: 'home', down: 2, toGo: 2, ballOn: 33 },
    participants: [
      { role: 'passer', playerId: 18, name: 'Tobin Marsh', figures: {} },
      { role: 'receiver', playerId: 10, jersey: '10' },
    ],
  });
  // Without an end the next snap says where the ball is.
  expect(run).toMatchObject({
    ...{ kind: 'run', clock: 681, after: { down: 1, ballOn: 37 } },
    participants: [{ role: 'rusher', playerId: 23 }],
  });
  // Two of ours could be meant.
  expect(incomplete!.participants.map(({ role }) => role)).toEqual(['passer']);
});

test('points are what the score rose by, whatever the feed says of the play', () => {
  const plays = playsOf([
    rawPlay('Rush', { start: spot(HOME, 1, 10, 12), homeScore: 7 }),
    rawPlay('Kickoff', { homeScore: 7, end: spot(AWAY, 1, 10, 70) }),
    rawPlay('Field Goal Good', {
      ...{ start: spot(AWAY, 4, 6, 30), homeScore: 7, awayScore: 3, statYardage: 48 },
      text: 'N.Brandt 48 yard field goal is GOOD',
    }),
    rawPlay('Passing Touchdown', { start: spot(HOME, 2, 8, 40), homeScore: 13, awayScore: 3 }),
    rawPlay('Two Point Pass', { homeScore: 15, awayScore: 3 }),
    rawPlay('Passing Touchdown', {
      ...{ start: spot(AWAY, 2, 8, 40), homeScore: 15, awayScore: 9 },
      pointAfterAttempt: { value: 0 },
    }),
    rawPlay('Safety', { start: spot(HOME, 1, 10, 99), homeScore: 15, awayScore: 11 }),
    // Eleven at once: plays are missing, and it is unknown who scored.
    rawPlay('Rush', { start: spot(HOME, 1, 10, 75), homeScore: 26, awayScore: 11 }),
    rawPlay('Timeout', { start: spot(AWAY, 3, 4, 20), homeScore: 26, awayScore: 11 }),
  ]);
  expect(plays.map(({ kind, points, scoringSide }) => [kind, points, scoringSide])).toEqual([
    ['run', 6, 'home'],
    ['extra-point', 1, 'home'],
    ['kickoff', 0, null],
    ['field-goal', 3, 'away'],
    ['pass', 6, 'home'],
    ['two-point', 2, 'home'],
    ['pass', 6, 'away'],
    ['extra-point', 0, null],
    ['other', 2, 'away'],
    ['run', 0, null],
    ['timeout', 0, null],
  ]);
  expect(scoreOf(plays)).toEqual({ home: 15, away: 11 });
  expect(plays[0]!.after).toBeNull();
  expect(plays.at(-1)).toMatchObject({ before: null, after: null });
});

test('a touchdown that has its extra point already gives it to the play of it', () => {
  const plays = playsOf([
    rawPlay('Rush', { start: spot(HOME, 1, 5, 5), homeScore: 7 }),
    rawPlay('Extra Point Good', { homeScore: 7, text: 'H.Dahl extra point is GOOD' }),
  ]);
  expect(plays.map(({ kind, points }) => [kind, points])).toEqual([
    ['run', 6],
    ['extra-point', 1],
  ]);
  expect(plays[1]!.participants).toMatchObject([{ role: 'kicker', playerId: 3 }]);
});

test('a try that becomes known later moves no other play', () => {
  const touchdown = rawPlay('Rush', { start: spot(HOME, 1, 5, 5), homeScore: 6 });
  const kickoff = rawPlay('Kickoff', { homeScore: 6, end: spot(AWAY, 1, 10, 75) });
  const before = playsOf([touchdown, kickoff]);
  const after = playsOf([
    { ...touchdown, homeScore: 7 },
    { ...kickoff, homeScore: 7 },
  ]);
  expect(after).toHaveLength(3);
  expect(after.find(({ kind }) => kind === 'kickoff')).toEqual(
    before.find(({ kind }) => kind === 'kickoff'),
  );
});

test('what is odd costs no more than itself', () => {
  const good = rawPlay('Rush', { start: spot(HOME, 1, 10, 75) });
  const plays = playsOf([
    ...[null, 7, {}, { ...good, id: '' }, { ...good, homeScore: -1 }],
    { ...good, id: '1', start: { ...spot(HOME, 4, -1, 30) } },
    { ...good, id: '2', start: 'here', clock: 'soon', sequenceNumber: 'x', wallclock: 'never' },
    good,
  ]);
  expect(plays).toHaveLength(3);
  expect(plays.filter(({ before }) => before === null)).toHaveLength(2);
  expect(() => readSummary({})).toThrow();
  expect(espnPlays(readSummary({ ...summaryOf([]), drives: 'none', boxscore: 5 }), ABOUT)).toEqual(
    [],
  );
});

test('figures are those of the feed, ours by their id there and at the position of the roster', () => {
  const passing = [
    ...['completions/passingAttempts', 'passingYards', 'passingTouchdowns', 'interceptions'],
  ];
  const summary = readSummary(
    summaryOf(
      [],
      [
        figures(HOME, 'passing', passing, ['318', 'T. Marsh', ['22/34', '256', '2', '1']]),
        figures(
          HOME,
          'rushing',
          ['rushingAttempts', 'rushingYards', 'rushingTouchdowns'],
          [...(['318', 'T. Marsh', ['4', '-3', '0']] as const)],
        ),
        figures(
          HOME,
          'defensive',
          ['totalTackles', 'soloTackles', 'sacks'],
          [...(['321', 'L. Rivers', ['7', '5', '0.5']] as const)],
        ),
        figures(HOME, 'interceptions', ['interceptions'], ['321', 'L. Rivers', ['1']]),
        figures(
          HOME,
          'kicking',
          ['fieldGoalsMade/fieldGoalAttempts'],
          [...(['303', 'H. Dahl', ['2/3']] as const)],
        ),
        figures(AWAY, 'passing', passing, ['900', 'Cal Whitmore', ['--', '0', 'x', '0']]),
      ],
    ),
  );
  const plays = playsOf([
    rawPlay('Field Goal Good', { start: spot(HOME, 4, 6, 30), homeScore: 3, statYardage: 48 }),
    rawPlay('Field Goal Good', { start: spot(HOME, 4, 6, 10), homeScore: 6, statYardage: 28 }),
  ]);
  const box = espnFigures(summary, { roster: ROSTER, ours: 'home', plays });
  expect(box.map(({ playerId, name, figures: own }) => [playerId, name, own])).toEqual([
    [
      18,
      'Tobin Marsh',
      {
        ...{ completions: 22, passAttempts: 34, passingYards: 256, passingTouchdowns: 2 },
        ...{ interceptions: 1, carries: 4, rushingYards: -3 },
      },
    ],
    [21, 'Lamont Rivers', { soloTackles: 5, assistedTackles: 2, sacks: 0.5, interceptions: 1 }],
    [3, 'Henrik Dahl', { fieldGoalsMade: 2, fieldGoalsAttempted: 3, fieldGoalsMade40To49: 1 }],
    [null, 'Cal Whitmore', {}],
  ]);
});
