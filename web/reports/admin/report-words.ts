import type { ReportedType, ReportFilter, ReportReason } from '../../../schema/reports.ts';

export const TYPE_WORDS: Readonly<Record<ReportedType, string>> = {
  photo: 'Photo',
  photo_comment: 'Photo comment',
  article_comment: 'Article comment',
  chat_message: 'Chat message',
};

export const FILTER_WORDS: Readonly<Record<ReportFilter, string>> = {
  all: 'All reports',
  pending: 'Pending',
  dismissed: 'Dismissed',
  photo: 'Photos',
  photo_comment: 'Photo comments',
  article_comment: 'Article comments',
  chat_message: 'Chat messages',
};

export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  inappropriate: 'Inappropriate',
  spam: 'Spam',
  harassment: 'Harassment',
  copyright: 'Copyright',
  other: 'Other',
};
