import { ARTICLE_FAULTS } from '../../schema/articles/article-faults.ts';
import { cursorOfId } from '../core/paging/cursors.ts';
import { graphql } from '../gql/gql.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';

const Archive = graphql(/* GraphQL */ `
  query ArticleTestArchive($first: Int, $after: String) {
    articles(first: $first, after: $after) {
      nodes {
        id
        title
      }
    }
  }
`);

const Recent = graphql(/* GraphQL */ `
  query ArticleTestRecent {
    articles(first: 3) {
      nodes {
        id
        content
      }
    }
  }
`);

const Read = graphql(/* GraphQL */ `
  query ArticleTestRead($id: Int!) {
    article(id: $id) {
      id
      title
      author
      category
      body
      content
      featuredImageCrop {
        x
        y
        scale
      }
      isLikedByMe
      viewCount
      publishedAt
    }
  }
`);

const Navigation = graphql(/* GraphQL */ `
  query ArticleTestNeighbors($id: Int!) {
    articleNavigation(id: $id) {
      previousArticle {
        id
        title
      }
      nextArticle {
        id
        title
      }
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from blog_posts'));

const idsOf = (articles: readonly { id: number }[] | undefined) => articles?.map(({ id }) => id);

test('the archive shows published articles, newest first, page by page', async () => {
  const oldest = await writeArticle(site, { publishedAt: '2025-09-01T12:00:00Z' });
  const newest = await writeArticle(site, { publishedAt: '2025-11-01T12:00:00Z' });
  const middle = await writeArticle(site, { publishedAt: '2025-10-01T12:00:00Z' });
  await writeArticle(site, { published: false });

  const all = await site.as(null).run(Archive);
  expect(idsOf(all.data?.articles.nodes)).toEqual([newest, middle, oldest]);

  const firstPage = await site.as(null).run(Archive, { first: 2 });
  const nextPage = await site.as(null).run(Archive, {
    first: 2,
    after: cursorOfId('articles', middle),
  });
  expect(idsOf(firstPage.data?.articles.nodes)).toEqual([newest, middle]);
  expect(idsOf(nextPage.data?.articles.nodes)).toEqual([oldest]);
});

test('articles published at the same moment are neither skipped nor repeated between pages', async () => {
  const written: number[] = [];
  for (let count = 0; count < 5; count += 1)
    written.push(await writeArticle(site, { publishedAt: '2025-11-01T12:00:00Z' }));
  const seen: number[] = [];
  for (let after: string | null = null; seen.length < 5;) {
    const { data } = await site.as(null).run(Archive, { first: 2, after });
    const page = idsOf(data?.articles.nodes) ?? [];
    after = cursorOfId('articles', page.at(-1) ?? 0);
    expect(page).not.toHaveLength(0);
    seen.push(...page);
  }
  expect(seen).toEqual(written.reverse());
});

test('home shows the newest three, and their texts when requested', async () => {
  for (const day of ['01', '02', '03', '04']) {
    await writeArticle(site, { publishedAt: `2025-11-${day}T12:00:00Z`, content: `Day ${day}` });
  }
  const { data } = await site.as(null).run(Recent);
  expect(data?.articles.nodes.map(({ content }) => content)).toEqual([
    'Day 04',
    'Day 03',
    'Day 02',
  ]);
});

test('a reader gets the text as a tree, and the crop within its bounds', async () => {
  const id = await writeArticle(site, {
    content: '# Hi\n\n<script>alert(1)</script>**bold**',
    featuredImageCrop: '{"x":140,"y":"a","scale":9}',
  });
  const { data } = await site.as(null).run(Read, { id });
  expect(data?.article).toMatchObject({
    category: 'GENERAL',
    author: 'Orange Weekly Staff',
    isLikedByMe: false,
    featuredImageCrop: { x: 100, y: 50, scale: 3 },
    publishedAt: '2025-11-16T19:00:00.000Z',
  });
  expect(JSON.stringify(data?.article?.body)).not.toContain('script');
});

test.each(['not json', '{', '[]', 'null', '7', ''])(
  'a stored crop of %p is no reason to fail',
  async (featuredImageCrop) => {
    const id = await writeArticle(site, { featuredImageCrop });
    expect((await site.as(null).run(Read, { id })).errors).toBeUndefined();
  },
);

test('the navigation links the articles published just before and just after', async () => {
  const first = await writeArticle(site, { publishedAt: '2025-10-01T12:00:00Z', title: 'First' });
  await writeArticle(site, { published: false, title: 'Draft between them' });
  const second = await writeArticle(site, { publishedAt: '2025-10-02T12:00:00Z', title: 'Second' });
  const third = await writeArticle(site, { publishedAt: '2025-10-03T12:00:00Z', title: 'Third' });

  const around = async (id: number) =>
    (await site.as(null).run(Navigation, { id })).data?.articleNavigation;
  expect(await around(first)).toEqual({
    previousArticle: null,
    nextArticle: { id: second, title: 'Second' },
  });
  expect(await around(second)).toEqual({
    previousArticle: { id: first, title: 'First' },
    nextArticle: { id: third, title: 'Third' },
  });
  expect(await around(third)).toEqual({
    previousArticle: { id: second, title: 'Second' },
    nextArticle: null,
  });
});

describe('a draft', () => {
  const doors = [
    ['query', 'article(id: $id) { id }'],
    ['query', 'articleNavigation(id: $id) { nextArticle { id } }'],
    ['query', 'comments(articleId: $id) { nodes { id } }'],
    ['mutation', 'recordArticleView(input: { id: $id }) { article { id } }'],
    ['mutation', 'recordArticleShare(input: { id: $id }) { article { id } }'],
    ['mutation', 'setLike(input: { kind: ARTICLE, id: $id }) { likeable { isLikedByMe } }'],
    ['mutation', 'postComment(input: { articleId: $id, content: "hi" }) { comment { id } }'],
  ] as const;

  test.each(doors)('is answered like an id that does not exist: %s %s', async (kind, field) => {
    const draft = await writeArticle(site, { published: false });
    const member = await site.member();
    for (const id of [draft, draft + 1000, 0, -1, 2 ** 31 - 1]) {
      const { data, errors } = await site.as(member).run(`${kind}($id: Int!) { ${field} }`, { id });
      expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
      // A lookup finds nothing; what belongs to an article, or acts on one, is refused.
      if (/^article/.test(field)) expect(errors).toBeUndefined();
      else
        expect(errors?.[0]).toMatchObject({
          message: ARTICLE_FAULTS.notFound,
          extensions: { code: 'NOT_FOUND' },
        });
    }
  });

  test('is in no list, and nothing counts it', async () => {
    const draft = await writeArticle(site, { published: false });
    await site
      .as(await site.member())
      .run(
        'mutation($id: Int!) { setLike(input: { kind: ARTICLE, id: $id }) { likeable { isLikedByMe } } }',
        { id: draft },
      );
    await site
      .as(null)
      .run('mutation($id: Int!) { recordArticleView(input: { id: $id }) { article { id } } }', {
        id: draft,
      });
    expect((await site.as(await site.admin()).run(Archive)).data?.articles.nodes).toEqual([]);
    const [row] = await site
      .em()
      .getConnection()
      .execute<{ views: number; likes: number }[]>(
        'select view_count as views, like_count as likes from blog_posts',
      );
    expect(row).toEqual({ views: 0, likes: 0 });
  });
});
