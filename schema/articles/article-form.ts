import {
  type ArticleCategory,
  type ImageCrop,
  DEFAULT_AUTHOR,
  DEFAULT_CATEGORY,
  DEFAULT_READ_TIME,
} from './articles.ts';

/** The values of the fields. */
export interface ArticleFormValues {
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: ArticleCategory;
  tags: string;
  /** Empty: none. */
  featuredImageUrl: string;
  featuredImageCrop: ImageCrop | null;
  /** Minutes. */
  readTime: number;
}

export const EMPTY_ARTICLE: ArticleFormValues = {
  title: '',
  excerpt: '',
  content: '',
  author: DEFAULT_AUTHOR,
  category: DEFAULT_CATEGORY,
  tags: '',
  featuredImageUrl: '',
  featuredImageCrop: null,
  readTime: DEFAULT_READ_TIME,
};

const PICTURE = /!\[[^\]]*\]\(\s*<?([^\s)>]+)/g;

/** The addresses of the pictures in a text, each once, in their order. */
export const picturesOf = (content: string): string[] => [
  ...new Set([...content.matchAll(PICTURE)].flatMap(([, address]) => address ?? [])),
];

export const ARTICLE_ADMIN_TEXTS = {
  none: 'No articles yet. Create your first article!',
  nonePublished: 'No published articles found.',
  noneDrafts: 'No drafts found.',
  updated: 'Article updated successfully!',
  savedAsDraft: 'Article saved as draft!',
  published: 'Article published successfully!',
  deleted: 'Article deleted successfully!',
  saveFirst: 'Please save as draft first, then you can preview the article.',
  saveFailed: 'Failed to save draft: {message}',
  updateFailed: 'Failed to update article: {message}',
  publishFailed: 'Failed to publish article: {message}',
  deleteFailed: 'Failed to delete article: {message}',
  scheduleFailed: 'Failed to schedule article: {message}',
  unscheduled: 'Schedule canceled. The article is still a draft.',
} as const;
