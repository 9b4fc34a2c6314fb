import { createHash } from 'node:crypto';
import { generateRssFeed } from 'feedsmith';
import {
  PODCAST_COVER_PATH,
  PODCAST_FEED_LENGTH,
  PODCAST_FEED_PATH,
  PODCAST_FEED_TYPE,
} from '../../schema/shows/podcast-feed.ts';
import { secondsOfClock } from '../../schema/shows/show-clock.ts';
import { ARCHIVE_PATHS, showPath } from '../../schema/shows/show-paths.ts';
import { SITE_DESCRIPTION } from '../../schema/site/site.ts';
import { escapeHtml } from '../articles/body/body-html.ts';
import type { Context } from '../core/context.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { addressOf } from '../shows/sources/source-address.ts';
import { READ_SHOW_TEXTS } from '../shows/texts/read-show-texts.service.ts';
import { ShowText } from '../shows/texts/show-text.entity.ts';
import { speakable } from './xml-text.ts';

/** Why there is no feed. */
type PodcastOff = { readonly off: string };

/** What makes it stale, and whether there is one. */
export const PODCAST_CHANGED_BY = ['show.changed', 'show.textsRead', 'showSource.changed'] as const;

/** Episodes that have an audio file and are on the site. */
const heard = (now: Date) => ({
  type: 'podcast' as const,
  audioUrl: { $ne: null },
  publishedAt: { $lte: now },
  isHidden: false,
  goneAt: null,
});

/** Whether this site publishes the podcast itself: while its episodes come from a feed, that one is the podcast's. */
export async function podcastOff(ctx: Context): Promise<PodcastOff | null> {
  const em = ctx.em.fork();
  const imported = await addressOf(em, ctx.env, 'podcast');
  if (imported) return { off: `The podcast is published elsewhere: ${imported}\n` };
  const [first] = await em.find(ContentFeed, heard(ctx.now()), { fields: ['id'], limit: 1 });
  return first ? null : { off: 'The podcast has no episodes with an audio file yet.\n' };
}

/** The podcast as RSS with iTunes and Podcasting 2.0 tags, or why there is none. */
export async function podcastFeed(
  ctx: Context,
  origin: string,
): Promise<PodcastOff | { readonly text: string }> {
  const off = await podcastOff(ctx);
  if (off) return off;
  const em = ctx.em.fork();
  const [episodes, [onAir]] = await Promise.all([
    em.find(ContentFeed, heard(ctx.now()), {
      orderBy: { publishedAt: 'desc', id: 'desc' },
      limit: PODCAST_FEED_LENGTH,
    }),
    em.find(ContentFeed, { type: 'live', isCurrentlyLive: true, isHidden: false }, { limit: 1 }),
  ]);
  const lengths = await lengthsOf(ctx, episodes);
  return { text: withLiveItem(written(ctx, origin, { episodes, lengths }), onAir, origin) };
}

/** Bytes of the audio files by the id of their episode. Those that were never asked for are asked for soon. */
async function lengthsOf(
  ctx: Context,
  episodes: readonly ContentFeed[],
): Promise<ReadonlyMap<number, number>> {
  const ids = episodes.map(({ id }) => id);
  const texts = await ctx.em
    .fork()
    .find(ShowText, { show: { $in: ids } }, { fields: ['audioUrl', 'audioBytes'] });
  const known = new Map(texts.map(({ show, ...text }) => [show.id, text]));
  const isKnown = ({ id, audioUrl }: ContentFeed) => known.get(id)?.audioUrl === audioUrl;
  if (!episodes.every(isKnown)) await ctx.jobs.wake(ctx.em, READ_SHOW_TEXTS, ctx.now());
  return new Map(episodes.filter(isKnown).map(({ id }) => [id, known.get(id)?.audioBytes ?? 0]));
}

interface Written {
  readonly episodes: readonly ContentFeed[];
  readonly lengths: ReadonlyMap<number, number>;
}

