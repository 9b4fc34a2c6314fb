import { graphql } from '../gql/gql.ts';
import { statementsOf } from '../testing/statements.ts';
import { type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { DEMO_ROSTER } from './demo-roster.ts';
import { FantasyPlayer } from './fantasy-player.entity.ts';
import { isRosterDue, refreshRoster } from './refresh-roster.ts';

const Read = graphql(/* GraphQL */ `
  query RosterTestRead {
    roster {
      offense {
        position
        displayName
        players {
          name
          shortName
          jersey
          positionGroup
        }
      }
      defense {
        position
        displayName
        players {
          name
        }
      }
      specialTeams {
        position
        displayName
        players {
          name
        }
      }
      lastUpdated
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site.em().nativeDelete(FantasyPlayer, {});
  site.server.services.publish('roster.changed', { players: 0 });
});

const add = async (...players: Partial<FantasyPlayer>[]) => {
  const em = site.em();
  for (const player of players)
    em.create(FantasyPlayer, { name: 'Some Body', lastUpdated: site.clock.now(), ...player });
  await em.flush();
};
const read = async () => (await site.as(null).run(Read)).data!.roster;
const demo = () =>
  refreshRoster(site.server.orm, site.server.services, () => Promise.resolve(DEMO_ROSTER));

test('without players every side is empty', async () => {
  expect(await read()).toEqual({ offense: [], defense: [], specialTeams: [], lastUpdated: null });
});

test('players are grouped by side and position, sorted by jersey number', async () => {
  await add(
    { name: 'Deshon Pryce', position: 'RB', jersey: '21' },
    { name: 'Jarrell Oakes', position: 'RB', jersey: '3' },
    { name: 'Cole Abernathy', position: 'RB', jersey: '138' },
    { name: 'Tobin Marsh', position: 'QB', jersey: '8' },
    { name: 'Henrik Dahl', position: 'K', jersey: '3' },
    { name: 'Dorian Cash', position: 'EDGE', jersey: '55' },
    { name: 'Samson Okoro', position: 'NT', jersey: '98' },
    { name: 'New Face' },
    { name: 'Gone Away', position: 'QB', isActive: false },
  );
  const seen = await read();
  expect(seen).toEqual({
    offense: [
      {
        position: 'QB',
        displayName: 'Quarterback',
        players: [
          { name: 'Tobin Marsh', shortName: 'Marsh', jersey: '8', positionGroup: 'OFFENSE' },
        ],
      },
      {
        position: 'RB',
        displayName: 'Running Back',
        players: [
          expect.objectContaining({ name: 'Jarrell Oakes', jersey: '3' }),
          expect.objectContaining({ name: 'Deshon Pryce', jersey: '21' }),
          expect.objectContaining({ name: 'Cole Abernathy', jersey: '138' }),
        ],
      },
    ],
    defense: [
      { position: 'NT', displayName: 'Nose Tackle', players: [{ name: 'Samson Okoro' }] },
      { position: 'EDGE', displayName: 'EDGE', players: [{ name: 'Dorian Cash' }] },
      { position: 'UNK', displayName: 'Unknown', players: [{ name: 'New Face' }] },
    ],
    specialTeams: [{ position: 'K', displayName: 'Kicker', players: [{ name: 'Henrik Dahl' }] }],
    lastUpdated: site.clock.now(),
  });
});

test('a roster costs one statement', async () => {
  await demo();
  expect(await statementsOf(site, read)).toHaveLength(1);
});

test('the invented team is the same whenever it is read', async () => {
  await demo();
  const first = await site.em().find(FantasyPlayer, {}, { orderBy: { id: 'asc' } });
  await demo();
  expect(await site.em().find(FantasyPlayer, {}, { orderBy: { id: 'asc' } })).toEqual(first);
  expect(first).toHaveLength(53);
  expect(new Set(first.map(({ jersey }) => jersey)).size).toBe(53);
});

test('two nodes that read it at once store each player once', async () => {
  await Promise.all([demo(), demo(), demo()]);
  expect(await site.em().count(FantasyPlayer)).toBe(53);
});

test('it is read when there is none, and again each day at five in Denver', async () => {
  const isDue = (at: string) => isRosterDue(site.em(), new Date(at));
  expect(await isDue('2025-11-16T19:00:00Z')).toBe(true);
  site.clock.set('2025-11-16T13:00:00Z');
  await demo();
  expect(await isDue('2025-11-16T13:10:00Z')).toBe(false);
  expect(await isDue('2025-11-17T11:59:59Z')).toBe(false);
  expect(await isDue('2025-11-17T12:00:01Z')).toBe(true);
  // In summer five o'clock is an hour earlier.
  site.clock.set('2026-07-01T11:30:00Z');
  await demo();
  expect(await isDue('2026-07-02T10:59:59Z')).toBe(false);
  expect(await isDue('2026-07-02T11:00:00Z')).toBe(true);
});

test('visitors see a new roster at once', async () => {
  const visit = async () => {
    const body = { query: '{ roster { specialTeams { players { name } } } }' };
    const response = await site.as(null).fetch('/graphql', { body });
    return JSON.stringify(await response.json());
  };
  expect(await visit()).not.toContain('Henrik Dahl');
  await demo();
  expect(await visit()).toContain('Henrik Dahl');
});

test('a refresh is published to open pages', async () => {
  const visitor = await subscribeAs(site, null, 'subscription { rosterEvents { players } }');
  await demo();
  await visitor.until({ rosterEvents: { players: 53 } });
});

describe('over REST', () => {
  const get = async (path: string) => {
    const response = await site.as(null).fetch(path);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('anybody reads the roster, with all that is known of a player', async () => {
    await add({
      name: 'Isaiah Crane',
      position: 'WR',
      jersey: '16',
      weight: '190 lbs',
      height: `5'11"`,
      age: 28,
      experience: 6,
      injuryStatus: 'IR',
      injuryDetails: 'Hamstring.',
    });
    expect(await get('/api/roster')).toEqual({
      status: 200,
      body: {
        offense: [
          {
            position: 'WR',
            displayName: 'Wide Receiver',
            players: [
              {
                id: expect.any(Number) as number,
                name: 'Isaiah Crane',
                shortName: 'Crane',
                jersey: '16',
                position: 'WR',
                positionGroup: 'Offense',
                isStarter: false,
                weight: '190 lbs',
                height: `5'11"`,
                age: 28,
                experience: 6,
                injuryStatus: 'IR',
                injuryDetails: 'Hamstring.',
              },
            ],
          },
        ],
        defense: [],
        specialTeams: [],
        lastUpdated: '2025-11-16T19:00:00.000Z',
      },
    });
  });

  test('the depth chart has those who start first', async () => {
    await add(
      { name: 'Number Two', position: 'QB', jersey: '2' },
      { name: 'Number One', position: 'QB', jersey: '14', isStarter: true },
    );
    expect(await get('/api/depth-chart')).toMatchObject({
      status: 200,
      body: { offense: [{ players: [{ name: 'Number One' }, { name: 'Number Two' }] }] },
    });
  });
});
