import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { idInAddress } from '../../schema/shows/show-links.ts';
import { type ShowInput, showInput } from '../../schema/shows/show-shape.ts';
import type { ContentItemView } from '../../schema/shows/shows.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { takeLock } from '../core/database/locks.ts';
import { refuse } from '../core/errors.ts';
import { ContentFeed } from './content-feed.entity.ts';
import { showView, publishShow } from './show-events.ts';

/** How many live shows are listed with their switches. */
export const LIVE_SHOWS = 10;

/** The live shows that an admin may put on the air: the one that is, then the newest, those to come included. */
export async function liveShows(ctx: Context): Promise<ContentItemView[]> {
  ctx.require('show.manage');
  const shows = await ctx.em.find(
    ContentFeed,
    { type: 'live' },
    {
      orderBy: { isCurrentlyLive: 'desc', publishedAt: 'desc nulls first', id: 'desc' },
      limit: LIVE_SHOWS,
    },
  );
  return shows.map(showView);
}

/** Puts a show or an episode on the site, from now on. One that is there already (by its id at the platform): CONFLICT. */
export async function addShow(ctx: Context, raw: ShowInput): Promise<ContentItemView> {
  ctx.require('show.manage');
  const facts = showInput.parse(raw);
  const now = ctx.now();
  const added = await ctx.em
    .transactional(async (tx) => {
      const show = tx.create(ContentFeed, {
        ...facts,
        externalId: idInAddress(facts.type, facts.url),
        isLive: facts.type === 'live',
        publishedAt: now,
        createdAt: now,
      });
      await tx.flush();
      recordAct(
        ctx,
        { ...actOn(show, 'add'), details: { type: show.type, title: show.title } },
        tx,
      );
      return showView(show);
    })
    .catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) throw refuse('show.known');
      throw error;
    });
  publishShow(ctx, 'PUBLISHED', added);
  return added;
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
  ctx.require('show.manage');
  const { show, changed } = await ctx.em.transactional(async (tx) => {
    // One after the other, whichever show they mean, so that two admins at once don't put two on the air.
    await takeLock(tx, 'show on the air');
    const found = await tx.find(ContentFeed, { $or: [{ id }, { isCurrentlyLive: true }] });
    const wanted = found.find((each) => each.id === id);
    if (!wanted) throw refuse('show.unknown');
    if (wanted.type !== 'live') throw refuse('show.notLive');
    const touched = found.filter((each) =>
      each.id === id ? each.isCurrentlyLive !== isLive : isLive && each.isCurrentlyLive,
    );
    for (const each of touched) {
      each.isCurrentlyLive = each.id === id && isLive;
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
    }
    await tx.flush();
    return { show: showView(wanted), changed: touched.map(showView) };
  });
  for (const each of changed.toSorted(
    (a, b) => Number(a.isCurrentlyLive) - Number(b.isCurrentlyLive),
  ))
    publishShow(ctx, each.isCurrentlyLive ? 'WENT_LIVE' : 'ENDED', each);
  return show;
}

const actOn = ({ id }: { readonly id: number }, verb: string) => ({
  action: `show.${verb}`,
  subjectType: 'ContentItem' as const,
  subjectId: id,
});
