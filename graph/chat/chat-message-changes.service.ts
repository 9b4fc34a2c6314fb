import type { EntityManager } from '@mikro-orm/postgresql';
import { can } from '../../schema/accounts/capabilities.ts';
import {
  type ChatEventKind,
  editChatMessageInput,
  type EditChatMessageInput,
} from '../../schema/chat.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import { judge } from '../filters/judge.service.ts';
import { mark } from '../filters/mark.service.ts';
import { mentionedIn } from '../mentions/mention.rows.ts';
import { keepRemoved } from '../removals/removal.service.ts';
import { type ChatMessageForViewer, chatMessageRow } from './chat-message.rows.ts';
import { readTerms, refusalOf } from './chat-terms.ts';

/** Changes the text of the viewer's own message; no one edits another's. Members need an open chat. */
export async function editChatMessage(
  ctx: Context,
  id: number,
  input: EditChatMessageInput,
): Promise<ChatMessageForViewer> {
  const viewer = ctx.requireViewer();
  const { message } = editChatMessageInput.parse(input);
  await requireOwner(ctx, id, (userId) => userId === viewer.id);
  const refusal = await refusalOf(ctx, await readTerms(ctx, ctx.now()), message);
  if (refusal) throw refusal;
  const verdict = await judge(ctx, { kind: 'CHAT_MESSAGE', text: message, isEdit: true });
  if (verdict.refusal) throw verdict.refusal;
  await limitContent(ctx, 'chatEdit');
  const mentionedIds = await mentionedIn(ctx.em, message);
  const edited = await chatMessageRow(
    ctx.em,
    viewer.id,
    db
      .updateTable('gameChatMessages')
      .set({
        message,
        mentionedIds,
        updatedAt: ctx.now(),
        revision: ({ eb }) => eb('revision', '+', 1),
      })
      .where('id', '=', id)
      .where('userId', '=', viewer.id)
      .returningAll(),
  );
  if (!edited) throw unknownMessage();
  publish(ctx, 'EDITED', edited);
  await mark(ctx, { kind: 'CHAT_MESSAGE', postId: id }, verdict.marks);
  return edited;
}

/** Deletes one's own message at any time; with the right to, anybody's. */
export async function deleteChatMessage(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.requireViewer();
  const writer = await requireOwner(
    ctx,
    id,
    (userId) => userId === viewer.id || can(viewer, 'chat.deleteAny'),
  );
  const taken = await ctx.em.fork().transactional(async (tx) => {
    const publishing = await takeMessage(ctx, tx, id);
    if (publishing && writer !== viewer.id) {
      const details = { userId: writer };
      recordAct(
        ctx,
        { action: 'chat.delete', subjectType: 'ChatMessage', subjectId: id, details },
        tx,
      );
    }
    return publishing;
  });
  if (!taken) throw unknownMessage();
  taken();
  return true;
}

/**
 * Deletes a message within the caller's transaction; of another member, moderators can put it back. Returns what
 * publishes that after the commit; undefined when it was deleted already.
 */
export async function takeMessage(
  ctx: Context,
  tx: EntityManager,
  id: number,
): Promise<(() => void) | undefined> {
  const kept = await keepRemoved(ctx, tx, { kind: 'CHAT_MESSAGE', postId: id });
  const deleted = await chatMessageRow(
    tx,
    null,
    db.deleteFrom('gameChatMessages').where('id', '=', id).returningAll(),
  );
  if (!deleted) return undefined;
  return () => {
    publish(ctx, 'DELETED', deleted);
    kept?.publish();
  };
}

export const unknownMessage = () => refuse('chat.gone');

/** Publishes a change of a message to all, without the fields that are private to a viewer. */
export function publish(
  ctx: Context,
  kind: ChatEventKind,
  { isLikedByMe: _like, myReactions: _reactions, ...message }: ChatMessageForViewer,
): void {
  ctx.publish('chat.changed', { kind, message });
}

async function requireOwner(
  ctx: Context,
  id: number,
  isAllowed: (userId: number) => boolean,
): Promise<number> {
  const [found] = await rowsOf(
    ctx.em,
    db.selectFrom('gameChatMessages').select('userId').where('id', '=', id),
  );
  if (!found) throw unknownMessage();
  if (!isAllowed(found.userId)) throw refuse('access.notAllowed');
  return found.userId;
}
