/** What can be reported. */
export const REPORTED_TYPES = [
  'photo',
  'photo_comment',
  'article_comment',
  'chat_message',
] as const;

export const REPORT_REASONS = [
  'inappropriate',
  'spam',
  'harassment',
  'copyright',
  'other',
] as const;

export const REPORT_STATUSES = ['pending', 'dismissed'] as const;

/** How a reviewed report ended for the reported content. */
export const REPORT_ACTIONS = ['deleted', 'dismissed'] as const;
