import { type ServedSite, serveSite } from '../support/served-site.ts';
import { headWords, type PageHead } from '../../schema/pages/head.ts';
import { PAGES } from '../../schema/pages/pages.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';

/** What the built site says to those who read it without a browser: search engines, link previews, installers. */

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'off', SPORTS_PROVIDER: 'none' });
});
afterAll(() => site.stop());

async function read(path: string) {
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [head = ''] = html.split('</head>');
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found]) => found);
  return {
    status: response.status,
    titles: all(/<title[^>]*>([^<]*)</g),
    canonicals: all(/rel="canonical" href="([^"]*)"/g),
    meta: (key: string) => all(new RegExp(`(?:name|property)="${key}"\\s+content="([^"]*)"`, 'g')),
    data: all(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g).map(
      (json) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

const INTRODUCED: readonly (readonly [path: string, head: PageHead, types: readonly string[]])[] = [
  ['/', PAGES.landing.head, ['SportsOrganization']],
  ['/home', PAGES.home.head(null), ['SportsOrganization', 'PodcastSeries', 'VideoObject']],
  ['/shows', PAGES.shows.head, ['BreadcrumbList']],
  ['/podcast', PAGES.podcast.head, ['BreadcrumbList']],
  ['/articles', PAGES.articles.head, ['BreadcrumbList']],
  ['/articles?showAll=true', PAGES.articles.head, ['BreadcrumbList']],
  ['/fan-zone?tab=game-chat', PAGES.fanZone.head, ['BreadcrumbList']],
  ['/advertise', PAGES.advertise.head, ['BreadcrumbList']],
  ['/contact-us', PAGES.contact.head, ['BreadcrumbList']],
  ['/schedule', PAGES.schedule.head, ['BreadcrumbList']],
  ['/developers', PAGES.developers.head, ['BreadcrumbList']],
  ['/accessibility', PAGES.accessibility.head, ['BreadcrumbList']],
];

test.each(INTRODUCED)('%s says what it is, once each', async (path, head, types) => {
  const { status, titles, canonicals, meta, data } = await read(path);
  const { title, description } = headWords(head, FIRST_SETTINGS);
  expect(status).toBe(200);
  expect(titles).toEqual([expect.stringContaining(title)]);
  expect(canonicals).toEqual([site.url + head.path]);
  expect(meta('description')).toEqual([description]);
  expect(meta('keywords')).toEqual([head.keywords]);
  expect(meta('og:title')).toEqual([title]);
  expect(meta('og:description')).toEqual([description]);
  expect(meta('og:url')).toEqual([site.url + head.path]);
  expect(meta('og:type')).toEqual(['website']);
  expect(meta('og:site_name')).toEqual(['Orange Weekly']);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('twitter:title')).toEqual([title]);
  expect(meta('twitter:description')).toEqual([description]);
  expect(meta('robots')).toEqual([]);
  expect(data.map((one) => one['@type'])).toEqual(types);
  expect(data.every((one) => one['@context'] === 'https://schema.org')).toBe(true);
  const [picture] = meta('og:image');
  expect(meta('twitter:image')).toEqual([picture]);
  const { headers } = await fetch(picture!, { method: 'HEAD' });
  expect(headers.get('content-type')).toMatch(/^image\//);
});

test.each(['/settings', '/profile', '/admin', '/reset-password?token=any'])(
  '%s has a title and a canonical address',
  async (path) => {
    const { status, titles, canonicals } = await read(path);
    expect(status).toBe(200);
    expect(titles).toHaveLength(1);
    expect(canonicals).toEqual([new URL(path, site.url).href.split('?')[0]]);
  },
);

test('an article of the archive is a card of its own; an unknown one and an unknown path are 404', async () => {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site.url))).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);
  for (const [path] of INTRODUCED.filter(([path]) => !path.includes('?')))
    expect(places).toContain(site.url + path);
  const address = places.find((place) => /\/articles\/\d+$/.test(place))!;
  const { titles, canonicals, meta, data } = await read(new URL(address).pathname);
  expect(canonicals).toEqual([address]);
  expect(meta('og:type')).toEqual(['article']);
  expect(titles).toEqual([`${meta('og:title')[0]} · Orange Weekly`]);
  expect(meta('keywords')).toEqual([expect.stringMatching(/\w/)]);
  expect(data[0]).toMatchObject({
    '@type': 'NewsArticle',
    mainEntityOfPage: address,
    description: meta('description')[0],
  });
  for (const [path, title] of [
    ['/articles/999999', 'Article not found · Orange Weekly'],
    ['/no/such/page', '404 Page Not Found · Orange Weekly'],
  ] as const)
    expect(await read(path)).toMatchObject({ status: 404, titles: [title] });
});

test('robots are led to the sitemap, and the site can be installed', async () => {
  const robots = await (await fetch(new URL('/robots.txt', site.url))).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  const response = await fetch(new URL('/manifest.webmanifest', site.url));
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: readonly { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Orange Weekly', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, site.url));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});
