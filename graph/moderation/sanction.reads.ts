import type { EntityManager } from '@mikro-orm/postgresql';
import { type Selectable, sql } from 'kysely';
import {
  nextKind,
  SANCTION_HISTORY,
  type MemberSanctionsView,
  type SanctionFilter,
  type SanctionView,
} from '../../schema/accounts/sanctions.ts';
import { isInForce } from '../accounts/sanctions/sanction-in-force.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asBoolean, asInt, rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';

const at = (now: Date) => sql.val(now.toISOString());
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const sanctionsAt = (now: Date) =>
  db
    .selectFrom('sanctions as n')
    .select(['n.id', 'n.userId', 'n.sanctionedById', 'n.kind', 'n.reason', 'n.note'])
    .select(['n.contentType', 'n.excerpt', 'n.createdAt', 'n.endsAt', 'n.acknowledgedAt'])
    .select(['n.answer', 'n.answeredAt', 'n.liftedAt', 'n.liftedById'])
    .select(asBoolean(isInForce(at(now))).as('isInForce'))
    .select(({ fn, lit, selectFrom }) =>
      fn
        .coalesce(
          selectFrom('removedPosts')
            .select((posts) => asInt(posts.fn.countAll()).as('count'))
            .whereRef('sanctionId', '=', 'n.id')
            .$asScalar(),
          lit(0),
        )
        .as('removedPosts'),
    )
    .orderBy('n.id', 'desc');

const viewOf = (
  row: Selectable<Tables['sanctions']> & Pick<SanctionView, 'isInForce' | 'removedPosts'>,
): SanctionView => ({
  ...row,
  createdAt: new Date(row.createdAt),
  endsAt: dateOf(row.endsAt),
  acknowledgedAt: dateOf(row.acknowledgedAt),
  answeredAt: dateOf(row.answeredAt),
  liftedAt: dateOf(row.liftedAt),
});

/** One sanction; undefined for none of that id. */
export async function readSanction(
  em: EntityManager,
  id: number,
  now: Date,
): Promise<SanctionView | undefined> {
  const [row] = await rowsOf(em, sanctionsAt(now).where('n.id', '=', id));
  return row && viewOf(row);
}

/** What a member was given, newest first. */
async function readHistory(em: EntityManager, userId: number, now: Date): Promise<SanctionView[]> {
  const rows = await rowsOf(
    em,
    sanctionsAt(now).where('n.userId', '=', userId).limit(SANCTION_HISTORY),
  );
  return rows.map(viewOf);
}

export const sanctionCursor = defineIdCursor('sanctions');

/** Warnings, mutes and bans of all members, newest first. */
export function sanctions(
  ctx: Context,
  { filter, ...page }: PageRequest & { readonly filter: SanctionFilter },
): Promise<Connection<SanctionView>> {
  ctx.require('member.sanction');
  const all = sanctionsAt(ctx.now());
  const some = {
    ALL: all,
    IN_FORCE: all.where(isInForce(at(ctx.now()))),
    ANSWERED: all.where('n.answeredAt', 'is not', null).where('n.liftedAt', 'is', null),
  }[filter];
  return readConnection(
    page,
    async ({ first, after }) => {
      const below = sanctionCursor.read(after) ?? ABOVE_ALL_IDS;
      const rows = await rowsOf(ctx.em, some.where('n.id', '<', below).limit(first));
      return rows.map(viewOf);
    },
    sanctionCursor.of,
  );
}

/** A member's history, and what is proposed next; null for an unknown member. */
export async function memberSanctions(
  ctx: Context,
  userId: number,
): Promise<MemberSanctionsView | null> {
  ctx.require('member.sanction');
  const now = ctx.now();
  const [[member], history] = await Promise.all([
    rowsOf(ctx.em, db.selectFrom('users').select('id').where('id', '=', userId)),
    readHistory(ctx.em, userId, now),
  ]);
  return member ? { userId, sanctions: history, nextKind: nextKind(history, now) } : null;
}
