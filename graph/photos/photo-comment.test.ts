import { COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let fan: Member;
let other: Member;
let admin: Member;
let photoId: number;
beforeAll(async () => {
  site = await startSite();
  [fan, other, admin] = [await site.member(), await site.member(), await site.admin()];
});
afterAll(() => site.stop());
beforeEach(async () => {
  photoId = await addPhoto(site, { by: fan });
});

async function call(actor: Actor, method: string, path: string, body?: unknown) {
  const response = await actor.fetch(`/api/fan-zone/photos/${path}`, { method, body });
  return { status: response.status, body: (await response.json()) as unknown };
}
const list = async (who: Member | null = null) =>
  (await call(site.as(who), 'GET', `${photoId}/comments`)).body;

test('a member comments, edits and deletes; no one else edits, an admin deletes', async () => {
  const posted = await call(site.as(fan), 'POST', `${photoId}/comments`, {
    photoId,
    userId: fan.id,
    content: '  What a day ',
  });
  expect(posted).toMatchObject({
    status: 201,
    body: { photoId, content: 'What a day', totalLikes: 0, user: { id: fan.id, name: fan.name } },
  });
  const { id } = posted.body as { id: number };
  const at = `comments/${id}`;
  for (const who of [other, admin])
    expect((await call(site.as(who), 'PUT', at, { content: 'Mine' })).status).toBe(403);
  expect((await call(site.as(null), 'PUT', at, { content: 'Mine' })).status).toBe(401);
  expect((await call(site.as(other), 'DELETE', at, {})).status).toBe(403);
  expect(await call(site.as(fan), 'PUT', at, { content: 'Edited' })).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject([{ id, content: 'Edited', liked: false }]);
  expect(await call(site.as(admin), 'DELETE', at, { userId: admin.id })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(await list()).toEqual([]);
  const acts = await site
    .em()
    .getConnection()
    .execute<{ action: string }[]>(`select action from audit_entries where subject_id = ${id}`);
  expect(acts).toEqual([{ action: 'photoComment.delete' }]);
});

test('comments for another member, without text, on a photo other than the path’s, or on a pending one are refused', async () => {
  const post = (body: object, at = photoId) => call(site.as(fan), 'POST', `${at}/comments`, body);
  expect((await post({ content: 'Hi', userId: other.id })).status).toBe(403);
  expect(await post({ content: ' \u200b ' })).toMatchObject({
    status: 400,
    body: { message: COMMENT_TEXTS.blank },
  });
  expect((await post({ content: 'Hi', photoId: photoId + 1 })).status).toBe(400);
  const waiting = await addPhoto(site, { by: fan, approved: false });
  expect((await post({ content: 'Hi' }, waiting)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('of many likes of a comment at the same time each one counts', async () => {
  const id = await addPhotoComment(site, { photoId, by: fan });
  const likes = await Promise.all(
    Array.from({ length: 21 }, (_, turn) =>
      call(site.as([fan, other, admin][turn % 3]!), 'POST', `comments/${id}/like`, {}),
    ),
  );
  expect(likes.every(({ status }) => status === 200)).toBe(true);
  expect(await list(other)).toMatchObject([{ id, totalLikes: 3, liked: true }]);
  expect((await call(site.as(null), 'POST', `comments/${id}/like`, {})).status).toBe(401);
});

test('the comments of a photo are published to its readers, and no other photo’s', async () => {
  const elsewhere = await addPhoto(site, { by: fan });
  const { next } = await subscribeAs(
    site,
    null,
    `subscription { photoCommentEvents(photoId: ${photoId}) { kind comment { content isLikedByMe likeCount } } }`,
  );
  await call(site.as(fan), 'POST', `${elsewhere}/comments`, { content: 'Not here' });
  const posted = await call(site.as(fan), 'POST', `${photoId}/comments`, { content: 'Here' });
  const { id } = posted.body as { id: number };
  await call(site.as(other), 'POST', `comments/${id}/like`, {});
  await call(site.as(fan), 'DELETE', `comments/${id}`);
  const comment = { content: 'Here', isLikedByMe: null };
  expect([await next(), await next(), await next()]).toEqual([
    { photoCommentEvents: { kind: 'POSTED', comment: { ...comment, likeCount: 0 } } },
    { photoCommentEvents: { kind: 'LIKED', comment: { ...comment, likeCount: 1 } } },
    { photoCommentEvents: { kind: 'DELETED', comment: { ...comment, likeCount: 1 } } },
  ]);
});
