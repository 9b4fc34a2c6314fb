import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { sheetForm, workbook } from '../testing/worlds/sheets.ts';
import { SUBMIT, uploadSheet } from '../testing/worlds/fantasy.ts';

const SaveGame = graphql(/* GraphQL */ `
  mutation WithoutProviderSaveGame($input: GameInput!) {
    saveGame(input: $input) {
      id
    }
  }
`);
const AddPlayer = graphql(/* GraphQL */ `
  mutation WithoutProviderAddPlayer($input: AddPlayerInput!) {
    addPlayer(input: $input) {
      player {
        id
      }
    }
  }
`);
const Board = graphql(/* GraphQL */ `
  query WithoutProviderBoard($gameId: Int!) {
    boardLineups(gameId: $gameId) {
      nodes {
        totalPoints
        user {
          name
        }
      }
    }
    games {
      result
      score
    }
    seasonRecord {
      wins
    }
  }
`);
const Eligible = graphql(/* GraphQL */ `
  query WithoutProviderEligible {
    eligiblePlayers {
      id
      name
      injuryStatus
    }
  }
`);

const IMPORT = `mutation ($input: ImportRosterInput!) { importRoster(input: $input) { added } }`;

let site: Site;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z', env: { SPORTS_PROVIDER: 'none' } });
});
afterAll(() => site.stop());

const playerIds = async (actor: Actor) => {
  const { data } = await actor.run(Eligible);
  return new Map(data!.eligiblePlayers.map(({ id, name }) => [name, String(id)]));
};

test('an empty site without a provider comes to a scored game by what admins enter', async () => {
  const coach = await site.admin();
  const admin = site.as(coach);
  const fan = site.as(await site.member({ name: 'Fay Fan' }));
  const input = {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: new Date('2025-11-16T21:25:00Z'),
  };
  const gameId = (await admin.run(SaveGame, { input } as never)).data!.saveGame.id;

  const sheet = workbook([
    ['Player', 'Position', 'Number'],
    ['Courtland Sutton', 'WR', 14],
    ['Troy Franklin', 'WR', 11],
    ['Marvin Mims Jr.', 'WR', 19],
    ['J.K. Dobbins', 'RB', 27],
    ['Evan Engram', 'TE', 1],
  ]);
  const imported = await admin.fetch('/graphql', {
    body: sheetForm(IMPORT, sheet),
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(await imported.json()).toMatchObject({ data: { importRoster: { added: 5 } } });
  await admin.run(AddPlayer, { input: { name: 'Alex Singleton', position: 'LB', jersey: '49' } });
  await admin.run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');

  const ids = await playerIds(fan);
  const lineup = {
    lineupName: 'Mile High',
    wideReceiver1: ids.get('Courtland Sutton'),
    wideReceiver2: ids.get('Troy Franklin'),
    runningBack: ids.get('J.K. Dobbins'),
    tightEnd: ids.get('Evan Engram'),
    flex: ids.get('Marvin Mims Jr.'),
    idp: ids.get('Alex Singleton'),
    captain: ids.get('J.K. Dobbins'),
  };
  expect((await fan.run(SUBMIT, { gameId, input: lineup })).errors).toBeUndefined();

  site.clock.set('2025-11-17T02:00:00Z');
  const board = await subscribeAs(site, null, 'subscription { fantasyEvents { gameId } }');
  const result = { ...input, id: gameId, result: 'W', score: '24-17' };
  expect((await admin.run(SaveGame, { input: result } as never)).errors).toBeUndefined();
  const uploaded = await uploadSheet(site, coach, gameId, [
    ['Dobbins, J.K.', 100, 2, 0],
    ['Singleton, Alex', 0, 0, 9],
  ]);
  expect(uploaded.status).toBe(200);
  await board.until({ fantasyEvents: { gameId } });

  const { data } = await site.as(null).run(Board, { gameId });
  expect(data).toEqual({
    // The captain's 12 points count twice.
    boardLineups: { nodes: [{ totalPoints: 33, user: { name: 'Fay Fan' } }] },
    games: [{ result: 'W', score: '24-17' }],
    seasonRecord: { wins: 1 },
  });
});
