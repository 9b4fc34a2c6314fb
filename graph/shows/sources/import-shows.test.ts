import type { ServerResponse } from 'node:http';
import { ContentFeed } from '../content-feed.entity.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import { jobContext } from '../../testing/job-context.ts';
import type { Actor, Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { channelFeed, podcastFeed } from '../../testing/worlds/feeds.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { importShows } from './import-shows.service.ts';
import { ShowSource } from './show-source.entity.ts';

const CHANNEL = 'UCabcdefghijklmnopqrstuv';
const CHANNEL_PATH = `/feeds/videos.xml?channel_id=${CHANNEL}`;
const MINUTE = 60_000;

let host: PictureHost;
let site: Site;
let admin: Actor;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ host, site, stop } = await startFeedSite((address) => ({
    YOUTUBE_URL: address,
    YOUTUBE_API_URL: address,
    YOUTUBE_CHANNEL: CHANNEL,
    PODCAST_FEED: `${address}/podcast.xml`,
  })));
  admin = site.as(await site.admin());
});
afterAll(() => stop());
beforeEach(async () => {
  await site
    .em()
    .execute('delete from content_feeds; delete from show_sources; delete from deleted_imports');
  host.serve(CHANNEL_PATH, text(channelFeed([])));
  host.serve('/podcast.xml', text(podcastFeed([])));
});

const text = (words: string) => new TextEncoder().encode(words);
const once = () => importShows(jobContext(site.server), new AbortController().signal);
/** The next import, when it is due. */
async function next(after = 20 * MINUTE) {
  site.clock.advance(after);
  await once();
}
const stored = () => site.em().find(ContentFeed, {}, { orderBy: { publishedAt: 'desc' } });
const titles = async () => (await stored()).map(({ title }) => title);
const source = (name: 'youtube' | 'podcast') => site.em().findOneOrFail(ShowSource, name);
async function publishedBy(act: () => Promise<unknown>) {
  const events: [string, string][] = [];
  const stop = site.server.events.on('show.changed', ({ kind, show }) =>
    events.push([kind, show.title]),
  );
  await act();
  stop();
  return events;
}
const hoursAgo = (hours: number) =>
  new Date(site.clock.now().getTime() - hours * 3_600_000).toISOString();
const video = (id: string, title: string, hours: number, isShort = false) => ({
  id: id.padEnd(11, '0'),
  title,
  published: hoursAgo(hours),
  isShort,
});
const episode = (guid: string, title: string, hours: number, more?: string) => ({
  guid,
  title,
  pubDate: new Date(hoursAgo(hours)).toUTCString(),
  ...(more && { more }),
});
const serveVideos = (...videos: ReturnType<typeof video>[]) =>
  host.serve(CHANNEL_PATH, text(channelFeed(videos)));
const servePodcast = (...episodes: ReturnType<typeof episode>[]) =>
  host.serve('/podcast.xml', text(podcastFeed(episodes)));

test('videos and shorts of the channel come in; only what is new makes a notice', async () => {
  serveVideos(video('a', 'Film room', 2), video('b', 'One play', 3, true), video('c', 'Old', 90));
  const events = await publishedBy(once);
  expect(events.filter(([kind]) => kind === 'PUBLISHED')).toEqual([
    ['PUBLISHED', 'Film room'],
    ['PUBLISHED', 'One play'],
  ]);
  expect(await stored()).toMatchObject([
    { type: 'youtube', externalId: 'a0000000000', viewCount: 12, description: 'About it' },
    { type: 'shorts', url: 'https://www.youtube.com/shorts/b0000000000' },
    { title: 'Old' },
  ]);
  const again = await publishedBy(() => next());
  expect(again).toEqual([]);
  expect(await stored()).toHaveLength(3);
});

test('an episode has what iTunes and Podcasting 2.0 tags say of it, its notes as plain text', async () => {
  servePodcast(
    episode(
      'ep-1',
      'Ten points &amp; a punt',
      2,
      `<description><![CDATA[<p>Hi <script>alert(1)</script><b>all</b></p><p>On <a href="https://podcasts.apple.com/us/podcast/ow/id1?i=1000777">Apple</a> &amp; more</p>]]></description>
       <link>https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk</link>
       <itunes:duration>3725</itunes:duration><itunes:image href="https://cdn.example/art.jpg"/>
       <podcast:chapters url="https://cdn.example/chapters.json" type="application/json+chapters"/>
       <podcast:transcript url="https://cdn.example/t.html" type="text/html"/>
       <podcast:transcript url="https://cdn.example/t.vtt" type="text/vtt"/>`,
    ),
    episode('ep-2', 'Plain', 30),
  );
  await once();
  expect(await stored()).toMatchObject([
    {
      type: 'podcast',
      title: 'Ten points & a punt',
      description: 'Hi all\nOn Apple & more',
      duration: '1:02:05',
      externalId: '4rOoJ6Egrf8K2IrywzwOMk',
      appleId: '1000777',
      audioUrl: 'https://cdn.example/ep-1.mp3',
      chaptersUrl: 'https://cdn.example/chapters.json',
      transcriptUrl: 'https://cdn.example/t.vtt',
      thumbnailUrl: 'https://cdn.example/art.jpg',
    },
    { thumbnailUrl: 'https://cdn.example/cover.jpg', externalId: null },
  ]);
});

