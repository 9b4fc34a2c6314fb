import { addGame, addTeam, lineupOf, SUBMIT, uploadSheet } from '../../testing/worlds/fantasy.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { Game } from '../../games/game.entity.ts';
import { FantasyLineup } from '../lineups/fantasy-lineup.entity.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  admin = await site.admin();
});
afterAll(() => site.stop());

const act = async (who: Member, mutation: string) =>
  expect((await site.as(who).run(mutation)).errors).toBeUndefined();

test('a board moves up where a member is deleted, as if they had never played', async () => {
  const ids = await addTeam(site);
  await act(admin, 'mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  const players: Member[] = [];
  const captains = ['Jarrell Oakes', 'Garrett Sloan', 'Garrett Sloan', 'Beau Hatcher'] as const;
  for (const captain of captains) {
    const player = await site.member();
    site.clock.advance(60_000);
    const input = lineupOf(ids, { captain: ids[captain] });
    expect((await site.as(player).run(SUBMIT, { gameId, input })).errors).toBeUndefined();
    players.push(player);
  }
  site.clock.set('2025-11-17T02:00:00Z');
  const sheet = [
    ['Jarrell Oakes', 61, 2, 0],
    ['Garrett Sloan', 0, 0, 7],
  ];
  expect((await uploadSheet(site, admin, gameId, sheet)).status).toBe(200);

  const board = async () => {
    const response = await site.as(null).fetch('/graphql', {
      body: {
        query: `{
          leaderboard(gameId: ${gameId}) {
            totalParticipants
            firstPlace { rank user { id } }
            secondPlace { rank user { id } }
            thirdPlace { rank user { id } }
          }
          boardLineups(gameId: ${gameId}) { nodes { weeklyRank user { id } } }
        }`,
      },
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  const [first, second, third, fourth] = players.map(({ id }) => id);
  expect(await board()).toMatchObject({
    leaderboard: {
      totalParticipants: 4,
      firstPlace: { rank: 1, user: { id: first } },
      secondPlace: { rank: 2, user: { id: second } },
      thirdPlace: { rank: 2, user: { id: third } },
    },
  });

  await act(admin, `mutation { deleteUser(input: { id: ${first} }) { deletedId } }`);
  expect(await board()).toEqual({
    leaderboard: {
      totalParticipants: 3,
      firstPlace: { rank: 1, user: { id: second } },
      secondPlace: { rank: 1, user: { id: third } },
      thirdPlace: { rank: 3, user: { id: fourth } },
    },
    boardLineups: {
      nodes: [
        { weeklyRank: 1, user: { id: second } },
        { weeklyRank: 1, user: { id: third } },
        { weeklyRank: 3, user: { id: fourth } },
      ],
    },
  });
  await act(admin, `mutation { deleteUser(input: { id: ${fourth} }) { deletedId } }`);
  const after = await board();
  expect(after).toMatchObject({
    leaderboard: { totalParticipants: 2, secondPlace: { rank: 1 }, thirdPlace: null },
  });
  // Scoring again finds nothing to change.
  await act(admin, `mutation { processGame(input: { gameId: ${gameId} }) { lineups } }`);
  expect(await board()).toEqual(after);

  // Deleting the game deletes all of it.
  await site.em().nativeDelete(Game, gameId);
  expect(await site.em().count(FantasyLineup, {})).toBe(0);
});
