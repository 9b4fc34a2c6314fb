import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { ContactSubmission } from '../../contact/contact-submission.entity.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { createContext } from '../../core/context.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { addGame } from '../../testing/worlds/fantasy.ts';
import { writeArticle, writeComment } from '../../testing/worlds/articles.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { addPhoto, addPhotoComment } from '../../testing/worlds/photos.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { deleteAccount } from './delete-account.service.ts';
import { User } from '../users/user.entity.ts';

const NOON = '2025-11-16T19:00:00Z';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.clock.set(NOON));

const DELETE = 'mutation ($id: Int!) { deleteUser(input: { id: $id }) { deletedId } }';
const remove = (id: number, by: Member | null = admin) => site.as(by).run(DELETE, { id });
const refusal = async (id: number, by: Member | null) => {
  const { errors } = await remove(id, by);
  return [errors?.[0]?.extensions.code, errors?.[0]?.message];
};
const act = async (who: Member, mutation: string) =>
  expect((await site.as(who).run(mutation)).errors).toBeUndefined();
const rows = <Row extends object>(sql: string) => site.em().execute<Row[]>(sql);
const ask = async (query: string) => {
  const response = await site.as(null).fetch('/graphql', { body: { query } });
  return ((await response.json()) as { data: unknown }).data;
};

