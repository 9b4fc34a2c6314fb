import type { EntityManager } from '@mikro-orm/postgresql';
import { settingsInput, type SettingsChange } from '../../schema/site/settings-shape.ts';
import type { SettingName, SiteSettings } from '../../schema/site/settings.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { CHANGED_AT, changedNames, keyOf, readSiteState } from '../core/site/site-state.ts';
import { AppSetting } from '../core/database/app-setting.entity.ts';
import { takeLock } from '../core/database/locks.ts';

/** What opens to members: pages follow it by an event of its own. */
const OPENS: readonly SettingName[] = ['isFantasyOpen', 'areCheckInsOpen'];

/**
 * Admin. Changes the settings that are named and leaves the others, so that two admins who change different ones don't
 * undo each other's work. Null gives a setting its first value back. What changes nothing publishes no event.
 */
export async function saveSiteSettings(ctx: Context, raw: SettingsChange): Promise<SiteSettings> {
  ctx.require('site.configure');
  const act = { action: 'site.configure', subjectType: 'AppSetting', subjectId: null } as const;
  const change = settingsInput.parse(raw);
  // The same act by another door.
  if (change.season !== undefined && change.season !== ctx.site.season)
    ctx.requireFreshProof('Mutation.startSeason');
  return changeSettings(ctx, change, (tx, made) => {
    for (const details of made) recordAct(ctx, { ...act, details: { ...details } }, tx);
  });
}

/** One setting that became another. */
interface Made {
  readonly name: SettingName;
  readonly from: unknown;
  readonly to: unknown;
}

/** For use cases that have checked rights and values, and record the act by themselves. */
export async function changeSettings(
  ctx: Context,
  change: SettingsChange,
  record: (tx: EntityManager, made: readonly Made[]) => void,
): Promise<SiteSettings> {
  const { after, made } = await ctx.em.transactional(async (tx) => {
    await takeLock(tx, 'site settings');
    const before = await readSiteState(tx, ctx.env);
    // Later than the change before it, also where the clocks of two nodes differ.
    const changedAt = Math.max(ctx.now().getTime(), before.changedAt + 1);
    await store(tx, change, changedAt);
    const after = await readSiteState(tx, ctx.env);
    const made = changedNames(before.settings, after.settings).map((name) => ({
      name,
      from: before.settings[name],
      to: after.settings[name],
    }));
    record(tx, made);
    return { after, made };
  });
  if (made.length > 0) ctx.publish('site.changed', after);
  if (made.some(({ name }) => OPENS.includes(name)))
    ctx.publish('fantasy.changed', { gameId: null });
  return after.settings;
}

async function store(tx: EntityManager, change: SettingsChange, changedAt: number): Promise<void> {
  const updatedAt = new Date(changedAt);
  for (const [name, value] of Object.entries(change) as [SettingName, unknown][]) {
    const key = keyOf(name);
    if (value === undefined) continue;
    if (value === null) await tx.nativeDelete(AppSetting, { key });
    else await tx.upsert(AppSetting, { key, value, updatedAt });
  }
  await tx.upsert(AppSetting, { key: CHANGED_AT, value: changedAt, updatedAt });
}
