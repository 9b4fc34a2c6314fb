import { graphql } from '../gql/gql.ts';
import { ChatMessage } from './chat-message.entity.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';

const Said = graphql(/* GraphQL */ `
  query GameChatTestSaid($gameId: Int!, $first: Int!, $after: String) {
    gameChat(gameId: $gameId, first: $first, after: $after) {
      nodes {
        message
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('what was said during a game is read from its first message on, page by page, and nothing else', async () => {
  const { id: user } = await site.member();
  const [game, other] = [
    await addGame(site, '2025-11-16T21:25:00Z'),
    await addGame(site, '2025-11-09T21:25:00Z'),
  ];
  const at = site.clock.now();
  await site.em().insertMany(
    ChatMessage,
    ['one', 'two', 'three', 'before', 'last week'].map((message, n) => ({
      ...{ user, message, game: n < 3 ? game : n === 3 ? null : other },
      ...{ createdAt: at, updatedAt: at },
    })),
  );
  const read = async (after?: string) =>
    (await site.as(null).run(Said, { gameId: game, first: 2, after: after ?? null })).data!
      .gameChat;
  const first = await read();
  expect(first.nodes.map(({ message }) => message)).toEqual(['one', 'two']);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await read(first.pageInfo.endCursor!);
  expect(second.nodes.map(({ message }) => message)).toEqual(['three']);
  expect(second.pageInfo.hasNextPage).toBe(false);
});
