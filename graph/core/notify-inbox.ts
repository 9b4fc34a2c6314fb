import type { Batches } from './batches.ts';
import type { Context } from './context.ts';

const INBOX = {};

type Notifying = Pick<Context, 'batches' | 'slowBatches' | 'publish' | 'viewer'>;

/**
 * Notifies a member's open pages, together with those of others, that something of theirs was replied to or answered. What
 * their own acts do is no news. Nothing is stored: the inbox is read from what happened.
 */
export const notifyInbox = (ctx: Notifying, userId: number): void =>
  notify(ctx, ctx.batches, userId);

/** The same for likes, which come by the dozen on a game night: each page reads its inbox once a minute for them. */
export const notifyInboxLater = (ctx: Notifying, userId: number): void =>
  notify(ctx, ctx.slowBatches, userId);

function notify(ctx: Notifying, batches: Pick<Batches, 'add'>, userId: number): void {
  if (userId === ctx.viewer?.id) return;
  batches.add(INBOX, userId, (userIds) => {
    ctx.publish('inbox.changed', { userIds: [...userIds] });
    return Promise.resolve();
  });
}
