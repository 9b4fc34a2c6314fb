import type { ContentItemView, ShowEventKind } from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import type { ContentFeed } from './content-feed.entity.ts';

/** A stored show as everybody may see it. */
export const showView = (show: ContentFeed): ContentItemView => ({
  id: show.id,
  type: show.type,
  title: show.title,
  url: show.url,
  description: show.description ?? null,
  thumbnailUrl: show.thumbnailUrl ?? null,
  duration: show.duration ?? null,
  publishedAt: show.publishedAt?.toISOString() ?? null,
  externalId: show.externalId ?? null,
  audioUrl: show.audioUrl ?? null,
  isLive: show.isLive,
  isCurrentlyLive: show.isCurrentlyLive,
  viewCount: show.viewCount,
  createdAt: show.createdAt.toISOString(),
});

/** Publishes a change of a show to all. Every use case that puts shows on the site calls it, after the commit. */
export function publishShow(
  ctx: Pick<Context, 'publish'>,
  kind: ShowEventKind,
  show: ContentItemView,
): void {
  ctx.publish('show.changed', { kind, show });
}
