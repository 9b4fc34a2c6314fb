import type { Text } from '../../../schema/language/english.ts';
import type { ReportedType, ReportFilter, ReportReason } from '../../../schema/reports.ts';

export const TYPE_WORDS = {
  photo: 'Photo',
  photo_comment: 'Photo comment',
  article_comment: 'Article comment',
  chat_message: 'Chat message',
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
  inappropriate: 'Inappropriate',
  spam: 'Spam',
  harassment: 'Harassment',
  copyright: 'Copyright',
  other: 'Other',
} as const satisfies Readonly<Record<ReportReason, Text>>;

/** The confirmation before the content is deleted. */
export const DELETE_WORDS = {
  photo: 'Delete this photo?',
  photo_comment: 'Delete this photo comment?',
  article_comment: 'Delete this article comment?',
  chat_message: 'Delete this chat message?',
} as const satisfies Readonly<Record<ReportedType, Text>>;
