import { sql } from 'kysely';
import type { ChatLikeView } from '../../schema/chat.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { chatMessageRow } from './chat-message.rows.ts';
import { publish, unknownMessage } from './chat-message.service.ts';

/** Likes a message, or takes the like back. Answers what stands afterwards. */
export async function toggleChatLike(ctx: Context, id: number): Promise<ChatLikeView> {
  const viewer = ctx.requireViewer();
  await ctx.limits.take('like', String(viewer.id));
  const { message, liked } = await ctx.em.transactional(async (tx) => {
    // Raising the revision locks the message, so that toggles of it come one after another.
    const before = await chatMessageRow(tx, null, {
      source: sql`update game_chat_messages set revision = revision + 1 where id = ${id} returning *`,
    });
    if (!before) throw unknownMessage();
    const [toggled] = await rowsOf(
      tx,
      sql<{ liked: boolean }>`
        with removed as (
          delete from game_chat_likes where message_id = ${id} and user_id = ${viewer.id} returning 1
        ), added as (
          insert into game_chat_likes (message_id, user_id, created_at)
          select ${id}, ${viewer.id}, ${ctx.now()} where not exists (select 1 from removed) returning 1
        )
        select exists (select 1 from added) as liked`,
    );
    const liked = toggled?.liked === true;
    return { liked, message: { ...before, likes: before.likes + (liked ? 1 : -1) } };
  });
  publish(ctx, 'LIKED', message);
  return { liked, totalLikes: message.likes, revision: message.revision };
}
