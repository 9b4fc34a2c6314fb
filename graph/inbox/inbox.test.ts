import { Sanction } from '../accounts/sanctions/sanction.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto } from '../testing/worlds/photos.ts';

const Read = graphql(/* GraphQL */ `
  query OwnInboxTest {
    ownInbox {
      unreadCount
      items {
        key
        kind
        at
        isUnread
        memberCount
        text
        path
        members {
          name
        }
      }
    }
  }
`);
const Mark = graphql(/* GraphQL */ `
  mutation MarkInboxReadTest($upTo: DateTime!) {
    markInboxRead(input: { upTo: $upTo }) {
      inbox {
        unreadCount
      }
    }
  }
`);
const EVENTS = 'subscription { ownInboxEvents { unreadCount } }';
interface Heard {
  readonly ownInboxEvents: { readonly unreadCount: number };
}

let site: Site;
let admin: Member;
let mia: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.advance(10_000);
  mia = await site.member({ name: 'Mia Mile' });
});

const inboxOf = async (who: Member) => (await site.as(who).run(Read, {})).data!.ownInbox;
const like = (who: Member, kind: string, id: number, liked = true) =>
  site
    .as(who)
    .run(
      `mutation { setLike(input: { kind: ${kind}, id: ${id}, liked: ${liked} }) { likeable { id } } }`,
    );
const reply = async (who: Member, articleId: number, replyToId: number, content: string) => {
  const { data } = await site
    .as(who)
    .run<{ postComment: { comment: { id: number } } }, object>(
      `mutation { postComment(input: { articleId: ${articleId}, replyToId: ${replyToId}, content: "${content}" }) { comment { id } } }`,
    );
  return data!.postComment.comment.id;
};

/** A comment of Mia's on a new article. */
async function commentOfMia() {
  const articleId = await writeArticle(site);
  return { articleId, id: await writeComment(site, { articleId, by: mia }) };
}

test('replies and likes of others come into the inbox, the newest first; what one does oneself does not', async () => {
  const { articleId, id } = await commentOfMia();
  const otis = await site.member({ name: 'Otis Orange' });
  const replyId = await reply(otis, articleId, id, 'Well said');
  site.clock.advance(1_000);
  await like(otis, 'COMMENT', id);
  site.clock.advance(1_000);
  await like(admin, 'COMMENT', id);
  await like(mia, 'COMMENT', id);
  await reply(mia, articleId, id, 'Thanks');
  const path = `/articles/${articleId}#comment-`;
  expect(await inboxOf(mia)).toMatchObject({
    unreadCount: 2,
    items: [
      {
        key: `LIKES:ARTICLE_COMMENT:${id}`,
        memberCount: 2,
        members: [{}, { name: 'Otis Orange' }],
        path: `${path}${id}`,
        isUnread: true,
      },
      {
        key: `REPLY:ARTICLE_COMMENT:${replyId}`,
        members: [{ name: 'Otis Orange' }],
        text: 'Well said',
        path: `${path}${replyId}`,
      },
    ],
  });
  expect(await inboxOf(otis)).toMatchObject({ items: [] });
});

test('a reply to a reply is for who wrote that, though it is shown below the first comment', async () => {
  const { articleId, id } = await commentOfMia();
  const [otis, ben] = [await site.member(), await site.member()];
  const { next } = await subscribeAs<Heard>(site, otis, EVENTS);
  const first = await reply(otis, articleId, id, 'Well said');
  await reply(ben, articleId, first, 'By whom?');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  expect((await inboxOf(otis)).items.map(({ text }) => text)).toEqual(['By whom?']);
  expect((await inboxOf(mia)).items.map(({ text }) => text)).toEqual(['Well said']);
});

test('what is said on an article that was taken offline is not in it', async () => {
  const { articleId, id } = await commentOfMia();
  const otis = await site.member();
  await reply(otis, articleId, id, 'Well said');
  await like(otis, 'COMMENT', id);
  expect((await inboxOf(mia)).items).toHaveLength(2);
  await site.em().execute(`update blog_posts set published = false where id = ${articleId}`);
  expect((await inboxOf(mia)).items).toEqual([]);
});

test('a fan who is behind does not mark as read what the others have seen already', async () => {
  const { articleId, id } = await commentOfMia();
  await reply(await site.member(), articleId, id, 'Well said');
  const { items } = await inboxOf(mia);
  const upTo = items[0]!.at;
  await site.as(mia).fetch('/graphql', {
    body: {
      query: `mutation { markInboxRead(input: { upTo: "${upTo}" }) { inbox { unreadCount } } }`,
      extensions: { behind: 60 },
    },
  });
  expect((await inboxOf(mia)).unreadCount).toBe(1);
});

test('what is deleted leaves it: a reply, a like, and the member who gave them', async () => {
  const { articleId, id } = await commentOfMia();
  const [otis, ben] = [await site.member(), await site.member()];
  const replyId = await reply(otis, articleId, id, 'Well said');
  await reply(ben, articleId, id, 'Indeed');
  await like(otis, 'COMMENT', id);
  expect((await inboxOf(mia)).items).toHaveLength(3);
  await like(otis, 'COMMENT', id, false);
  await site.as(otis).run(`mutation { deleteComment(input: { id: ${replyId} }) { deletedId } }`);
  expect((await inboxOf(mia)).items.map(({ text }) => text)).toEqual(['Indeed']);
  await site.em().nativeDelete(User, { id: ben.id });
  expect((await inboxOf(mia)).items).toEqual([]);
});

