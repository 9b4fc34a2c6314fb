import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import type { FilterInput } from '../../gql/graphql.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import type { Member } from '../../testing/site.ts';
import { writeArticle } from '../../testing/worlds/articles.ts';
import { Comment, DARN, Edit, filtering } from '../../testing/worlds/filters.ts';
import { Claim, Decide, Details, Queue } from '../../testing/worlds/moderation-queue.ts';
import { type ModeratedSite, startModeratedSite } from '../../testing/worlds/sanctions.ts';

const Own = graphql(/* GraphQL */ `
  query HeldPostsTest {
    ownHeldPosts {
      id
      kind
      text
      state
      article {
        id
      }
    }
  }
`);
const Withdraw = graphql(/* GraphQL */ `
  mutation HeldPostsTestWithdraw($id: Int!) {
    deleteHeldPost(input: { id: $id }) {
      deletedId
    }
  }
`);
const Chat = graphql(/* GraphQL */ `
  query HeldPostsTestChat {
    chat(last: 20) {
      nodes {
        message
        user {
          name
        }
      }
    }
  }
`);
const Comments = graphql(/* GraphQL */ `
  query HeldPostsTestComments($articleId: Int!) {
    comments(articleId: $articleId) {
      nodes {
        content
        user {
          name
        }
      }
    }
  }
`);

const HOLDING: FilterInput = { ...DARN, action: 'HOLD', message: null };
const HELD = 'A moderator needs to look at this first. It’s posted once they approve it.';