function written(ctx: Context, origin: string, { episodes, lengths }: Written): string {
  const { name, contactEmail } = ctx.site;
  const self = origin + PODCAST_FEED_PATH;
  const cover = origin + PODCAST_COVER_PATH;
  return generateRssFeed({
    title: name,
    link: origin + ARCHIVE_PATHS.podcast,
    description: SITE_DESCRIPTION,
    language: 'en',
    generator: name,
    image: { url: cover, title: name, link: origin + ARCHIVE_PATHS.podcast },
    atom: { links: [{ href: self, rel: 'self', type: PODCAST_FEED_TYPE }] },
    itunes: {
      author: name,
      type: 'episodic',
      image: cover,
      // As the site, it is for adults.
      explicit: true,
      categories: [{ text: 'Sports', categories: [{ text: 'Football' }] }],
      // oxlint-disable-next-line typescript/no-deprecated -- directories mail the owner to prove whose feed it is
      owner: { name, ...(contactEmail && { email: contactEmail }) },
    },
    podcast: {
      guid: feedGuid(self),
      medium: 'podcast',
      locked: { value: true, ...(contactEmail && { owner: contactEmail }) },
      persons: [{ display: name, role: 'host', group: 'cast', href: origin }],
    },
    items: episodes.map((episode) => itemOf(episode, lengths.get(episode.id) ?? 0, origin)),
  });
}

function itemOf(episode: ContentFeed, length: number, origin: string) {
  const { title, description, duration, thumbnailUrl, editedFields } = episode;
  // What an admin entered instead has no file to point to.
  const chaptersUrl = editedFields.includes('chapters') ? null : episode.chaptersUrl;
  const transcriptUrl = editedFields.includes('transcript') ? null : episode.transcriptUrl;
  const audioUrl = episode.audioUrl ?? '';
  const seconds = secondsOfClock(duration ?? '');
  const image = thumbnailUrl ? new URL(thumbnailUrl, origin).href : undefined;
  return {
    title: speakable(title),
    description: speakable(description ?? title),
    link: origin + showPath(episode),
    // An episode that came from a feed is the same one for those who had subscribed to that.
    guid: { value: episode.sourceId ?? `episode-${episode.id}`, isPermaLink: false },
    pubDate: episode.publishedAt ?? episode.createdAt,
    enclosures: [{ url: audioUrl, length, type: typeOf(audioUrl, AUDIO_TYPES) }],
    itunes: {
      explicit: true,
      episodeType: 'full',
      ...(seconds && { duration: seconds }),
      ...(image && { image }),
    },
    podcast: {
      ...(chaptersUrl && { chapters: { url: chaptersUrl, type: 'application/json+chapters' } }),
      ...(transcriptUrl && {
        transcripts: [{ url: transcriptUrl, type: typeOf(transcriptUrl, TRANSCRIPT_TYPES) }],
      }),
    },
  };
}

/** By the ending of the file; the first where it has none of these. */
const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  opus: 'audio/opus',
  wav: 'audio/wav',
};
const TRANSCRIPT_TYPES = {
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
  html: 'text/html',
  txt: 'text/plain',
};

function typeOf(address: string, types: Readonly<Record<string, string>>): string {
  const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1]?.toLowerCase() ?? '';
  return types[ending] ?? Object.values(types)[0]!;
}

/** Of a feed's address, as the namespace of podcasts demands: a UUID of version 5, without the protocol. */
function feedGuid(address: string): string {
  const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(namespace).update(name).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
}

/** What is on the air. The generator leaves out what every item has, so it is written here. */
function withLiveItem(feed: string, onAir: ContentFeed | undefined, origin: string): string {
  if (!onAir) return feed;
  const { id, title, url, description, publishedAt, createdAt } = onAir;
  const start = (publishedAt ?? createdAt).toISOString();
  const say = (text: string) => escapeHtml(speakable(text));
  const item = `<podcast:liveItem status="live" start="${start}">
      <title>${say(title)}</title>
      <description>${say(description ?? title)}</description>
      <link>${say(`${origin}/home#live-video`)}</link>
      <guid isPermaLink="false">live-${id}</guid>
      <enclosure url="${say(url)}" length="0" type="text/html"/>
      <podcast:contentLink href="${say(url)}">${say(title)}</podcast:contentLink>
    </podcast:liveItem>
    `;
  const before = feed.indexOf('<item>');
  return feed.slice(0, before) + item + feed.slice(before);
}
