import { readFile } from 'node:fs/promises';
import { parseRssFeed } from 'feedsmith';
import { parseFeed } from 'podcast-partytime';
import sharp from 'sharp';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { ShowText } from '../shows/texts/show-text.entity.ts';

const ORIGIN = 'https://orange.example';

let built: Awaited<ReturnType<typeof drawnSite>>;
let site: Site;
let admin: Actor;
let live: number;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({ site: built.site, env: { PUBLIC_URL: ORIGIN } });
  admin = site.as(await site.admin());
  live = await addContent(site, { type: 'live', title: 'Tuesday & more' });
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});
beforeEach(() => site.em().nativeDelete(ContentFeed, { type: 'podcast' }));

const get = (headers: Record<string, string> = {}) =>
  site.as(null).fetch('/podcast.xml', { headers });
const feed = async () => {
  const response = await get();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  return response.text();
};
const setFeed = (address: string | null) =>
  admin.run(
    'mutation ($address: String) { setShowSource(input: { source: PODCAST, address: $address }) { sources { address } } }',
    { address },
  );
const addEpisode = (more = '') =>
  admin.run(`mutation { addShow(input: { type: PODCAST, title: "Fish & <chips>", duration: "1:02:05"
    url: "https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", description: "All of ]]> it"
    audioUrl: "https://cdn.example/1.m4a" ${more} }) { show { id } } }`);

test('without an episode with an audio file there is none, and no page names one', async () => {
  await addContent(site, { type: 'podcast', title: 'By the platform alone' });
  const response = await get();
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/no episodes with an audio file/);
});

test('an episode that an admin enters is in it, as two parsers read it', async () => {
  await addEpisode('thumbnailUrl: "https://cdn.example/1.jpg"');
  const em = site.em();
  const facts = {
    chaptersUrl: 'https://cdn.example/1.json',
    transcriptUrl: 'https://cdn.example/1.vtt?x=1',
  };
  await em.nativeUpdate(ContentFeed, { type: 'podcast' }, facts);
  const { id } = await em.findOneOrFail(ContentFeed, { type: 'podcast' });
  const text = await feed();

  const { title, items, itunes, podcast, atom } = parseRssFeed(text);
  expect(title).toBe('Orange Weekly');
  expect(atom?.links?.[0]).toMatchObject({ href: `${ORIGIN}/podcast.xml`, rel: 'self' });
  expect(itunes).toMatchObject({
    author: 'Orange Weekly',
    explicit: true,
    categories: [{ text: 'Sports', categories: [{ text: 'Football' }] }],
  });
  expect(podcast?.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(items).toMatchObject([
    {
      title: 'Fish & <chips>',
      description: 'All of ]]> it',
      guid: { value: `episode-${id}`, isPermaLink: false },
      pubDate: site.clock.now().toUTCString(),
      enclosures: [{ url: 'https://cdn.example/1.m4a', type: 'audio/x-m4a' }],
      itunes: { duration: 3725, image: 'https://cdn.example/1.jpg' },
      podcast: {
        chapters: { url: facts.chaptersUrl },
        transcripts: [{ url: facts.transcriptUrl, type: 'text/vtt' }],
      },
    },
  ]);

  const read = parseFeed(text);
  expect(read).toMatchObject({
    title: 'Orange Weekly',
    guid: podcast?.guid,
    podcastPeople: [{ name: 'Orange Weekly', role: 'Host' }],
    items: [
      {
        title: 'Fish & <chips>',
        guid: `episode-${id}`,
        duration: 3725,
        enclosure: { url: 'https://cdn.example/1.m4a', type: 'audio/x-m4a' },
        podcastChapters: { url: facts.chaptersUrl, type: 'application/json+chapters' },
        podcastTranscripts: [{ url: facts.transcriptUrl, type: 'text/vtt' }],
      },
    ],
  });
});

test('what visitors don’t see is not in it; what came from a feed keeps its guid', async () => {
  await addEpisode();
  const em = site.em();
  await em.nativeUpdate(ContentFeed, { type: 'podcast' }, { source: 'podcast', sourceId: 'ep-1' });
  for (const values of [{ isHidden: true }, { goneAt: site.clock.now() }, { audioUrl: null }]) {
    const id = await addContent(site, { type: 'podcast', title: 'Not here' });
    await em.nativeUpdate(ContentFeed, id, { audioUrl: 'https://cdn.example/2.mp3', ...values });
  }
  const later = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const id = await addContent(site, { type: 'podcast', publishedAt: later });
  await em.nativeUpdate(ContentFeed, id, { audioUrl: 'https://cdn.example/3.mp3' });
  const { items } = parseRssFeed(await feed());
  expect(items?.map(({ guid }) => guid?.value)).toEqual(['ep-1']);
});

test('the show on the air is a live item until it leaves the air', async () => {
  await addEpisode();
  const turn = (isLive: boolean) =>
    admin.run(
      `mutation { setShowLive(input: { id: ${live}, isLive: ${isLive} }) { show { id } } }`,
    );
  const liveItems = async () => {
    const text = await feed();
    expect(parseRssFeed(text).items).toHaveLength(1);
    const read = parseFeed(text);
    return { here: parseRssFeed(text).podcast?.liveItems, there: read?.podcastLiveItems };
  };
  await turn(true);
  expect(await liveItems()).toMatchObject({
    here: [{ status: 'live', contentLinks: [{ href: 'https://video.example/watch' }] }],
    there: [{ status: 'live', title: 'Tuesday & more', guid: `live-${live}` }],
  });
  await turn(false);
  const { here = [], there = [] } = await liveItems();
  expect([here, there]).toEqual([[], []]);
});

test('while the podcast is imported its own feed is the only one; the head follows', async () => {
  await addEpisode();
  const named = async () => {
    const html = await (
      await site.as(null).fetch('/home', { headers: { accept: 'text/html' } })
    ).text();
    return html.includes('href="/podcast.xml"');
  };
  expect([(await get()).status, await named()]).toEqual([200, true]);
  await setFeed('https://feeds.example/ours');
  const response = await get();
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    'The podcast is published elsewhere: https://feeds.example/ours\n',
  );
  expect(await named()).toBe(false);
  await setFeed(null);
  expect((await get()).status).toBe(200);
});

