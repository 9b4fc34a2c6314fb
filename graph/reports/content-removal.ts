import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportedType } from '../../schema/reports.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { takeMessage } from '../chat/chat-message-changes.service.ts';
import { takeComment } from '../comments/comment.service.ts';
import type { Context } from '../core/context.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';
import { takePhoto, publishTaken } from '../photos/photo-moderation.service.ts';

/** What remains to be done after the removal is committed. */
type Tell = () => Promise<void> | void;

/** Deletes one piece of content within the transaction; undefined when it was deleted already. */
type Remove = (ctx: Context, tx: EntityManager, id: number) => Promise<Tell | undefined>;

/** How each reportable kind of content is deleted. */
export const CONTENT_REMOVAL: Readonly<Record<ReportedType, Remove>> = {
  async article_comment(ctx, tx, id) {
    const taken = await takeComment(ctx, tx, ARTICLE_COMMENTS, id);
    return taken && (() => taken.publish());
  },
  chat_message: takeMessage,
  async photo(ctx, tx, id) {
    const taken = await takePhoto(ctx, tx, id);
    return taken && (() => publishTaken(ctx, taken));
  },
  async photo_comment(ctx, tx, id) {
    const taken = await takeComment(ctx, tx, PHOTO_COMMENTS, id);
    return taken && (() => taken.publish());
  },
};
