import type { Context } from '../../core/context.ts';
import { ContentFeed } from '../content-feed.entity.ts';
import { switchLive } from '../show.service.ts';
import type { SourceItem } from './source-item.ts';

/** Puts broadcasts that began on the air and takes those off that ended, unless an admin has used the switch. */
export async function followBroadcasts(ctx: Context, items: readonly SourceItem[]): Promise<void> {
  const said = new Map(
    items.flatMap(({ sourceId, isCurrentlyLive }) =>
      isCurrentlyLive === null ? [] : [[sourceId, isCurrentlyLive] as const],
    ),
  );
  const shows = await ctx.em
    .fork()
    .find(ContentFeed, { source: 'youtube', sourceId: { $in: [...said.keys()] }, isHidden: false });
  for (const show of shows) {
    const isLive = said.get(show.sourceId ?? '') === true;
    if (isLive === show.isCurrentlyLive || show.type !== 'live') continue;
    if (show.editedFields.includes('isCurrentlyLive')) continue;
    await switchLive(ctx, show.id, isLive);
  }
}
