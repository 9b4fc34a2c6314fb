/** What can be reported. */
export const REPORTED_TYPES = [
  'photo',
  'photo_comment',
  'article_comment',
  'chat_message',
] as const;
export type ReportedType = (typeof REPORTED_TYPES)[number];

export const REPORT_REASONS = [
  'inappropriate',
  'spam',
  'harassment',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['pending', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How a reviewed report ended for the reported content. */
export const REPORT_ACTIONS = ['deleted', 'dismissed'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
