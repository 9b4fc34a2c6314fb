import { Article } from '../article.entity.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { jobContext } from '../../testing/job-context.ts';
import { type PictureHost, startPictureHosts } from '../../testing/servers/picture-host.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { writeComment } from '../../testing/worlds/articles.ts';
import { drawnSite } from '../../testing/worlds/drawn-site.ts';
import { wordPressExport } from '../../testing/worlds/exports-of-sites.ts';
import { graphForm, jpeg } from '../../testing/worlds/pictures.ts';
import { importArticles } from './make-articles.service.ts';

const Import = graphql(/* GraphQL */ `
  query ArticleImportTest($id: Int!) {
    articleImport(id: $id) {
      state
      createdAt
      ready
      faulty
      known
      made
      missingPictures
      posts {
        nodes {
          title
          publishedAt
          state
          fault
          article {
            id
          }
        }
      }
    }
  }
`);
const Start = graphql(/* GraphQL */ `
  mutation StartArticleImportTest($id: Int!, $asDrafts: Boolean! = false, $oldSite: String) {
    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {
      articleImport {
        state
      }
    }
  }
`);
const Undo = graphql(/* GraphQL */ `
  mutation UndoArticleImportTest($id: Int!) {
    undoArticleImport(input: { id: $id }) {
      articleImport {
        state
        made
      }
    }
  }
`);

let host: PictureHost;
let built: Awaited<ReturnType<typeof drawnSite>>;
let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  [host] = (await startPictureHosts(1)) as [PictureHost];
  built = await drawnSite();
  site = await startSite({ site: built.site, env: { FEED_HOSTS: host.host } });
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(async () => {
  await site.stop();
  await built.remove();
  await host.stop();
});

async function preview(text: string, filename = 'export.xml', by = admin) {
  const query =
    'mutation ($file: Upload!) { previewArticleImport(input: { file: $file }) { articleImport { id } } }';
  const form = graphForm(query, {}, text, { at: 'file', name: filename });
  const response = await by.fetch('/graphql', {
    method: 'POST',
    body: form,
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await response.json()) as {
    data?: { previewArticleImport: { articleImport: { id: number } } | null };
    errors?: { message: string }[];
  };
}
const previewed = async (text: string, filename?: string) =>
  (await preview(text, filename)).data!.previewArticleImport!.articleImport.id;
const read = async (id: number) => (await admin.run(Import, { id })).data!.articleImport!;
const work = () => importArticles(jobContext(site.server), new AbortController().signal);
const articles = () => site.em().find(Article, {}, { orderBy: { id: 'asc' } });
const post = (name: string, content = 'Text.') => ({
  title: name,
  link: `https://old.example/2019/${name}/`,
  content,
});

beforeEach(() =>
  site.em().execute('truncate article_imports, article_addresses, blog_posts cascade'),
);

test('an export is shown before anything is on the site, then becomes articles with their pictures', async () => {
  const picture = host.serve('/von.jpg', await jpeg());
  host.serve('/relative.jpg', await jpeg());
  const id = await previewed(
    wordPressExport([
      post('von', `<p><img src="${picture}" alt="Von"> and <img src="/relative.jpg"></p>`),
      { ...post('idea'), status: 'draft' },
      post('', 'no title'),
      post('von'),
      post('gone', `<img src="https://${host.host}/gone.jpg">`),
    ]),
  );
  expect(await read(id)).toMatchObject({
    state: 'PREVIEW',
    ready: 3,
    faulty: 1,
    known: 1,
    made: 0,
  });
  expect((await read(id)).posts.nodes.map(({ state, fault }) => [state, fault])).toEqual([
    ['READY', null],
    ['READY', null],
    ['FAULTY', 'Title is required'],
    ['KNOWN', null],
    ['READY', null],
  ]);
  await work();
  expect(await articles()).toEqual([]);

  await admin.run(Start, { id, oldSite: host.host });
  await work();
  expect(await read(id)).toMatchObject({ state: 'DONE', ready: 0, made: 3, missingPictures: 1 });
  const [von, idea, gone] = await articles();
  expect(von).toMatchObject({
    title: 'von',
    published: true,
    publishedAt: new Date('2019-09-08T18:00:00Z'),
  });
  expect(von!.content).toMatch(
    /^!\[Von\]\(\/uploads\/\w+\.jpg\) and !\[\]\(\/uploads\/\w+\.jpg\)$/,
  );
  expect(idea).toMatchObject({ title: 'idea', published: false, publishedAt: null });
  expect(gone!.content).toContain(`https://${host.host}/gone.jpg`);
  const [act] = await site.em().find(AuditEntry, { action: 'article.import' });
  expect(act).toMatchObject({
    actorId: ada.id,
    details: { filename: 'export.xml', articles: 3 },
  });
});

test('old addresses lead to the articles, at once and on this node without a statement', async () => {
  const id = await previewed(wordPressExport([post('moved')]));
  await admin.run(Start, { id });
  await work();
  await site.server.settled();
  const [article] = await articles();
  const ask = (path: string) =>
    site.as(null).fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  // The node hears of new addresses by an event, and reads them then.
  while ((await ask('/2019/moved')).status === 404);
  for (const path of ['/2019/moved', '/2019/moved/']) {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `/articles/${article!.id}`,
    ]);
  }
  expect((await ask('/2019/elsewhere')).status).toBe(404);
  // The same file again has nothing new.
  expect(await read(await previewed(wordPressExport([post('moved')])))).toMatchObject({
    ready: 0,
    known: 1,
  });
});

