import type { PublicUserView } from './accounts/accounts.ts';
import type { PostKind } from './posts.ts';

/** What happened to a member's own posts and account, newest first. */

/** So far back it goes, in days, and so long it is at most. */
export const INBOX_DAYS = 30;
export const INBOX_LENGTH = 50;
/** Of those who liked something, so many are named: the last ones. */
export const INBOX_NAMES = 3;

export const INBOX_KINDS = ['REPLY', 'MENTION', 'LIKES', 'ANSWER', 'SANCTION'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The posts that it is about. */
export const INBOX_POST_KINDS = [
  'CHAT_MESSAGE',
  'ARTICLE_COMMENT',
  'PHOTO',
  'PHOTO_COMMENT',
] as const satisfies readonly PostKind[];
export type InboxPostKind = (typeof INBOX_POST_KINDS)[number];

export interface InboxItemView {
  /** Unique in one inbox, as `REPLY:CHAT_MESSAGE:12`. */
  readonly key: string;
  readonly kind: InboxKind;
  /** Of what was replied to or liked, or mentions the reader. */
  readonly postKind: InboxPostKind | null;
  /** ISO 8601; of likes, the last one. */
  readonly at: string;
  readonly isUnread: boolean;
  /** Who did it: of many, the last ones. */
  readonly members: readonly PublicUserView[];
  /** How many did it. */
  readonly memberCount: number;
  /** The words of the reply or of the mention, of what was liked, of the question, or of the moderators; empty for none. */
  readonly text: string;
  /** Where it leads, on this site. */
  readonly path: string;
}

export interface OwnInboxView {
  /** The server's clock. */
  readonly asOf: Date;
  readonly unreadCount: number;
  /** Newest first. */
  readonly items: readonly InboxItemView[];
}
