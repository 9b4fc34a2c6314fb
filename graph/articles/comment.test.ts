import { COMMENT_MAX_LENGTH, COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import { cursorOfId } from '../core/paging/cursors.ts';
import { graphql } from '../gql/gql.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';

const Read = graphql(/* GraphQL */ `
  query CommentTestRead($articleId: Int!, $first: Int, $after: String) {
    comments(articleId: $articleId, first: $first, after: $after) {
      nodes {
        id
        content
        isLikedByMe
        likeCount
        user {
          id
          name
          favoriteTeam
          avatarType
        }
      }
    }
  }
`);

const Post = graphql(/* GraphQL */ `
  mutation CommentTestPost($input: PostCommentInput!) {
    postComment(input: $input) {
      comment {
        id
        content
        createdAt
        user {
          name
        }
      }
    }
  }
`);

let site: Site;
let articleId: number;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  articleId = await writeArticle(site);
});

test('a member comments, and everybody reads it with its author', async () => {
  const fan = await site.member({ name: 'Dana' });
  const posted = await site
    .as(fan)
    .run(Post, { input: { articleId, content: '  Go   team 🧡\n' } });
  expect(posted.data?.postComment?.comment).toMatchObject({
    content: 'Go   team 🧡',
    user: { name: 'Dana' },
    createdAt: site.clock.now().toISOString(),
  });

  const { data } = await site.as(null).run(Read, { articleId });
  expect(data?.comments.nodes).toEqual([
    {
      id: posted.data?.postComment?.comment.id,
      content: 'Go   team 🧡',
      isLikedByMe: false,
      likeCount: 0,
      user: { id: fan.id, name: 'Dana', favoriteTeam: 'Denver Broncos', avatarType: 'DEFAULT' },
    },
  ]);
  const counted = await site
    .as(null)
    .run('query($id: Int!) { article(id: $id) { commentCount } }', { id: articleId });
  expect(counted.data).toEqual({ article: { commentCount: 1 } });
});

test('comments come newest first, page by page, with the likes of the viewer', async () => {
  const [writer, liker] = [await site.member(), await site.member()];
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1)
    ids.push(await writeComment(site, { articleId, by: writer, content: `No. ${count}` }));
  await site
    .em()
    .getConnection()
    .execute('insert into comment_likes (comment_id, user_id) values (?, ?)', [ids[2], liker.id]);

  const page = await site.as(liker).run(Read, { articleId, first: 2 });
  expect(page.data?.comments.nodes.map(({ id }) => id)).toEqual([ids[4], ids[3]]);
  const next = await site
    .as(liker)
    .run(Read, { articleId, first: 2, after: cursorOfId('comments', ids[3]!) });
  expect(
    next.data?.comments.nodes.map(({ id, isLikedByMe, likeCount }) => ({
      id,
      isLikedByMe,
      likeCount,
    })),
  ).toEqual([
    { id: ids[2], isLikedByMe: true, likeCount: 1 },
    { id: ids[1], isLikedByMe: false, likeCount: 0 },
  ]);
});

test('an article without comments has an empty list', async () => {
  expect((await site.as(null).run(Read, { articleId })).data?.comments.nodes).toEqual([]);
});

test.each([
  ['nothing', '', COMMENT_TEXTS.blank],
  ['blanks', ' \n\t ', COMMENT_TEXTS.blank],
  ['invisible characters', '\u200b\u2060', COMMENT_TEXTS.blank],
  ['more than fits', 'x'.repeat(COMMENT_MAX_LENGTH + 1), COMMENT_TEXTS.tooLong],
])('%s is no comment', async (_what, content, message) => {
  const { errors } = await site
    .as(await site.member())
    .run(Post, { input: { articleId, content } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect((await site.as(null).run(Read, { articleId })).data?.comments.nodes).toEqual([]);
});

test('a visitor can not comment', async () => {
  const { errors } = await site.as(null).run(Post, { input: { articleId, content: 'hi' } });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('no response reveals the mail address of an author', async () => {
  const fan = await site.member({ email: 'secret-fan@example.org' });
  await writeComment(site, { articleId, by: fan });
  const response = await site.as(null).fetch(`/api/comments/${articleId}`);
  expect(response.status).toBe(200);
  expect(await response.clone().json()).toMatchObject([{ user: { id: fan.id, name: fan.name } }]);
  expect(await response.text()).not.toMatch(/secret-fan|password|resetToken/);

  const query = `{ comments(articleId: ${articleId}) { nodes { user { email } } } }`;
  const asked = await site.as(fan).fetch('/graphql', { body: { query } });
  expect(await asked.json()).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
});
