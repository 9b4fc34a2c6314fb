import type { ManagedShowView, ShowEventKind, ShowState } from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import type { ContentFeed } from './content-feed.entity.ts';
import { publishShow, showView } from './show-events.ts';

type Visibility = Pick<ContentFeed, 'isHidden' | 'publishedAt' | 'goneAt'>;

export function stateOf({ isHidden, publishedAt, goneAt }: Visibility, now: Date): ShowState {
  if (isHidden) return 'HIDDEN';
  if (goneAt) return 'GONE';
  return publishedAt && publishedAt <= now ? 'VISIBLE' : 'SCHEDULED';
}

export const isVisible = (show: Visibility, now: Date): boolean => stateOf(show, now) === 'VISIBLE';

export const managedView = (show: ContentFeed, now: Date): ManagedShowView => ({
  id: show.id,
  show: showView(show),
  state: stateOf(show, now),
  source: show.source ?? null,
  goneAt: show.goneAt?.toISOString() ?? null,
});

/**
 * What visitors see of a change, if anything. A show that appears for the first time is marked as announced, one that is
 * moved to a later time as not yet announced.
 */
export function visibleChange(
  show: ContentFeed,
  wasVisible: boolean,
  now: Date,
): ShowEventKind | null {
  const state = stateOf(show, now);
  if (state === 'SCHEDULED') show.announcedAt = null;
  if (state !== 'VISIBLE') return wasVisible ? 'REMOVED' : null;
  if (show.announcedAt) return 'EDITED';
  show.announcedAt = now;
  return 'PUBLISHED';
}

/** Publishes a change after its commit: to admins, and where visitors see it to all. */
export function publishSaved(
  ctx: Pick<Context, 'publish'>,
  kind: ShowEventKind | null,
  show: ContentFeed,
): void {
  ctx.publish('show.saved', { showId: show.id });
  if (kind) publishShow(ctx, kind, showView(show));
}

export const actOn = ({ id }: { readonly id: number }, verb: string) => ({
  action: `show.${verb}`,
  subjectType: 'ContentItem' as const,
  subjectId: id,
});

/** Imports leave these fields alone from now on. */
export function markEdited(show: ContentFeed, fields: readonly string[]): void {
  show.editedFields = [...new Set([...show.editedFields, ...fields])];
}
