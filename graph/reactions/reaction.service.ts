import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type PostForViewer,
  type ReactableView,
  type SetReactionInput,
  withOwnReaction,
  withReaction,
} from '../../schema/reactions.ts';
import type { Context } from '../core/context.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import { isMember, signInFirst } from '../likes/like.service.ts';
import type { Reactable } from './reactable.ts';
import { reviseThings } from './reaction.changes.ts';

/**
 * Gives a reaction to a thing or takes it back. Repeating it changes nothing. Returns the thing as it is afterwards.
 * Open pages get it with the next batch. NOT_FOUND for unknown ids and what not everybody may see.
 */
export async function setReaction<View extends ReactableView>(
  ctx: Context,
  reactable: Reactable<View>,
  { id, reaction, isGiven }: Omit<SetReactionInput, 'kind'>,
): Promise<PostForViewer<View>> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'reaction');
  const change = { id, userId: viewer.id, reaction, wanted: isGiven, now: ctx.now() };
  const changed = await reactable.changeReaction(ctx.em, change);
  if (!changed) throw (await isMember(ctx.em, change)) ? reactable.notFound() : signInFirst();
  const { before, step } = changed;
  if (step !== 0) ctx.batches.add(reactable, id, (ids) => publishReactions(ctx, reactable, ids));
  return {
    ...before,
    reactions: withReaction(before.reactions, reaction, step),
    myReactions: withOwnReaction(before.myReactions ?? [], reaction, isGiven),
  };
}

/** Publishes things whose reactions have changed, each once, as it is now; what was deleted since is left out. */
async function publishReactions<View extends ReactableView>(
  ctx: Context,
  { table, read, publish }: Reactable<View>,
  ids: readonly number[],
): Promise<void> {
  const views = await ctx.em.fork().transactional(async (tx: EntityManager) => {
    await reviseThings(tx, table, ids);
    return read(tx, ids);
  });
  for (const view of views) publish(ctx, view);
}
