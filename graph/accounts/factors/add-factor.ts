import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/rows.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { secondFactorsOf } from './second-factors.reads.ts';

/** Adds a factor in one transaction. With the first one come the recovery codes; null beside others. */
export function addFactor(
  ctx: Context,
  userId: number,
  add: (tx: EntityManager) => Promise<void>,
): Promise<string[] | null> {
  return ctx.em.transactional(async (tx) => {
    // Of two added at once the second sees the first.
    await rowsOf(tx, sql`select id from users where id = ${userId} for no key update`);
    const isFirst = (await secondFactorsOf(tx, userId)).length === 0;
    await add(tx);
    return isFirst ? makeRecoveryCodes(tx, userId, ctx.now()) : null;
  });
}
