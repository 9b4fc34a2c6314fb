import { COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { Article } from './article.entity.ts';

const Edit = graphql(/* GraphQL */ `
  mutation CommentActsEdit($id: Int!, $content: String!) {
    editComment(input: { id: $id, content: $content }) {
      comment {
        id
        content
        revision
        createdAt
        updatedAt
        user {
          id
        }
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation CommentActsDelete($id: Int!) {
    deleteComment(input: { id: $id }) {
      deletedId
    }
  }
`);
const Like = graphql(/* GraphQL */ `
  mutation CommentActsLike($id: Int!) {
    setLike(input: { kind: COMMENT, id: $id }) {
      likeable {
        isLikedByMe
        likeCount
        ... on Comment {
          revision
        }
      }
    }
  }
`);
const Status = graphql(/* GraphQL */ `
  query CommentActsStatus($id: Int!) {
    comment(id: $id) {
      isLikedByMe
      likeCount
    }
  }
`);

let site: Site;
let writer: Member;
let other: Member;
let admin: Member;
let articleId: number;
let id: number;
beforeAll(async () => {
  site = await startSite();
  [writer, other, admin] = [
    await site.member({ name: 'Dana' }),
    await site.member(),
    await site.admin(),
  ];
});
afterAll(() => site.stop());
beforeEach(async () => {
  articleId = await writeArticle(site);
  id = await writeComment(site, { articleId, by: writer, content: 'First thought' });
});

const codeOf = ({ errors }: { errors?: readonly { extensions?: unknown }[] }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
const stored = async () => {
  const [row] = await site
    .em()
    .getConnection()
    .execute<{ content: string; like_count: number }[]>(
      'select content, like_count from comments where id = ?',
      [id],
    );
  return row;
};
const withdraw = () => site.em().nativeUpdate(Article, articleId, { published: false });

describe('editing', () => {
  test('its writer changes the text, and only the text', async () => {
    const posted = site.clock.now().toISOString();
    site.clock.set('2025-11-16T19:05:00Z');
    const { data } = await site.as(writer).run(Edit, { id, content: '  Second thought ' });
    expect(data?.editComment?.comment).toEqual({
      id,
      content: 'Second thought',
      revision: 1,
      createdAt: posted,
      updatedAt: site.clock.now().toISOString(),
      user: { id: writer.id },
    });
  });

  test('no one else does, admins included', async () => {
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [other, 'FORBIDDEN'],
      [admin, 'FORBIDDEN'],
    ] as const)
      expect(codeOf(await site.as(who).run(Edit, { id, content: 'x' }))).toBe(code);
    expect(await stored()).toMatchObject({ content: 'First thought' });
  });

  test('a blank text is refused', async () => {
    const { errors } = await site.as(writer).run(Edit, { id, content: ' \u200b' });
    expect(errors?.[0]).toMatchObject({
      message: COMMENT_TEXTS.blank,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('a comment deleted in between does not come back', async () => {
    await site.as(writer).run(Delete, { id });
    expect(codeOf(await site.as(writer).run(Edit, { id, content: 'x' }))).toBe('NOT_FOUND');
    expect(await stored()).toBeUndefined();
  });
});

describe('deleting', () => {
  const acts = () => site.em().find(AuditEntry, { subjectType: 'Comment', subjectId: id });

  test('its writer deletes it, and no other member can', async () => {
    expect((await site.as(writer).run(Delete, { id })).data).toEqual({
      deleteComment: { deletedId: id },
    });
    expect(await stored()).toBeUndefined();
    expect(await acts()).toEqual([]);
    const counted = await site
      .as(null)
      .run('query($id: Int!) { article(id: $id) { commentCount } }', { id: articleId });
    expect(counted.data).toEqual({ article: { commentCount: 0 } });
  });

  test('others do not', async () => {
    expect(codeOf(await site.as(null).run(Delete, { id }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await site.as(other).run(Delete, { id }))).toBe('FORBIDDEN');
    expect(await stored()).toBeDefined();
  });

  test('an admin deletes any comment, which is recorded in the trail', async () => {
    expect((await site.as(admin).run(Delete, { id })).data).toEqual({
      deleteComment: { deletedId: id },
    });
    expect(await acts()).toMatchObject([
      {
        action: 'comment.delete',
        actorId: admin.id,
        details: { content: 'First thought', userId: writer.id, userName: 'Dana', articleId },
      },
    ]);
    expect(codeOf(await site.as(admin).run(Delete, { id }))).toBe('NOT_FOUND');
  });
});

describe('liking', () => {
  test('a comment is liked and unliked; everybody sees the count, each member their own like', async () => {
    const toggle = async () => (await site.as(other).run(Like, { id })).data?.setLike?.likeable;
    expect(await toggle()).toEqual({ isLikedByMe: true, likeCount: 1, revision: 1 });
    const statusFor = async (who: Member | null) =>
      (await site.as(who).run(Status, { id })).data?.comment;
    expect(await statusFor(other)).toEqual({ isLikedByMe: true, likeCount: 1 });
    expect(await statusFor(writer)).toEqual({ isLikedByMe: false, likeCount: 1 });
    expect(await statusFor(null)).toEqual({ isLikedByMe: false, likeCount: 1 });
    expect(await toggle()).toEqual({ isLikedByMe: false, likeCount: 0, revision: 2 });
    expect(codeOf(await site.as(null).run(Like, { id }))).toBe('UNAUTHENTICATED');
  });

  test('of 200 toggles at once each one counts', async () => {
    const fans = await Promise.all(Array.from({ length: 10 }, () => site.member()));
    const toggles = Array.from({ length: 200 }, (_, n) => site.as(fans[n % 10]!).run(Like, { id }));
    const answers = (await Promise.all(toggles)).map(({ data }) => data?.setLike?.likeable);
    expect(
      new Set(answers.map((answer) => answer && 'revision' in answer && answer.revision)).size,
    ).toBe(200);
    // Everyone toggled twenty times, which leaves no like.
    expect(await stored()).toMatchObject({ like_count: 0 });
    await Promise.all(fans.slice(0, 3).map((fan) => site.as(fan).run(Like, { id })));
    expect(await stored()).toMatchObject({ like_count: 3 });
  });
});

test('comments of an article that was withdrawn are not there, except for an admin who clears up', async () => {
  await withdraw();
  expect(codeOf(await site.as(writer).run(Edit, { id, content: 'x' }))).toBe('NOT_FOUND');
  expect(codeOf(await site.as(writer).run(Delete, { id }))).toBe('NOT_FOUND');
  expect(codeOf(await site.as(other).run(Like, { id }))).toBe('NOT_FOUND');
  expect((await site.as(null).run(Status, { id })).data).toEqual({ comment: null });
  expect((await site.as(admin).run(Delete, { id })).data).toEqual({
    deleteComment: { deletedId: id },
  });
});

describe('over REST', () => {
  const call = async (who: Member | null, method: string, path: string, body?: object) => {
    const response = await site.as(who).fetch(path, { method, ...(body && { body }) });
    return { status: response.status, json: (await response.json()) as unknown };
  };

  test('editing, liking and deleting return the shapes of the spec', async () => {
    const path = `/api/comments/${id}`;
    const edited = await call(writer, 'PUT', path, { userId: writer.id, content: 'Edited' });
    expect(edited).toMatchObject({ status: 200, json: { id, articleId, content: 'Edited' } });
    const liked = await call(other, 'POST', `${path}/like`, { userId: other.id });
    expect(liked).toEqual({ status: 200, json: { liked: true, totalLikes: 1 } });
    const status = await call(other, 'GET', `${path}/like-status?userId=${other.id}`);
    expect(status).toEqual({ status: 200, json: { liked: true, totalLikes: 1 } });
    const deleted = await call(writer, 'DELETE', path, { userId: writer.id });
    expect(deleted).toEqual({ status: 200, json: { success: true } });
    expect(await call(null, 'GET', `/api/comments/${articleId}`)).toEqual({
      status: 200,
      json: [],
    });
  });

  test('the session alone says who acts', async () => {
    const path = `/api/comments/${id}`;
    for (const [who, refused] of [
      [null, 401],
      [other, 403],
    ] as const) {
      const claim = { userId: writer.id, content: 'mine now' };
      expect((await call(who, 'PUT', path, claim)).status).toBe(refused);
      expect((await call(who, 'DELETE', path, claim)).status).toBe(refused);
      expect((await call(who, 'POST', `${path}/like`, claim)).status).toBe(refused);
    }
    expect((await call(other, 'DELETE', path)).status).toBe(403);
    expect((await call(admin, 'PUT', path, { content: 'x' })).status).toBe(403);
    expect(await stored()).toEqual({ content: 'First thought', like_count: 0 });
    expect((await call(admin, 'DELETE', path)).status).toBe(200);
  });

  test('bad input is 400 or 404 with the reason', async () => {
    const path = `/api/comments/${id}`;
    expect(await call(writer, 'PUT', path, {})).toMatchObject({
      status: 400,
      json: { message: COMMENT_TEXTS.blank },
    });
    for (const odd of ['0', '-1', '2147483648', 'abc', '%00']) {
      for (const [method, tail] of [
        ['PUT', ''],
        ['DELETE', ''],
        ['POST', '/like'],
        ['GET', '/like-status'],
      ] as const) {
        const { status } = await call(admin, method, `/api/comments/${odd}${tail}`);
        expect([400, 404]).toContain(status);
      }
    }
  });
});
