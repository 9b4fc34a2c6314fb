import { COST_BUCKET, COST_OF } from '../../schema/site/query-limits.ts';
import { articleDraft } from '../testing/worlds/article-drafts.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

let site: Site;
let built: Awaited<ReturnType<typeof drawnSite>>;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({ site: built.site, env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

const open = (path: string, from = '203.0.113.1') =>
  site.as(null).fetch(path, { headers: { accept: 'text/html', 'x-forwarded-for': from } });

test('pages that are not found are made once for all paths', async () => {
  const first = await open('/nothing');
  const statements = await statementsOf(site, async () => {
    const other = await open('/nothing/else');
    expect(other.status).toBe(404);
    expect(other.headers.get('etag')).toBe(first.headers.get('etag'));
  });
  expect(statements).toEqual([]);
});

test('an unknown article costs one lookup', async () => {
  const first = await open('/articles/999998');
  const statements = await statementsOf(site, async () => {
    const other = await open('/articles/999999');
    expect(other.headers.get('etag')).toBe(first.headers.get('etag'));
  });
  expect(statements).toHaveLength(1);
});

test('the sitemap is made once, and again when an article is published', async () => {
  await open('/sitemap.xml');
  expect(await statementsOf(site, () => open('/sitemap.xml'))).toEqual([]);
  const { data } = await site
    .as(await site.admin())
    .run<{ createArticle: { article: { id: number } } }, object>(
      'mutation ($input: ArticleInput!) { createArticle(input: { article: $input, isPublished: true }) { article { id } } }',
      { input: articleDraft() },
    );
  const xml = await (await open('/sitemap.xml')).text();
  expect(xml).toContain(`/articles/${data!.createArticle.article.id}<`);
});

test('an address that requests many unknown pages is refused; its other pages are served', async () => {
  const from = '203.0.113.2';
  await open('/developers', from);
  const most = COST_BUCKET.points / COST_OF.notFoundPage;
  const statuses = new Set<number>();
  for (let count = 0; count <= most; count += 1)
    statuses.add((await open(`/nothing/${count}`, from)).status);
  expect([...statuses]).toEqual([404, 429]);
  const refused = await open('/nothing', from);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('ratelimit')).toContain('"cost";r=0');
  expect(await refused.text()).toBe('Too many requests. Please slow down.');
  expect((await open('/developers', from)).status).toBe(200);
});