test('undone, what no one touched is gone; edited and discussed articles stay', async () => {
  const id = await previewed(wordPressExport(['one', 'two', 'three'].map((name) => post(name))));
  await admin.run(Start, { id });
  await work();
  const [, two, three] = await articles();
  await writeComment(site, { articleId: two!.id, by: ada });
  await admin.run(
    'mutation ($id: Int!, $input: ArticleInput!) { updateArticle(input: { id: $id, article: $input }) { article { id } } }',
    { id: three!.id, input: { title: 'Edited', excerpt: 'e', content: 'c' } },
  );
  const { data } = await admin.run(Undo, { id });
  expect(data?.undoArticleImport?.articleImport).toEqual({ state: 'UNDONE', made: 2 });
  expect((await articles()).map(({ title }) => title)).toEqual(['two', 'Edited']);
  const again = await admin.run(Undo, { id });
  expect(again.errors?.[0]?.message).toBe('There is nothing to undo in this import');
});

test('an import that is undone while it runs makes no more articles', async () => {
  const id = await previewed(wordPressExport(['one', 'two'].map((name) => post(name))));
  await admin.run(Start, { id });
  await admin.run(Undo, { id });
  await work();
  expect(await articles()).toEqual([]);
  expect(await read(id)).toMatchObject({ state: 'UNDONE', made: 0 });
});

test('two nodes share the work, and each post becomes one article', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `post-${at}`);
  const id = await previewed(wordPressExport(names.map((name) => post(name))));
  await admin.run(Start, { id, asDrafts: true });
  await Promise.all([work(), work()]);
  const made = await articles();
  expect(made.map(({ title }) => title)).toEqual(names);
  expect(made.some(({ published }) => published)).toBe(false);
});

test('a node that stops in the middle is followed by another', async () => {
  const id = await previewed(wordPressExport(['one', 'two'].map((name) => post(name))));
  await admin.run(Start, { id });
  const stopping = new AbortController();
  const stop = site.server.events.on('articleImport.changed', () => stopping.abort());
  await importArticles(jobContext(site.server), stopping.signal);
  stop();
  expect(await read(id)).toMatchObject({ state: 'RUNNING', made: 1 });
  await work();
  expect(await read(id)).toMatchObject({ state: 'DONE', made: 2 });
});

test.each([
  [
    'photo.exe',
    'x',
    'Choose a Markdown file, a .zip of them, the .xml of WordPress or the .json of Ghost',
  ],
  ['export.xml', '<rss/>', 'We couldn’t read this file as an export'],
  ['export.json', '{"db":[{"data":{"posts":[]}}]}', 'There are no posts in this file'],
  ['posts.zip', 'no zip', 'We couldn’t read this file as an export'],
])('%s is refused', async (filename, text, message) => {
  expect((await preview(text, filename)).errors?.[0]?.message).toBe(message);
});

test('members import nothing', async () => {
  const member = site.as(await site.member());
  const refused = await preview(wordPressExport([post('x')]), 'export.xml', member);
  expect(refused.errors?.[0]?.message).toBe('You are not allowed to do that.');
});
