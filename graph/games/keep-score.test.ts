import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import type { SetScoreboardInput } from '../gql/graphql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { recordGameState } from './scoreboard.service.ts';

const Enter = graphql(/* GraphQL */ `
  mutation KeepScoreTestEnter($input: SetScoreboardInput!) {
    setScoreboard(input: $input) {
      game {
        isLive
        isFinal
        isFed
        homeTeam {
          score
          possession
        }
        awayTeam {
          score
          possession
        }
        status {
          period
          displayClock
        }
      }
    }
  }
`);

const Record = graphql(/* GraphQL */ `
  query KeepScoreTestRecord {
    seasonRecord {
      wins
      losses
    }
    lastCompletedGame {
      score
      result
    }
  }
`);

const KICKOFF = '2025-11-16T21:25:00Z';

let site: Site;
let admin: Member;
let host: Actor;
let gameId: number;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  host = site.as(await site.host());
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:30:00Z');
  gameId = await addGame(site, KICKOFF);
});

const enter = async (input: Omit<SetScoreboardInput, 'gameId'>, actor = host) => {
  const { data, errors } = await actor.run(Enter, { input: { gameId, ...input } });
  return errors ? errors[0]!.extensions.key : data!.setScoreboard!.game;
};
const record = async () => (await site.as(null).run(Record)).data;

test('a host enters the score, and everyone who watches sees each step', async () => {
  const events = await subscribeAs<{ liveGame: object }>(
    site,
    null,
    'subscription { liveGame { isFed homeTeam { score } awayTeam { score } status { period displayClock } } }',
  );
  const next = async () => (await events.next()).liveGame;
  await enter({ ourScore: 7 });
  expect(await next()).toEqual({
    isFed: false,
    homeTeam: { score: 7 },
    awayTeam: { score: 0 },
    status: { period: 1, displayClock: '' },
  });
  await enter({ period: 2, displayClock: '7:42' });
  expect(await next()).toMatchObject({
    homeTeam: { score: 7 },
    status: { period: 2, displayClock: '7:42' },
  });
});

test('two hosts who enter different things don’t undo each other', async () => {
  const other = site.as(admin);
  await enter({ ourScore: 3 });
  await Promise.all([enter({ theirScore: 6 }, other), enter({ displayClock: '0:00' })]);
  expect(await enter({ possession: 'AWAY' })).toMatchObject({
    homeTeam: { score: 3, possession: false },
    awayTeam: { score: 6, possession: true },
    status: { period: 1, displayClock: '0:00' },
  });
  expect(await enter({ possession: null })).toMatchObject({ awayTeam: { possession: false } });
});

test('the end of the game counts in the record, and a game ended by mistake is reopened', async () => {
  await enter({ ourScore: 24, theirScore: 17, period: 4, displayClock: '0:00' });
  expect(await enter({ isFinal: true })).toMatchObject({ isFinal: true, isLive: false });
  expect(await record()).toEqual({
    seasonRecord: { wins: 1, losses: 0 },
    lastCompletedGame: { score: '24-17', result: 'W' },
  });
  expect(await enter({ theirScore: 20 })).toBe('game.isFinal');
  expect(await enter({ isFinal: false, theirScore: 27 })).toMatchObject({
    isLive: true,
    homeTeam: { score: 24 },
    awayTeam: { score: 27 },
  });
  expect(await record()).toEqual({ seasonRecord: { wins: 0, losses: 0 }, lastCompletedGame: null });
  const acts = await site.em().find(AuditEntry, { subjectId: gameId }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action)).toEqual(['game.keepScore', 'game.end', 'game.reopen']);
});

test('a game that an admin completed stays so', async () => {
  await enter({ ourScore: 24 });
  await site.as(admin).run('mutation ($input: GameInput!) { saveGame(input: $input) { id } }', {
    input: {
      id: gameId,
      ...{ week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
      ...{ kickoffAt: KICKOFF, result: 'L', score: '24-31' },
    },
  });
  expect(await enter({ isFinal: false })).toBe('game.notReopened');
});

test('where a provider reports, its score counts, and a host is refused', async () => {
  await enter({ ourScore: 7 });
  site.clock.advance(1_000);
  await recordGameState(site.em(), site.server.services, gameId, {
    ...{ period: 1, displayClock: '9:12', ourScore: 3, theirScore: 0 },
    ...{ possession: null, isFinal: false, since: site.clock.now() },
  });
  expect(await enter({ ourScore: 10 })).toBe('game.isFed');
  const { data } = await site
    .as(null)
    .run<{ liveGame: object }, object>('{ liveGame { isFed homeTeam { score } } }');
  expect(data!.liveGame).toEqual({ isFed: true, homeTeam: { score: 3 } });
});

test('only the game that is on has a scoreboard', async () => {
  site.clock.set('2025-11-16T21:24:59Z');
  expect(await enter({ ourScore: 7 })).toBe('game.notOn');
  site.clock.set('2025-11-19T21:30:00Z');
  expect(await enter({ ourScore: 7 })).toBe('game.notOn');
  await site.em().execute('delete from games');
  expect(await enter({ ourScore: 7 })).toBe('game.unknown');
});

test.each([
  [{ ourScore: -1 }, 'game.points'],
  [{ theirScore: 200 }, 'game.points'],
  [{ period: 0 }, 'game.period'],
  [{ period: 11 }, 'game.period'],
  [{ displayClock: '15:01' }, 'game.clock'],
  [{ displayClock: '7:60' }, 'game.clock'],
  [{ displayClock: 'soon' }, 'game.clock'],
])('%j is refused: %s', async (input, key) => {
  const { errors } = await host.run(Enter, { input: { gameId, ...input } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(JSON.stringify(errors)).toContain(key);
});
