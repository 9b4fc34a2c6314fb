import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type SponsorInput, sponsorInput } from '../../schema/contact/sponsor-shape.ts';
import {
  type ManagedSponsorView,
  type SponsorEventView,
  SPONSORS_MAX,
} from '../../schema/contact/sponsors.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { refuse } from '../core/errors.ts';
import { FORGET_UNUSED_IMAGES } from '../core/images/images.ts';
import { Sponsor } from './sponsor.entity.ts';
import { readManaged } from './sponsor.reads.ts';

/** All sponsors in their order, whether visitors see them or not. */
export function managedSponsors(ctx: Context): Promise<ManagedSponsorView[]> {
  ctx.require('sponsor.manage');
  return readManaged(ctx.em, mountainDate(ctx.now()));
}

/** The columns of what an admin entered. */
function columnsOf(raw: SponsorInput) {
  const { isActive, ...columns } = sponsorInput.parse(raw);
  return { ...columns, active: isActive };
}

/** Puts a sponsor behind the others. */
export async function addSponsor(ctx: Context, raw: SponsorInput): Promise<ManagedSponsorView> {
  ctx.require('sponsor.manage');
  const columns = columnsOf(raw);
  const id = await ctx.em.transactional(async (tx) => {
    const others = await inOrder(tx);
    if (others.length >= SPONSORS_MAX) throw refuse('sponsor.tooMany', { max: SPONSORS_MAX });
    const position = (others.at(-1)?.position ?? -1) + 1;
    const added = tx.create(Sponsor, { ...columns, position });
    await tx.flush();
    record(ctx, tx, 'add', added);
    return added.id;
  });
  return changed(ctx, { kind: 'ADDED', sponsorId: id });
}

/** Corrects a sponsor; the last save wins. */
export async function updateSponsor(
  ctx: Context,
  { id, ...raw }: SponsorInput & { readonly id: number },
): Promise<ManagedSponsorView> {
  ctx.require('sponsor.manage');
  const columns = columnsOf(raw);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const isChanged = await ctx.em.transactional(async (tx) => {
    const stored = await lockSponsor(tx, id);
    const different = names.filter((name) => (stored[name] ?? null) !== columns[name]);
    if (different.length === 0) return false;
    if (different.includes('logoUrl')) await forgetLogo(ctx, tx, stored);
    Object.assign(stored, columns);
    record(ctx, tx, 'update', stored, { changed: different.join(', ') });
    return true;
  });
  return isChanged ? changed(ctx, { kind: 'EDITED', sponsorId: id }) : managedSponsor(ctx, id);
}

/**
 * Puts a sponsor in front of another; without one, behind all. Named by its neighbor and not by a number, so that it
 * lands where it was meant to also after another admin moved some.
 */
export async function moveSponsor(
  ctx: Context,
  { id, before }: { readonly id: number; readonly before?: number | null },
): Promise<ManagedSponsorView[]> {
  ctx.require('sponsor.manage');
  const isMoved = await ctx.em.transactional(async (tx) => {
    const all = await inOrder(tx);
    const moved = all.find((one) => one.id === id);
    if (!moved) throw refuse('sponsor.unknown');
    if (before === id) return false;
    const others = all.filter((one) => one !== moved);
    const place = before == null ? others.length : others.findIndex((one) => one.id === before);
    if (place < 0) throw refuse('sponsor.unknown');
    if (all.indexOf(moved) === place) return false;
    others.toSpliced(place, 0, moved).forEach((one, position) => (one.position = position));
    record(ctx, tx, 'move', moved, { place: place + 1 });
    return true;
  });
  if (isMoved) ctx.publish('sponsor.changed', { kind: 'MOVED', sponsorId: id });
  return managedSponsors(ctx);
}

export async function deleteSponsor(ctx: Context, id: number): Promise<number> {
  ctx.require('sponsor.manage');
  await ctx.em.transactional(async (tx) => {
    const stored = await lockSponsor(tx, id);
    await forgetLogo(ctx, tx, stored);
    record(ctx, tx, 'delete', stored, { websiteUrl: stored.websiteUrl });
    tx.remove(stored);
  });
  ctx.publish('sponsor.changed', { kind: 'DELETED', sponsorId: id });
  return id;
}

async function changed(ctx: Context, event: SponsorEventView): Promise<ManagedSponsorView> {
  ctx.publish('sponsor.changed', event);
  return managedSponsor(ctx, event.sponsorId);
}

async function managedSponsor(ctx: Context, id: number): Promise<ManagedSponsorView> {
  const [found] = await readManaged(ctx.em, mountainDate(ctx.now()), id);
  if (!found) throw refuse('sponsor.unknown');
  return found;
}

/** All of them as they are shown, while no one else moves, adds or counts them. */
async function inOrder(tx: EntityManager): Promise<Sponsor[]> {
  await takeLock(tx, 'sponsors');
  return tx.find(Sponsor, {}, { orderBy: { position: 'asc', id: 'asc' } });
}

async function lockSponsor(tx: EntityManager, id: number): Promise<Sponsor> {
  const stored = await tx.findOne(Sponsor, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!stored) throw refuse('sponsor.unknown');
  return stored;
}

/** An uploaded logo that nothing shows any more is deleted; what is newer waits for its own turn. */
const forgetLogo = async (ctx: Context, tx: EntityManager, { logoUrl }: Sponsor) => {
  if (logoUrl) await ctx.jobs.wake(tx, FORGET_UNUSED_IMAGES, ctx.now());
};

const record = (
  ctx: Context,
  tx: EntityManager,
  verb: string,
  { id, name }: Sponsor,
  details: Readonly<Record<string, unknown>> = {},
) =>
  recordAct(
    ctx,
    {
      action: `sponsor.${verb}`,
      subjectType: 'Sponsor',
      subjectId: id,
      details: { name, ...details },
    },
    tx,
  );
