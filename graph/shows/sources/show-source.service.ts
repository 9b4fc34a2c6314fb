import type { ShowSourceView } from '../../../schema/shows/show-sources.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { IMPORT_SHOWS } from './import-shows.service.ts';
import { ShowSource } from './show-source.entity.ts';

/** Where shows are imported from, and how it went last. */
export async function showSources(ctx: Context): Promise<ShowSourceView[]> {
  ctx.require('show.manage');
  const sources = await ctx.em.fork().find(ShowSource, {}, { orderBy: { source: 'desc' } });
  return sources.map((one) => ({
    source: one.source,
    address: one.address,
    checkedAt: one.checkedAt?.toISOString() ?? null,
    succeededAt: one.succeededAt?.toISOString() ?? null,
    nextAt: one.dueAt.toISOString(),
    fault: one.fault ?? null,
  }));
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