/** Every row that points at this user, by table and column. */
async function pointing(id: number): Promise<Record<string, number>> {
  const columns = await rows<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await rows<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = ${id}`,
    );
    counts[`${table}.${column}`] = row!.count;
  }
  return counts;
}

test('all data of a member is deleted, and others’ stays consistent', async () => {
  const [leaver, stayer] = [await site.member({ name: 'Lea Leaver' }), await site.member()];
  await addGame(site, '2025-11-16T21:25:00Z');
  const articleId = await writeArticle(site);
  const theirs = await writeComment(site, { articleId, by: stayer });
  await writeComment(site, { articleId, by: leaver, content: 'Mine' });
  const photoId = await addPhoto(site, { by: stayer });
  const photoCommentId = await addPhotoComment(site, { photoId, by: stayer });
  const own = await addPhoto(site, { by: leaver });
  await addPhotoComment(site, { photoId, by: leaver });
  await act(
    stayer,
    `mutation { setLike(input: { kind: PHOTO, id: ${own} }) { likeable { isLikedByMe } } }`,
  );
  await act(stayer, 'mutation { sendChatMessage(message: "Hello") { id } }');
  const [message] = await rows<{ id: number }>('select max(id) as id from game_chat_messages');
  for (const mutation of [
    `setLike(input: { kind: ARTICLE, id: ${articleId} }) { likeable { isLikedByMe } }`,
    `setLike(input: { kind: COMMENT, id: ${theirs} }) { likeable { isLikedByMe } }`,
    `setLike(input: { kind: PHOTO, id: ${photoId} }) { likeable { isLikedByMe } }`,
    `setLike(input: { kind: PHOTO_COMMENT, id: ${photoCommentId} }) { likeable { isLikedByMe } }`,
    `setLike(input: { kind: CHAT_MESSAGE, id: ${message!.id} }) { likeable { isLikedByMe } }`,
    'sendChatMessage(message: "Bye") { id }',
    'submitMood(input: { moodLevel: 10 }) { mood { id } }',
    'submitQuestion(input: { question: "Who punts next year?" }) { question { id } }',
    `reportContent(input: { contentType: PHOTO, contentId: ${photoId}, reason: SPAM }) { contentId }`,
  ])
    await act(leaver, `mutation { ${mutation} }`);
  await act(stayer, 'mutation { submitMood(input: { moodLevel: 4 }) { mood { id } } }');
  await rows("update questions set approved = true, status = 'approved' returning id");
  const em = site.em();
  em.create(ContactSubmission, {
    user: em.getReference(User, leaver.id),
    name: leaver.name,
    email: leaver.email,
    category: 'ideas',
    message: 'More snow',
    createdAt: site.clock.now(),
  });
  await em.flush();
  // So that there is a session as well.
  await site.as(leaver).cookie();
  const before = await pointing(leaver.id);
  const filled = Object.keys(before).filter((column) => before[column]! > 0);
  expect(filled).toEqual(
    expect.arrayContaining(
      [
        ...['article_likes', 'comment_likes', 'comments', 'contact_submissions', 'fan_moods'],
        ...['fan_zone_photos', 'game_chat_likes', 'game_chat_messages', 'game_chat_turns'],
        ...['photo_comment_likes', 'photo_comments', 'photo_likes', 'questions', 'sessions'],
      ].map((table) => `${table}.user_id`),
    ),
  );

  expect((await remove(leaver.id)).errors).toBeUndefined();
  expect(Object.values(await pointing(leaver.id)).filter(Boolean)).toEqual([]);
  expect(await rows('select name, message, user_id from contact_submissions')).toEqual([
    { name: 'Lea Leaver', message: 'More snow', user_id: null },
  ]);
  expect(await rows('select reporter_id, status from content_reports')).toEqual([
    { reporter_id: null, status: 'pending' },
  ]);
  expect(await rows("select 1 from search_entries where kind = 'question'")).toEqual([]);
  expect(
    await ask(`{
      article(id: ${articleId}) { likeCount commentCount }
      comments(articleId: ${articleId}) { nodes { id likeCount } }
      photo(id: ${photoId}) { likeCount }
      photoComments(photoId: ${photoId}) { nodes { id likeCount } }
      chatMessages { message likeCount }
      communityMood { average moods }
    }`),
  ).toEqual({
    article: { likeCount: 0, commentCount: 1 },
    comments: { nodes: [{ id: theirs, likeCount: 0 }] },
    photo: { likeCount: 0 },
    photoComments: { nodes: [{ id: photoCommentId, likeCount: 0 }] },
    chatMessages: [{ message: 'Hello', likeCount: 0 }],
    communityMood: { average: 4, moods: 1 },
  });
  const [entry] = await site.em().find(AuditEntry, { subjectType: 'User', subjectId: leaver.id });
  expect(entry).toMatchObject({
    action: 'user.delete',
    actorId: admin.id,
    details: { name: 'Lea Leaver' },
  });
});

test('sessions end at once, sockets close, and the deletion is published to all', async () => {
  const leaver = await site.member();
  const events = await subscribeAs(site, null, 'subscription { memberEvents { userId } }');
  const cookie = await site.as(leaver).cookie();
  const address = `${site.server.url.replace('http', 'ws')}/graphql`;
  const own = new LiveClient(
    new WebSocket(address, 'graphql-transport-ws', { headers: { cookie } }),
  );
  await once(own.socket, 'open');
  own.send({ type: 'connection_init' });
  await own.next();
  const restore = async () =>
    (await site.as(null).fetch('/api/auth/restore-session', { body: {}, headers: { cookie } }))
      .status;
  expect(await restore()).toBe(200);

  await remove(leaver.id);
  expect(await own.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
  expect(await events.next()).toEqual({ memberEvents: { userId: leaver.id } });
  expect(await restore()).toBe(401);
  const { status } = await site.as(null).fetch('/api/auth/login', {
    body: { email: leaver.email, password: 'mile high password' },
  });
  expect(status).toBe(401);
});

test('cached results of visitors are dropped', async () => {
  const leaver = await site.member();
  const articleId = await writeArticle(site);
  await writeComment(site, { articleId, by: leaver });
  await addPhoto(site, { by: leaver, category: 'memes' });
  const read = () =>
    ask(
      `{ comments(articleId: ${articleId}) { nodes { content } } photos(category: MEMES) { nodes { category } } }`,
    );
  expect(await read()).toMatchObject({ comments: { nodes: [{}] }, photos: { nodes: [{}] } });
  await remove(leaver.id);
  expect(await read()).toEqual({ comments: { nodes: [] }, photos: { nodes: [] } });
});

describe('who may', () => {
  test('admins delete no admin, neither others nor themselves', async () => {
    const words = ['FORBIDDEN', ACCOUNT_TEXTS.adminStays];
    expect(await refusal((await site.admin()).id, admin)).toEqual(words);
    expect(await refusal(admin.id, admin)).toEqual(words);
    const answer = await site.as(admin).fetch(`/api/admin/users/${admin.id}`, { method: 'DELETE' });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { message: ACCOUNT_TEXTS.adminStays },
    ]);
  });

  test('members and visitors can’t use that call, not even on themselves', async () => {
    const [member, other] = [await site.member(), await site.member()];
    expect((await refusal(other.id, member))[0]).toBe('FORBIDDEN');
    expect((await refusal(member.id, member))[0]).toBe('FORBIDDEN');
    expect((await refusal(other.id, null))[0]).toBe('UNAUTHENTICATED');
    expect(await site.em().count(User, { id: [member.id, other.id] })).toBe(2);
  });

  test('when two admins delete the same user, the second is refused, as it no longer exists', async () => {
    const { id } = await site.member();
    const second = await site.admin();
    const answers = await Promise.all([remove(id), remove(id, second)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.sort()).toEqual(['NOT_FOUND', undefined]);
    const again = await site.as(admin).fetch(`/api/admin/users/${id}`, { method: 'DELETE' });
    expect(again.status).toBe(404);
    expect(await site.em().count(AuditEntry, { subjectType: 'User', subjectId: id })).toBe(1);
  });

  test('members delete their own account, whose name stays nowhere, and no other', async () => {
    const [member, other] = [await site.member({ name: 'Sole Owner' }), await site.member()];
    let isCleared = false;
    const none = { token: undefined, set: () => undefined, clear: () => undefined };
    const contextOf = ({ id, isAdmin }: Member) =>
      createContext(site.em(), site.server.services, {
        viewer: { id, isAdmin },
        sessionId: null,
        requestId: 'test',
        address: '127.0.0.1',
        userAgent: undefined,
        language: 'en',
        cookie: { ...none, clear: () => (isCleared = true), pending: none, device: none },
      });
    await expect(deleteAccount(contextOf(member), other.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(deleteAccount(contextOf(admin), admin.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: ACCOUNT_TEXTS.adminStays,
    });
    await deleteAccount(contextOf(member), member.id);
    expect(isCleared).toBe(true);
    const [entry] = await site.em().find(AuditEntry, { action: 'user.leave' });
    expect(entry).toMatchObject({ subjectId: member.id, details: {} });
  });
});

describe('while others write', () => {
  test('there is no orphan, no endless wait, and no server error', async () => {
    const articles = await Promise.all([1, 2, 3].map(() => writeArticle(site)));
    const leavers = await Promise.all(Array.from({ length: 6 }, () => site.member()));
    const stayer = await site.member();
    const photos = await Promise.all([1, 2, 3].map(() => addPhoto(site, { by: stayer })));
    const likes = [
      ...articles.map((id) => `kind: ARTICLE, id: ${id}`),
      ...photos.map((id) => `kind: PHOTO, id: ${id}`),
    ].map((input) => `mutation { setLike(input: { ${input} }) { likeable { likeCount } } }`);
    // Everybody likes everything, in an order of their own.
    for (const [at, leaver] of leavers.entries())
      for (const like of at % 2 ? likes : likes.toReversed()) await act(leaver, like);

    const send = async (who: Member, query: string) => {
      const response = await site.as(who).fetch('/graphql', { body: { query } });
      const { errors } = (await response.json()) as {
        errors?: { extensions: { code: string } }[];
      };
      return errors?.[0]?.extensions.code;
    };
    const writes = (who: Member) => [
      ...likes.map((like) => send(who, like)),
      ...articles.flatMap((id) => [
        send(
          who,
          `mutation { postComment(input: { articleId: ${id}, content: "x" }) { comment { id } } }`,
        ),
        send(who, `mutation { submitMood(input: { moodLevel: 3 }) { mood { id } } }`),
      ]),
    ];
    const codes = await Promise.all([
      ...leavers.flatMap((leaver) => [
        ...writes(leaver),
        send(admin, `mutation { deleteUser(input: { id: ${leaver.id} }) { deletedId } }`),
        ...writes(leaver),
      ]),
      ...writes(stayer),
    ]);
    expect(new Set(codes)).not.toContain('INTERNAL_SERVER_ERROR');
    expect(codes.filter((code) => code === 'UNAVAILABLE')).toEqual([]);
    expect(await site.em().count(User, { id: leavers.map(({ id }) => id) })).toBe(0);
    for (const id of articles) {
      const [left] = await rows<{ likes: number; comments: number }>(`
        select like_count - (select count(*) from article_likes where article_id = a.id)::int as likes,
          comment_count - (select count(*) from comments where article_id = a.id)::int as comments
        from blog_posts a where id = ${id}`);
      expect(left).toEqual({ likes: 0, comments: 0 });
    }
  });
});
