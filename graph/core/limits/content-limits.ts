import { can } from '../../../schema/accounts/capabilities.ts';
import type { Context } from '../context.ts';
import type { RateLimit } from './rate-limit-rules.ts';

/** Takes a point of a member's limit on content; admins have none. Signed-out viewers are refused. */
export async function limitContent(ctx: Context, limit: RateLimit): Promise<void> {
  const viewer = ctx.requireViewer();
  if (!can(viewer, 'limits.exempt')) await ctx.limits.take(limit, String(viewer.id));
}
