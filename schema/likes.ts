/** Likes of any content: one set of names for articles, comments, photos and chat messages. */

export const LIKEABLE_KINDS = [
  'ARTICLE',
  'COMMENT',
  'PHOTO',
  'PHOTO_COMMENT',
  'CHAT_MESSAGE',
] as const;
export type LikeableKind = (typeof LIKEABLE_KINDS)[number];

/** What can be liked, as everybody may see it. */
export interface LikeableView {
  readonly id: number;
  readonly likeCount: number;
}

/** The same as one viewer reads it; `isLikedByMe` is null in events, which are the same for everybody. */
export type ForViewer<View> = View & { readonly isLikedByMe: boolean | null };

export interface SetLikeInput {
  readonly kind: LikeableKind;
  readonly id: number;
  /** Absent or null: the other way round than it is. */
  readonly liked?: boolean | null;
}

/** What the documents say when a like fails; where they say no more than that, a hint goes below. */
export const LIKE_FAILED = {
  ARTICLE: { title: 'Failed to update like. Please try again.', hint: '' },
  COMMENT: { title: 'Failed to update like. Please try again.', hint: '' },
  PHOTO: { title: 'Error: Failed to update like status', hint: '' },
  PHOTO_COMMENT: { title: 'Failed to like comment', hint: '' },
  CHAT_MESSAGE: { title: 'Failed to update like', hint: 'Please try again.' },
} as const satisfies Record<LikeableKind, object>;
