import type { FilteredKind } from '../../schema/filters/filters.ts';
import { db } from '../core/database/db.ts';

/** The posts of each kind that filters read, with their texts. */
export const POSTS_OF_KIND = {
  CHAT_MESSAGE: db
    .selectFrom('gameChatMessages')
    .select(['id', 'userId', 'message as text', 'createdAt']),
  ARTICLE_COMMENT: db
    .selectFrom('comments')
    .select(['id', 'userId', 'content as text', 'createdAt']),
  PHOTO_COMMENT: db
    .selectFrom('photoComments')
    .select(['id', 'userId', 'content as text', 'createdAt']),
} as const satisfies Record<FilteredKind, unknown>;
