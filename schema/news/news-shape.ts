import * as z from 'zod/mini';
import { HEADLINE_LIMIT, NEWS_TEXTS, NEWS_URL_LIMIT } from './news.ts';
import { requiredLine } from '../text.ts';

const isSafeLink = (url: string) =>
  url.length <= NEWS_URL_LIMIT && /^https:\/\//i.test(url) && URL.canParse(url);

/** A blank link is none. */
export const optionalLink = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((given) => given?.trim() || null),
  ),
  z.nullable(z.string().check(z.refine(isSafeLink, NEWS_TEXTS.url))),
);

/** What a host sends as breaking news. */
export const breakingNewsInput = z.object({
  headline: requiredLine({
    max: HEADLINE_LIMIT,
    blank: NEWS_TEXTS.headline,
    tooLong: NEWS_TEXTS.tooLong,
  }),
  url: optionalLink,
});
export type BreakingNewsInput = z.input<typeof breakingNewsInput>;
