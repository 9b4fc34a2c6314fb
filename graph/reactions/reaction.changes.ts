import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn, rowsOf, type Slots, type Source } from '../core/database/rows.ts';
import { THING_LOCKED } from '../likes/like.changes.ts';
import { type ReactionChange, type ReactionTable, reactionsDb } from './reactable.ts';

/**
 * A statement that locks the member and then the thing against deletion, and stores the reaction or removes it: what is
 * read from `thing`, with `STEP`, is its only result. Reactions to one thing don't wait for each other.
 *
 * @param lock a query of the one thing that locks it for a key share `where(MEMBER_LOCKED)`
 */
export const withReactionChange = <Row extends { id: number }>(
  { reactions, reactionColumn }: ReactionTable,
  { id, userId, reaction, wanted, now }: Slots<ReactionChange>,
  lock: Source<Row>,
) =>
  reactionsDb
    .with('member', (each) =>
      each.selectFrom('users').select('users.id').where('users.id', '=', userId).forKeyShare(),
    )
    .with('thing', () => rowsIn(lock))
    .with('removed', () =>
      reactionsDb
        .deleteFrom(reactions)
        .where(reactionColumn, '=', id)
        .where('userId', '=', userId)
        .where('reaction', '=', reaction)
        .where(({ cast, not }) => not(cast<boolean>(wanted, 'boolean')))
        .where(THING_LOCKED)
        .returning('id'),
    )
    .with('added', () =>
      reactionsDb
        .insertInto(reactions)
        .columns([reactionColumn, 'userId', 'reaction', 'createdAt'])
        .expression(
          reactionsDb
            .selectNoFrom([id.as('id'), userId.as('userId'), reaction.as('reaction')])
            .select(now.as('createdAt'))
            .where(({ cast }) => cast<boolean>(wanted, 'boolean'))
            .where(THING_LOCKED),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    );

/**
 * Increments the revisions of things, within the caller's transaction. What is read in it afterwards has every reaction
 * that was stored before, also by another node that does the same: this waits for it.
 */
export async function reviseThings(
  tx: EntityManager,
  { posts }: ReactionTable,
  ids: readonly number[],
): Promise<void> {
  // Locked in the order of their ids: two nodes don't wait for each other.
  const locked = reactionsDb
    .selectFrom(posts)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate();
  await rowsOf(
    tx,
    reactionsDb
      .with('locked', () => rowsIn(locked))
      .updateTable(posts)
      .set({ revision: ({ eb }) => eb('revision', '+', 1) })
      .where('id', 'in', ({ selectFrom }) => selectFrom('locked').select('locked.id')),
  );
}
