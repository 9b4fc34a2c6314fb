import type { ContentItemView } from '../../schema/shows/shows.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { refuse } from '../core/errors.ts';
import { ContentFeed } from './content-feed.entity.ts';
import { publishShow, showView } from './show-events.ts';
import { actOn, markEdited } from './show-state.ts';

/** How many live shows are listed with their switches. */
export const LIVE_SHOWS = 10;

/** The live shows that hosts may put on the air: the one that is, then the newest, those to come included. */
export async function liveShows(ctx: Context): Promise<ContentItemView[]> {
  ctx.require('show.putOnAir');
  const shows = await ctx.em.find(
    ContentFeed,
    { type: 'live', isHidden: false },
    {
      orderBy: { isCurrentlyLive: 'desc', publishedAt: 'desc nulls first', id: 'desc' },
      limit: LIVE_SHOWS,
    },
  );
  return shows.map(showView);
}

/**
 * Puts a live show on the air, or takes it off. Only one show is on the air at a time: another one leaves it. A show
 * that is already in that state publishes no event.
 */
export async function setShowLive(
  ctx: Context,
  id: number,
  isLive: boolean,
): Promise<ContentItemView> {
  ctx.require('show.putOnAir');
  return switchLive(ctx, id, isLive);
}

/** The same for who has the right to: a host, or the channel itself, whose broadcasts are followed until a host switches. */
export async function switchLive(
  ctx: Context,
  id: number,
  isLive: boolean,
): Promise<ContentItemView> {
  const { show, changed } = await ctx.em.transactional(async (tx) => {
    // One after the other, whichever show they mean, so that two hosts at once don't put two on the air.
    await takeLock(tx, 'show on the air');
    const found = await tx.find(ContentFeed, { $or: [{ id }, { isCurrentlyLive: true }] });
    const wanted = found.find((each) => each.id === id);
    if (!wanted) throw refuse('show.unknown');
    if (wanted.type !== 'live') throw refuse('show.notLive');
    if (isLive && wanted.isHidden) throw refuse('show.hidden');
    const touched = found.filter((each) =>
      each.id === id ? each.isCurrentlyLive !== isLive : isLive && each.isCurrentlyLive,
    );
    for (const each of touched) {
      each.isCurrentlyLive = each.id === id && isLive;
      if (each.isCurrentlyLive) each.liveSince = ctx.now();
      if (ctx.viewer && each.source != null) markEdited(each, ['isCurrentlyLive']);
      recordAct(
        ctx,
        {
          ...actOn(each, each.isCurrentlyLive ? 'goLive' : 'end'),
          details: { title: each.title },
        },
        tx,
      );
    }
    if (isLive) {
      wanted.isLive = true;
      // One that was announced for later is there from now on.
      const now = ctx.now();
      if (!wanted.publishedAt || wanted.publishedAt > now) wanted.publishedAt = now;
      wanted.announcedAt ??= now;
    }
    await tx.flush();
    return { show: showView(wanted), changed: touched.map(showView) };
  });
  for (const each of changed.toSorted(
    (a, b) => Number(a.isCurrentlyLive) - Number(b.isCurrentlyLive),
  ))
    publishShow(ctx, each.isCurrentlyLive ? 'WENT_LIVE' : 'ENDED', each);
  for (const { id: showId } of changed) ctx.publish('show.saved', { showId });
  return show;
}
