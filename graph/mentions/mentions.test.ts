import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import type { Member } from '../testing/site.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { DARN, filtering } from '../testing/worlds/filters.ts';
import { Decide, Queue } from '../testing/worlds/moderation-queue.ts';
import { GAME_DAY, type ModeratedSite, startModeratedSite } from '../testing/worlds/sanctions.ts';

const Say = graphql(/* GraphQL */ `
  mutation MentionsTestSay($message: String!, $replyToId: Int) {
    postChatMessage(input: { message: $message, replyToId: $replyToId }) {
      message {
        id
        mentions {
          id
          name
        }
      }
    }
  }
`);
const EditMessage = graphql(/* GraphQL */ `
  mutation MentionsTestEdit($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        mentions {
          name
        }
      }
    }
  }
`);
const Comment = graphql(/* GraphQL */ `
  mutation MentionsTestComment($articleId: Int!, $content: String!) {
    postComment(input: { articleId: $articleId, content: $content }) {
      comment {
        id
        mentions {
          name
        }
      }
    }
  }
`);
const EditComment = graphql(/* GraphQL */ `
  mutation MentionsTestEditComment($id: Int!, $content: String!) {
    editComment(input: { id: $id, content: $content }) {
      comment {
        mentions {
          name
        }
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query MentionsTestRead($articleId: Int!) {
    chat(last: 5) {
      nodes {
        mentions {
          name
        }
      }
    }
    comments(articleId: $articleId, first: 5) {
      nodes {
        mentions {
          name
        }
      }
    }
  }
`);
const Inbox = graphql(/* GraphQL */ `
  query MentionsTestInbox {
    ownInbox {
      items {
        kind
        postKind
        text
        path
        members {
          name
        }
      }
    }
  }
`);

let site: ModeratedSite;
let mia: Member;
let otis: Member;
let articleId: number;
beforeAll(async () => {
  site = await startModeratedSite();
  articleId = await writeArticle(site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set(GAME_DAY);
  for (const table of ['game_chat_messages, game_chat_turns', 'comments'])
    await site.em().execute(`truncate ${table} cascade`);
  await site.em().nativeDelete(User, { name: /^(Mia|Otis)/i });
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
});

const names = (mentions: readonly { readonly name: string }[]) => mentions.map(({ name }) => name);
async function say(by: Member, message: string, replyToId?: number) {
  const { data, errors } = await site.as(by).run(Say, { message, replyToId });
  if (!data?.postChatMessage) throw new Error(errors?.[0]?.message);
  return data.postChatMessage.message;
}
async function comment(by: Member, content: string) {
  const { data } = await site.as(by).run(Comment, { articleId, content });
  return data!.postComment!.comment;
}
const inboxOf = async (who: Member) => (await site.as(who).run(Inbox)).data!.ownInbox.items;

test('a name after an @ mentions its member, in the answer, in the event and for who reads it', async () => {
  const events = await subscribeAs(
    site,
    null,
    'subscription { chatEvents { message { mentions { name } } } }',
  );
  const said = await say(mia, 'Look, @otis orange! Not you, @Stranger');
  expect(said.mentions).toEqual([{ id: otis.id, name: 'Otis Orange' }]);
  const mentions = [{ name: 'Otis Orange' }];
  expect(await events.next()).toEqual({ chatEvents: { message: { mentions } } });
  expect((await comment(mia, 'As @Otis Orange says')).mentions).toEqual(mentions);
  const { chat, comments } = (await site.as(null).run(Read, { articleId })).data!;
  expect([...chat.nodes, ...comments.nodes]).toEqual([{ mentions }, { mentions }]);
});

test('who is mentioned finds it in the inbox, at once', async () => {
  const { next } = await subscribeAs(site, otis, 'subscription { ownInboxEvents { unreadCount } }');
  const { id } = await say(mia, 'Look, @Otis Orange');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  site.clock.advance(1_000);
  const { id: commentId } = await comment(mia, '@Otis Orange said it first');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 2 } });
  const members = [{ name: 'Mia Mile' }];
  expect(await inboxOf(otis)).toEqual([
    {
      ...{ kind: 'MENTION', postKind: 'ARTICLE_COMMENT', text: '@Otis Orange said it first' },
      ...{ path: `/articles/${articleId}#comment-${commentId}`, members },
    },
    {
      ...{ kind: 'MENTION', postKind: 'CHAT_MESSAGE', text: 'Look, @Otis Orange' },
      ...{ path: `/fan-zone?tab=game-chat#message-${id}`, members },
    },
  ]);
});

