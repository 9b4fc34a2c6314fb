import { sql } from 'kysely';
import { mountainDate } from '../../schema/time/clock.ts';
import type { SponsorView } from '../../schema/contact/contact.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';

const DAY = 86_400_000;

/**
 * The active sponsor whose turn it is; null when there is none. Active sponsors take turns by the day (Mountain time),
 * so that each is seen as often as the others and everybody sees the same.
 */
export async function sponsorSpotlight(ctx: Context): Promise<SponsorView | null> {
  const day = Date.parse(mountainDate(ctx.now())) / DAY;
  const [sponsor] = await rowsOf(
    ctx.em,
    sql<SponsorView>`
      select id, name, description, logo_url as "logoUrl", website_url as "websiteUrl"
      from sponsors where active order by id
      offset ${day}::int % greatest((select count(*) from sponsors where active), 1) limit 1`,
  );
  return sponsor ?? null;
}
