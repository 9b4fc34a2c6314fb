import type { PhotoEventKind } from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import type { PhotoForViewer } from './photo.reads.ts';

/** Tells the moderators that something else waits for approval now. */
export const tellWaiting = (ctx: Pick<Context, 'publish'>, photoId: number): void =>
  ctx.publish('photo.waiting', { photoId });

/** Tells everybody what happened to an approved photo, without what only its reader may know. */
export function tellPhoto(
  ctx: Pick<Context, 'publish'>,
  kind: PhotoEventKind,
  read: PhotoForViewer,
): void {
  const { isLikedByMe: _own, ...photo } = read;
  ctx.publish('photo.changed', { kind, photo });
}
