import type { OwnPhotoEventKind, PhotoEventKind } from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import type { PhotoForViewer } from './photo.reads.ts';

/** Publishes to moderators that the pending photos changed; null: several at once. */
export const publishPending = (ctx: Pick<Context, 'publish'>, photoId: number | null): void =>
  ctx.publish('photo.waiting', { photoId });

/** Publishes a change of an approved photo to all, without the fields that are private to a viewer. */
export function publishPhoto(
  ctx: Pick<Context, 'publish'>,
  kind: PhotoEventKind,
  read: PhotoForViewer,
): void {
  const { isLikedByMe: _own, ...photo } = read;
  ctx.publish('photo.changed', { kind, photo });
}

/** Publishes to the owner of a photo what happened to it, without the fields that are private to a viewer. */
export function publishOwn(
  ctx: Pick<Context, 'publish'>,
  kind: OwnPhotoEventKind,
  { isLikedByMe: _own, ...photo }: PhotoForViewer,
): void {
  const { id: photoId, userId } = photo;
  ctx.publish('photo.own', { kind, photoId, userId, photo: kind === 'DELETED' ? null : photo });
}
