import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';

/**
 * Deletes a subscriber with what was delivered to the address, unless it is a member's too. An opt-out stays, so that
 * a later import can't send mails to who asked for none. The trail doesn't name them: they may have asked to be
 * forgotten.
 */
export async function removeSubscriber(ctx: Context, id: number): Promise<number> {
  ctx.require('subscriber.manage');
  await ctx.em.transactional(async (tx) => {
    const [removed] = await rowsOf(
      tx,
      db.deleteFrom('subscribers').where('id', '=', id).returning('email'),
    );
    if (!removed) throw refuse('subscriber.unknown');
    await forgetAddress(tx, removed.email.toLowerCase());
    const act = { action: 'subscriber.remove', subjectType: 'Subscriber', subjectId: id } as const;
    recordAct(ctx, act, tx);
  });
  ctx.publish('subscriber.changed', { subscriberId: id });
  return id;
}

async function forgetAddress(tx: EntityManager, address: string): Promise<void> {
  const [member] = await rowsOf(
    tx,
    db
      .selectFrom('users')
      .select('id')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', address)),
  );
  if (member) return;
  await rowsOf(
    tx,
    db
      .deleteFrom('newsletterAddresses')
      .where('email', '=', address)
      .where('optedOutAt', 'is', null),
  );
  await rowsOf(
    tx,
    db
      .deleteFrom('newsletterDeliveries as d')
      .using('newsletters as n')
      .whereRef('d.newsletterId', '=', 'n.id')
      .where('n.finishedAt', 'is not', null)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['d.email']), '=', address)),
  );
}
