import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Comment } from '../articles/comment.entity.ts';
import { ChatMessage } from '../chat/chat-message.entity.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { PhotoComment } from '../photos/photo-comment.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { Question } from '../questions/question.entity.ts';
import { RemovedPost, RemovedRow } from '../removals/removed-post.entity.ts';
import { FORGET_REMOVED_POSTS, forgetRemovedPosts } from '../removals/removal.service.ts';
import { forgetUnusedImages } from '../jobs/unused-images.ts';
import { ContentReport } from '../reports/content-report.entity.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import {
  impose,
  Lift,
  messageBy,
  type ModeratedSite,
  startModeratedSite,
} from '../testing/worlds/sanctions.ts';

const List = graphql(/* GraphQL */ `
  query RemovedPostsTest {
    removedPosts(first: 50) {
      nodes {
        id
        kind
        excerpt
        restorableUntil
        user {
          name
        }
        removedBy {
          name
        }
      }
    }
  }
`);
const Restore = graphql(/* GraphQL */ `
  mutation RestorePostTest($id: Int!) {
    restorePost(input: { id: $id }) {
      kind
      postId
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation DeleteMessageTest($id: Int!) {
    deleteChatMessage(input: { id: $id }) {
      deletedId
    }
  }
`);

const EVENTS = 'subscription { chatEvents { kind message { id message likeCount } } }';
const DAY = 86_400_000;

let site: ModeratedSite;
beforeAll(async () => {
  site = await startModeratedSite();
});
afterAll(() => site.stop());

const listed = async () => (await site.asMod.run(List, {})).data!.removedPosts.nodes;
const restore = async (id: number, by = site.asMod) => {
  const { data, errors } = await by.run(Restore, { id });
  return data?.restorePost ?? errors?.[0]?.extensions.key;
};
/** The newest removal. */
const newest = async () => (await listed())[0]!;
const json = async (path: string) => (await site.as(null).fetch(path)).json();

test('a message deleted by a moderator comes back in its place, with its likes, on open pages', async () => {
  const [fan, liker] = [await site.member({ name: 'Chatty Cathy' }), await site.member()];
  const id = await messageBy(site, fan, 'Not so bad after all');
  await messageBy(site, fan, 'Later');
  await site.as(liker).fetch(`/api/game-chat/messages/${id}/like`, { body: {} });
  const events = await subscribeAs(site, liker, EVENTS);
  await site.asMod.run(Delete, { id });
  const message = { id, message: 'Not so bad after all', likeCount: 1 };
  expect(await events.next()).toEqual({ chatEvents: { kind: 'DELETED', message } });
  const removed = await newest();
  expect(removed).toMatchObject({
    kind: 'CHAT_MESSAGE',
    excerpt: 'Not so bad after all',
    restorableUntil: new Date(site.clock.now().getTime() + 7 * DAY),
    user: { name: 'Chatty Cathy' },
    removedBy: { name: site.mod.name },
  });
  expect(await restore(removed.id)).toEqual({ kind: 'CHAT_MESSAGE', postId: id });
  expect(await events.next()).toEqual({ chatEvents: { kind: 'RESTORED', message } });
  const messages = (await json('/api/game-chat/messages')) as { id: number; likes: number }[];
  expect(messages.find((each) => each.id === id)).toMatchObject({ likes: 1 });
  expect(await restore(removed.id)).toBe('removal.unknown');
  const acts = await site.em().find(AuditEntry, { subjectType: 'ChatMessage', subjectId: id });
  expect(acts.map(({ action }) => action)).toEqual(['chat.delete', 'post.restore']);
});

test('what a member deletes is gone for good', async () => {
  const fan = await site.member();
  const before = await listed();
  const id = await messageBy(site, fan, 'My own');
  await site.as(fan).run(Delete, { id });
  const own = await messageBy(site, site.mod, 'A moderator’s own');
  await site.asMod.run(Delete, { id: own });
  expect(await listed()).toEqual(before);
});

