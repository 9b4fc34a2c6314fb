import { articleInput, type ArticleInput } from '../../../schema/articles/article-shape.ts';
import {
  ARTICLE_INPUT_TEXTS,
  ARTICLE_LIMITS,
  suggestedReadTime,
  tagsOf,
} from '../../../schema/articles/article-input.ts';
import {
  ARTICLE_CATEGORIES,
  DEFAULT_AUTHOR,
  DEFAULT_CATEGORY,
} from '../../../schema/articles/articles.ts';
import { bodyText } from '../body/body-text.ts';
import { renderMarkdown } from '../body/markdown.ts';
import type { ReadPost } from './read-post.ts';

const EXCERPT = 200;

/** Categories are a closed list; one that is none of ours becomes a tag. */
const categoryOf = (written: string) =>
  ARTICLE_CATEGORIES.find((each) => each.toLowerCase() === written.trim().toLowerCase());

function beginningOf(content: string): string {
  const words = bodyText(renderMarkdown(content), '').replaceAll(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT) return words;
  return `${words.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`;
}

/** A post as it is stored until it becomes an article. */
export interface PostDraft {
  readonly path: string | null;
  readonly publishedAt: string | null;
  readonly input: ArticleInput;
  /** The featured picture's address at the old site. */
  readonly picture: string | null;
  /** Why it can't become an article; null when it can. */
  readonly fault: string | null;
}

/** A post of another site as an article of this one. What is too long for its place is cut, except title and text. */
export function draftOf(post: ReadPost): PostDraft {
  const category = categoryOf(post.category);
  const tags = tagsOf([...(category ? [] : [post.category]), ...post.tags])
    .filter((tag) => tag.length <= ARTICLE_LIMITS.tag)
    .slice(0, ARTICLE_LIMITS.tags);
  const input: ArticleInput = {
    title: post.title,
    // A post of pictures alone has no words to begin with.
    excerpt: (post.excerpt.trim() || beginningOf(post.content) || post.title).slice(
      0,
      ARTICLE_LIMITS.excerpt,
    ),
    content: post.content,
    author: post.author.trim().slice(0, ARTICLE_LIMITS.author) || DEFAULT_AUTHOR,
    category: category ?? DEFAULT_CATEGORY,
    tags,
    readTime: suggestedReadTime(post.content),
  };
  const checked = articleInput.safeParse(input);
  return {
    path: post.path,
    publishedAt: post.publishedAt,
    input,
    picture: post.featuredImageUrl,
    fault: checked.success
      ? null
      : (checked.error.issues[0]?.message ?? ARTICLE_INPUT_TEXTS.content),
  };
}
