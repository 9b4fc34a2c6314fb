import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addContent } from '../testing/worlds/shows.ts';

const ORIGIN = 'https://orange.example.org';
const HOSTILE = `</script><script>alert(1)</script> "quoted" & {site}`;
const AT = '2025-11-10T12:00:00.000Z';

let site: Site;
let built: Awaited<ReturnType<typeof drawnSite>>;
let episode: number;
let video: number;
let hidden: number;
let later: number;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({ site: built.site, env: { PUBLIC_URL: ORIGIN } });
  episode = await addContent(site, { type: 'podcast', title: HOSTILE, publishedAt: AT });
  video = await addContent(site, { type: 'youtube', title: 'Film room', publishedAt: AT });
  hidden = await addContent(site, { type: 'podcast', title: 'A secret take' });
  later = await addContent(site, {
    type: 'live',
    title: 'A secret show',
    publishedAt: '2025-11-16T19:01:00Z',
  });
  const set = (id: number, values: Partial<ContentFeed>) =>
    site.em().nativeUpdate(ContentFeed, { id }, values);
  await set(episode, { audioUrl: 'https://cdn.example/a.mp3', duration: '1:02:03' });
  await set(video, {
    externalId: 'abcdefghijk',
    description: '0:00 Intro\n1:30 The line\n5:00 Bye',
    thumbnailUrl: 'https://cdn.example/v.jpg',
  });
  await set(hidden, { isHidden: true });
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

const get = (path: string) => site.as(null).fetch(path, { headers: { accept: 'text/html' } });
async function open(path: string) {
  const response = await get(path);
  const html = await response.text();
  const data = [
    ...html.matchAll(/<script data-ssr type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
  const meta = (key: string) =>
    new RegExp(`(?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
  return { status: response.status, html, data, meta };
}

test('an episode says what it is, with any text', async () => {
  const { status, html, data, meta } = await open(`/podcast/${episode}`);
  expect(status).toBe(200);
  expect(data[0]).toMatchObject({
    '@type': 'PodcastEpisode',
    name: HOSTILE,
    url: `${ORIGIN}/podcast/${episode}`,
    datePublished: AT,
    timeRequired: 'PT62M3S',
    associatedMedia: { contentUrl: 'https://cdn.example/a.mp3' },
    partOfSeries: { '@type': 'PodcastSeries', url: `${ORIGIN}/podcast` },
  });
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(html).toContain(`rel="canonical" href="${ORIGIN}/podcast/${episode}"`);
  expect(html).not.toContain('<script>alert');
  expect(meta('og:type')).toBe('article');
});

test('a video says what it is, with its chapters', async () => {
  const { data, meta } = await open(`/shows/${video}`);
  expect(data[0]).toMatchObject({
    '@type': 'VideoObject',
    name: 'Film room',
    uploadDate: AT,
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    hasPart: [
      { '@type': 'Clip', name: 'Intro', startOffset: 0 },
      { name: 'The line', startOffset: 90, url: `${ORIGIN}/shows/${video}?t=90` },
      { name: 'Bye' },
    ],
  });
  expect(meta('og:type')).toBe('video.other');
  expect(meta('og:image')).toBe('https://cdn.example/v.jpg');
});

test('what is hidden, to come, unknown or in the other archive is 404 without revealing anything', async () => {
  for (const path of [
    `/podcast/${hidden}`,
    `/shows/${later}`,
    `/podcast/${video}`,
    `/shows/${episode}`,
    '/shows/999999',
    '/podcast/9999999999',
  ]) {
    const { status, html, meta } = await open(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(html).toContain('Show not found');
    expect(meta('robots')).toBe('noindex');
    expect(html).not.toContain('A secret');
  }
});

test('the sitemap lists what visitors see, a show as soon as its time has come', async () => {
  const listed = async () =>
    [
      ...(await (await get('/sitemap.xml')).text()).matchAll(
        /<loc>[^<]*?(\/(?:shows|podcast)[^<]*)</g,
      ),
    ]
      .map(([, path]) => path)
      .sort();
  expect(await listed()).toEqual(
    ['/podcast', '/shows', `/podcast/${episode}`, `/shows/${video}`].sort(),
  );
  const admin = site.as(await site.admin());
  const hide = (isHidden: boolean) =>
    admin.run(`mutation { setShowHidden(input: { id: ${video}, isHidden: ${isHidden} }) {
      show { state } } }`);
  await hide(true);
  expect(await listed()).not.toContain(`/shows/${video}`);
  expect((await open(`/shows/${video}`)).status).toBe(404);
  await hide(false);
  expect((await open(`/shows/${video}`)).status).toBe(200);
});

test('each archive has an Atom and a JSON feed, named on its page; there is no RSS that could be taken for a podcast', async () => {
  const atom = parseAtomFeed(await (await get('/podcast/atom.xml')).text());
  const address = `${ORIGIN}/podcast/${episode}`;
  expect(atom.entries).toMatchObject([
    { id: address, title: { value: HOSTILE }, links: [{ href: address }, { rel: 'enclosure' }] },
  ]);
  const json = parseJsonFeed(JSON.parse(await (await get('/shows/feed.json')).text()));
  expect(json.items).toMatchObject([{ url: `${ORIGIN}/shows/${video}`, title: 'Film room' }]);
  expect((await get('/podcast/rss.xml')).status).toBe(404);
  const { html } = await open('/podcast');
  expect(html).toContain('href="/podcast/atom.xml"');
  expect((await open('/shows')).html).not.toContain('href="/podcast/atom.xml"');
});
