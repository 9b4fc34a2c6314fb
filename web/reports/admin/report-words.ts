import type { Text } from '../../../schema/language/english.ts';
import type { ReportFilter } from '../../../schema/reports.ts';
import type { ReportedType, ReportReason } from '../../gql/graphql.ts';

export const TYPE_WORDS = {
  PHOTO: 'Photo',
  PHOTO_COMMENT: 'Photo comment',
  ARTICLE_COMMENT: 'Article comment',
  CHAT_MESSAGE: 'Chat message',
} as const satisfies Readonly<Record<ReportedType, Text>>;

export const FILTER_WORDS = {
  all: 'All reports',
  pending: 'Pending',
  dismissed: 'Dismissed',
  photo: 'Photos',
  photo_comment: 'Photo comments',
  article_comment: 'Article comments',
  chat_message: 'Chat messages',
} as const satisfies Readonly<Record<ReportFilter, Text>>;

export const REASON_WORDS = {
  INAPPROPRIATE: 'Inappropriate',
  SPAM: 'Spam',
  HARASSMENT: 'Harassment',
  COPYRIGHT: 'Copyright',
  OTHER: 'Other',
} as const satisfies Readonly<Record<ReportReason, Text>>;

/** The confirmation before the content is deleted. */
export const DELETE_WORDS = {
  PHOTO: 'Delete this photo?',
  PHOTO_COMMENT: 'Delete this photo comment?',
  ARTICLE_COMMENT: 'Delete this article comment?',
  CHAT_MESSAGE: 'Delete this chat message?',
} as const satisfies Readonly<Record<ReportedType, Text>>;
