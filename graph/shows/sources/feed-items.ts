import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { idInAddress } from '../../../schema/shows/show-links.ts';
import { plainText } from './plain-text.ts';
import { clockOf, type SourceItem, validItems } from './source-item.ts';

/** It is no feed of that kind. */
export class FeedFormatError extends Error {}

/** Entities may only be declared before the root; a feed has no need of them, an attack has. */
const hasDeclarations = (text: string) => /<!DOCTYPE|<!ENTITY/i.test(text.slice(0, rootOf(text)));

function rootOf(text: string): number {
  const found = /<(?:\w+:)?(?:rss|feed|RDF)[\s>]/i.exec(text);
  if (!found) throw new FeedFormatError('There is no feed at that address');
  return found.index;
}

/** The most that are taken of one feed. */
const MOST_ITEMS = 2_000;

function parsed<Feed>(parse: (text: string, options: object) => Feed, text: string): Feed {
  if (hasDeclarations(text)) throw new FeedFormatError('Declarations in a feed');
  try {
    return parse(text, { maxItems: MOST_ITEMS });
  } catch (error) {
    throw new FeedFormatError('The feed could not be read', { cause: error });
  }
}

/** Videos and shorts of a channel's public feed: its newest fifteen. */
export function videosIn(text: string): SourceItem[] {
  const { entries = [] } = parsed(parseAtomFeed, text);
  return validItems(
    entries.map(({ yt, title, links, published, media }) => {
      const id = yt?.videoId;
      const group = media?.groups?.[0];
      const link = links?.find(({ rel }) => rel === 'alternate')?.href ?? '';
      const isShort = link.includes('/shorts/') || /(^|\s)#shorts?\b/i.test(title?.value ?? '');
      return {
        ...NOTHING_MORE,
        sourceId: id,
        externalId: id ?? null,
        type: isShort ? 'shorts' : 'youtube',
        title: title?.value,
        url: `https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${id}`,
        description: group?.description?.value ?? null,
        thumbnailUrl: group?.thumbnails?.[0]?.url ?? null,
        publishedAt: instantOf(published),
        viewCount: group?.community?.statistics?.views ?? null,
      };
    }),
  );
}

/** The episodes of a podcast's feed, with what iTunes and Podcasting 2.0 tags say of them. */
export function episodesIn(text: string): SourceItem[] {
  const feed = parsed(parseRssFeed, text);
  const art = feed.itunes?.image ?? null;
  return validItems(
    (feed.items ?? []).map((item) => {
      const { itunes, podcast, enclosures, content } = item;
      const audio = enclosures?.find(({ type }) => type?.startsWith('audio/')) ?? enclosures?.[0];
      const html = content?.encoded ?? item.description ?? '';
      const links = [
        item.link ?? '',
        ...(podcast?.alternateEnclosures ?? []).flatMap(({ sources }) =>
          (sources ?? []).map(({ uri }) => uri ?? ''),
        ),
        ...(html.match(/https:\/\/[^\s"'<>]+/g) ?? []),
      ];
      const spotify = links.flatMap((link) => idInAddress('podcast', link) ?? [])[0] ?? null;
      return {
        ...NOTHING_MORE,
        sourceId: item.guid?.value ?? audio?.url,
        externalId: spotify,
        type: 'podcast',
        title: itunes?.title ?? item.title,
        url: firstWeb(item.link, audio?.url),
        description: plainText(html) || null,
        duration: clockOf(itunes?.duration),
        thumbnailUrl: itunes?.image ?? art,
        publishedAt: instantOf(item.pubDate),
        audioUrl: audio?.url ?? null,
        chaptersUrl: podcast?.chapters?.url ?? null,
        transcriptUrl: transcriptOf(podcast?.transcripts ?? []),
        appleId: links.flatMap((link) => appleIdIn(link) ?? [])[0] ?? null,
      };
    }),
  );
}

const NOTHING_MORE = {
  duration: null,
  audioUrl: null,
  chaptersUrl: null,
  transcriptUrl: null,
  appleId: null,
  isCurrentlyLive: null,
  viewCount: null,
};

const instantOf = (text: string | undefined) => new Date(text ?? NaN);

const firstWeb = (...addresses: (string | undefined)[]) =>
  addresses.find((address) => address && /^https:\/\//i.test(address));

const appleIdIn = (link: string) =>
  /^https:\/\/podcasts\.apple\.com\/.*[?&]i=(\d+)/.exec(link)?.[1];

/** Those with times come first: a page can jump to what is said. */
const TIMED = ['text/vtt', 'application/json', 'application/srt', 'application/x-subrip'];
const transcriptOf = (all: readonly { readonly url?: string; readonly type?: string }[]) =>
  (TIMED.flatMap((type) => all.find((one) => one.type === type) ?? [])[0] ?? all[0])?.url ?? null;