test('it is cached, and a reader that has it gets a 304 until an episode changes', async () => {
  await addEpisode();
  const first = await get();
  await first.text();
  const headers = { 'if-none-match': first.headers.get('etag')! };
  const sent = await statementsOf(site, async () => {
    expect((await get(headers)).status).toBe(304);
  });
  // The episode may still be being announced: only what the feed reads counts.
  expect(sent.filter((statement) => statement.includes('content_feeds'))).toEqual([]);
  const { id } = await site.em().findOneOrFail(ContentFeed, { type: 'podcast' });
  await admin.run(`mutation { deleteShow(input: { id: ${id} }) { deletedId } }`);
  expect((await get(headers)).status).toBe(404);
});

test('its cover is a square that directories take', async () => {
  await addEpisode();
  const { itunes, image } = parseRssFeed(await feed());
  expect(image?.url).toBe(itunes?.image);
  expect(itunes?.image).toMatch(`${ORIGIN}/`);
  const file = new URL(`../../web/public${new URL(itunes!.image!).pathname}`, import.meta.url);
  const { format, width, height, hasAlpha } = await sharp(await readFile(file)).metadata();
  expect({ format, hasAlpha }).toEqual({ format: 'jpeg', hasAlpha: false });
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(1_400);
  expect(width).toBeLessThanOrEqual(3_000);
});

test('the length of an audio file is 0 until it is known, and of another file 0 again', async () => {
  await addEpisode();
  const lengths = async () =>
    parseRssFeed(await feed()).items?.map(({ enclosures }) => enclosures?.[0]?.length);
  expect(await lengths()).toEqual([0]);
  const em = site.em();
  const { id, audioUrl } = await em.findOneOrFail(ContentFeed, { type: 'podcast' });
  await em.insert(ShowText, { show: id, audioUrl, audioBytes: 48_000_000, failures: 0 });
  site.server.events.publish('show.textsRead', { showId: id });
  expect(await lengths()).toEqual([48_000_000]);
  await em.nativeUpdate(ContentFeed, { id }, { audioUrl: 'https://cdn.example/2.m4a' });
  site.server.events.publish('show.textsRead', { showId: id });
  expect(await lengths()).toEqual([0]);
});
