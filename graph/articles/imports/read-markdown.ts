import { parse } from 'yaml';
import * as z from 'zod';
import { instantOf, pathOf, type ReadPost } from './read-post.ts';

/** A value as people write it: text, a number, a date. */
const line = z
  .union([z.string(), z.number(), z.boolean(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : String(value)));
const lines = z
  .union([z.array(line), line.transform((value) => value.split(','))])
  .transform((all) => all.map((each) => each.trim()).filter(Boolean))
  .catch([]);

/** What generators of static sites name their fields. */
const NAMES = {
  title: ['title'],
  date: ['date', 'published_at', 'publishdate', 'pubdate'],
  excerpt: ['excerpt', 'description', 'summary'],
  author: ['author', 'authors'],
  categories: ['category', 'categories'],
  tags: ['tags', 'keywords'],
  picture: ['image', 'cover', 'featured_image', 'thumbnail', 'feature_image'],
  address: ['permalink', 'url', 'slug'],
} as const;

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const FIRST_HEADING = /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;
/** Jekyll’s names of files: 2024-09-08-opening-day.md */
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const [, head] = FRONT_MATTER.exec(source) ?? [];
  if (head === undefined) return {};
  try {
    // Aliases can make little text large.
    const read: unknown = parse(head, { maxAliasCount: 20 });
    const named = z.record(z.string(), z.unknown()).safeParse(read);
    if (!named.success) return {};
    return Object.fromEntries(
      Object.entries(named.data).map(([name, value]) => [name.toLowerCase(), value]),
    );
  } catch {
    return {};
  }
}

/** A file of Markdown, with or without front matter in YAML; without a title its first heading is the title. */
export function readMarkdown(source: string, filename: string): ReadPost {
  const fields = frontMatterOf(source);
  const written = (name: keyof typeof NAMES) =>
    NAMES[name].map((each) => fields[each]).find((value) => value !== undefined && value !== null);
  const lineOf = (name: keyof typeof NAMES) => lines.parse(written(name) ?? '').join(', ');
  const body = source.replace(FRONT_MATTER, '').trimStart();
  const name = filename.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const [, day, slug = name] = DATED_NAME.exec(name) ?? [];
  const title = wholeLine(written('title')) || FIRST_HEADING.exec(body)?.[1] || '';
  const [category = '', ...others] = lines.parse(written('categories') ?? '');
  const date = instantOf(wholeLine(written('date')) || day);
  const isDraft = fields.draft === true || fields.published === false || fields.status === 'draft';
  return {
    path: pathOf(wholeLine(written('address')) || slug),
    title: title || slug.replaceAll(/[-_]+/g, ' '),
    excerpt: wholeLine(written('excerpt')),
    // The title of the page is not said twice.
    content: FIRST_HEADING.exec(body)?.[1] === title ? body.replace(FIRST_HEADING, '') : body,
    author: lineOf('author'),
    category,
    tags: [...others, ...lines.parse(written('tags') ?? '')],
    featuredImageUrl: wholeLine(written('picture')) || null,
    publishedAt: isDraft ? null : date,
  };
}

const wholeLine = (value: unknown): string => line.catch('').parse(value).trim();
