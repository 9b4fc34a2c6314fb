import { COMMENTS_PER_PAGE } from '../../schema/articles/comments.ts';
import { Article } from '../articles/article.entity.ts';
import { Image } from '../core/images/image.entity.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;
let built: Awaited<ReturnType<typeof drawnSite>>;
let articleId: number;
let draftId: number;

const COPIES = [{ srcset: '/uploads/a-640.webp 640w' }];
const FEATURED = { url: '/uploads/a.jpg', sources: COPIES };
const PUBLISHED = '2025-11-01T12:00:00.000Z';
const HOSTILE = `</script><script>alert(1)</script> "quoted" & <b>bold</b>`;

beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({
    site: built.site,
    env: { PUBLIC_URL: 'https://orange.example.org' },
  });
  const em = site.em();
  const facts = { excerpt: HOSTILE, content: 'Words', category: 'Opinion' as const, tags: ['d'] };
  const shown = em.create(Article, {
    ...facts,
    title: HOSTILE,
    published: true,
    publishedAt: new Date(PUBLISHED),
    featuredImageUrl: '/uploads/a.jpg',
  });
  em.create(Image, {
    url: '/uploads/a.jpg',
    width: 1280,
    height: 720,
    placeholder: 'data:image/webp;base64,AA==',
    variants: [{ url: '/uploads/a-640.webp', type: 'image/webp', width: 640 }],
    createdAt: new Date(),
  });
  const draft = em.create(Article, { ...facts, title: 'A secret draft' });
  em.create(ContentFeed, {
    type: 'youtube',
    title: 'Week 10 in twelve minutes',
    url: 'https://video.example/10',
    publishedAt: new Date('2025-11-10T12:00:00Z'),
  });
  await em.flush();
  articleId = shown.id;
  draftId = draft.id;
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site
    .as(null)
    .fetch(path, { headers: { accept: 'text/html', ...headers } });
  return { response, html: await response.text() };
};
const DATA = /<script data-ssr type="application\/ld\+json">(.*?)<\/script>/g;
const dataOf = (html: string) =>
  [...html.matchAll(DATA)].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
const metaOf = (html: string, key: string) =>
  new RegExp(`(?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];

describe('the head of a page, before any JavaScript', () => {
  test.each([
    ['/', 'Orange Weekly', 'SportsOrganization'],
    ['/home', 'Live show, podcast and articles · Orange Weekly', 'PodcastSeries'],
    ['/shows', 'Shows · Orange Weekly', 'BreadcrumbList'],
    ['/podcast', 'Podcast · Orange Weekly', 'BreadcrumbList'],
    ['/articles', 'Articles · Orange Weekly', 'BreadcrumbList'],
    ['/fan-zone', 'The Huddle · Orange Weekly', 'BreadcrumbList'],
    ['/advertise', 'Advertise With Us · Orange Weekly', 'BreadcrumbList'],
    ['/contact-us', 'About Us · Orange Weekly', 'BreadcrumbList'],
    ['/schedule', 'Show Schedule · Orange Weekly', 'BreadcrumbList'],
    ['/developers', 'Developers · Orange Weekly', 'BreadcrumbList'],
    ['/accessibility', 'Accessibility statement · Orange Weekly', 'BreadcrumbList'],
  ])(
    '%s has its own title, description, canonical, card and structured data',
    async (path, title, type) => {
      const { response, html } = await open(path);
      expect(response.status).toBe(200);
      expect(html).toContain(`<title data-ssr>${title}</title>`);
      expect(html.match(/<title/g)).toHaveLength(1);
      expect(metaOf(html, 'description')).toMatch(/\w{3}/);
      expect(metaOf(html, 'keywords')).toMatch(/\w{3}/);
      expect(html).toContain(`rel="canonical" href="https://orange.example.org${path}"`);
      expect(metaOf(html, 'og:url')).toBe(`https://orange.example.org${path}`);
      expect(metaOf(html, 'og:image')).toMatch(/^https:\/\/orange\.example\.org\//);
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(dataOf(html).map((data) => data['@type'])).toContain(type);
    },
  );

  test('home describes its video', async () => {
    expect(dataOf((await open('/home')).html)).toContainEqual(
      expect.objectContaining({
        '@type': 'VideoObject',
        name: 'Week 10 in twelve minutes',
        contentUrl: 'https://video.example/10',
      }),
    );
  });

  test('an article is a card of its own, with any text', async () => {
    const { html } = await open(`/articles/${articleId}`);
    const [article, trail] = dataOf(html);
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: HOSTILE,
      mainEntityOfPage: `https://orange.example.org/articles/${articleId}`,
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(metaOf(html, 'og:image')).toBe('https://orange.example.org/uploads/a.jpg');
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<b>bold');
  });

  test('unknown articles, drafts and paths are 404 without revealing anything', async () => {
    for (const path of ['/articles/999999', `/articles/${draftId}`, '/articles/2147483648']) {
      const { response, html } = await open(path);
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(html).toContain('Article not found or not published yet.');
      expect(html).not.toContain('A secret draft');
    }
    const { response, html } = await open('/nothing');
    expect(response.status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(metaOf(html, 'robots')).toBe('noindex');
  });

  test('without JavaScript there is a title, a description and one sentence', async () => {
    const { html } = await open('/schedule');
    expect(html).toMatch(
      /<noscript><main[^>]*><h1[^>]*>Show Schedule<\/h1><p[^>]*>[^<]+<\/p><p>[^<]*JavaScript[^<]*<\/p><\/main><\/noscript>/,
    );
  });
});

