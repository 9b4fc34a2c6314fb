import { nameOf } from '../../../schema/enum-names.ts';
import { categoryOf } from '../article-category.ts';
import {
  type ArticleFormValues,
  EMPTY_ARTICLE,
  picturesOf,
} from '../../../schema/articles/article-form.ts';
import { isImageAddress } from '../../../schema/articles/article-input.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { CheckedArticle } from '../../../schema/articles/article-shape.ts';
import type { ArticleForm_ArticleFragment, ArticleInput } from '../../gql/graphql.ts';

/** A stored article as the fields show it. */
export function valuesOf(article: ArticleForm_ArticleFragment | null): ArticleFormValues {
  if (!article) return EMPTY_ARTICLE;
  const { title, excerpt, content, author, tags, readTime } = article;
  const { featuredImageUrl, featuredImageCrop: crop } = article;
  return {
    title,
    excerpt,
    content,
    author,
    category: categoryOf(article),
    tags: tags.join(', '),
    featuredImageUrl: featuredImageUrl ?? '',
    featuredImageCrop: crop && { x: crop.x, y: crop.y, scale: crop.scale },
    readTime,
  };
}

/** What is sent of a form that was found in order; the pictures in its text go along as a list. */
export const inputOf = (article: CheckedArticle): ArticleInput => ({
  ...article,
  category: nameOf(article.category),
  featuredImageCrop: article.featuredImageUrl ? (article.featuredImageCrop ?? null) : null,
  imageUrls: picturesOf(article.content).filter(isImageAddress),
});

const NAMES = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  featuredImageUrl: 'Picture',
  featuredImageCrop: 'Crop',
  readTime: 'Read time',
} as const satisfies Readonly<Record<keyof ArticleFormValues, Text>>;
type Field = keyof ArticleFormValues;
type Value = ArticleFormValues[Field];

export const FIELDS = Object.keys(NAMES) as Field[];

const textOf = (value: Value): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

export const isSame = (one: Value, other: Value): boolean => textOf(one) === textOf(other);

/** The fields in which two texts of an article differ, by name, with both contents. */
export const differences = (mine: ArticleFormValues, theirs: ArticleFormValues) =>
  FIELDS.filter((field) => !isSame(mine[field], theirs[field])).map((field) => ({
    name: NAMES[field],
    mine: textOf(mine[field]),
    theirs: textOf(theirs[field]),
  }));
