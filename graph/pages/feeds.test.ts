import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { Article } from '../articles/article.entity.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

const ORIGIN = 'https://orange.example';

let site: Site;
let id: number;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: ORIGIN } });
  const em = site.em();
  id = await writeArticle(site, {
    title: 'Fish & <chips>\uFFFF',
    content:
      'It was **close**. [Next](/articles/9), ![us](/uploads/a.webp) <script>alert(1)</script> [x](javascript:alert(1)) ]]>',
    tags: ['film'],
  });
  await em.nativeUpdate(
    Article,
    { id },
    { category: 'Draft', featuredImageUrl: '/uploads/b.webp' },
  );
  await writeArticle(site, { title: 'Older', publishedAt: '2025-11-01T12:00:00Z' });
  await writeArticle(site, { title: 'Hidden', published: false });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  site.as(null).fetch(path, { headers });

const HTML =
  '<p>It was <strong>close</strong>. <a href="https://orange.example/articles/9">Next</a>, <img src="https://orange.example/uploads/a.webp" alt="us" loading="lazy"> alert(1) <a>x</a> ]]&gt;</p>';

test('RSS: newest first, whole texts, absolute addresses, nothing that runs', async () => {
  const response = await get('/rss.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const { items, link, atom } = parseRssFeed(await response.text());
  expect([link, atom?.links?.[0]?.href]).toEqual([`${ORIGIN}/articles`, `${ORIGIN}/rss.xml`]);
  expect(items?.map(({ title }) => title)).toEqual(['Fish & <chips>', 'Older']);
  const [first] = items!;
  const address = `${ORIGIN}/articles/${id}`;
  expect(first).toMatchObject({
    link: address,
    guid: { value: address },
    description: 'What the tape says.',
    content: { encoded: HTML },
    categories: [{ name: 'Draft' }, { name: 'film' }],
    pubDate: site.clock.now().toUTCString(),
  });
});

test('Atom and JSON have the same content', async () => {
  const atom = parseAtomFeed(await (await get('/atom.xml')).text());
  expect(atom.entries?.[0]).toMatchObject({
    title: { value: 'Fish & <chips>' },
    content: { value: HTML, type: 'html' },
    published: site.clock.now().toISOString(),
    authors: [{ name: 'Orange Weekly Staff' }],
  });
  const json = parseJsonFeed(JSON.parse(await (await get('/feed.json')).text()));
  expect(json.items?.[0]).toMatchObject({
    url: `${ORIGIN}/articles/${id}`,
    title: 'Fish & <chips>',
    content_html: HTML,
    image: `${ORIGIN}/uploads/b.webp`,
    tags: ['Draft', 'film'],
  });
});

test('each category has feeds of its own', async () => {
  const titles = async (path: string) =>
    parseRssFeed(await (await get(path)).text()).items?.map(({ title }) => title);
  expect(await titles('/articles/draft/rss.xml')).toEqual(['Fish & <chips>']);
  expect(await titles('/articles/general/rss.xml')).toEqual(['Older']);
  expect((await get('/articles/player-news/atom.xml')).status).toBe(200);
  expect((await get('/articles/gossip/rss.xml')).status).toBe(404);
});

test('a conditional request gets a 304 until an article changes', async () => {
  const first = await get('/rss.xml');
  await first.text();
  const etag = first.headers.get('etag')!;
  const since = first.headers.get('last-modified')!;
  const sent = await statementsOf(site, async () => {
    expect((await get('/rss.xml', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/rss.xml', { 'if-modified-since': since })).status).toBe(304);
  });
  expect(sent).toEqual([]);
  site.clock.advance(60_000);
  const admin = site.as(await site.admin());
  await admin.run(
    'mutation ($id: Int!) { updateArticle(input: { id: $id, article: { title: "Changed", excerpt: "x", content: "y" } }) { article { id } } }',
    { id },
  );
  const changed = await get('/rss.xml', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(parseRssFeed(await changed.text()).items?.[0]?.title).toBe('Changed');
  expect((await get('/rss.xml', { 'if-modified-since': since })).status).toBe(200);
});
