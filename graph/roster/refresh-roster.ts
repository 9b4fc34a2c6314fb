import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { addDays, instantOfMountain, mountainDate } from '../../schema/time/clock.ts';
import type { Services } from '../core/context.ts';
import { FantasyPlayer } from './fantasy-player.entity.ts';
import type { RosterEntry, RosterSource } from './roster-source.ts';

/** Any number will do, as long as nothing else locks it. */
const LOCK = 2025_0053;

/** Changes of the roster come one after the other: each sees what the one before it stored. */
export const lockRoster = (tx: EntityManager) =>
  tx.execute('select pg_advisory_xact_lock(?)', [LOCK]);

/**
 * Reads the roster from the provider and stores it. Players that it no longer lists stay, as inactive ones, because
 * lineups point at them. On any failure the last good roster stays.
 */
export async function refreshRoster(
  orm: MikroORM,
  { clock, publish }: Pick<Services, 'clock' | 'publish'>,
  source: RosterSource,
): Promise<void> {
  const entries = await source();
  const now = clock.now();
  await orm.em.fork().transactional(async (tx) => {
    // Of two nodes that refresh at once the second finds nothing new.
    await lockRoster(tx);
    await storeRoster(tx, entries, now);
  });
  publish('roster.changed', { players: entries.length });
}

async function storeRoster(tx: EntityManager, entries: readonly RosterEntry[], now: Date) {
  const known = await tx.find(FantasyPlayer, {});
  const byId = new Map(known.map((player) => [player.espnId, player]));
  const unnumbered = new Map(
    known.filter(({ espnId }) => !espnId).map((player) => [player.name, player]),
  );
  const listed = new Set<FantasyPlayer>();
  for (const { externalId, isStarter, ...facts } of entries) {
    const values = {
      ...facts,
      espnId: externalId,
      isActive: true,
      lastUpdated: now,
      ...(isStarter !== undefined && { isStarter }),
    };
    const player = byId.get(externalId) ?? unnumbered.get(facts.name);
    listed.add(
      player ? tx.assign(player, values) : tx.create(FantasyPlayer, { ...values, createdAt: now }),
    );
  }
  for (const player of known) if (!listed.has(player)) player.isActive = false;
}

/** The roster is refreshed each day at this time in Denver, before members set their lineups. */
const DAILY_AT = '05:00';

/** True when the roster was never read, or not since this morning. */
export async function isRosterDue(em: EntityManager, now: Date): Promise<boolean> {
  const newest = await em.findOne(
    FantasyPlayer,
    { isActive: true },
    { orderBy: { lastUpdated: 'desc' }, fields: ['lastUpdated'] },
  );
  return !newest || newest.lastUpdated < lastMorning(now);
}

function lastMorning(now: Date): Date {
  const today = mountainDate(now);
  const morning = instantOfMountain({ date: today, time: DAILY_AT });
  return morning <= now ? morning : instantOfMountain({ date: addDays(today, -1), time: DAILY_AT });
}
