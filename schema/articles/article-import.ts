/** Bringing in the articles of another site from its export. */

export const IMPORT_FORMATS = ['MARKDOWN', 'WORDPRESS', 'GHOST'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** PREVIEW: read and stored, nothing on the site yet. */
export const IMPORT_STATES = ['PREVIEW', 'RUNNING', 'DONE', 'UNDONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a post. A faulty one is left out. */
export const IMPORT_POST_STATES = ['READY', 'FAULTY', 'KNOWN', 'MADE', 'UNDONE'] as const;
export type ImportPostState = (typeof IMPORT_POST_STATES)[number];

export const IMPORT_LIMITS = {
  /** Posts of one file. */
  posts: 1_000,
  /** Previews and imports that are listed. */
  listed: 20,
  /** Posts of a page. */
  page: 50,
} as const;

/** Endings of files that are read. */
export const IMPORT_ENDINGS = ['.md', '.markdown', '.mdx', '.zip', '.xml', '.json'] as const;

export interface ArticleImportView {
  readonly id: number;
  readonly filename: string;
  readonly format: ImportFormat;
  readonly state: ImportState;
  readonly createdAt: string;
  /** How many posts there are in each state. */
  readonly ready: number;
  readonly faulty: number;
  readonly known: number;
  readonly made: number;
  /** Pictures that could not be fetched; the articles link to them where they were. */
  readonly missingPictures: number;
}

export interface ImportPostView {
  readonly id: number;
  readonly title: string;
  /** Where it was at the old site; that address leads to the article. */
  readonly path: string | null;
  readonly publishedAt: string | null;
  readonly state: ImportPostState;
  /** What is wrong with a faulty one. */
  readonly fault: string | null;
  readonly articleId: number | null;
}
