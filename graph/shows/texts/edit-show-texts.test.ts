import { transcriptText } from '../../../schema/shows/show-text-lines.ts';
import { SHOW_TEXT_LIMITS } from '../../../schema/shows/show-texts.ts';
import { graphql } from '../../gql/gql.ts';
import { jobContext } from '../../testing/job-context.ts';
import type { PictureHost } from '../../testing/servers/picture-host.ts';
import type { Actor, Site } from '../../testing/site.ts';
import { startFeedSite } from '../../testing/worlds/feed-host.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { storeItems } from '../sources/store-items.service.ts';
import { readShowTexts } from './read-show-texts.service.ts';

const Update = graphql(/* GraphQL */ `
  mutation EditShowTextsTest($input: UpdateShowInput!) {
    updateShow(input: $input) {
      show {
        id
      }
    }
  }
`);
const Add = graphql(/* GraphQL */ `
  mutation AddShowTextsTest($input: AddShowInput!) {
    addShow(input: $input) {
      show {
        id
      }
    }
  }
`);
const Texts = graphql(/* GraphQL */ `
  query ShowTextsTest($id: Int!) {
    show(id: $id) {
      hasTranscript
      chapters {
        start
        title
      }
    }
    showTranscript(id: $id) {
      passages {
        start
        speaker
        text
      }
    }
  }
`);

const FACTS = {
  type: 'PODCAST',
  title: 'Episode 1',
  url: 'https://pod.example/1',
} as const;
const VTT = 'WEBVTT\n\n00:00:05.000 --> 00:00:07.000\n<v Ana>The altitude wins games.\n';
const SRT = '1\r\n00:01:00,000 --> 00:01:02,000\r\nBy hand.\r\n';

let host: PictureHost;
let site: Site;
let admin: Actor;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ host, site, stop } = await startFeedSite());
  admin = site.as(await site.admin());
});
afterAll(() => stop());
beforeEach(() => site.em().execute('delete from content_feeds'));

const bytes = (text: string) => new TextEncoder().encode(text);
const readFiles = () => readShowTexts(jobContext(site.server), new AbortController().signal);
const save = (id: number, texts: { chapters?: string; transcript?: string }) =>
  admin.run(Update, { input: { id, ...FACTS, ...texts } });
/** As visitors get it, who may be given a cached result. */
const textsOf = async (id: number) => {
  const { show, showTranscript } = (await site.as(null).run(Texts, { id })).data!;
  return {
    chapters: show!.chapters.map(({ start, title }) => `${start} ${title}`),
    transcript: showTranscript?.passages.map(({ text }) => text) ?? null,
  };
};
const NOTHING = { chapters: [], transcript: null };

/** An episode of a feed that names a file of chapters and one of a transcript. */
async function fromFeed() {
  const id = await addContent(site, { type: 'podcast' });
  const chapters = JSON.stringify({ chapters: [{ startTime: 0, title: 'Of the feed' }] });
  await site.em().nativeUpdate(
    ContentFeed,
    { id },
    {
      ...FACTS,
      type: 'podcast',
      source: 'podcast',
      sourceId: 'guid-1',
      chaptersUrl: host.serve('/c.json', bytes(chapters)),
      transcriptUrl: host.serve('/t.vtt', bytes(VTT)),
    },
  );
  return id;
}

test('what an admin enters is shown at once, corrected, and taken away again', async () => {
  const input = { ...FACTS, chapters: '0:00 Kickoff\n12:30 The rookies', transcript: SRT };
  const id = (await admin.run(Add, { input })).data!.addShow!.show.id;
  expect(await textsOf(id)).toEqual({
    chapters: ['0 Kickoff', '750 The rookies'],
    transcript: ['By hand.'],
  });
  await save(id, { transcript: 'Two lines,\nwithout times.' });
  expect(await textsOf(id)).toEqual({
    chapters: ['0 Kickoff', '750 The rookies'],
    transcript: ['Two lines,', 'without times.'],
  });
  await save(id, { chapters: '', transcript: ' ' });
  expect(await textsOf(id)).toEqual(NOTHING);
});

