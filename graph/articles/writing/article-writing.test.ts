import { ARTICLE_INPUT_TEXTS, ARTICLE_LIMITS } from '../../../schema/articles/article-input.ts';
import type { ArticleInput } from '../../gql/graphql.ts';
import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { articleDraft } from '../../testing/worlds/article-drafts.ts';
import { writeArticle, writeComment } from '../../testing/worlds/articles.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';

const Create = graphql(/* GraphQL */ `
  mutation ArticleWritingTestCreate($input: ArticleInput!, $published: Boolean) {
    createArticle(input: { article: $input, isPublished: $published }) {
      article {
        id
        title
        excerpt
        content
        author
        category
        tags
        featuredImageUrl
        featuredImageCrop {
          x
          y
          scale
        }
        imageUrls
        readTime
        isPublished
        publishedAt
        version
      }
    }
  }
`);

const Update = graphql(/* GraphQL */ `
  mutation ArticleWritingTestUpdate($id: Int!, $input: ArticleInput!, $version: Int) {
    updateArticle(input: { id: $id, article: $input, version: $version }) {
      article {
        title
        content
        isPublished
        publishedAt
        updatedAt
        version
      }
    }
  }
`);

const Publish = graphql(/* GraphQL */ `
  mutation ArticleWritingTestPublish($id: Int!) {
    publishArticle(input: { id: $id }) {
      article {
        isPublished
        publishedAt
        version
      }
    }
  }
`);

const Delete = graphql(/* GraphQL */ `
  mutation ArticleWritingTestDelete($id: Int!) {
    deleteArticle(input: { id: $id }) {
      deletedId
    }
  }
`);

const Read = graphql(/* GraphQL */ `
  query ArticleWritingTestRead($id: Int!, $drafts: Boolean) {
    article(id: $id, drafts: $drafts) {
      title
      content
      body
      version
    }
  }
`);

let site: Site;
let ada: Member;
let admin: Actor;
let member: Actor;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  admin = site.as(ada);
  member = site.as(await site.member());
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from blog_posts'));

const created = async (values?: Partial<ArticleInput>, published = false) =>
  (await admin.run(Create, { input: articleDraft(values), published })).data!.createArticle!
    .article;

const refusal = async (values: Partial<ArticleInput>) => {
  const { errors } = await admin.run(Create, { input: articleDraft(values) });
  return [errors?.[0]?.extensions.code, errors?.[0]?.message];
};

test('a new article is a draft with the defaults', async () => {
  expect(await created()).toEqual({
    id: expect.any(Number),
    ...articleDraft(),
    author: 'Orange Weekly Staff',
    category: 'GENERAL',
    tags: [],
    featuredImageUrl: null,
    featuredImageCrop: null,
    imageUrls: [],
    readTime: 5,
    isPublished: false,
    publishedAt: null,
    version: 1,
  });
});

test('all fields are stored, trimmed', async () => {
  expect(
    await created({
      title: '  Third and long ',
      content: '    code first\r\n\u202Ethen text\u0000  \n\n',
      author: 'Ada',
      category: 'GAME_ANALYSIS',
      tags: [' film ', '', 'Nix, nix,defense', '  '],
      featuredImageUrl: ' https://img.example/a.webp ',
      featuredImageCrop: { x: -20, y: 130, scale: 9 },
      imageUrls: ['/uploads/a1-b2.webp', ' '],
      readTime: 12,
    }),
  ).toMatchObject({
    title: 'Third and long',
    content: '    code first\nthen text',
    author: 'Ada',
    category: 'GAME_ANALYSIS',
    tags: ['film', 'Nix', 'defense'],
    featuredImageUrl: 'https://img.example/a.webp',
    featuredImageCrop: { x: 0, y: 100, scale: 3 },
    imageUrls: ['/uploads/a1-b2.webp'],
    readTime: 12,
  });
});