test('two moderators put it back at once: once', async () => {
  const fan = await site.member();
  const id = await messageBy(site, fan, 'Twice?');
  await site.asMod.run(Delete, { id });
  const removed = await newest();
  const other = site.as(await site.moderator());
  const results = await Promise.all([restore(removed.id), restore(removed.id, other)]);
  expect(results).toContain('removal.unknown');
  expect(results).toContainEqual({ kind: 'CHAT_MESSAGE', postId: id });
});

test('a comment comes back with the count of its article, unless the article is gone', async () => {
  const fan = await site.member();
  const [articleId, gone] = [await writeArticle(site), await writeArticle(site)];
  const count = async () =>
    ((await json(`/api/blog-posts/${articleId}`)) as { commentCount: number }).commentCount;
  const id = await writeComment(site, { articleId, by: fan });
  await site.asMod.fetch(`/api/comments/${id}`, { method: 'DELETE' });
  expect(await count()).toBe(0);
  expect(await restore((await newest()).id)).toEqual({ kind: 'ARTICLE_COMMENT', postId: id });
  expect(await count()).toBe(1);

  const other = await writeComment(site, { articleId: gone, by: fan });
  await site.asMod.fetch(`/api/comments/${other}`, { method: 'DELETE' });
  const removed = await newest();
  const admin = site.as(await site.admin());
  await admin.fetch(`/api/blog-posts/${gone}`, { method: 'DELETE' });
  expect(await restore(removed.id)).toBe('removal.blocked');
  expect(await newest()).toEqual(removed);
});

/** A photo on the wall, with its address. */
async function uploaded(description: string) {
  const fan = await site.member();
  const body = formWith(await jpeg({ width: 400, height: 300 }), {
    fields: { category: 'tailgate', description },
  });
  await site.as(fan).fetch('/api/fan-zone/photos', { body });
  const all = (await (await site.asMod.fetch('/api/fan-zone/photos/admin/all')).json()) as {
    id: number;
    imageUrl: string;
    description: string;
  }[];
  const photo = all.find((each) => each.description === description)!;
  await site.asMod.fetch(`/api/fan-zone/photos/${photo.id}/approve`, { body: {} });
  return { ...photo, fan };
}
const statusOf = async (path: string) => (await fetch(site.server.url + path)).status;

test('a photo leaves no picture behind, and comes back whole: picture, comments, likes', async () => {
  const { id, imageUrl } = await uploaded('Lot J at dawn');
  const other = await site.member();
  await addPhotoComment(site, { photoId: id, by: other });
  await site.as(other).fetch(`/api/fan-zone-photos/${id}/like`, { body: {} });
  expect(await statusOf(imageUrl)).toBe(200);
  await site.asMod.fetch(`/api/fan-zone/photos/${id}`, { method: 'DELETE' });
  expect(await statusOf(imageUrl)).toBe(404);
  const removed = await newest();
  expect(removed).toMatchObject({ kind: 'PHOTO', excerpt: 'Lot J at dawn' });
  expect(await restore(removed.id)).toEqual({ kind: 'PHOTO', postId: id });
  expect(await statusOf(imageUrl)).toBe(200);
  const { data } = await site
    .as(null)
    .run<{ photo: object }, object>(`{ photo(id: ${id}) { likeCount image { url width } } }`);
  expect(data?.photo).toEqual({ likeCount: 1, image: { url: imageUrl, width: 400 } });
  expect(await json(`/api/fan-zone/photos/${id}/comments`)).toHaveLength(1);
});

test('after 7 days it is gone for good, with its picture', async () => {
  const { id } = await uploaded('Seven days');
  await site.asMod.fetch(`/api/fan-zone/photos/${id}`, { method: 'DELETE' });
  const removed = await newest();
  const { imageUrl } = await site.em().findOneOrFail(RemovedPost, removed.id);
  const now = site.clock.now();
  site.clock.advance(7 * DAY);
  expect(await restore(removed.id)).toBe('removal.unknown');
  expect(await listed()).toEqual([]);
  expect(FORGET_REMOVED_POSTS).toBe('forget-removed-posts');
  await forgetRemovedPosts(jobContext(site.server));
  site.clock.advance(DAY);
  await forgetUnusedImages(jobContext(site.server));
  expect(await statusOf(imageUrl!)).toBe(404);
  expect(await site.em().count(RemovedRow)).toBe(0);
  site.clock.set(now.toISOString());
});

