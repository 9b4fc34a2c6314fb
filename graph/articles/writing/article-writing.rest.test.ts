import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { ARTICLE_INPUT_TEXTS } from '../../../schema/articles/article-input.ts';
import { articleDraft } from '../../testing/worlds/article-drafts.ts';
import { writeArticle } from '../../testing/worlds/articles.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';

let site: Site;
let admin: Actor;
let member: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
  member = site.as(await site.member());
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from blog_posts'));

async function call(actor: Actor, method: string, path: string, body?: unknown) {
  const response = await actor.fetch(path, { method, ...(body !== undefined && { body }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('an article is written, read as a draft, edited, published and deleted', async () => {
  const { status, body } = await call(admin, 'POST', '/api/blog-posts', {
    ...articleDraft(),
    author: 'Orange Weekly Staff',
    category: 'Draft',
    tags: ['film', ' '],
    featuredImageUrl: '',
    featuredImageCrop: '{"x":20,"y":200,"scale":1.5}',
    imageUrls: [],
    readTime: '7',
    published: false,
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number),
      tags: ['film'],
      category: 'Draft',
      readTime: 7,
      featuredImageUrl: null,
      featuredImageCrop: '{"x":20,"y":100,"scale":1.5}',
      published: false,
    },
  });
  const path = `/api/blog-posts/${String(body.id)}`;
  expect(await call(admin, 'GET', path)).toMatchObject({
    status: 200,
    body: { content: 'They sent **six**.', featuredImageCrop: body.featuredImageCrop },
  });
  for (const other of [member, site.as(null)])
    expect(await call(other, 'GET', path)).toMatchObject({
      status: 404,
      body: { message: ARTICLE_FAULTS.notFound },
    });
  expect(
    await call(admin, 'PUT', path, {
      ...articleDraft({ title: 'Edited' }),
      featuredImageCrop: body.featuredImageCrop,
      published: true,
    }),
  ).toMatchObject({
    status: 200,
    body: { title: 'Edited', published: false, featuredImageCrop: body.featuredImageCrop },
  });
  expect(await call(admin, 'GET', '/api/blog-posts')).toMatchObject({
    status: 200,
    body: [{ id: body.id, published: false }],
  });
  expect(await call(admin, 'PATCH', `${path}/publish`)).toMatchObject({
    status: 200,
    body: { published: true, publishedAt: site.clock.now().toISOString() },
  });
  expect(await call(member, 'GET', path)).toMatchObject({ status: 200 });
  expect(await call(admin, 'DELETE', path)).toEqual({ status: 200, body: { success: true } });
  expect(await call(admin, 'DELETE', path)).toMatchObject({ status: 404 });
});

test('tags may be text with commas; published at once when requested', async () => {
  expect(
    await call(admin, 'POST', '/api/blog-posts', {
      ...articleDraft(),
      tags: 'film, , defense ',
      published: true,
    }),
  ).toMatchObject({ status: 201, body: { tags: ['film', 'defense'], published: true } });
});

test('without a version the last save wins, with an outdated one it is refused', async () => {
  const id = await writeArticle(site);
  const save = (title: string, version?: number) =>
    call(admin, 'PUT', `/api/blog-posts/${id}`, { ...articleDraft({ title }), version });
  expect(await save('One', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await save('Two')).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await save('Three', 2)).toMatchObject({
    status: 409,
    body: {
      message: 'Ada Admin saved this article after you opened it. Your changes were not saved.',
      conflict: { savedBy: 'Ada Admin', version: 3 },
    },
  });
});

test('a schedule is set and cancelled', async () => {
  const id = await writeArticle(site, { published: false });
  const at = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const schedule = (scheduledPublishAt?: unknown) =>
    call(admin, 'PATCH', `/api/blog-posts/${id}/schedule`, { scheduledPublishAt });
  expect(await schedule(at)).toMatchObject({ status: 200, body: { scheduledPublishAt: at } });
  expect(await schedule(null)).toMatchObject({ status: 200, body: { scheduledPublishAt: null } });
  expect(await schedule(site.clock.now().toISOString())).toMatchObject({
    status: 400,
    body: { message: ARTICLE_INPUT_TEXTS.scheduleInPast },
  });
  for (const odd of [undefined, '', 'tomorrow', 1, {}, '2025-11-20', '2025-11-20T10:00'])
    expect(await schedule(odd)).toMatchObject({ status: 400 });
});

test.each<[Record<string, unknown>, string]>([
  [{ title: '' }, 'Title is required'],
  [{ excerpt: null }, 'Excerpt is required'],
  [{ content: undefined }, 'Content is required'],
  [{ author: ' ' }, 'Author is required'],
  [{ readTime: 0 }, 'Read time must be at least 1 minute'],
  [{ category: 'Gossip' }, 'Unknown category'],
  [{ readTime: 'five' }, 'readTime must be a whole number'],
  [{ tags: { a: 1 } }, 'tags must be a list'],
  [{ imageUrls: 'x' }, 'imageUrls must be a list'],
  [{ featuredImageCrop: 'left' }, 'featuredImageCrop must be JSON with x, y and scale'],
  [{ featuredImageCrop: { x: 1 } }, 'featuredImageCrop must be JSON with x, y and scale'],
  [{ published: 'maybe' }, 'published must be true or false'],
])('%o is 400', async (values, message) => {
  expect(
    await call(admin, 'POST', '/api/blog-posts', { ...articleDraft(), ...values }),
  ).toMatchObject({ status: 400, body: { message } });
});

describe('long texts', () => {
  const content = 'Ä long line of words.\n'.repeat(20_000);

  test('of an admin are saved and previewed', async () => {
    const { status, body } = await call(
      admin,
      'POST',
      '/api/blog-posts',
      articleDraft({ content }),
    );
    expect([status, (body.content as string).length]).toEqual([201, content.trimEnd().length]);
    expect(await call(admin, 'PATCH', `/api/blog-posts/${String(body.id)}/publish`)).toMatchObject({
      status: 200,
    });
    expect(
      await call(admin, 'POST', '/graphql', {
        query: 'query ($content: String!) { previewArticle(content: $content) }',
        variables: { content },
      }),
    ).toMatchObject({ status: 200, body: { data: { previewArticle: { type: 'root' } } } });
  });

  test('of members, and beyond all bounds, are refused', async () => {
    const tooLarge = 'The request is too large.';
    expect(await call(member, 'POST', '/api/comments', { articleId: 1, content })).toMatchObject({
      status: 413,
      body: { message: tooLarge },
    });
    expect(
      await call(member, 'POST', '/graphql', { query: `# ${content}\n{ me { id } }` }),
    ).toEqual({
      status: 413,
      body: {
        errors: [
          {
            message: tooLarge,
            extensions: { code: 'PAYLOAD_TOO_LARGE', key: 'request.tooLarge', params: {} },
          },
        ],
      },
    });
    expect(
      await call(
        admin,
        'POST',
        '/api/blog-posts',
        articleDraft({ content: 'x'.repeat(4_000_000) }),
      ),
    ).toMatchObject({ status: 413 });
    expect(
      await call(
        admin,
        'POST',
        '/api/blog-posts',
        articleDraft({ content: 'x'.repeat(1_000_001) }),
      ),
    ).toMatchObject({
      status: 400,
      body: { message: 'Content must be no more than 1,000,000 characters long' },
    });
  });
});
