import { sql } from 'kysely';
import { mountainDate } from '../../schema/time/clock.ts';
import type { SponsorView } from '../../schema/contact/contact.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';

const DAY = 86_400_000;

/**
 * The active sponsor whose turn it is; null when there is none. Active sponsors take turns by the day (Mountain time),
 * so that each is seen as often as the others and everybody sees the same.
 */
export async function sponsorSpotlight(ctx: Context): Promise<SponsorView | null> {
  const day = Date.parse(mountainDate(ctx.now())) / DAY;
  const active = db.selectFrom('sponsors').where(({ ref }) => ref('active'));
  const count = active.select(({ fn }) => fn.countAll().as('count'));
  const [sponsor] = await rowsOf(
    ctx.em,
    active
      .select(['id', 'name', 'description', 'logoUrl', 'websiteUrl'])
      .orderBy('id')
      .offset(sql<number>`${day}::int % greatest(${count}, 1)`)
      .limit(1),
  );
  return sponsor ?? null;
}
