import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';
import { writeArticle } from '../../testing/worlds/articles.ts';
import { Article } from '../article.entity.ts';

const Labels = graphql(/* GraphQL */ `
  query ArticleLabelsTest {
    articleLabels {
      tags {
        name
        articles
      }
      categories {
        name
        articles
      }
    }
  }
`);
const Rename = graphql(/* GraphQL */ `
  mutation RenameArticleLabelTest($input: RenameArticleLabelInput!) {
    renameArticleLabel(input: $input) {
      articles
    }
  }
`);

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate blog_posts cascade'));

const labels = async () => (await admin.run(Labels)).data!.articleLabels!;
const rename = (kind: 'TAG' | 'CATEGORY', from: string, to: string) =>
  admin.run(Rename, { input: { kind, from, to } });
const tagsOf = async (id: number) => (await site.em().findOneOrFail(Article, id)).tags;

test('a tag is renamed in all articles, and merged where they have the other one already', async () => {
  const both = await writeArticle(site, { tags: ['Nix', 'Offense', 'Bo Nix'] });
  const one = await writeArticle(site, { tags: ['nfl', 'Nix'], published: false });
  const none = await writeArticle(site, { tags: ['Offense'] });
  expect((await labels()).tags).toEqual([
    { name: 'Nix', articles: 2 },
    { name: 'Offense', articles: 2 },
    { name: 'Bo Nix', articles: 1 },
    { name: 'nfl', articles: 1 },
  ]);
  const events: number[] = [];
  const stop = site.server.events.on('article.changed', ({ articleId }) => events.push(articleId));
  expect((await rename('TAG', 'Nix', ' Bo   Nix ')).data?.renameArticleLabel).toEqual({
    articles: 2,
  });
  stop();
  expect(await tagsOf(both)).toEqual(['Offense', 'Bo Nix']);
  expect(await tagsOf(one)).toEqual(['nfl', 'Bo Nix']);
  expect(await tagsOf(none)).toEqual(['Offense']);
  expect(events).toEqual([both]);
  const [act] = await site.em().find(AuditEntry, { action: 'article.rename' });
  expect(act?.details).toEqual({ kind: 'TAG', from: 'Nix', to: 'Bo Nix', articles: 2 });
});

test('an editor that is open does not bring the old tag back unasked', async () => {
  const id = await writeArticle(site, { tags: ['Nix'] });
  const { version } = await site.em().findOneOrFail(Article, id);
  await rename('TAG', 'Nix', 'Bo Nix');
  const { errors } = await admin.run(
    'mutation ($id: Int!, $input: ArticleInput!, $version: Int) { updateArticle(input: { id: $id, article: $input, version: $version }) { article { id } } }',
    { id, version, input: { title: 't', excerpt: 'e', content: 'c', tags: ['Nix'] } },
  );
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('the articles of a category move to another of the list', async () => {
  await writeArticle(site);
  await writeArticle(site);
  expect((await rename('CATEGORY', 'General', 'Opinion')).data?.renameArticleLabel).toEqual({
    articles: 2,
  });
  const { categories } = await labels();
  expect(categories.filter(({ articles }) => articles > 0)).toEqual([
    { name: 'Opinion', articles: 2 },
  ]);
});

test.each([
  ['TAG', 'Unknown', 'Renamed', 'NOT_FOUND'],
  ['TAG', 'Nix', 'one, two', 'BAD_USER_INPUT'],
  ['TAG', 'Nix', ' ', 'BAD_USER_INPUT'],
  ['TAG', 'Nix', 'x'.repeat(41), 'BAD_USER_INPUT'],
  ['CATEGORY', 'General', 'Gossip', 'BAD_USER_INPUT'],
] as const)('%s “%s” does not become “%s”', async (kind, from, to, code) => {
  const id = await writeArticle(site, { tags: ['Nix'] });
  expect((await rename(kind, from, to)).errors?.[0]?.extensions.code).toBe(code);
  expect(await tagsOf(id)).toEqual(['Nix']);
});

test('members rename nothing', async () => {
  const member = site.as(await site.member());
  const input = { kind: 'TAG', from: 'a', to: 'b' } as const;
  expect((await member.run(Rename, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await member.run(Labels)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
