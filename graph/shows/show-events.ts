import type { ContentItemView, ShowEventKind, ShowInEvent } from '../../schema/shows/shows.ts';
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
  publishedAt: show.publishedAt ?? null,
  externalId: show.externalId ?? null,
  isLive: show.isLive,
  isCurrentlyLive: show.isCurrentlyLive,
  viewCount: show.viewCount,
  createdAt: show.createdAt,
});

/** Publishes a change of a show to all. Every use case that puts shows on the site calls it, after the commit. */
export function publishShow(
  ctx: Pick<Context, 'publish'>,
  kind: ShowEventKind,
  show: ContentItemView,
): void {
  ctx.publish('show.changed', {
    kind,
    show: {
      ...show,
      publishedAt: show.publishedAt?.toISOString() ?? null,
      createdAt: show.createdAt.toISOString(),
    },
  });
}

/** A show out of an event, as the graph gives it. */
export const outOfEvent = (show: ShowInEvent): ContentItemView => ({
  ...show,
  publishedAt: show.publishedAt === null ? null : new Date(show.publishedAt),
  createdAt: new Date(show.createdAt),
});
