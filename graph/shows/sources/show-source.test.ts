import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { subscribe } from '../../testing/acknowledged.ts';
import { jobContext } from '../../testing/job-context.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import type { Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { podcastFeed } from '../../testing/worlds/feeds.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { importShows } from './import-shows.service.ts';

const Set = graphql(/* GraphQL */ `
  mutation SetShowSourceTest($input: SetShowSourceInput!) {
    setShowSource(input: $input) {
      sources {
        source
        address
        nextAt
        fault
      }
    }
  }
`);

const FIRST = 'UCabcdefghijklmnopqrstuv';
const OTHER = 'UC0123456789012345678901';

let host: PictureHost;
let site: Site;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ host, site, stop } = await startFeedSite((address) => ({
    YOUTUBE_URL: address,
    YOUTUBE_CHANNEL: FIRST,
  })));
});
afterAll(() => stop());

const once = () => importShows(jobContext(site.server), new AbortController().signal);
const text = (words: string) => new TextEncoder().encode(words);
const addresses = async () => {
  const { data } = await site.as(await site.admin()).run('{ showSources { address } }');
  return (data as { showSources: { address: string | null }[] }).showSources.map(
    ({ address }) => address,
  );
};
const set = async (source: 'YOUTUBE' | 'PODCAST', address: string | null) =>
  site.as(await site.admin()).run(Set, { input: { source, address } });
const feedWith = (title: string) =>
  text(podcastFeed([{ guid: title, title, pubDate: site.clock.now().toUTCString() }]));

test('an admin enters a feed: it is asked at once, another one anew, and an empty one never', async () => {
  const feed = host.serve('/one.xml', feedWith('One'));
  const other = host.serve('/two.xml', feedWith('Two'));
  const { data } = await set('PODCAST', ` ${feed} `);
  expect(data?.setShowSource?.sources).toEqual([
    { source: 'YOUTUBE', address: FIRST, nextAt: null, fault: null },
    { source: 'PODCAST', address: feed, nextAt: site.clock.now().toISOString(), fault: null },
  ]);
  await once();
  // Not due again for a quarter of an hour; another address is.
  await set('PODCAST', other);
  await once();
  const titles = (await site.em().find(ContentFeed, {})).map(({ title }) => title);
  expect(titles.sort()).toEqual(['One', 'Two']);
  await set('PODCAST', '');
  host.called.length = 0;
  site.clock.advance(60 * 60_000);
  await once();
  expect(host.called.filter((path) => path.endsWith('o.xml'))).toEqual([]);
  expect(await addresses()).toEqual([FIRST, null]);
});

test('a feed that is replaced while it is read stores nothing', async () => {
  const other = host.serve('/two.xml', feedWith('Three'));
  const slow = host.serve('/slow.xml', (response) => {
    void set('PODCAST', other).then(() => response.end(feedWith('Late')));
  });
  await set('PODCAST', slow);
  await once();
  expect(await site.em().count(ContentFeed, { title: 'Late' })).toBe(0);
  await once();
  expect(await site.em().count(ContentFeed, { title: 'Three' })).toBe(1);
  await set('PODCAST', '');
});

test('a channel is entered by its id or its address; null is the first value again', async () => {
  await set('YOUTUBE', `https://www.youtube.com/channel/${OTHER}?view=1`);
  expect((await addresses())[0]).toBe(OTHER);
  await set('YOUTUBE', '');
  expect((await addresses())[0]).toBeNull();
  await set('YOUTUBE', null);
  expect((await addresses())[0]).toBe(FIRST);
});

test('a change is in the trail once, and admins’ open pages hear of it', async () => {
  const client = await site.as(await site.admin()).socket();
  const events = await subscribe(client, 'subscription { showSourceEvents { source } }');
  await site.em().nativeDelete(AuditEntry, {});
  await set('YOUTUBE', OTHER);
  await set('YOUTUBE', OTHER);
  await set('YOUTUBE', null);
  expect(await events.next()).toEqual({ showSourceEvents: { source: 'YOUTUBE' } });
  const acts = await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action, details }) => [action, details])).toEqual([
    ['show.setSource', { source: 'youtube', from: FIRST, to: OTHER }],
    ['show.setSource', { source: 'youtube', from: OTHER, to: FIRST }],
  ]);
});

test.each([
  ['YOUTUBE', '@orangeweekly', /^Enter the channel’s id/],
  ['YOUTUBE', 'https://www.youtube.com/@orangeweekly', /^Enter the channel’s id/],
  ['PODCAST', 'feed', /^Enter the address of the feed/],
  ['PODCAST', 'javascript:alert(1)', /^Enter the address of the feed/],
  ['PODCAST', `https://feeds.example/${'a'.repeat(500)}`, /^At most 500 characters/],
  ['PODCAST', 'http://feeds.example/podcast', /can’t be reached from the internet/],
  ['PODCAST', 'https://127.0.0.1/podcast', /can’t be reached from the internet/],
  ['PODCAST', 'https://me:secret@feeds.example/', /can’t be reached from the internet/],
] as const)('%s %s is refused beside its field', async (source, address, message) => {
  const before = await addresses();
  const { errors } = await set(source, address);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ field: 'address', message: expect.stringMatching(message) }],
  });
  expect(await addresses()).toEqual(before);
});

test('only admins set it', async () => {
  for (const actor of [null, await site.member()]) {
    const input = { source: 'PODCAST' as const, address: 'https://feeds.example/mine' };
    const { errors } = await site.as(actor).run(Set, { input });
    expect(errors?.[0]?.extensions.code).toBe(actor ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
});
