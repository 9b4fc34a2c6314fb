import fc from 'fast-check';
import { playerPoints } from '../../schema/fantasy/scoring.ts';
import { STAT_NAMES, type StatName } from '../../schema/fantasy/stats.ts';
import {
  addGame,
  addTeam,
  lineupOf,
  type PlayerName,
  SUBMIT,
  uploadSheet,
} from '../testing/worlds/fantasy.ts';
import { type Site, startSite } from '../testing/site.ts';

type Figures = Readonly<Record<StatName, number>>;

/** What one of each is worth in hundredths of a point, written down once more and apart from the product. */
const WORTH: Partial<Record<StatName, number>> = {
  passingYards: 4,
  passingTouchdowns: 400,
  rushingYards: 10,
  rushingTouchdowns: 600,
  receptions: 100,
  receivingYards: 10,
  receivingTouchdowns: 600,
  fieldGoalsMade40To49: 400,
  fieldGoalsMade50Plus: 500,
  soloTackles: 100,
  assistedTackles: 100,
  sacks: 400,
  fumblesLost: -200,
};

function hundredthsOf(figures: Figures, isDefender: boolean): number {
  let sum = figures.interceptions * (isDefender ? 600 : -200);
  const far = figures.fieldGoalsMade40To49 + figures.fieldGoalsMade50Plus;
  if (figures.fieldGoalsMade > far) sum += (figures.fieldGoalsMade - far) * 300;
  for (const name of STAT_NAMES) sum += figures[name] * (WORTH[name] ?? 0);
  return sum;
}

const figures: fc.Arbitrary<Figures> = fc.record(
  Object.fromEntries(
    STAT_NAMES.map((name) => [
      name,
      fc.integer({ min: name.endsWith('Yards') ? -200 : 0, max: name.endsWith('Yards') ? 500 : 9 }),
    ]),
  ) as Record<StatName, fc.Arbitrary<number>>,
);

test('an independent count agrees on any stats', () => {
  fc.assert(
    fc.property(figures, fc.constantFrom('WR', 'QB', 'K', 'LB', 'CB'), (did, position) => {
      const isDefender = position === 'LB' || position === 'CB';
      expect(playerPoints(did, position)).toBe(hundredthsOf(did, isDefender) / 100);
    }),
    { numRuns: 1000 },
  );
});

describe('from the sheet to the board', () => {
  const NAMES: PlayerName[] = [
    'Terrance Quillen',
    'Kai Lindqvist',
    'Jarrell Oakes',
    'Beau Hatcher',
    'Amari Stokes-Bell',
    'Garrett Sloan',
  ];
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ now: '2025-11-16T19:00:00Z' });
  });
  afterAll(() => site.stop());

  test('so do the totals of lineups', async () => {
    const [ids, admin] = [await addTeam(site), await site.admin()];
    const gameId = await addGame(site, '2025-11-16T21:25:00.000Z');
    const captains: PlayerName[] = ['Jarrell Oakes', 'Garrett Sloan'];
    for (const captain of captains) {
      const input = lineupOf(ids, { captain: ids[captain] });
      const { errors } = await site.as(await site.admin()).run(SUBMIT, { gameId, input });
      expect(errors).toBeUndefined();
    }
    site.clock.set('2025-11-17T02:00:00.000Z');
    for (const team of fc.sample(fc.array(figures, { minLength: 6, maxLength: 6 }), 3)) {
      const rows = team.map((did, at) => [NAMES[at], ...STAT_NAMES.map((name) => did[name])]);
      const response = await uploadSheet(site, admin, gameId, rows, {
        header: ['Player', ...STAT_NAMES],
      });
      expect(response.status).toBe(200);
      const each = team.map((did, at) => hundredthsOf(did, NAMES[at] === 'Garrett Sloan'));
      const all = each.reduce((sum, points) => sum + points, 0);
      const expected = captains
        .map((captain) => (all + each[NAMES.indexOf(captain)]!) / 100)
        .sort((one, other) => other - one);
      const { data } = await site
        .as(null)
        .run<{ boardLineups: { nodes: { totalPoints: number }[] } }, object>(
          'query ($gameId: Int!) { boardLineups(gameId: $gameId) { nodes { totalPoints } } }',
          { gameId },
        );
      expect(data!.boardLineups.nodes.map(({ totalPoints }) => totalPoints)).toEqual(expected);
    }
  });
});
