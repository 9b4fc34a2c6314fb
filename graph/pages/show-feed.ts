import { FEED_LENGTH, type FeedFormat, showFeedPath } from '../../schema/news/feeds.ts';
import { ARCHIVES } from '../../schema/shows/archive.ts';
import { type Archive, showPath } from '../../schema/shows/show-paths.ts';
import type { ContentItemView } from '../../schema/shows/shows.ts';
import { escapeHtml } from '../articles/body/body-html.ts';
import type { Context } from '../core/context.ts';
import { shows } from '../shows/archive/show-archive.reads.ts';
import { type Entry, type Feed, writeFeed } from './feed.ts';
import { speakable } from './xml-text.ts';

interface Wanted {
  readonly format: FeedFormat;
  readonly archive: Archive;
  readonly origin: string;
}

/** The newest shows of an archive as a feed, each with the address of its page here. */
export async function showFeed(ctx: Context, { format, archive, origin }: Wanted): Promise<Feed> {
  const { path, title, types } = ARCHIVES[archive];
  const { nodes } = await shows(ctx, { first: FEED_LENGTH, types });
  const entries = nodes.map((show) => entryOf(ctx, show, origin));
  return writeFeed(format, {
    title: `${ctx.site.name}: ${title}`,
    home: origin + path,
    self: origin + showFeedPath(format, archive),
    updatedAt: entries[0]?.updatedAt ?? new Date(0),
    entries,
  });
}

function entryOf(ctx: Context, show: ContentItemView, origin: string): Entry {
  const { title, description, thumbnailUrl, publishedAt, createdAt, type, audioUrl } = show;
  const at = new Date(publishedAt ?? createdAt);
  const text = speakable(description ?? title);
  return {
    address: origin + showPath(show),
    title: speakable(title),
    summary: text.slice(0, 300),
    author: speakable(ctx.site.name),
    categories: [type],
    html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    image: thumbnailUrl ? new URL(thumbnailUrl, origin).href : undefined,
    audio: audioUrl ?? undefined,
    publishedAt: at,
    updatedAt: at,
  };
}
