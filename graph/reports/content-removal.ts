import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportedType } from '../../schema/reports.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { chatMessageRow } from '../chat/chat-message.rows.ts';
import { publish as tellChat } from '../chat/chat-message.service.ts';
import { takeComment, tellComment } from '../comments/comment.service.ts';
import { db } from '../core/database/db.ts';
import type { Context } from '../core/context.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';
import { takePhoto, tellTaken } from '../photos/photo-moderation.service.ts';

/** What is left to do once the removal is committed. */
type Tell = () => void;

/** Takes one piece of content away within the transaction; undefined when it is gone already. */
type Remove = (ctx: Context, tx: EntityManager, id: number) => Promise<Tell | undefined>;

/** How each kind of content that can be reported is taken away. */
export const CONTENT_REMOVAL: Readonly<Record<ReportedType, Remove>> = {
  async article_comment(ctx, tx, id) {
    const comment = await takeComment(tx, ARTICLE_COMMENTS, id);
    return comment && (() => tellComment(ctx, ARTICLE_COMMENTS, 'DELETED', comment));
  },
  async chat_message(ctx, tx, id) {
    const message = await chatMessageRow(
      tx,
      null,
      db.deleteFrom('gameChatMessages').where('id', '=', id).returningAll(),
    );
    return message && (() => tellChat(ctx, 'DELETED', message));
  },
  async photo(ctx, tx, id) {
    const taken = await takePhoto(tx, id);
    return taken && (() => tellTaken(ctx, taken));
  },
  async photo_comment(ctx, tx, id) {
    const comment = await takeComment(tx, PHOTO_COMMENTS, id);
    return comment && (() => tellComment(ctx, PHOTO_COMMENTS, 'DELETED', comment));
  },
};
