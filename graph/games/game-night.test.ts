import { graphql } from '../gql/gql.ts';
import { addPhoto } from '../testing/worlds/photos.ts';
import { type Site, startSite } from '../testing/site.ts';
import { recordGameState } from './scoreboard.service.ts';

/** What a game night leaves behind: what was said when, what was liked, how fans felt, and their photos. */

const Post = graphql(/* GraphQL */ `
  mutation GameNightTestPost($message: String!) {
    postChatMessage(input: { message: $message }) {
      message {
        id
        period
        clock
        game {
          id
        }
      }
    }
  }
`);
const Night = graphql(/* GraphQL */ `
  query GameNightTest($gameId: Int!) {
    topChatMessages(gameId: $gameId) {
      message
      likeCount
    }
    gameMood(gameId: $gameId) {
      average
      moods
    }
    photos(gameId: $gameId) {
      nodes {
        id
      }
    }
  }
`);
const SAVE = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
let gameId: number;
let before: number;

async function addGame(week: number, kickoffAt: string): Promise<number> {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  const { data } = await site.as(await site.admin()).run(SAVE, { input });
  return (data as { saveGame: { id: number } }).saveGame.id;
}

beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  before = await addGame(10, '2025-11-09T21:25:00Z');
  gameId = await addGame(11, '2025-11-16T21:25:00Z');
});
afterAll(() => site.stop());

async function post(message: string) {
  const { data } = await site.as(await site.member()).run(Post, { message });
  return data!.postChatMessage!.message;
}
const standAt = (period: number, displayClock: string, isFinal = false) =>
  recordGameState(site.em(), site.server.services, gameId, {
    ...{ period, displayClock, ourScore: 10, theirScore: 7, possession: null, isFinal },
    since: site.clock.now(),
  });
const night = async (id: number) => (await site.as(null).run(Night, { gameId: id })).data!;

test('a message knows quarter and clock, and its game', async () => {
  expect(await post('early')).toMatchObject({ period: null, clock: null, game: null });
  site.clock.set('2025-11-16T23:10:05Z');
  await standAt(3, '4:12');
  expect(await post('now')).toMatchObject({ period: 3, clock: 252, game: { id: gameId } });
  site.clock.set('2025-11-16T23:12:05Z');
  await standAt(3, '');
  expect(await post('no clock')).toMatchObject({ period: 3, clock: null });
  site.clock.set('2025-11-17T00:50:00Z');
  await standAt(4, '0:00', true);
  expect(await post('after')).toMatchObject({ period: null, clock: null, game: { id: gameId } });
});

test('what was liked most in the chat of the game comes first, and nothing without likes', async () => {
  const [good, best] = [await post('good'), await post('best')];
  await post('unloved');
  for (const [{ id }, fans] of [
    [good, 1],
    [best, 2],
  ] as const)
    for (let fan = 0; fan < fans; fan++)
      await site
        .as(await site.member())
        .run(
          'mutation ($id: Int!) { setLike(input: { kind: CHAT_MESSAGE, id: $id, liked: true }) { __typename } }',
          { id },
        );
  expect((await night(gameId)).topChatMessages).toEqual([
    { message: 'best', likeCount: 2 },
    { message: 'good', likeCount: 1 },
  ]);
  expect((await night(before)).topChatMessages).toEqual([]);
});

test('the mood is that of the week of the game', async () => {
  expect((await night(gameId)).gameMood).toBeNull();
  for (const moodLevel of [4, 9])
    await site
      .as(await site.member())
      .run('mutation ($input: SubmitMoodInput!) { submitMood(input: $input) { mood { id } } }', {
        input: { moodLevel },
      });
  expect((await night(gameId)).gameMood).toEqual({ average: 6.5, moods: 2 });
  expect((await night(before)).gameMood).toBeNull();
});

test('an exhibition counts for no week, so it has no mood', async () => {
  const demo = await addGame(11, '2025-11-17T21:25:00Z');
  await site
    .em()
    .getConnection()
    .execute(`update games set external_id = 'demo:1' where id = ${demo}`);
  expect((await night(demo)).gameMood).toBeNull();
});

test('photos of the night are those from six hours before kickoff to twelve after', async () => {
  const by = await site.member();
  const at = (createdAt: string, approved = true) =>
    addPhoto(site, { by, category: 'game-day', createdAt, approved });
  await at('2025-11-16T15:24:00Z');
  const first = await at('2025-11-16T15:26:00Z');
  await at('2025-11-16T22:00:00Z', false);
  const last = await at('2025-11-17T09:24:00Z');
  await at('2025-11-17T09:26:00Z');
  expect((await night(gameId)).photos.nodes.map(({ id }) => id)).toEqual([last, first]);
});