test.each<[Partial<ArticleInput>, string]>([
  [{ title: ' \u200B' }, 'Title is required'],
  [{ excerpt: '\n' }, 'Excerpt is required'],
  [{ content: ' \n ' }, 'Content is required'],
  [{ author: ' ' }, 'Author is required'],
  [{ readTime: 0 }, 'Read time must be at least 1 minute'],
  [{ readTime: 1_001 }, ARTICLE_INPUT_TEXTS.readTimeTooLong],
  [{ title: 'x'.repeat(201) }, 'Title must be no more than 200 characters long'],
  [{ content: 'x'.repeat(ARTICLE_LIMITS.content + 1) }, ARTICLE_INPUT_TEXTS.contentTooLong],
  [{ tags: ['x'.repeat(41)] }, ARTICLE_INPUT_TEXTS.tagTooLong],
  [{ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, ARTICLE_INPUT_TEXTS.tooManyTags],
  ...[
    'http://img.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//img.example/a.png',
    '/\\img.example',
    '/uploads/../secret',
    '/api/auth/logout',
    'uploads/a.png',
    'https://',
  ].flatMap((address): [Partial<ArticleInput>, string][] => [
    [{ featuredImageUrl: address }, ARTICLE_INPUT_TEXTS.address],
    [{ imageUrls: [address] }, ARTICLE_INPUT_TEXTS.address],
  ]),
])('refused: %o', async (values, message) => {
  expect(await refusal(values)).toEqual(['BAD_USER_INPUT', message]);
});

test('an edited article stays published, with its first date', async () => {
  const id = await writeArticle(site, { publishedAt: '2025-11-01T12:00:00Z' });
  const input = articleDraft({ title: 'Fourth and short' });
  expect((await admin.run(Update, { id, input })).data?.updateArticle?.article).toEqual({
    title: 'Fourth and short',
    content: input.content,
    isPublished: true,
    publishedAt: '2025-11-01T12:00:00.000Z',
    updatedAt: site.clock.now().toISOString(),
    version: 2,
  });
});

test('the second of two editors gets a conflict that names the first, and nothing is overwritten', async () => {
  const { id, version } = await created();
  const ben = site.as(await site.member({ name: 'Ben Back-up', isAdmin: true }));
  await ben.run(Update, { id, version, input: articleDraft({ content: 'From Ben.' }) });
  const { errors } = await admin.run(Update, {
    id,
    version,
    input: articleDraft({ content: 'From Ada.' }),
  });
  expect(errors?.[0]).toMatchObject({
    message: 'Ben Back-up saved this article after you opened it. Your changes were not saved.',
    extensions: {
      code: 'CONFLICT',
      conflict: { savedBy: 'Ben Back-up', savedAt: site.clock.now().toISOString(), version: 2 },
    },
  });
  expect((await admin.run(Read, { id, drafts: true })).data?.article?.content).toBe('From Ben.');
});

test('of two concurrent saves of one version one is stored, the other refused', async () => {
  const { id, version } = await created();
  const answers = await Promise.all(
    ['one', 'two'].map((content) =>
      admin.run(Update, { id, version, input: articleDraft({ content }) }),
    ),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual([
    'CONFLICT',
    undefined,
  ]);
});

test('published eight times at once, an article is published once', async () => {
  const { id } = await created();
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.run(Publish, { id })));
  const at = site.clock.now().toISOString();
  for (const { data } of answers)
    expect(data?.publishArticle?.article).toEqual({
      isPublished: true,
      publishedAt: at,
      version: 1,
    });
  site.clock.advance(60_000);
  expect((await admin.run(Publish, { id })).data?.publishArticle?.article.publishedAt).toEqual(at);
  const acts = await site.em().find(AuditEntry, { subjectId: id, action: 'article.publish' });
  expect(acts).toHaveLength(1);
});

test('publishing during an edit loses nothing', async () => {
  const { id, version } = await created();
  await Promise.all([
    admin.run(Publish, { id }),
    admin.run(Update, { id, version, input: articleDraft({ title: 'Edited' }) }),
  ]);
  expect((await member.run(Read, { id })).data?.article?.title).toBe('Edited');
});

test('a deleted article takes its comments and likes with it, and no edit brings it back', async () => {
  const id = await writeArticle(site);
  await writeComment(site, { articleId: id, by: ada });
  const answers = await Promise.all([
    admin.run(Delete, { id }),
    admin.run(Delete, { id }),
    admin.run(Update, { id, input: articleDraft() }),
  ]);
  expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThanOrEqual(1);
  expect(await admin.run(Read, { id })).toMatchObject({ data: { article: null } });
  for (const document of [Publish, Delete] as const) {
    const { errors } = await admin.run<unknown, { id: number }>(document, { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  const { errors } = await admin.run(Update, { id, input: articleDraft() });
  expect(errors?.[0]?.message).toBe(ARTICLE_FAULTS.unknown);
});

test('each act is in the trail', async () => {
  const { id } = await created();
  await admin.run(Update, { id, input: articleDraft({ title: 'Edited' }) });
  await admin.run(Publish, { id });
  await admin.run(Delete, { id });
  const acts = await site
    .em()
    .find(AuditEntry, { subjectType: 'Article', subjectId: id }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
    ['article.create', ada.id, { title: 'Third and long', published: false }],
    ['article.update', ada.id, { title: 'Third and long', version: 1 }],
    ['article.publish', ada.id, { title: 'Edited' }],
    ['article.delete', ada.id, { title: 'Edited', published: true }],
  ]);
});
