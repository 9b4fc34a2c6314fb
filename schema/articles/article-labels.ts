/** What articles are filed under: tags, which authors make up, and categories, which are a closed list. */

export const LABEL_KINDS = ['TAG', 'CATEGORY'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Tags that are listed, those of most articles first. */
export const TAGS_LISTED = 500;

export interface LabelView {
  readonly name: string;
  /** Drafts included. */
  readonly articles: number;
}

export interface ArticleLabelsView {
  readonly tags: readonly LabelView[];
  /** All of them, in their order. */
  readonly categories: readonly LabelView[];
}
