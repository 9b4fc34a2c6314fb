import type { EntityManager } from '@mikro-orm/postgresql';
import { type InferResult, sql } from 'kysely';
import {
  type ManagedSponsorView,
  sponsorState,
  type SponsorView,
} from '../../schema/contact/sponsors.ts';
import { type MountainDate, mountainDate } from '../../schema/time/clock.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { imageView, storedImage } from '../core/images/images.ts';

const DAY = 86_400_000;

const IN_ORDER = db.selectFrom('sponsors as s').orderBy('s.position').orderBy('s.id');

const READ = IN_ORDER.select(['s.id', 's.name', 's.description', 's.logoUrl', 's.websiteUrl'])
  .select(['s.active', 's.activeFrom', 's.activeTo'])
  .select(({ ref }) => storedImage(ref('s.logoUrl')).as('storedLogo'));

/** Those that visitors see on that day. */
const shownOn = (today: MountainDate, from: typeof READ = READ) =>
  from
    .where(({ ref }) => ref('s.active'))
    .where(({ eb, or }) => or([eb('s.activeFrom', 'is', null), eb('s.activeFrom', '<=', today)]))
    .where(({ eb, or }) => or([eb('s.activeTo', 'is', null), eb('s.activeTo', '>=', today)]));

type Row = InferResult<typeof READ>[number];

const viewOf = ({ id, name, description, logoUrl, websiteUrl, storedLogo }: Row): SponsorView => ({
  id,
  name,
  description,
  logoUrl,
  logo: logoUrl === null ? null : imageView(logoUrl, storedLogo),
  websiteUrl,
});

/** The sponsors that visitors see today, in the order that admins gave them. */
export async function sponsors(ctx: Context): Promise<SponsorView[]> {
  const rows = await rowsOf(ctx.em, shownOn(mountainDate(ctx.now())));
  return rows.map(viewOf);
}

/**
 * The sponsor whose turn it is; null when there is none. Those that are shown take turns by the day (Mountain time) in
 * their order, so that each is seen as often as the others and everybody sees the same.
 */
export async function sponsorSpotlight(ctx: Context): Promise<SponsorView | null> {
  const today = mountainDate(ctx.now());
  const shown = shownOn(today);
  const count = db
    .selectFrom(shown.clearSelect().clearOrderBy().select('s.id').as('each'))
    .select(({ fn }) => fn.countAll().as('count'));
  const [row] = await rowsOf(
    ctx.em,
    shown.offset(sql<number>`${Date.parse(today) / DAY}::int % greatest(${count}, 1)`).limit(1),
  );
  return row ? viewOf(row) : null;
}

/** All of them for admins, or the given one. */
export async function readManaged(
  em: EntityManager,
  today: MountainDate,
  id?: number,
): Promise<ManagedSponsorView[]> {
  const rows = await rowsOf(em, id === undefined ? READ : READ.where('s.id', '=', id));
  return rows.map((row) => {
    const term = { isActive: row.active, activeFrom: row.activeFrom, activeTo: row.activeTo };
    return { ...term, id: row.id, sponsor: viewOf(row), state: sponsorState(term, today) };
  });
}
