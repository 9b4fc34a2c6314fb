import { recordGameState } from '../../games/scoreboard.service.ts';
import { graphql } from '../../gql/gql.ts';
import type { SetScoreboardInput, UpdateGameInput } from '../../gql/graphql.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';
import { ScorersTable } from '../../testing/worlds/scoring.ts';
import { addGame } from '../../testing/worlds/fantasy.ts';

const SetClock = graphql(/* GraphQL */ `
  mutation TakeOverTestClock($input: SetGameClockInput!) {
    setGameClock(input: $input) {
      game {
        status {
          period
          displayClock
        }
      }
    }
  }
`);

const TakeOver = graphql(/* GraphQL */ `
  mutation TakeOverTestTake($input: TakeOverScoringInput!) {
    takeOverScoring(input: $input) {
      game {
        isFed
        homeTeam {
          score
        }
      }
    }
  }
`);

const SetScore = graphql(/* GraphQL */ `
  mutation TakeOverTestScore($input: SetScoreboardInput!) {
    setScoreboard(input: $input) {
      game {
        gameId
      }
    }
  }
`);

const SaveGame = graphql(/* GraphQL */ `
  mutation TakeOverTestSave($input: UpdateGameInput!) {
    updateGame(input: $input) {
      game {
        id
      }
    }
  }
`);

const State = graphql(/* GraphQL */ `
  query TakeOverTestState($gameId: Int!) {
    plays(gameId: $gameId) {
      nodes {
        text
      }
    }
    liveGame {
      ...ScoringBoard
    }
    lastCompletedGame {
      score
      result
    }
    seasonRecord {
      wins
    }
  }
`);

let site: Site;
let host: Actor;
let gameId: number;
let table: ScorersTable;
beforeAll(async () => {
  site = await startSite();
  host = site.as(await site.host());
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:30:00Z');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
  table = new ScorersTable(host, gameId);
});

const state = async () => (await site.as(null).run(State, { gameId })).data!;
const lastId = async () =>
  ((await table.enter({ kind: 'RUN', yards: 0 })) as { play: { id: number } }).play.id;

const KICKOFF = { kind: 'KICKOFF', side: 'AWAY', clock: 900 } as const;
test('a game that is scored by play takes no typed score, and no feed writes over it', async () => {
  const score = async (input: Omit<SetScoreboardInput, 'gameId'>) =>
    (await host.run(SetScore, { input: { gameId, ...input } })).errors?.[0]!.extensions.key;
  expect(await score({ ourScore: 3 })).toBeUndefined();
  await table.enter(KICKOFF);
  expect(await score({ ourScore: 7 })).toBe('game.isScoredByPlay');
  site.clock.advance(60_000);
  await recordGameState(site.em(), site.server.services, gameId, {
    ...{ period: 4, displayClock: '0:00', ourScore: 50, theirScore: 0, possession: null },
    ...{ isFinal: true, since: site.clock.now() },
  });
  expect(await state()).toMatchObject({
    liveGame: { isFinal: false, homeTeam: { score: 0 } },
    lastCompletedGame: null,
  });
});

test('an admin’s form takes no score while a game is scored by play; once it is final, theirs counts', async () => {
  const admin = site.as(await site.admin());
  const save = async (values: Partial<UpdateGameInput>) => {
    const facts = { season: 2025, week: 11, opponent: 'Kansas City Chiefs', isHome: true };
    const input = { id: gameId, ...facts, kickoffAt: '2025-11-16T21:25:00Z', ...values };
    return (await admin.run(SaveGame, { input })).errors?.[0]!.extensions.key;
  };
  await table.enter(KICKOFF, { kind: 'RUN', isTouchdown: true });
  expect(await save({ result: 'W', score: '7-0' })).toBe('game.isScoredByPlay');
  // What is no score is saved, and the scoreboard stays.
  expect(await save({ tvNetwork: 'CBS', result: '', score: '' })).toBeUndefined();
  expect((await state()).liveGame!.homeTeam.score).toBe(6);
  await table.enter({ kind: 'GAME_END', period: 4 });
  expect(await save({ result: 'W', score: '7-0' })).toBeUndefined();
  expect((await state()).lastCompletedGame).toEqual({ score: '7-0', result: 'W' });
});

test('a game that a feed reports is taken over first, and begins without points', async () => {
  await recordGameState(site.em(), site.server.services, gameId, {
    ...{ period: 2, displayClock: '4:00', ourScore: 10, theirScore: 3, possession: 'home' },
    ...{ isFinal: false, since: site.clock.now() },
  });
  expect(await table.enter(KICKOFF)).toBe('play.isFed');
  const { data } = await host.run(TakeOver, { input: { gameId } });
  expect(data!.takeOverScoring!.game).toEqual({ isFed: false, homeTeam: { score: 0 } });
  expect(await table.enter(KICKOFF)).toMatchObject({ game: { playPosition: 1 } });
});

test('the clock is set between plays, and a correction leaves it', async () => {
  const set = async (clock: number) =>
    host
      .run(SetClock, { input: { gameId, clock } })
      .then(({ data, errors }) =>
        errors ? errors[0]!.extensions.key : data!.setGameClock!.game.status.displayClock,
      );
  expect(await set(800)).toBe('play.notStarted');
  await table.enter(KICKOFF);
  const playId = await lastId();
  expect(await set(823)).toBe('13:43');
  expect(await table.correct({ playId, isUnderReview: true })).toMatchObject({
    game: { status: { displayClock: '13:43' } },
  });
});
