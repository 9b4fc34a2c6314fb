import { ARTICLE_FAULTS } from '../../schema/articles/article-faults.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

let site: Site;
let visitor: Actor;
beforeAll(async () => {
  site = await startSite();
  visitor = site.as(null);
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from blog_posts'));

async function call(actor: Actor, path: string, init?: Parameters<Actor['fetch']>[1]) {
  const response = await actor.fetch(path, init);
  return { status: response.status, body: (await response.json()) as unknown };
}

const post = (body: unknown = {}) => ({ method: 'POST', body });

test('lists and the article return texts, a list with one statement', async () => {
  const otherId = await writeArticle(site, {
    content: 'Older',
    publishedAt: '2025-11-01T12:00:00Z',
  });
  const id = await writeArticle(site, { content: '**Words**', tags: ['film', 'nix'] });
  for (const path of ['/api/blogs/recent', '/api/blogs/published']) {
    const { status, body } = await call(visitor, path);
    expect({ path, status, body }).toMatchObject({
      path,
      status: 200,
      body: [
        { id, content: '**Words**', tags: ['film', 'nix'], readTime: 5 },
        { id: otherId, content: 'Older' },
      ],
    });
  }
  const statements = await statementsOf(site, () => call(visitor, '/api/blogs/published'));
  expect(statements.filter((text) => text.includes('blog_posts'))).toHaveLength(2);
  expect(await call(visitor, `/api/blog-posts/${id}`)).toMatchObject({
    status: 200,
    body: { id, content: '**Words**' },
  });
  expect(await call(visitor, `/api/blog-posts/${id}/navigation`)).toEqual({
    status: 200,
    body: { previousArticle: { id: otherId, title: expect.any(String) }, nextArticle: null },
  });
});

test('views, shares and likes return their counts', async () => {
  const id = await writeArticle(site);
  const fan = await site.member();
  expect(await call(visitor, `/api/blogs/${id}/view`, post())).toEqual({
    status: 200,
    body: { id, viewCount: 1 },
  });
  expect(await call(visitor, `/api/blogs/${id}/share`, post())).toEqual({
    status: 200,
    body: { id, shareCount: 1 },
  });
  expect(await call(site.as(fan), `/api/articles/${id}/like`, post({ userId: fan.id }))).toEqual({
    status: 200,
    body: { liked: true, totalLikes: 1 },
  });
  expect(await call(site.as(fan), `/api/articles/${id}/like-status?userId=${fan.id}`)).toEqual({
    status: 200,
    body: { liked: true, totalLikes: 1 },
  });
  expect(await call(visitor, `/api/articles/${id}/like-count`)).toEqual({
    status: 200,
    body: { totalLikes: 1 },
  });
});

test('a member comments for themselves only', async () => {
  const articleId = await writeArticle(site);
  const [fan, other] = [await site.member(), await site.member()];
  const comment = { articleId, content: 'First!' };
  expect(
    await call(site.as(fan), '/api/comments', post({ ...comment, userId: other.id })),
  ).toMatchObject({ status: 403 });
  expect(await call(visitor, '/api/comments', post({ ...comment, userId: fan.id }))).toMatchObject({
    status: 401,
  });
  expect(await call(visitor, `/api/comments/${articleId}`)).toEqual({ status: 200, body: [] });

  expect(
    await call(
      site.as(fan),
      '/api/comments',
      post({ ...comment, articleId: String(articleId), userId: fan.id }),
    ),
  ).toMatchObject({
    status: 201,
    body: {
      articleId,
      userId: fan.id,
      content: 'First!',
      user: { id: fan.id, name: fan.name, favoriteTeam: 'Denver Broncos' },
    },
  });
  expect(
    await call(site.as(fan), '/api/comments', post({ articleId, content: ' ' })),
  ).toMatchObject({
    status: 400,
    body: { message: 'Please write a comment first.' },
  });
});

const PATHS = [
  ['GET', '/api/blog-posts/:id'],
  ['GET', '/api/blog-posts/:id/navigation'],
  ['GET', '/api/comments/:id'],
  ['GET', '/api/articles/:id/like-status'],
  ['GET', '/api/articles/:id/like-count'],
  ['POST', '/api/blogs/:id/view'],
  ['POST', '/api/blogs/:id/share'],
  ['POST', '/api/articles/:id/like'],
] as const;

test.each(PATHS)(
  '%s %s: a draft is 404 like an unknown id, a strange id is 400',
  async (method, path) => {
    const draft = await writeArticle(site, { published: false });
    await writeComment(site, { articleId: draft, by: await site.member() });
    const member = site.as(await site.member());
    const at = (id: string | number) =>
      call(member, path.replace(':id', String(id)), method === 'POST' ? post() : {});
    for (const id of [draft, draft + 1000]) {
      expect(await at(id)).toMatchObject({
        status: 404,
        body: { message: ARTICLE_FAULTS.notFound },
      });
    }
    for (const id of [
      '0',
      '-1',
      '2147483648',
      '9007199254740993',
      '1e3',
      '1.5',
      'abc',
      '%00',
      '%F0%9F%8F%88',
      '0x10',
    ]) {
      const { status, body } = await at(id);
      expect({ id, status, body }).toMatchObject({
        id,
        status: 400,
        body: { message: expect.any(String) },
      });
    }
  },
);