test('messages of the chat and photos are in it, too', async () => {
  const send = async (who: Member, message: string, replyToId: number | null = null) => {
    const { data } = await site
      .as(who)
      .run<{ postChatMessage: { message: { id: number } } }, object>(
        `mutation { postChatMessage(input: { message: "${message}", replyToId: ${replyToId} }) { message { id } } }`,
      );
    return data!.postChatMessage.message.id;
  };
  // Admins may write while the chat is closed.
  const boss = await site.member();
  await site.em().nativeUpdate(User, { id: boss.id }, { isAdmin: true });
  const first = await send(boss, 'Who starts?');
  const answer = await send(admin, 'Bo does', first);
  const photoId = await addPhoto(site, { by: boss });
  site.clock.advance(1_000);
  await like(mia, 'PHOTO', photoId);
  expect(await inboxOf(boss)).toMatchObject({
    items: [
      { key: `LIKES:PHOTO:${photoId}`, path: `/fan-zone?photo=${photoId}` },
      {
        key: `REPLY:CHAT_MESSAGE:${answer}`,
        path: `/fan-zone?tab=game-chat#message-${answer}`,
        text: 'Bo does',
      },
    ],
  });
});

test('an answer of the hosts and a warning of the moderators are in it', async () => {
  await site
    .as(mia)
    .run('mutation { submitQuestion(input: { question: "Who starts?" }) { question { id } } }');
  const [{ id }] = await site
    .em()
    .execute<[{ id: number }]>(`select id from questions where user_id = ${mia.id}`);
  expect((await inboxOf(mia)).items).toEqual([]);
  await site
    .as(admin)
    .run(
      `mutation { setQuestionStatus(input: { id: ${id}, status: ANSWERED }) { question { id } } }`,
    );
  site.clock.advance(1_000);
  await site
    .as(admin)
    .run(
      `mutation { sanctionMember(input: { userId: ${mia.id}, kind: WARNING, reason: SPAM, note: "Please stop." }) { sanction { id } } }`,
    );
  const [sanction] = await site.em().find(Sanction, { user: mia.id });
  expect(await inboxOf(mia)).toMatchObject({
    unreadCount: 2,
    items: [
      { key: `SANCTION:${sanction!.id}`, kind: 'SANCTION', text: 'Please stop.', members: [] },
      { key: `ANSWER:${id}`, kind: 'ANSWER', text: 'Who starts?', path: '/profile#my-questions' },
    ],
  });
});

test('what is read on one device is read on all; the next thing is unread again', async () => {
  const { articleId, id } = await commentOfMia();
  const otis = await site.member();
  const { next } = await subscribeAs<Heard>(site, mia, EVENTS);
  await reply(otis, articleId, id, 'Well said');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  const { items } = await inboxOf(mia);
  const { data } = await site.as(mia).run(Mark, { upTo: items[0]!.at });
  expect(data?.markInboxRead?.inbox.unreadCount).toBe(0);
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 0 } });
  site.clock.advance(1_000);
  await reply(otis, articleId, id, 'Once more');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  // An earlier moment does not make anything unread.
  await site.as(mia).run(Mark, { upTo: '2020-01-01T00:00:00Z' });
  expect((await inboxOf(mia)).unreadCount).toBe(1);
});

test('the clock of a browser can’t mark what is still to come', async () => {
  const { articleId, id } = await commentOfMia();
  await site.as(mia).run(Mark, { upTo: '2099-01-01T00:00:00Z' });
  site.clock.advance(1_000);
  await reply(await site.member(), articleId, id, 'Well said');
  expect((await inboxOf(mia)).unreadCount).toBe(1);
});

test('comments on one’s photo come once each, one’s own and those on a waiting photo don’t', async () => {
  const photoId = await addPhoto(site, { by: mia });
  const otis = await site.member({ name: 'Otis Orange' });
  const { next } = await subscribeAs<Heard>(site, mia, EVENTS);
  const comment = (who: Member, content: string) =>
    site
      .as(who)
      .run(
        `mutation { postPhotoComment(input: { photoId: ${photoId}, content: "${content}" }) { comment { id } } }`,
      );
  await comment(mia, 'From my seat');
  await comment(otis, 'Great seat, @Mia Mile');
  expect(await next()).toEqual({ ownInboxEvents: { unreadCount: 1 } });
  site.clock.advance(1_000);
  await comment(otis, 'And great light');
  const { items } = await inboxOf(mia);
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['COMMENT', 'And great light'],
    ['MENTION', 'Great seat, @Mia Mile'],
  ]);
  expect(items[0]!.path).toMatch(new RegExp(`^/fan-zone\\?photo=${photoId}#comment-\\d+$`));
  await site.em().execute(`update fan_zone_photos set approved = false where id = ${photoId}`);
  expect((await inboxOf(mia)).items).toEqual([]);
});

test('those whom a member has muted don’t come into the inbox', async () => {
  const { articleId, id } = await commentOfMia();
  const chad = await site.member();
  await site
    .as(mia)
    .run(`mutation { muteMember(input: { userId: ${chad.id} }) { mutes { asOf } } }`);
  await reply(chad, articleId, id, 'Nope');
  await like(chad, 'COMMENT', id);
  expect((await inboxOf(mia)).items).toEqual([]);
});

test('it goes 30 days back, and visitors have none', async () => {
  const { articleId, id } = await commentOfMia();
  await reply(await site.member(), articleId, id, 'Well said');
  site.clock.advance(29 * 86_400_000);
  expect((await inboxOf(mia)).items).toHaveLength(1);
  site.clock.advance(86_400_000 + 1_000);
  expect((await inboxOf(mia)).items).toEqual([]);
  const { errors } = await site.as(null).run(Read, {});
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
