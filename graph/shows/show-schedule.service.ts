import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { actOn, publishSaved } from './show-state.ts';
import { ContentFeed } from './content-feed.entity.ts';

/** Name of the job that is woken when a scheduled show is due. */
export const PUBLISH_DUE_SHOWS = 'publish-due-shows';

/** At most so many at once, so that a long list doesn't fill the memory. */
const BATCH = 100;

/** Announces every show whose time has come. Of several nodes, exactly one announces each. */
export async function publishDueShows(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (;;) {
    const due = await ctx.em.fork().transactional(async (tx) => {
      const found = await tx.find(
        ContentFeed,
        { announcedAt: null, isHidden: false, goneAt: null, publishedAt: { $lte: now } },
        {
          orderBy: { publishedAt: 'asc', id: 'asc' },
          limit: BATCH,
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        },
      );
      for (const show of found) {
        show.announcedAt = now;
        recordAct(ctx, { ...actOn(show, 'publish'), details: { title: show.title } }, tx);
      }
      return found;
    });
    for (const show of due) publishSaved(ctx, 'PUBLISHED', show);
    if (due.length < BATCH) return;
  }
}

/** Wakes the job that announces it, when it appears later. */
export async function wakeFor(ctx: Context, show: ContentFeed, tx: EntityManager): Promise<void> {
  const { publishedAt, announcedAt } = show;
  if (!announcedAt && publishedAt && publishedAt > ctx.now())
    await ctx.jobs.wake(tx, PUBLISH_DUE_SHOWS, publishedAt);
}
