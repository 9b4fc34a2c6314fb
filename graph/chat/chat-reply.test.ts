import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import type { Member } from '../testing/site.ts';
import { DARN, filtering } from '../testing/worlds/filters.ts';
import { Decide, Queue } from '../testing/worlds/moderation-queue.ts';
import { GAME_DAY, type ModeratedSite, startModeratedSite } from '../testing/worlds/sanctions.ts';

const Post = graphql(/* GraphQL */ `
  mutation ChatReplyTestPost($message: String!, $replyToId: Int, $clientId: String) {
    postChatMessage(input: { message: $message, replyToId: $replyToId, clientId: $clientId }) {
      message {
        id
        aboutAt
        replyTo {
          id
          message
          user {
            name
          }
        }
      }
    }
  }
`);
const Chat = graphql(/* GraphQL */ `
  query ChatReplyTest {
    chat(last: 20) {
      nodes {
        message
        replyTo {
          message
          user {
            name
          }
        }
      }
    }
  }
`);
const Edit = graphql(/* GraphQL */ `
  mutation ChatReplyTestEdit($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        id
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation ChatReplyTestDelete($id: Int!) {
    deleteChatMessage(input: { id: $id }) {
      deletedId
    }
  }
`);
const Restore = graphql(/* GraphQL */ `
  mutation ChatReplyTestRestore($id: Int!) {
    restorePost(input: { id: $id }) {
      postId
    }
  }
`);
const Removed = graphql(/* GraphQL */ `
  query ChatReplyTestRemoved {
    removedPosts(first: 1) {
      nodes {
        id
      }
    }
  }
`);

let site: ModeratedSite;
let mia: Member;
let otis: Member;
beforeAll(async () => {
  site = await startModeratedSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set(GAME_DAY);
  await site.em().execute('truncate game_chat_messages, game_chat_turns cascade');
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
});

async function post(by: Member, message: string, replyToId?: number, clientId?: string) {
  const { data, errors } = await site.as(by).run(Post, { message, replyToId, clientId });
  if (!data?.postChatMessage) throw new Error(errors?.[0]?.message);
  return data.postChatMessage.message;
}
/** Each message with what it replies to, if it does. */
const said = async () =>
  (await site.as(null).run(Chat)).data!.chat.nodes.map(({ message, replyTo }) =>
    replyTo ? `${message} < ${replyTo.user.name}: ${replyTo.message}` : message,
  );

test('a reply quotes what it replies to, for everybody and in its event', async () => {
  const events = await subscribeAs(
    site,
    null,
    'subscription { chatEvents { message { replyTo { message user { name } } } } }',
  );
  const { id } = await post(otis, 'What a catch');
  await events.next();
  const reply = await post(mia, 'One hand!', id);
  expect(reply.replyTo).toEqual({ id, message: 'What a catch', user: { name: 'Otis Orange' } });
  expect(await said()).toEqual(['What a catch', 'One hand! < Otis Orange: What a catch']);
  expect(await events.next()).toEqual({
    chatEvents: {
      message: { replyTo: { message: 'What a catch', user: { name: 'Otis Orange' } } },
    },
  });
});

test('the quote follows an edit, is removed by a deletion, and is restored with the message', async () => {
  const { id } = await post(otis, 'What a cach');
  await post(mia, 'One hand!', id);
  await site.as(otis).run(Edit, { id, message: 'What a catch' });
  expect(await said()).toEqual(['What a catch', 'One hand! < Otis Orange: What a catch']);

  const moderator = site.asMod;
  await moderator.run(Delete, { id });
  expect(await said()).toEqual(['One hand!']);
  const { data } = await moderator.run(Removed);
  expect(
    (await moderator.run(Restore, { id: data!.removedPosts.nodes[0]!.id })).errors,
  ).toBeUndefined();
  expect(await said()).toEqual(['What a catch', 'One hand! < Otis Orange: What a catch']);

  await site.em().nativeDelete(User, { id: otis.id });
  expect(await said()).toEqual(['One hand!']);
});

test('a reply to what is gone by then is posted without it', async () => {
  expect((await post(mia, 'One hand!', 2_000_000_000)).replyTo).toBeNull();
  expect(await said()).toEqual(['One hand!']);
});

test('a reply that is sent again is posted once, with its quote', async () => {
  const { id } = await post(otis, 'What a catch');
  const first = await post(mia, 'One hand!', id, 'reply-1');
  expect(await post(mia, 'One hand!', id, 'reply-1')).toEqual(first);
  expect(await said()).toHaveLength(2);
});

test('a reply that a filter holds back quotes once it is approved', async () => {
  const { id } = await post(otis, 'What a catch');
  await filtering(site, await site.admin()).add({ ...DARN, action: 'HOLD', message: null });
  const { errors } = await site.as(mia).run(Post, { message: 'Darn!', replyToId: id });
  expect(errors?.[0]?.extensions.key).toBe('filter.held');
  const [held] = (await site.asMod.run(Queue, { first: 1 })).data!.moderationQueue.nodes;
  await site.asMod.run(Decide, { ids: [held!.id], decision: 'KEEP' });
  expect(await said()).toEqual(['What a catch', 'Darn! < Otis Orange: What a catch']);
});

test('a reply comes to late fans no earlier than what it replies to', async () => {
  const { id, aboutAt } = await post(otis, 'Touchdown!');
  const response = await site.as(mia).fetch('/graphql', {
    body: {
      query: `mutation { postChatMessage(input: { message: "Yes!", replyToId: ${id} }) { message { aboutAt } } }`,
      extensions: { behind: 60 },
    },
  });
  expect(await response.json()).toMatchObject({
    data: { postChatMessage: { message: { aboutAt } } },
  });
});

test('a fan who is behind does not read in a quote what was changed since', async () => {
  const { id } = await post(otis, 'Incomplete');
  site.clock.advance(10_000);
  await post(mia, 'No way!', id);
  site.clock.advance(10_000);
  await site.as(otis).run(Edit, { id, message: 'Touchdown after all' });
  site.clock.advance(10_000);
  const seen = async (behind: number) => {
    const query = '{ chat(last: 5) { nodes { message replyTo { message } } } }';
    const response = await site
      .as(null)
      .fetch('/graphql', { body: { query, extensions: { behind } } });
    const { data } = (await response.json()) as {
      data: { chat: { nodes: { message: string; replyTo: { message: string } | null }[] } };
    };
    return data.chat.nodes.map(({ message, replyTo }) => [message, replyTo?.message]);
  };
  // The text before an edit is not stored.
  expect(await seen(15)).toEqual([['No way!', undefined]]);
  expect(await seen(5)).toEqual([
    ['Touchdown after all', undefined],
    ['No way!', 'Touchdown after all'],
  ]);
});
