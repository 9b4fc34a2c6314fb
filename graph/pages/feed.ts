import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { ArticleCategory } from '../../schema/articles/articles.ts';
import { FEED_FORMATS, FEED_LENGTH, type FeedFormat, feedPath } from '../../schema/news/feeds.ts';
import { SITE_DESCRIPTION } from '../../schema/site/site.ts';
import { bodyHtml } from '../articles/body/body-html.ts';
import type { ReadArticle } from '../articles/article.reads.ts';
import { readPublished } from '../articles/article.reads.ts';
import { bodyOf } from '../articles/article.service.ts';
import type { Context } from '../core/context.ts';
import { speakable } from './xml-text.ts';

export interface Entry {
  readonly address: string;
  readonly title: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly summary: string;
  readonly html: string;
  readonly image: string | undefined;
  /** Address of its audio file. */
  readonly audio?: string | undefined;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export interface Channel {
  readonly title: string;
  readonly home: string;
  /** Where the feed itself is. */
  readonly self: string;
  readonly updatedAt: Date;
  readonly entries: readonly Entry[];
}

export interface Feed {
  readonly type: string;
  readonly text: string;
  readonly updatedAt: Date;
}

interface Wanted {
  readonly format: FeedFormat;
  readonly category?: ArticleCategory | undefined;
  readonly origin: string;
}

/** The newest articles as a feed, with their whole text and absolute addresses. Texts of articles are public. */
export async function feed(ctx: Context, { format, category, origin }: Wanted): Promise<Feed> {
  const articles = await readPublished(ctx, { first: FEED_LENGTH, category: category ?? null });
  const entries = await Promise.all(articles.map((read) => entryOf(ctx, read, origin)));
  const changes = articles.map(({ updatedAt }) => Date.parse(updatedAt));
  const channel: Channel = {
    title: category ? `${ctx.site.name}: ${category}` : ctx.site.name,
    home: `${origin}/articles`,
    self: origin + feedPath(format, category),
    updatedAt: new Date(Math.max(0, ...changes)),
    entries,
  };
  return writeFeed(format, channel);
}

export const writeFeed = (format: FeedFormat, channel: Channel): Feed => ({
  type: FEED_FORMATS[format].type,
  text: WRITE[format](channel),
  updatedAt: channel.updatedAt,
});

async function entryOf(ctx: Context, read: ReadArticle, origin: string): Promise<Entry> {
  const { id, title, excerpt, author, category, tags, featuredImageUrl, updatedAt } = read;
  const address = `${origin}/articles/${id}`;
  return {
    address,
    title: speakable(title),
    summary: speakable(excerpt),
    author: speakable(author),
    categories: [category, ...tags.map(speakable)],
    html: speakable(bodyHtml(await bodyOf(ctx, read), address)),
    image: featuredImageUrl ? new URL(featuredImageUrl, origin).href : undefined,
    publishedAt: new Date(read.publishedAt ?? read.createdAt),
    updatedAt: new Date(updatedAt),
  };
}

/** Of hosts' audio files: which kind exactly is in their headers. */
const AUDIO = 'audio/mpeg';

const WRITE: Readonly<Record<FeedFormat, (channel: Channel) => string>> = {
  rss: ({ title, home, self, updatedAt, entries }) =>
    generateRssFeed({
      title,
      link: home,
      description: SITE_DESCRIPTION,
      language: 'en',
      lastBuildDate: updatedAt,
      atom: { links: [{ href: self, rel: 'self', type: FEED_FORMATS.rss.type }] },
      items: entries.map((entry) => ({
        title: entry.title,
        link: entry.address,
        guid: { value: entry.address, isPermaLink: true },
        pubDate: entry.publishedAt,
        description: entry.summary,
        content: { encoded: entry.html },
        dc: { creators: [entry.author] },
        categories: entry.categories.map((name) => ({ name })),
        ...(entry.image && { media: { contents: [{ url: entry.image, medium: 'image' }] } }),
      })),
    }),
  atom: ({ title, home, self, updatedAt, entries }) =>
    generateAtomFeed({
      id: self,
      title: { value: title },
      subtitle: { value: SITE_DESCRIPTION },
      updated: updatedAt,
      links: [
        { href: self, rel: 'self', type: FEED_FORMATS.atom.type },
        { href: home, rel: 'alternate', type: 'text/html' },
      ],
      entries: entries.map((entry) => ({
        id: entry.address,
        title: { value: entry.title },
        links: [
          { href: entry.address, rel: 'alternate', type: 'text/html' },
          ...(entry.audio ? [{ href: entry.audio, rel: 'enclosure', type: AUDIO }] : []),
        ],
        authors: [{ name: entry.author }],
        published: entry.publishedAt,
        updated: entry.updatedAt,
        summary: { value: entry.summary },
        content: { value: entry.html, type: 'html' },
        categories: entry.categories.map((term) => ({ term })),
      })),
    }),
  json: ({ title, home, self, entries }) =>
    JSON.stringify(
      generateJsonFeed({
        title,
        home_page_url: home,
        feed_url: self,
        description: SITE_DESCRIPTION,
        language: 'en',
        items: entries.map((entry) => ({
          id: entry.address,
          url: entry.address,
          title: entry.title,
          summary: entry.summary,
          content_html: entry.html,
          ...(entry.image && { image: entry.image }),
          date_published: entry.publishedAt,
          date_modified: entry.updatedAt,
          authors: [{ name: entry.author }],
          tags: [...entry.categories],
          ...(entry.audio && { attachments: [{ url: entry.audio, mime_type: AUDIO }] }),
        })),
      }),
    ),
};
