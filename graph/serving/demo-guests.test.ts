import { pino } from 'pino';
import { DEMO_MAIL } from '../accounts/users/demo-members.ts';
import { demoCrowd } from '../chat/demo/demo-crowd.ts';
import { type Context, createContext } from '../core/context.ts';
import { demoLineups } from '../fantasy/demo/demo-lineups.ts';
import { Game } from '../games/game.entity.ts';
import { graphql } from '../gql/gql.ts';
import { createDemoLook } from '../plays/demo/demo-provider.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addTeam, uploadSheet } from '../testing/worlds/fantasy.ts';

const Seen = graphql(/* GraphQL */ `
  query DemoGuestsTestSeen($gameId: Int!) {
    chatMessages(last: 100) {
      id
      message
      userName
      isDemo
      likeCount
      period
      clientId
    }
    liveBoard(gameId: $gameId) {
      totalParticipants
    }
  }
`);
const Remove = graphql(/* GraphQL */ `
  mutation DemoGuestsTestRemove($id: Int!) {
    deleteChatMessage(input: { id: $id }) {
      deletedId
    }
  }
`);

let site: Site;

beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T17:00:00Z' });
  await addTeam(site);
  for (let n = 0; n < 12; n += 1)
    await site.member({ name: `Demo ${n}`, email: `demo.${n}${DEMO_MAIL}` });
  await site.member({ name: 'Rita Real', email: 'rita@example.org' });
});
beforeEach(async () => {
  await site.em().execute('delete from game_chat_messages; delete from game_chat_turns');
  await site.em().nativeDelete(Game, {});
  site.clock.set('2025-11-16T17:00:00Z');
});
afterAll(() => site.stop());

const contextOf = (): Context =>
  createContext(site.em(), site.server.services, {
    ...{ viewer: null, sessionId: null, requestId: 'test', address: '127.0.0.1' },
    ...{ userAgent: undefined, language: 'en', cookie: undefined },
  });

/** A node that plays the demo with its guests. Its timer is the test. */
const node = () =>
  createDemoLook(
    {
      orm: site.server.orm,
      services: site.server.services,
      logger: pino({ level: 'silent' }),
    },
    [demoLineups(contextOf), demoCrowd(contextOf)],
  );

async function play(looks: readonly (() => Promise<void>)[], seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await Promise.all(looks.map((look) => look()));
    site.clock.advance(1_000);
  }
}
const theGame = () => site.em().findOneOrFail(Game, { week: 0 });
const seen = async () => (await site.as(null).run(Seen, { gameId: (await theGame()).id })).data!;

test('members of the demo talk about its game and play fantasy in it, once on two nodes', async () => {
  await play([node(), node()], 150);
  const { chatMessages, liveBoard } = await seen();
  expect(chatMessages.length).toBeGreaterThan(8);
  expect(chatMessages.every(({ isDemo, userName }) => isDemo && userName.startsWith('Demo'))).toBe(
    true,
  );
  expect(new Set(chatMessages.map(({ clientId }) => clientId)).size).toBe(chatMessages.length);
  expect(chatMessages.some(({ likeCount }) => likeCount > 0)).toBe(true);
  expect(chatMessages.some(({ period }) => period === 1)).toBe(true);
  expect(liveBoard).toEqual({ totalParticipants: 12 });
});

test('what a moderator deletes stays deleted, and a game that is played anew begins with an empty chat', async () => {
  const first = node();
  await play([first], 60);
  const { chatMessages: before } = await seen();
  const moderator = await site.moderator();
  await site.as(moderator).run(Remove, { id: before.at(-1)!.id });
  // A node that starts says nothing again.
  await play([first, node()], 5);
  const texts = (await seen()).chatMessages.map(({ id, clientId }) => [id, clientId]);
  expect(texts).not.toContainEqual([expect.anything(), before.at(-1)!.clientId]);
  expect(texts.slice(0, before.length - 1)).toEqual(
    before.slice(0, -1).map(({ id, clientId }) => [id, clientId]),
  );

  await play([first], 45 * 60);
  expect((await theGame()).result).not.toBeNull();
  await play([node()], 1);
  expect((await theGame()).result).toBeNull();
  expect((await seen()).chatMessages).toEqual([]);
});

test('the exhibition is not scored', async () => {
  await play([node()], 30);
  const admin = await site.admin();
  const refused = await uploadSheet(site, admin, (await theGame()).id, [
    ['Jarrell Oakes', 10, 0, 0],
  ]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('The demo’s exhibition game isn’t scored.');
});
