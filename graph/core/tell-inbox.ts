import type { Context } from './context.ts';

const INBOX = {};

/**
 * Tells a member's open pages, together with those of others, that something of theirs was replied to, liked or
 * answered. What their own acts do is no news. Nothing is stored: the inbox is read from what happened.
 */
export function tellInbox(
  ctx: Pick<Context, 'batches' | 'publish' | 'viewer'>,
  userId: number,
): void {
  if (userId === ctx.viewer?.id) return;
  ctx.batches.add(INBOX, userId, (userIds) => {
    ctx.publish('inbox.changed', { userIds: [...userIds] });
    return Promise.resolve();
  });
}
