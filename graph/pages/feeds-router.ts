import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { categoryOfSlug, FEED_FORMATS, type FeedFormat } from '../../schema/feeds.ts';
import type { AnswerCache, Freshness } from '../core/answer-cache.ts';
import type { Context } from '../core/context.ts';
import { type Feed, feed } from './feed.ts';

/** A feed as it goes out. */
export interface KeptFeed extends Feed {
  readonly etag: string;
}

export const sizeOfFeed = ({ text }: KeptFeed): number => text.length * 2;

interface FeedsOptions {
  readonly origin: () => string;
  /** The context of somebody who is not signed in. */
  readonly anonymous: () => Context;
  readonly cache: AnswerCache<KeptFeed>;
}

const FRESHNESS: Freshness = { changedBy: ['article.changed'] };

/** `/rss.xml`, `/atom.xml` and `/feed.json`, and the same under `/articles/<category>/`; made anew when an article changes. */
export function feedsRouter({ origin, anonymous, cache }: FeedsOptions): Router {
  const router = Router();

  const answer =
    (format: FeedFormat): RequestHandler<{ category?: string }> =>
    async (request, response, next) => {
      const { category: slug } = request.params;
      const category = slug === undefined ? undefined : categoryOfSlug(slug);
      if (slug !== undefined && !category) return next();
      const make = async (): Promise<KeptFeed> => {
        const made = await feed(anonymous(), { format, category, origin: origin() });
        const hash = createHash('sha256').update(made.text).digest('base64url').slice(0, 27);
        return { ...made, etag: `"${hash}"` };
      };
      const kept =
        (await cache.answer(`${format} ${category ?? ''}`, FRESHNESS, make)) ?? (await make());
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('ETag', kept.etag);
      response.setHeader('Last-Modified', kept.updatedAt.toUTCString());
      response.setHeader('Content-Type', `${kept.type}; charset=utf-8`);
      if (isFresh(request, kept)) return void response.status(304).end();
      response.send(kept.text);
    };

  for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
    const { file } = FEED_FORMATS[format];
    router.get([`/${file}`, `/articles/:category/${file}`], answer(format));
  }
  return router;
}

/** Whether the reader has it already. The tag decides where one is sent. */
function isFresh({ headers }: Request, { etag, updatedAt }: KeptFeed): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(updatedAt.getTime() / 1000) * 1000;
}
