import { isBlank } from '../blank.ts';
import { harmless } from '../clean-text.ts';

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

export const tooManyCharacters = (field: string, max: number) =>
  `${field} must be no more than ${max.toLocaleString('en-US')} characters long`;

export const ARTICLE_INPUT_TEXTS = {
  title: 'Title is required',
  excerpt: 'Excerpt is required',
  content: 'Content is required',
  author: 'Author is required',
  readTime: 'Read time must be at least 1 minute',
  readTimeTooLong: `Read time must be no more than ${ARTICLE_LIMITS.readTime} minutes`,
  category: 'Unknown category',
  tooManyTags: `An article can have ${ARTICLE_LIMITS.tags} tags at most`,
  tagTooLong: tooManyCharacters('A tag', ARTICLE_LIMITS.tag),
  tooManyImages: `An article can have ${ARTICLE_LIMITS.images} images at most`,
  address: 'Image address must start with https://, or be an uploaded image',
  contentTooLong: tooManyCharacters('Content', ARTICLE_LIMITS.content),
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
