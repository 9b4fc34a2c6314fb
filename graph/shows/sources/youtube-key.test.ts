import { jobContext } from '../../testing/job-context.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import type { Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { channelFeed } from '../../testing/worlds/feeds.ts';
import { importShows } from './import-shows.service.ts';

const CHANNEL = 'UCabcdefghijklmnopqrstuv';
const MINUTE = 60_000;
const text = (words: string) => new TextEncoder().encode(words);

const VIDEOS = `/youtube/v3/videos?part=snippet,contentDetails,liveStreamingDetails&maxResults=50&id=${'a'.padEnd(11, '0')}`;
const COUNT = `/youtube/v3/channels?part=statistics&id=${CHANNEL}`;
let host: PictureHost;
let keyed: Site;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({
    host,
    site: keyed,
    stop,
  } = await startFeedSite((address) => ({
    YOUTUBE_URL: address,
    YOUTUBE_API_URL: address,
    YOUTUBE_CHANNEL: CHANNEL,
    YOUTUBE_API_KEY: 'a-secret-key',
  })));
});
afterAll(() => stop());

const ask = async (path: string) =>
  (await (await keyed.as(null).fetch(path)).json()) as Record<string, unknown> | null;
const broadcast = (content: string, times: object) =>
  host.serve(
    VIDEOS,
    text(
      JSON.stringify({
        items: [
          {
            id: 'a0000000000',
            snippet: { liveBroadcastContent: content },
            contentDetails: { duration: 'PT1H2M5S' },
            liveStreamingDetails: times,
          },
        ],
      }),
    ),
  );
const run = () => importShows(jobContext(keyed.server), new AbortController().signal);

test('a broadcast appears at its start, goes on the air and leaves it; subscribers are counted hourly', async () => {
  let answered = 0;
  const key: unknown[] = [];
  host.serve(COUNT, (response) => {
    key.push(response.req.headers['x-goog-api-key']);
    answered += 1;
    if (answered === 2) return void response.writeHead(500).end();
    response.end(JSON.stringify({ items: [{ statistics: { subscriberCount: '801' } }] }));
  });
  expect(await ask('/api/youtube/channel-stats')).toEqual({ subscriberCount: 774 });
  const start = new Date(keyed.clock.now().getTime() + 30 * MINUTE).toISOString();
  const published = keyed.clock.now().toISOString();
  const feed = channelFeed([{ id: 'a0000000000', title: 'Tuesday', published }]);
  host.serve(`/feeds/videos.xml?channel_id=${CHANNEL}`, text(feed));
  broadcast('upcoming', { scheduledStartTime: start });
  await run();
  expect(await ask('/api/content/latest/live')).toBeNull();
  expect(await ask('/api/youtube/channel-stats')).toEqual({ subscriberCount: 801 });
  keyed.clock.advance(40 * MINUTE);
  broadcast('live', { scheduledStartTime: start, actualStartTime: start });
  await run();
  expect(answered).toBe(1);
  expect(await ask('/api/content/latest/live')).toMatchObject({
    title: 'Tuesday',
    isCurrentlyLive: true,
  });
  keyed.clock.advance(40 * MINUTE);
  broadcast('none', { actualStartTime: start, actualEndTime: start });
  await run();
  // The count failed: the last known one stays, and so does what is on the site.
  expect(await ask('/api/youtube/channel-stats')).toEqual({ subscriberCount: 801 });
  keyed.clock.advance(40 * MINUTE);
  await run();
  expect(await ask('/api/content/latest/live')).toMatchObject({
    isCurrentlyLive: false,
    isLive: true,
    duration: '1:02:05',
  });
  expect(new Set(key)).toEqual(new Set(['a-secret-key']));
});