test('a reply with the name of its member is in the inbox once, as a reply', async () => {
  const { id } = await say(otis, 'What a catch');
  await say(mia, '@Otis Orange one hand!', id);
  expect((await inboxOf(otis)).map(({ kind }) => kind)).toEqual(['REPLY']);
});

test('oneself, and whom the mentioned member has muted, is no news', async () => {
  await say(mia, 'I, @Mia Mile, was there. So was @Otis Orange');
  expect(await inboxOf(mia)).toEqual([]);
  await site
    .as(otis)
    .run(`mutation { muteMember(input: { userId: ${mia.id} }) { mutes { asOf } } }`);
  expect(await inboxOf(otis)).toEqual([]);
});

test('an edit mentions whom the new text names', async () => {
  const { id } = await say(mia, 'Look, @Otis Orange');
  const { data } = await site.as(mia).run(EditMessage, { id, message: 'Look' });
  expect(data!.editChatMessage!.message.mentions).toEqual([]);
  const { id: commentId } = await comment(mia, 'Otis Orange?');
  const edited = await site
    .as(mia)
    .run(EditComment, { id: commentId, content: 'I mean @Otis Orange' });
  expect(names(edited.data!.editComment!.comment.mentions)).toEqual(['Otis Orange']);
  expect((await inboxOf(otis)).map(({ text }) => text)).toEqual(['I mean @Otis Orange']);
});

test('members of one name are mentioned together; one who is gone is mentioned no more', async () => {
  const second = await site.member({ name: 'OTIS ORANGE' });
  const { mentions } = await say(mia, 'Which @Otis Orange?');
  expect(mentions.map(({ id }) => id)).toEqual([otis.id, second.id]);
  await site.em().nativeDelete(User, { id: otis.id });
  const { chat } = (await site.as(null).run(Read, { articleId })).data!;
  expect(chat.nodes.map((node) => names(node.mentions))).toEqual([['OTIS ORANGE']]);
});

test('what a filter holds back mentions once it is approved', async () => {
  await filtering(site, await site.admin()).add({ ...DARN, action: 'HOLD', message: null });
  await site.as(mia).run(Say, { message: 'Darn, @Otis Orange' });
  await site.as(mia).run(Comment, { articleId, content: 'Darn, @Otis Orange' });
  expect(await inboxOf(otis)).toEqual([]);
  const held = (await site.asMod.run(Queue, { first: 5 })).data!.moderationQueue.nodes;
  const ids = held.map(({ id }) => id);
  await site.asMod.run(Decide, { ids, decision: 'KEEP' });
  expect((await inboxOf(otis)).map(({ postKind }) => postKind).sort()).toEqual([
    'ARTICLE_COMMENT',
    'CHAT_MESSAGE',
  ]);
});

test('what a moderator deletes and puts back mentions as before', async () => {
  const { id } = await say(mia, 'Look, @Otis Orange');
  await site.asMod.run(`mutation { deleteChatMessage(input: { id: ${id} }) { deletedId } }`);
  expect(await inboxOf(otis)).toEqual([]);
  const [removed] = await site.em().execute<{ id: number }[]>('select id from removed_posts');
  await site.asMod.run(`mutation { restorePost(input: { id: ${removed!.id} }) { postId } }`);
  const { chat } = (await site.as(null).run(Read, { articleId })).data!;
  expect(chat.nodes.map((node) => names(node.mentions))).toEqual([['Otis Orange']]);
  expect(await inboxOf(otis)).toHaveLength(1);
});
