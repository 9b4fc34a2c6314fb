import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportedType } from '../../schema/reports.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { chatMessageRow } from '../chat/chat-message.rows.ts';
import { publish as publishChat } from '../chat/chat-message.service.ts';
import { takeComment, publishComment } from '../comments/comment.service.ts';
import { db } from '../core/database/db.ts';
import type { Context } from '../core/context.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';
import { takePhoto, publishTaken } from '../photos/photo-moderation.service.ts';

/** What remains to be done after the removal is committed. */
type Tell = () => void;

/** Deletes one piece of content within the transaction; undefined when it was deleted already. */
type Remove = (ctx: Context, tx: EntityManager, id: number) => Promise<Tell | undefined>;

/** How each reportable kind of content is deleted. */
export const CONTENT_REMOVAL: Readonly<Record<ReportedType, Remove>> = {
  async article_comment(ctx, tx, id) {
    const comment = await takeComment(tx, ARTICLE_COMMENTS, id);
    return comment && (() => publishComment(ctx, ARTICLE_COMMENTS, 'DELETED', comment));
  },
  async chat_message(ctx, tx, id) {
    const message = await chatMessageRow(
      tx,
      null,
      db.deleteFrom('gameChatMessages').where('id', '=', id).returningAll(),
    );
    return message && (() => publishChat(ctx, 'DELETED', message));
  },
  async photo(ctx, tx, id) {
    const taken = await takePhoto(tx, id);
    return taken && (() => publishTaken(ctx, taken));
  },
  async photo_comment(ctx, tx, id) {
    const comment = await takeComment(tx, PHOTO_COMMENTS, id);
    return comment && (() => publishComment(ctx, PHOTO_COMMENTS, 'DELETED', comment));
  },
};