test('what an admin entered is not overwritten by the files of the feed; the other one is read', async () => {
  const id = await fromFeed();
  await save(id, { chapters: '0:00 By hand' });
  await readFiles();
  expect(await textsOf(id)).toEqual({
    chapters: ['0 By hand'],
    transcript: ['The altitude wins games.'],
  });
  await save(id, { transcript: SRT });
  // Another address of the file makes the job read it again.
  const transcriptUrl = host.serve('/new.vtt', bytes(VTT));
  await site.em().nativeUpdate(ContentFeed, { id }, { transcriptUrl });
  host.called.length = 0;
  await readFiles();
  expect(await textsOf(id)).toEqual({ chapters: ['0 By hand'], transcript: ['By hand.'] });
  expect(host.called).toEqual([]);
});

test('what is entered while the files are read stays', async () => {
  const id = await fromFeed();
  const answering = Promise.withResolvers<undefined>();
  host.serve('/c.json', (response) => {
    void save(id, { chapters: '0:00 By hand', transcript: SRT }).then(() => {
      response.end(JSON.stringify({ chapters: [{ startTime: 0, title: 'Of the feed' }] }));
      answering.resolve(undefined);
    });
  });
  await Promise.all([readFiles(), answering.promise]);
  expect(await textsOf(id)).toEqual({ chapters: ['0 By hand'], transcript: ['By hand.'] });
});

test('a save that repeats what visitors see is no edit: the feed goes on correcting it', async () => {
  const id = await fromFeed();
  await readFiles();
  const { data } = await site.as(null).run(Texts, { id });
  await save(id, {
    chapters: '0:00 Of the feed',
    transcript: transcriptText(data!.showTranscript!.passages),
  });
  expect((await site.em().findOneOrFail(ContentFeed, id)).editedFields).toEqual([]);
});

test('an episode entered by hand keeps its chapters when the feed brings it too', async () => {
  const input = { ...FACTS, chapters: '0:00 By hand' };
  const id = (await admin.run(Add, { input })).data!.addShow!.show.id;
  await site.em().nativeUpdate(ContentFeed, { id }, { externalId: 'twin' });
  const { data } = await site.as(null).run(`{ show(id: ${id}) { publishedAt } }`);
  const { publishedAt } = (data as { show: { publishedAt: string } }).show;
  const item = {
    ...FACTS,
    type: 'podcast' as const,
    ...{ sourceId: 'guid-2', externalId: 'twin', publishedAt: new Date(publishedAt) },
    ...{ description: null, duration: null, thumbnailUrl: null, audioUrl: null, appleId: null },
    ...{ chaptersUrl: host.serve('/c.json', bytes('{}')), transcriptUrl: null },
    ...{ isCurrentlyLive: null, viewCount: null },
  };
  await storeItems(jobContext(site.server), 'podcast', [item]);
  await readFiles();
  expect((await textsOf(id)).chapters).toEqual(['0 By hand']);
});

test.each([
  [{ chapters: '0:00 Kickoff\nThe rookies' }, /^Line 2 needs a time/],
  [{ transcript: 'WEBVTT\n\nNOTE nothing' }, /^There is no transcript/],
  [{ transcript: 'x'.repeat(SHOW_TEXT_LIMITS.transcript + 1) }, /600,000 characters or less$/],
  [{ transcript: 'x\n'.repeat(SHOW_TEXT_LIMITS.passages + 1) }, /more than 2,000 passages$/],
])('what can’t be read is refused, and nothing changes', async (texts, message) => {
  const id = await fromFeed();
  const { errors } = await save(id, texts);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toMatch(message);
  expect(await textsOf(id)).toEqual(NOTHING);
});