let site: ModeratedSite;
let filters: ReturnType<typeof filtering>;
let fan: Member;
let other: Member;
beforeAll(async () => {
  site = await startModeratedSite();
  filters = filtering(site, await site.admin());
  fan = await site.member({ name: 'Mia Mile' });
  other = await site.member({ name: 'Otis Orange' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await filters.empty();
  await filters.add(HOLDING);
});

const own = async (by = fan) => (await site.as(by).run(Own)).data!.ownHeldPosts;
const chat = async () =>
  (await site.as(other).run(Chat)).data!.chat.nodes.map(({ message }) => message);
const queue = async () => (await site.asMod.run(Queue, { first: 50 })).data!.moderationQueue.nodes;
const decide = async (decision: 'KEEP' | 'REMOVE') => {
  const [post] = await queue();
  const { data } = await site.asMod.run(Decide, { ids: [post!.id], decision });
  return data!.decideWaitingPosts!;
};
const comment = async (articleId: number, content: string, by = fan) =>
  (await site.as(by).run(Comment, { articleId, content })).errors?.[0]?.message;

test('a held message is seen by its writer and moderators alone until one of them approves it', async () => {
  const ownEvents = await subscribeAs(
    site,
    fan,
    'subscription { ownHeldPostEvents { heldPostId } }',
  );
  const queueEvents = await subscribeAs(
    site,
    site.mod,
    'subscription { moderationQueueEvents { claimedPost } }',
  );
  expect(await filters.post('Darn refs', fan, 'one')).toBe(HELD);
  await Promise.all([ownEvents.next(), queueEvents.next()]);
  expect(await chat()).toEqual([]);
  expect(await own()).toMatchObject([
    { kind: 'CHAT_MESSAGE', text: 'Darn refs', state: 'WAITING' },
  ]);
  expect(await own(other)).toEqual([]);
  const [waiting] = await queue();
  expect(waiting).toMatchObject({
    kind: 'HELD_POST',
    isUnapproved: true,
    isThere: true,
    text: 'Darn refs',
    userName: 'Mia Mile',
    filters: ['Bad words'],
  });
  const { data } = await site.asMod.run(Details, { id: waiting!.id });
  expect(data!.waitingPostDetails!.context).toMatchObject([{ text: 'Darn refs', isThePost: true }]);
  // Its writer goes on.
  expect(await filters.post('Great refs', fan)).toEqual(expect.any(Number));

  site.clock.advance(60_000);
  expect((await site.asMod.run(Claim, { id: waiting!.id })).errors).toBeUndefined();
  expect((await decide('KEEP')).decided).toEqual([waiting!.id]);
  await ownEvents.next();
  expect(await chat()).toEqual(['Great refs', 'Darn refs']);
  expect(await own()).toEqual([]);
  expect(await queue()).toEqual([]);
  const [act] = await site.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
  expect(act).toMatchObject({ action: 'filter.approvePost', subjectType: 'ChatMessage' });
  // Sent again because its response was lost, it is there once.
  expect(await filters.post('Darn refs', fan, 'one')).toBe(act!.subjectId);
});

test('a held comment is posted where it belongs, under its writer’s name', async () => {
  const articleId = await writeArticle(site, { title: 'The long way back' });
  await comment(articleId, 'Before it', other);
  site.clock.advance(1_000);
  expect(await comment(articleId, 'Darn')).toBe(HELD);
  site.clock.advance(1_000);
  await comment(articleId, 'After it', other);
  expect(await own()).toMatchObject([{ kind: 'ARTICLE_COMMENT', article: { id: articleId } }]);
  expect((await queue())[0]).toMatchObject({ articleTitle: 'The long way back' });
  const [waiting] = await queue();
  const { data: details } = await site.asMod.run(Details, { id: waiting!.id });
  expect(details!.waitingPostDetails!.context).toMatchObject([
    { text: 'Before it', isThePost: false },
    { text: 'Darn', isThePost: true },
    { text: 'After it', isThePost: false },
  ]);
  await decide('KEEP');
  const { data } = await site.as(other).run(Comments, { articleId });
  expect(data!.comments.nodes).toMatchObject([
    { content: 'Darn', user: { name: 'Mia Mile' } },
    { content: 'After it' },
    { content: 'Before it' },
  ]);
});

test('what is rejected is never posted, and its writer sees that for a week or until they clear it', async () => {
  await filters.post('Darn refs', fan);
  await decide('REMOVE');
  expect(await queue()).toEqual([]);
  expect(await chat()).toEqual([]);
  expect(await own()).toMatchObject([{ text: 'Darn refs', state: 'REJECTED' }]);
  site.clock.advance(8 * 86_400_000);
  expect(await own()).toEqual([]);
});

test('the account says on every device whether anything is held, and to no one else', async () => {
  const has = async (by: Member | null) => {
    const query = `{ user(id: ${fan.id}) { hasHeldPosts } }`;
    const { data } = await site
      .as(by)
      .run<{ user: { hasHeldPosts: boolean | null } }, object>(query);
    return data!.user.hasHeldPosts;
  };
  expect(await has(fan)).toBe(false);
  await filters.post('Darn refs', fan);
  expect(await has(fan)).toBe(true);
  expect(await has(other)).toBeNull();
  expect(await has(null)).toBeNull();
});

test('a member withdraws what waits, and no one else’s', async () => {
  await filters.post('Darn refs', fan);
  const { id } = (await own())[0]!;
  const { errors } = await site.as(other).run(Withdraw, { id });
  expect(errors?.[0]?.message).toBe('This post is no longer waiting.');
  await site.as(fan).run(Withdraw, { id });
  expect(await own()).toEqual([]);
  expect(await queue()).toEqual([]);
});

test('a post that was withdrawn while a moderator looked at it is gone, not posted', async () => {
  await filters.post('Darn refs', fan);
  const [post] = await queue();
  const { id } = (await own())[0]!;
  await site.as(fan).run(Withdraw, { id });
  const { data } = await site.asMod.run(Decide, { ids: [post!.id], decision: 'KEEP' });
  expect(data!.decideWaitingPosts!.undecided).toEqual([{ id: post!.id, reason: 'GONE' }]);
  expect(await chat()).toEqual([]);
});

test('ten wait at most; sent twice, a post is held once', async () => {
  await filters.post('Darn refs', fan, 'same');
  await filters.post('Darn refs', fan, 'same');
  expect(await own()).toHaveLength(1);
  for (let count = 1; count < 10; count += 1)
    expect(await filters.post(`Darn ${count}`, fan)).toBe(HELD);
  expect(await filters.post('Darn again', fan)).toBe(
    'Our moderators still have to look at your other posts. Please try again later.',
  );
  expect(await filters.post('Darn refs', fan, 'same')).toBe(HELD);
  expect(await own()).toHaveLength(10);
});

test('what a moderator reads can’t be exchanged by sending it again in other words', async () => {
  await filters.post('Darn refs', fan, 'one');
  expect(await filters.post('Darn you all', fan, 'one')).toBe(HELD);
  expect(await own()).toMatchObject([{ text: 'Darn refs' }]);
  await decide('KEEP');
  expect(await chat()).toEqual(['Darn refs']);
});

test('what is posted already can’t be changed into what would be held', async () => {
  const id = (await filters.post('Great refs', fan)) as number;
  const { errors } = await site.as(fan).run(Edit, { id, message: 'Darn refs' });
  expect(errors?.[0]?.message).toBe(
    'You can’t change it to this. Post it separately, and a moderator will take a look.',
  );
});

test('a comment on what was deleted in the meantime is gone', async () => {
  const articleId = await writeArticle(site, {});
  await comment(articleId, 'Darn');
  await site.em().execute(`update blog_posts set published = false where id = ${articleId}`);
  expect((await decide('KEEP')).undecided).toMatchObject([{ reason: 'GONE' }]);
  expect(await queue()).toEqual([]);
});
