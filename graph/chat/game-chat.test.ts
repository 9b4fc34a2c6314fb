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

const Chat = graphql(/* GraphQL */ `
  query GameChatTestChat($first: Int, $after: String, $last: Int, $before: String) {
    chat(first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          message
          user {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
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

test('the chat is read page by page from both ends, and a page begins behind a message that is gone', async () => {
  await site.em().execute('delete from game_chat_messages');
  const { id: user, name } = await site.member();
  const at = site.clock.now();
  await site.em().insertMany(
    ChatMessage,
    ['one', 'two', 'three'].map((message) => ({
      ...{ user, message, createdAt: at, updatedAt: at },
    })),
  );
  const read = async (asked: {
    first?: number;
    after?: string;
    last?: number;
    before?: string;
  }) => {
    const { data, errors } = await site.as(null).run(Chat, asked);
    if (errors) throw new Error(errors[0]!.message);
    const { edges, pageInfo } = data!.chat;
    return { ...pageInfo, said: edges.map(({ node }) => node.message), edges };
  };
  const newest = await read({ last: 2 });
  expect(newest).toMatchObject({
    ...{ said: ['two', 'three'], hasPreviousPage: true, hasNextPage: false },
  });
  expect(newest.edges[0]!.node.user).toEqual({ name });
  const oldest = await read({ first: 2 });
  expect(oldest).toMatchObject({
    ...{ said: ['one', 'two'], hasPreviousPage: false, hasNextPage: true },
  });
  await site.em().execute("delete from game_chat_messages where message = 'two'");
  const { cursor } = oldest.edges[1]!;
  expect((await read({ first: 2, after: cursor })).said).toEqual(['three']);
  expect((await read({ last: 2, before: cursor })).said).toEqual(['one']);
  await expect(read({ first: 1, after: 'abc' })).rejects.toThrow(
    'This cursor is not one of this list.',
  );
});
