import { graphql } from '../gql/gql.ts';
import type { EnteredPlayInput } from '../gql/graphql.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addGame, addTeam, lineupOf } from '../testing/worlds/fantasy.ts';
import { addLeague } from '../testing/worlds/leagues.ts';
import { ScorersTable } from '../testing/worlds/scoring.ts';

const Submit = graphql(/* GraphQL */ `
  mutation LivePointsTestSubmit($input: SubmitLineupInput!) {
    submitLineup(input: $input) {
      lineup {
        id
      }
    }
  }
`);
const Join = graphql(/* GraphQL */ `
  mutation LivePointsTestJoin($code: String!) {
    joinLeague(input: { code: $code }) {
      league {
        id
      }
    }
  }
`);
const Rounds = graphql(/* GraphQL */ `
  query LivePointsTestRounds($id: Int!) {
    league(id: $id) {
      rounds {
        isScored
        isLive
        pairs {
          one {
            user {
              name
            }
            points
          }
          other {
            user {
              name
            }
            points
          }
        }
      }
    }
  }
`);

let site: Site;
let mia: Member;
let otis: Member;
let table: ScorersTable;
let submit: (by: Member, captain: string) => Promise<unknown>;
let captains: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await startSite();
  [mia, otis] = [
    await site.member({ name: 'Mia Mile' }),
    await site.member({ name: 'Otis Orange' }),
  ];
  const ids = await addTeam(site);
  captains = ids;
  await site
    .as(await site.admin())
    .run(`mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }`);
  site.clock.set('2025-11-16T21:20:00Z');
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  table = new ScorersTable(site.as(await site.host()), gameId);
  submit = (by, captain) =>
    site.as(by).run(Submit, { input: { gameId, lineup: { ...lineupOf(ids), captain } } as never });
});
afterAll(() => site.stop());

const CATCH: EnteredPlayInput = {
  kind: 'PASS',
  yards: 20,
  players: [
    { role: 'PASSER', jersey: '18' },
    { role: 'RECEIVER', jersey: '10' },
  ],
};

test('two members who meet see each other’s points with each play', async () => {
  const { id, inviteCode } = await addLeague(site, mia);
  await site.as(otis).run(Join, { code: inviteCode });
  await submit(mia, captains['Terrance Quillen']!);
  await submit(otis, captains['Jarrell Oakes']!);
  const round = async () => (await site.as(mia).run(Rounds, { id })).data!.league!.rounds[0];
  const pair = (one: number | null, other: number | null) => [
    {
      one: { user: { name: 'Mia Mile' }, points: one },
      other: { user: { name: 'Otis Orange' }, points: other },
    },
  ];
  expect(await round()).toEqual({ isScored: false, isLive: false, pairs: pair(null, null) });
  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter({ kind: 'KICKOFF', side: 'AWAY', clock: 900 });
  await table.enter(CATCH);
  expect(await round()).toEqual({ isScored: false, isLive: true, pairs: pair(6, 3) });
});
