import { ARTICLE_INPUT_TEXTS, ARTICLE_LIMITS } from '../../../schema/articles/article-input.ts';
import { cursorOfId } from '../../core/paging/cursors.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleAdminTestAllQueryVariables } from '../../gql/graphql.ts';
import { articleDraft } from '../../testing/worlds/article-drafts.ts';
import { writeArticle } from '../../testing/worlds/articles.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';

const Create = graphql(/* GraphQL */ `
  mutation ArticleAdminTestCreate($input: ArticleInput!, $published: Boolean) {
    createArticle(input: { article: $input, isPublished: $published }) {
      article {
        id
      }
    }
  }
`);

const All = graphql(/* GraphQL */ `
  query ArticleAdminTestAll($show: ArticleFilter, $first: Int, $after: String) {
    allArticles(show: $show, first: $first, after: $after) {
      nodes {
        id
        isPublished
      }
    }
    articleCounts {
      total
      published
      drafts
    }
  }
`);

const Read = graphql(/* GraphQL */ `
  query ArticleAdminTestRead($id: Int!, $drafts: Boolean) {
    article(id: $id, drafts: $drafts) {
      title
      content
      body
      version
    }
  }
`);

const Preview = graphql(/* GraphQL */ `
  query ArticleAdminTestPreview($content: String!) {
    previewArticle(content: $content)
  }
`);

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

const created = async (content = 'They sent **six**.', published = false) =>
  (await admin.run(Create, { input: articleDraft({ content }), published })).data!.createArticle!
    .article;

test('admins list all articles page by page, drafts or published ones, with the counts', async () => {
  const published = await writeArticle(site);
  site.clock.advance(1000);
  const [older, newer] = [await created(), await created()];
  expect((await admin.run(All)).data).toEqual({
    allArticles: {
      nodes: [
        { id: newer.id, isPublished: false },
        { id: older.id, isPublished: false },
        { id: published, isPublished: true },
      ],
    },
    articleCounts: { total: 3, published: 1, drafts: 2 },
  });
  const ids = async (variables: ArticleAdminTestAllQueryVariables) =>
    (await admin.run(All, variables)).data?.allArticles.nodes.map(({ id }) => id);
  expect(await ids({ show: 'DRAFTS' })).toEqual([newer.id, older.id]);
  expect(await ids({ show: 'PUBLISHED' })).toEqual([published]);
  expect(await ids({ first: 1, after: cursorOfId('articles', newer.id) })).toEqual([older.id]);
  expect(await ids({ first: 1, after: cursorOfId('articles', published) })).toEqual([]);
});

test('an admin can read a draft where drafts are requested; for others it does not exist', async () => {
  const { id } = await created();
  expect((await admin.run(Read, { id, drafts: true })).data?.article).toMatchObject({
    content: 'They sent **six**.',
    version: 1,
  });
  for (const [actor, drafts] of [
    [admin, false],
    [member, true],
    [site.as(null), true],
  ] as const) {
    expect(await actor.run(Read, { id, drafts })).toMatchObject({ data: { article: null } });
  }
});

test('the preview is what readers will see', async () => {
  const { data } = await admin.run(Preview, { content: '**Six**' });
  const { id } = await created('**Six**', true);
  expect(data?.previewArticle).toEqual((await member.run(Read, { id })).data?.article?.body);
  const long = await admin.run(Preview, { content: 'x'.repeat(ARTICLE_LIMITS.content + 1) });
  expect(long.errors?.[0]?.message).toBe(ARTICLE_INPUT_TEXTS.contentTooLong);
});

test('members and visitors neither write nor list', async () => {
  const id = await writeArticle(site);
  for (const [actor, code] of [
    [member, 'FORBIDDEN'],
    [site.as(null), 'UNAUTHENTICATED'],
  ] as const) {
    const answers = await Promise.all([
      actor.run(All),
      actor.run('{ articleCounts { total } }'),
      actor.run(Create, { input: articleDraft() }),
      actor.run(
        'mutation ($id: Int!, $input: ArticleInput!) { updateArticle(input: { id: $id, article: $input }) { article { id } } }',
        {
          id,
          input: articleDraft(),
        },
      ),
      actor.run('mutation ($id: Int!) { publishArticle(input: { id: $id }) { article { id } } }', {
        id,
      }),
      actor.run(
        'mutation ($id: Int!) { scheduleArticle(input: { id: $id, at: null }) { article { id } } }',
        { id },
      ),
      actor.run('mutation ($id: Int!) { deleteArticle(input: { id: $id }) { deletedId } }', { id }),
      actor.run(Preview, { content: 'x' }),
    ]);
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe(code);
  }
});
