import * as z from 'zod';
import { markdownOf } from './html-markdown.ts';
import { ExportFormatError, instantOf, pathOf, type ReadPost } from './read-post.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const data = z.object({
  posts: z.array(
    z.object({
      id,
      title: text,
      slug: text,
      html: text,
      custom_excerpt: text,
      feature_image: text,
      type: z.string().default('post'),
      status: text,
      published_at: z.unknown().optional(),
    }),
  ),
  tags: z.array(z.object({ id, name: text })).default([]),
  posts_tags: z
    .array(z.object({ post_id: id, tag_id: id, sort_order: z.number().default(0) }))
    .default([]),
  users: z.array(z.object({ id, name: text })).default([]),
  posts_authors: z
    .array(z.object({ post_id: id, author_id: id, sort_order: z.number().default(0) }))
    .default([]),
});
const shape = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform(({ db }) => db[0]!.data),
  z.object({ data }).transform((given) => given.data),
]);

/** The posts of a Ghost export; pages are left out. Its first tag is the category. */
export function readGhost(source: unknown): ReadPost[] {
  const parsed = shape.safeParse(source);
  if (!parsed.success) throw new ExportFormatError('No posts');
  const { posts, tags, users, posts_tags: tagging, posts_authors: writing } = parsed.data;
  const tagNames = new Map(tags.map(({ id: of, name }) => [of, name]));
  const authors = new Map(users.map(({ id: of, name }) => [of, name]));
  const ofPost = <Link extends { post_id: string; sort_order: number }>(links: Link[]) =>
    Map.groupBy(
      links.toSorted((one, other) => one.sort_order - other.sort_order),
      (link) => link.post_id,
    );
  const tagsOf = ofPost(tagging);
  const authorsOf = ofPost(writing);
  return posts
    .filter(({ type }) => type === 'post')
    .map((post): ReadPost => {
      const named = (tagsOf.get(post.id) ?? []).map((link) => tagNames.get(link.tag_id) ?? '');
      const [category = '', ...others] = named.filter(Boolean);
      const [writer] = authorsOf.get(post.id) ?? [];
      return {
        path: pathOf(post.slug),
        title: post.title,
        excerpt: post.custom_excerpt,
        content: markdownOf(post.html),
        author: (writer && authors.get(writer.author_id)) ?? '',
        category,
        tags: others,
        featuredImageUrl: post.feature_image || null,
        publishedAt: post.status === 'published' ? instantOf(post.published_at) : null,
      };
    });
}