test('corrections are taken over, but not over what an admin wrote; a deleted one stays away', async () => {
  serveVideos(video('a', 'Frist', 2), video('b', 'Second', 3));
  await once();
  const [first, second] = await stored();
  await admin.run(`mutation { updateShow(input: { id: ${first!.id}, type: YOUTUBE,
    title: "Ours", url: "${first!.url}", duration: "1:00" }) { show { id } } }`);
  await admin.run(`mutation { deleteShow(input: { id: ${second!.id} }) { deletedId } }`);
  serveVideos(video('a', 'First', 2, true), video('b', 'Second', 3));
  await next();
  expect(await stored()).toMatchObject([
    { title: 'Ours', duration: '1:00', type: 'shorts', editedFields: expect.any(Array) },
  ]);
});

test('a show that was entered by hand is taken up, with the words of the admin', async () => {
  const id = await addContent(site, { type: 'youtube', title: 'By hand' });
  await site.em().nativeUpdate(ContentFeed, id, { externalId: 'a0000000000' });
  serveVideos(video('a', 'By YouTube', 2));
  await once();
  expect(await stored()).toMatchObject([
    { id, title: 'By hand', source: 'youtube', sourceId: 'a0000000000', description: 'About it' },
  ]);
});

test('what vanished is marked, what is only older than the feed is not, and an empty feed says nothing', async () => {
  const [newest, young, gone, old] = [
    video('a', 'Newest', 1),
    video('b', 'Young', 2),
    video('c', 'Gone', 3),
    video('d', 'Old', 4),
  ] as const;
  const marked = async () =>
    (await stored()).filter(({ goneAt }) => goneAt).map(({ title }) => title);
  serveVideos(young, gone, old);
  await once();
  serveVideos(newest, young);
  await next();
  expect(await marked()).toEqual([]);
  serveVideos(newest, young, old);
  expect(await publishedBy(() => next())).toEqual([['REMOVED', 'Gone']]);
  expect(await marked()).toEqual(['Gone']);
  serveVideos();
  expect(await publishedBy(() => next())).toEqual([]);
  expect(await marked()).toEqual(['Gone']);
  serveVideos(newest, young, gone, old);
  expect(await publishedBy(() => next())).toEqual([['EDITED', 'Gone']]);
  expect(await marked()).toEqual([]);
});

test('an unchanged feed is not sent again: it is asked with ETag and Last-Modified', async () => {
  const asked: (string | undefined)[] = [];
  host.serve('/podcast.xml', (response) => {
    asked.push(response.req.headers['if-none-match']);
    if (asked.length > 1) return void response.writeHead(304).end();
    response
      .writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 16 Nov 2025 19:00:00 GMT' })
      .end(podcastFeed([episode('ep-1', 'One', 2)]));
  });
  await once();
  await once();
  expect(asked).toHaveLength(1);
  await next();
  expect(asked).toEqual([undefined, '"1"']);
  expect(await source('podcast')).toMatchObject({ etag: '"1"', fault: null });
  expect(await titles()).toEqual(['One']);
});

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('no');
const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">
  <!ENTITY c SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><item><title>&b;&c;</title></item></channel></rss>`;

test.each([
  ['a server error', status(503), 'NOT_NOW'],
  ['too many requests', status(429, { 'retry-after': '86000' }), 'NOT_NOW'],
  ['no such page', status(404), 'REFUSED'],
  ['a page in place of a feed', text('<html><body>Hi</body></html>'), 'NO_FEED'],
  ['half a feed', text(podcastFeed([]).slice(0, 200).replace('<channel>', '<chan')), 'NO_FEED'],
  ['declared entities', text(bomb), 'NO_FEED'],
  ['a way into the own network', status(302, { location: 'https://127.0.0.1/' }), 'REFUSED'],
  ['a way to a machine by name', status(302, { location: 'http://localhost/' }), 'REFUSED'],
  ['fifty megabytes', fiftyMegabytes, 'TOO_LARGE'],
] as const)(
  'with %s the last good state stays on the site, admins see it, and the other source goes on',
  async (name, answer, fault) => {
    const least = name === 'too many requests' ? 86_000_000 : 30 * MINUTE;
    servePodcast(episode('ep-1', 'Good', 2));
    await once();
    host.serve('/podcast.xml', answer);
    serveVideos(video('a', 'Video', 1));
    await next();
    expect((await titles()).sort()).toEqual(['Good', 'Video']);
    expect(await source('youtube')).toMatchObject({ fault: null });
    const { data } = await admin.run('{ showSources { source fault } }');
    expect(data).toMatchObject({ showSources: [{ fault: null }, { source: 'PODCAST', fault }] });
    const { dueAt, failures } = await source('podcast');
    expect(failures).toBe(1);
    const wait = dueAt.getTime() - site.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(least);
    servePodcast(episode('ep-2', 'Better', 1));
    await next(2 * wait);
    expect(await source('podcast')).toMatchObject({ fault: null, failures: 0 });
  },
);

function fiftyMegabytes(response: ServerResponse): void {
  response.writeHead(200);
  const chunk = Buffer.alloc(1024 * 1024, 'a');
  let left = 50;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return void response.once('drain', write);
    }
    response.end();
  };
  write();
}

test('of several nodes one asks', async () => {
  host.called.length = 0;
  await Promise.all([once(), once(), once()]);
  expect(host.called.sort()).toEqual([CHANNEL_PATH, '/podcast.xml']);
});

test('when the site stops, so does the import, and nothing is held against the feed', async () => {
  const ending = new AbortController();
  host.serve(CHANNEL_PATH, () => ending.abort());
  await importShows(jobContext(site.server), ending.signal);
  expect(await source('youtube')).toMatchObject({ fault: null, checkedAt: null });
});