test('a report says again that the content stays', async () => {
  const [fan, reporter] = [await site.member(), await site.member()];
  const contentId = await messageBy(site, fan, 'Reported by mistake');
  await site.as(reporter).fetch('/api/content/report', {
    body: { contentType: 'chat_message', contentId, reason: 'spam' },
  });
  const { id } = await site.em().findOneOrFail(ContentReport, { contentId });
  await site.asMod.run(
    `mutation { deleteReportedContent(input: { id: ${id} }) { report { id } } }`,
  );
  const report = () => site.em().findOneOrFail(ContentReport, { contentId });
  expect((await report()).actionTaken).toBe('deleted');
  await restore((await newest()).id);
  expect((await report()).actionTaken).toBe('dismissed');
});

test('a deleted account takes its removed posts along, and its likes of others’', async () => {
  const [fan, liker] = [await site.member(), await site.member()];
  const mine = await messageBy(site, fan, 'Mine');
  const theirs = await messageBy(site, liker, 'Theirs');
  await site.as(liker).fetch(`/api/game-chat/messages/${mine}/like`, { body: {} });
  await site.asMod.run(Delete, { id: theirs });
  await site.asMod.run(Delete, { id: mine });
  const removed = await newest();
  const admin = site.as(await site.admin());
  await admin.fetch(`/api/admin/users/${liker.id}`, { method: 'DELETE' });
  expect((await listed()).map(({ excerpt }) => excerpt)).not.toContain('Theirs');
  expect(await restore(removed.id)).toEqual({ kind: 'CHAT_MESSAGE', postId: mine });
  const messages = (await json('/api/game-chat/messages')) as { id: number; likes: number }[];
  expect(messages.find((each) => each.id === mine)).toMatchObject({ likes: 0 });
});

test('a ban deletes more than fits into one transaction', async () => {
  const fan = await site.member();
  for (let count = 0; count < 30; count++) await messageBy(site, fan, `Spam ${count}`);
  const { sanction } = await impose(site, fan, 'BAN', { removedHours: 1 });
  expect(sanction?.removedPosts).toBe(30);
  expect(await site.em().count(ChatMessage, { user: fan.id })).toBe(0);
  await site.asMod.run(Lift, { id: sanction!.id });
  expect(await site.em().count(ChatMessage, { user: fan.id })).toBe(30);
});

test('a ban takes the last hours along, and gives them back when it is lifted', async () => {
  const fan = await site.member({ name: 'Bo Banned' });
  const articleId = await writeArticle(site);
  const old = await messageBy(site, fan, 'From yesterday');
  site.clock.advance(DAY);
  const message = await messageBy(site, fan, 'From now');
  const comment = await writeComment(site, { articleId, by: fan });
  const question = await site
    .as(fan)
    .fetch('/api/questions', { body: { question: 'Who starts?' } });
  const { id: questionId } = (await question.json()) as { id: number };
  const photoId = await addPhoto(site, { by: fan });
  await addPhotoComment(site, { photoId, by: fan });
  const counts = async () => {
    const em = site.em();
    const of = { user: fan.id };
    return Promise.all([
      em.count(ChatMessage, of),
      em.count(Comment, of),
      em.count(Question, of),
      em.count(Photo, of),
      em.count(PhotoComment, of),
    ]);
  };
  const refused = await impose(site, fan, 'MUTE_DAY', { removedHours: 1 });
  expect(refused.key).toBe('sanction.hours');
  const { sanction } = await impose(site, fan, 'BAN', { removedHours: 1 });
  expect(sanction?.removedPosts).toBe(5);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  const left = (await json('/api/game-chat/messages')) as { id: number }[];
  expect(left.map(({ id }) => id)).toContain(old);
  expect(left.map(({ id }) => id)).not.toContain(message);
  await site.asMod.run(Lift, { id: sanction!.id });
  expect(await counts()).toEqual([2, 1, 1, 1, 1]);
  expect(await site.em().findOne(Comment, comment)).not.toBeNull();
  expect(await site.em().findOne(Question, questionId)).not.toBeNull();
});
