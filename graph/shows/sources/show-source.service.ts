import {
  SHOW_SOURCES,
  type ShowSource as Source,
  type ShowSourceView,
} from '../../../schema/shows/show-sources.ts';
import { type SourceInput, sourceInput } from '../../../schema/shows/source-shape.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { AppSetting } from '../../core/database/app-setting.entity.ts';
import { takeLock } from '../../core/database/locks.ts';
import { refuse } from '../../core/errors.ts';
import { outsideAddress } from '../../core/network/outside-address.ts';
import { IMPORT_SHOWS } from './import-shows.service.ts';
import { addressOf, SOURCE_SETTINGS } from './source-address.ts';
import { ShowSource } from './show-source.entity.ts';

/** Where shows are imported from, and how it went last. */
export async function showSources(ctx: Context): Promise<ShowSourceView[]> {
  ctx.require('show.manage');
  const em = ctx.em.fork();
  const known = await em.find(ShowSource, {});
  return Promise.all(
    SHOW_SOURCES.map(async (source) => {
      const address = await addressOf(em, ctx.env, source);
      // Of another address nothing is known yet.
      const last = known.find((one) => one.source === source && one.address === address);
      return {
        source,
        address,
        checkedAt: last?.checkedAt?.toISOString() ?? null,
        succeededAt: last?.succeededAt?.toISOString() ?? null,
        nextAt: last?.dueAt.toISOString() ?? null,
        fault: last?.fault ?? null,
      };
    }),
  );
}

/** Has all sources asked now. */
export async function checkShowSources(ctx: Context): Promise<ShowSourceView[]> {
  ctx.require('show.manage');
  await ctx.em.transactional(async (tx) => {
    await tx.nativeUpdate(ShowSource, {}, { dueAt: ctx.now() });
    recordAct(ctx, { action: 'show.import', subjectType: 'ContentItem', subjectId: null }, tx);
    await ctx.jobs.wake(tx, IMPORT_SHOWS, ctx.now());
  });
  return showSources(ctx);
}

/** Sets where a source is, and has it asked at once. What changes nothing is not recorded. */
export async function setShowSource(ctx: Context, raw: SourceInput): Promise<ShowSourceView[]> {
  ctx.require('show.manage');
  const { source, address = null } = sourceInput.parse(raw);
  if (source === 'podcast' && address && !outsideAddress(address, ctx.env.feedHosts))
    throw refuse('source.notOutside', {}, { field: 'address' });
  const isChanged = await ctx.em.transactional(async (tx) => {
    await takeLock(tx, 'sources of shows');
    const from = await addressOf(tx, ctx.env, source);
    const key = SOURCE_SETTINGS[source];
    if (address === null) await tx.nativeDelete(AppSetting, { key });
    else await tx.upsert(AppSetting, { key, value: address, updatedAt: ctx.now() });
    const to = await addressOf(tx, ctx.env, source);
    if (from === to) return false;
    const act = { action: 'show.setSource', subjectType: 'AppSetting', subjectId: null } as const;
    recordAct(ctx, { ...act, details: { source, from, to } }, tx);
    await askAnew(ctx, tx, source, to);
    return true;
  });
  if (isChanged) ctx.publish('showSource.changed', { source });
  return showSources(ctx);
}

/** Nothing is known of the address yet: no validators, faults or subscribers. */
async function askAnew(
  ctx: Context,
  tx: Context['em'],
  source: Source,
  address: string | null,
): Promise<void> {
  await tx.nativeDelete(ShowSource, { source });
  if (!address) return;
  tx.create(ShowSource, { source, address, dueAt: ctx.now() });
  await ctx.jobs.wake(tx, IMPORT_SHOWS, ctx.now());
}
