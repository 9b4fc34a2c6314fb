import { ContentFeed } from '../content-feed.entity.ts';
import { jobContext } from '../../testing/job-context.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import type { Actor, Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { readShowTexts } from './read-show-texts.service.ts';
import { ShowText } from './show-text.entity.ts';

const HOUR = 3_600_000;

let host: PictureHost;
let site: Site;
let admin: Actor;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ host, site, stop } = await startFeedSite());
  admin = site.as(await site.admin());
});
afterAll(() => stop());
beforeEach(async () => {
  await site.em().execute('delete from content_feeds');
  host.called.length = 0;
});

const read = () => readShowTexts(jobContext(site.server), new AbortController().signal);
const audioOf = (length: number) =>
  host.serve('/1.mp3', (response) => {
    response.writeHead(200, { 'content-length': length }).end();
  });
async function addEpisode(audioUrl: string) {
  const id = await addContent(site, { type: 'podcast' });
  await site.em().nativeUpdate(ContentFeed, { id }, { audioUrl });
  return id;
}
const lengthOf = async (id: number) =>
  (await site.em().findOneOrFail(ShowText, { show: id })).audioBytes;
const setFeed = (address: string) =>
  admin.run(
    'mutation ($address: String) { setShowSource(input: { source: PODCAST, address: $address }) { sources { address } } }',
    { address },
  );

test('the length of an audio file is asked for once, behind redirects too, without the file', async () => {
  audioOf(48_000_000);
  const id = await addEpisode(host.redirect('/count', '/1.mp3'));
  await read();
  await read();
  expect(await lengthOf(id)).toBe(48_000_000);
  expect(host.called).toEqual(['/count', '/1.mp3']);
  // The length of another file is asked for again.
  audioOf(1_000);
  await site.em().nativeUpdate(ContentFeed, { id }, { audioUrl: `https://${host.host}/1.mp3` });
  await read();
  expect(await lengthOf(id)).toBe(1_000);
});

test.each([
  ['a host that refuses it', () => `https://${host.host}/nowhere.mp3`],
  ['an address in the own network', () => host.redirect('/in', 'https://127.0.0.1/1.mp3')],
])('with %s it stays unknown, and is not asked for again', async (_what, address) => {
  const id = await addEpisode(address());
  await read();
  site.clock.advance(48 * HOUR);
  await read();
  expect(await lengthOf(id)).toBeNull();
  expect(host.called).toHaveLength(1);
});

test('a host that is down is asked again later', async () => {
  const id = await addEpisode(
    host.serve('/1.mp3', (response) => void response.writeHead(503).end()),
  );
  await read();
  expect(await lengthOf(id)).toBeNull();
  audioOf(7_000);
  site.clock.advance(HOUR);
  await read();
  expect(await lengthOf(id)).toBe(7_000);
});

test('while the podcast’s feed is imported nothing is asked, as this site has none', async () => {
  await addEpisode(audioOf(7_000));
  await setFeed('https://feeds.example/ours');
  await read();
  expect(host.called).toEqual([]);
  await setFeed('');
  await read();
  expect(host.called).toEqual(['/1.mp3']);
});
