import type { ServerResponse } from 'node:http';
import { ContentFeed } from '../content-feed.entity.ts';
import { jobContext } from '../../testing/job-context.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import type { Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { readShowTexts } from './read-show-texts.service.ts';
import { ShowText } from './show-text.entity.ts';

const HOUR = 3_600_000;
const VTT = 'WEBVTT\n\n00:00:05.000 --> 00:00:07.000\n<v Ana>The altitude wins games.\n';
const CHAPTERS = JSON.stringify({ chapters: [{ startTime: 0, title: 'Kickoff' }] });

let host: PictureHost;
let site: Site;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ host, site, stop } = await startFeedSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await site.em().execute('delete from content_feeds');
  host.called.length = 0;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const read = () => readShowTexts(jobContext(site.server), new AbortController().signal);

async function addEpisode(files: { chaptersUrl?: string; transcriptUrl?: string }) {
  const id = await addContent(site, { type: 'podcast' });
  await site.em().nativeUpdate(ContentFeed, { id }, files);
  return id;
}
const textsOf = async (id: number) => {
  const { data } = await site.as(null).run(`{
    show(id: ${id}) { hasTranscript chapters { start title } }
    showTranscript(id: ${id}) { passages { start speaker text } } }`);
  return data as { show: object | null; showTranscript: object | null };
};
const READ = {
  show: { hasTranscript: true, chapters: [{ start: 0, title: 'Kickoff' }] },
  showTranscript: {
    passages: [{ start: 5, speaker: 'Ana', text: 'The altitude wins games.' }],
  },
};
const NOTHING = { show: { hasTranscript: false, chapters: [] }, showTranscript: null };

test('chapters and transcript are read once, by the server, and shown at once', async () => {
  const id = await addEpisode({
    chaptersUrl: host.serve('/c.json', bytes(CHAPTERS)),
    transcriptUrl: host.serve('/t.vtt', bytes(VTT)),
  });
  expect(await textsOf(id)).toEqual(NOTHING);
  await read();
  expect(await textsOf(id)).toEqual(READ);
  site.clock.advance(48 * HOUR);
  await read();
  expect(host.called).toEqual(['/c.json', '/t.vtt']);
});

test('another address is read anew; without one there is nothing', async () => {
  const id = await addEpisode({ transcriptUrl: host.serve('/t.vtt', bytes(VTT)) });
  await read();
  const transcriptUrl = host.serve('/new.vtt', bytes(VTT.replace('wins', 'loses')));
  await site.em().nativeUpdate(ContentFeed, { id }, { transcriptUrl });
  await read();
  expect(await textsOf(id)).toMatchObject({
    showTranscript: { passages: [{ text: 'The altitude loses games.' }] },
  });
  await site.em().nativeUpdate(ContentFeed, { id }, { transcriptUrl: null });
  site.clock.advance(2_000);
  expect(await textsOf(id)).toEqual(NOTHING);
});

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

test.each([
  ['a server error', status(503)],
  ['a page in place of chapters', bytes('<html>')],
  [
    'a way into the own network',
    (r: ServerResponse) => r.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
  ],
  ['more than the bound', bytes('x'.repeat(300 * 1024))],
] as const)(
  'with %s the other file is shown, and this one is tried again later',
  async (_what, answer) => {
    const id = await addEpisode({
      chaptersUrl: host.serve('/c.json', answer),
      transcriptUrl: host.serve('/t.vtt', bytes(VTT)),
    });
    await read();
    expect(await textsOf(id)).toEqual({ ...READ, show: { hasTranscript: true, chapters: [] } });
    await read();
    expect(host.called.filter((path) => path === '/c.json')).toHaveLength(1);
    host.serve('/c.json', bytes(CHAPTERS));
    site.clock.advance(HOUR);
    await read();
    expect(await textsOf(id)).toEqual(READ);
  },
);

test('a file that never comes is given up', async () => {
  await addEpisode({ chaptersUrl: host.serve('/c.json', status(500)) });
  for (let day = 0; day < 12; day += 1) {
    await read();
    site.clock.advance(25 * HOUR);
  }
  expect(host.called).toHaveLength(8);
  expect(await site.em().find(ShowText, {})).toMatchObject([{ dueAt: null }]);
});

test('of several nodes one reads, the newest shows first', async () => {
  for (let at = 0; at < 12; at += 1) {
    site.clock.advance(1);
    await addEpisode({ transcriptUrl: host.serve(`/${at}.vtt`, bytes(VTT)) });
  }
  await Promise.all([read(), read()]);
  await read();
  expect([...host.called].sort()).toEqual(
    Array.from({ length: 12 }, (_, at) => `/${at}.vtt`).sort(),
  );
  expect(host.called.indexOf('/11.vtt')).toBeLessThan(host.called.indexOf('/0.vtt'));
});
