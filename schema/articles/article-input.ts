import { isBlank } from '../blank.ts';
import { harmless } from '../clean-text.ts';
import { ARTICLE_WRITING_REFUSALS } from '../refusals/article-writing.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...ARTICLE_WRITING_REFUSALS });

/** What an admin writes of an article, with the words of the form. Bounds the documents leave open are ours. */

export const ARTICLE_LIMITS = {
  title: 200,
  excerpt: 1_000,
  /** Characters of Markdown. */
  content: 1_000_000,
  author: 100,
  tags: 20,
  tag: 40,
  address: 2_000,
  images: 50,
  /** Minutes. */
  readTime: 1_000,
} as const;

const written = (max: number) => max.toLocaleString('en-US');

export const ARTICLE_INPUT_TEXTS = {
  alreadyPublished: said('article.alreadyPublished'),
  scheduleInPast: said('article.scheduleInPast'),
  scheduleTooLate: said('article.scheduleTooLate'),
  title: said('input.titleMissing'),
  excerpt: said('article.excerptMissing'),
  content: said('input.contentMissing'),
  author: said('article.authorMissing'),
  readTime: said('article.readTime'),
  readTimeTooLong: said('article.readTimeTooLong', { max: ARTICLE_LIMITS.readTime }),
  category: said('input.unknownCategory'),
  tooManyTags: said('article.tooManyTags', { max: ARTICLE_LIMITS.tags }),
  tagTooLong: said('article.tagTooLong', { max: ARTICLE_LIMITS.tag }),
  tooManyImages: said('article.tooManyImages', { max: ARTICLE_LIMITS.images }),
  address: said('article.imageAddress'),
  titleTooLong: said('article.titleTooLong', { max: ARTICLE_LIMITS.title }),
  excerptTooLong: said('article.excerptTooLong', { max: written(ARTICLE_LIMITS.excerpt) }),
  authorTooLong: said('article.authorTooLong', { max: ARTICLE_LIMITS.author }),
  contentTooLong: said('article.contentTooLong', { max: written(ARTICLE_LIMITS.content) }),
} as const;

/** A file of this site's own, or an address that a browser fetches safely. */
export const isImageAddress = (value: string): boolean =>
  value.length <= ARTICLE_LIMITS.address &&
  (/^\/uploads\/[\w-]+(\.[a-z0-9]+)?$/.test(value) ||
    (/^https:\/\//i.test(value) && URL.canParse(value)));

/** Tags as typed, separated by commas or one by one: trimmed, without empties and repetitions. */
export function tagsOf(typed: string | readonly string[]): string[] {
  const tags = [typed]
    .flat()
    .flatMap((text) => harmless(text).split(/[,\n]/))
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => !isBlank(tag));
  const byWord = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return [...byWord.values()].toReversed();
}

const WORDS_A_MINUTE = 220;
/** Addresses of links and pictures are not read, nor are the marks of Markdown. */
const UNREAD = /!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|https?:\/\/\S+|[#>*_`~|=-]+/g;

/** Minutes that reading the text takes, as the editor suggests them; 1 at least. */
export function suggestedReadTime(content: string): number {
  const words = content.replaceAll(UNREAD, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)?.length ?? 0;
  return Math.min(ARTICLE_LIMITS.readTime, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}
