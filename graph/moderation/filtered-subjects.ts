import type { AuditSubject } from '../../schema/accounts/audit.ts';
import type { FilteredKind } from '../../schema/filters/filters.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';

/** What the trail calls each kind of post that filters read. */
export const FILTERED_SUBJECTS = {
  CHAT_MESSAGE: 'ChatMessage',
  ARTICLE_COMMENT: ARTICLE_COMMENTS.subjectType,
  PHOTO_COMMENT: PHOTO_COMMENTS.subjectType,
} as const satisfies Record<FilteredKind, AuditSubject>;