describe('what travels in the HTML', () => {
  test('the page as rendered from its first queries, for a visitor', async () => {
    const { html } = await open(`/articles/${articleId}`, {
      cookie: await site.as(await site.member()).cookie(),
    });
    expect(html).toContain(
      `<template id="page"><p>https://orange.example.org/articles/${articleId}</p></template>`,
    );
    const [, json] = /id="page-cache" .* data-as-of="\d{13}">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!)).toEqual([
      { operation: 'GameBar', variables: {}, data: { liveGame: null } },
      { operation: 'BreakingNews', variables: {}, data: { latestBreakingNews: null } },
      {
        operation: 'ArticlePage',
        variables: { id: articleId, comments: COMMENTS_PER_PAGE },
        data: {
          article: { title: HOSTILE, publishedAt: PUBLISHED, featuredImage: FEATURED },
          comments: { nodes: [] },
        },
      },
    ]);
  });

  test('a page whose rendering fails or takes too long is sent without it; the next is rendered again', async () => {
    for (const path of ['/advertise', '/contact-us']) {
      const { html, response } = await open(path);
      expect(response.status).toBe(200);
      expect(html).toContain('<div id="root">');
      expect(html).not.toContain('<template id="page">');
    }
    let html = '';
    while (!html.includes('<template id="page">')) ({ html } = await open('/settings'));
    expect(html).toContain('<template id="page"><p>https://orange.example.org/settings</p>');
  });

  test('the files of the first view behind the gate, without those that the page has already', async () => {
    const filesOf = async (path: string) => {
      const { html } = await open(path);
      const [, json] = /id="page-files" type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)!;
      return JSON.parse(json!) as unknown;
    };
    const app = { main: '/assets/index.js', styles: ['/assets/app.css'], pictures: [] };
    expect(await filesOf('/schedule')).toEqual({
      ...app,
      modules: ['/assets/app.js', '/assets/schedule.js', '/assets/card.js'],
    });
    expect(await filesOf('/no-such-page')).toEqual({ ...app, modules: ['/assets/app.js'] });
  });

  test('the picture at the top of an article is among them, to be taken in the copy that fits', async () => {
    const { html } = await open(`/articles/${articleId}`);
    const [, json] = /id="page-files" type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)!;
    const [picture] = (JSON.parse(json!) as { pictures: object[] }).pictures;
    const sizes = '(min-width: 48rem) 46rem, 100vw';
    expect(picture).toEqual({ src: '/uploads/a.jpg', ...COPIES[0], sizes });
  });

  test('a page that did not change is not sent again', async () => {
    const etag = (await open('/settings')).response.headers.get('etag')!;
    expect((await open('/settings', { 'if-none-match': etag })).response.status).toBe(304);
  });
});

test('without PUBLIC_URL canonical addresses carry the port that was given', async () => {
  const other = await startSite({ site: built.site });
  try {
    const response = await other.as(null).fetch('/schedule', { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain(`rel="canonical" href="${other.server.url}/schedule"`);
  } finally {
    await other.stop();
  }
});

test('the sitemap lists pages and published articles; robots are led to it', async () => {
  const { html: xml } = await open('/sitemap.xml');
  expect(xml).toContain('<loc>https://orange.example.org/home</loc>');
  expect(xml).toContain(`<loc>https://orange.example.org/articles/${articleId}</loc>`);
  expect(xml).not.toContain(`/articles/${draftId}<`);
  const { html: robots } = await open('/robots.txt');
  expect(robots).toContain('Sitemap: https://orange.example.org/sitemap.xml');
  expect(robots).toContain('Disallow: /admin');
});

test('files of the folder that begin with a dot, and folders above, are not served', async () => {
  for (const path of [
    '/.operations.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/',
  ]) {
    expect((await site.as(null).fetch(path)).headers.get('content-type')).not.toContain(
      'application/json; charset=UTF-8',
    );
  }
  expect((await site.as(null).fetch('/.operations.json')).status).toBe(404);
});

test('the page without a network has the name that admins gave the site', async () => {
  const admin = site.as(await site.admin());
  const rename = (name: string) =>
    admin.run(`mutation { saveSiteSettings(input: { name: "${name}" }) { settings { name } } }`);
  await rename('Snow & Sundays');
  expect((await open('/offline.html')).html).toContain('<title>Snow &amp; Sundays</title>');
  await rename('Orange Weekly');
});
