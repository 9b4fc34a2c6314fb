/** What members post, and moderators look after. */

export const POST_KINDS = [
  'CHAT_MESSAGE',
  'ARTICLE_COMMENT',
  'PHOTO',
  'PHOTO_COMMENT',
  'CHECK_IN',
  'QUESTION',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** A post, by what it is and its id among its kind. */
export interface PostKey {
  readonly kind: PostKind;
  readonly postId: number;
}

/** What waits for moderators: posts, and messages and comments that a filter holds back, which are none yet. */
export const WAITING_KINDS = [...POST_KINDS, 'HELD_POST'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** What waits, by its kind and its id among its kind. */
export interface WaitingKey {
  readonly kind: WaitingKind;
  readonly postId: number;
}
