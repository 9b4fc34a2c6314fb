import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { markdownOf, withParagraphs } from './html-markdown.ts';
import { ExportFormatError, instantOf, pathOf, type ReadPost } from './read-post.ts';

/** An element's text; with attributes it is an object. */
const text = z
  .union([z.string(), z.number(), z.object({ '#text': z.union([z.string(), z.number()]) })])
  .transform((value) => String(typeof value === 'object' ? value['#text'] : value))
  .catch('');

const item = z.object({
  title: text,
  link: text,
  'dc:creator': text,
  'content:encoded': text,
  'excerpt:encoded': text,
  'wp:post_id': text,
  'wp:post_date_gmt': text,
  'wp:post_type': text,
  'wp:status': text,
  'wp:attachment_url': text,
  category: z
    .array(
      z.object({ '#text': text, '@domain': text }).catch({ '#text': '', '@domain': 'unknown' }),
    )
    .catch([]),
  'wp:postmeta': z.array(z.object({ 'wp:meta_key': text, 'wp:meta_value': text })).catch([]),
});
type Item = z.output<typeof item>;

const root = z.object({ rss: z.object({ channel: z.object({ item: z.array(z.unknown()) }) }) });

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => ['item', 'category', 'wp:postmeta'].includes(name),
});

/** The posts of a WordPress export (WXR): pages, revisions and menus are left out. */
export function readWordPress(source: string): ReadPost[] {
  const parsed = root.safeParse(parseXml(source));
  if (!parsed.success) throw new ExportFormatError('No items');
  const items = parsed.data.rss.channel.item.flatMap((each) => {
    const read = item.safeParse(each);
    return read.success ? read.data : [];
  });
  const pictures = new Map(
    items
      .filter((one) => one['wp:post_type'] === 'attachment')
      .map((one) => [one['wp:post_id'], one['wp:attachment_url']]),
  );
  return items
    .filter((one) => one['wp:post_type'] === 'post' && one['wp:status'] !== 'trash')
    .map((one) => postOf(one, pictures));
}

function parseXml(source: string): unknown {
  try {
    return parser.parse(source);
  } catch {
    throw new ExportFormatError('No XML');
  }
}

function postOf(one: Item, pictures: ReadonlyMap<string, string>): ReadPost {
  const named = (domain: string) =>
    one.category.filter((each) => each['@domain'] === domain).map((each) => each['#text']);
  const [category = '', ...others] = named('category');
  const thumbnail = one['wp:postmeta'].find((meta) => meta['wp:meta_key'] === '_thumbnail_id');
  return {
    path: pathOf(one.link),
    title: one.title,
    excerpt: markdownOf(one['excerpt:encoded']),
    content: markdownOf(withParagraphs(one['content:encoded'])),
    author: one['dc:creator'],
    category,
    tags: [...others, ...named('post_tag')],
    featuredImageUrl: (thumbnail && pictures.get(thumbnail['wp:meta_value'])) || null,
    publishedAt:
      one['wp:status'] === 'publish' ? instantOf(`${one['wp:post_date_gmt'].trim()}Z`) : null,
  };
}
