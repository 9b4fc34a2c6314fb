import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { forgetImages } from '../core/images/images.ts';
import { publishPhoto, publishPending } from './photo-events.ts';
import { type PhotoForViewer, readPhotos } from './photo.reads.ts';
import { photo, photoNotFound } from './photo.service.ts';

const actOn = (read: PhotoForViewer, verb: 'approve' | 'delete') => ({
  action: `photo.${verb}`,
  subjectType: 'Photo' as const,
  subjectId: read.id,
  details: { userId: read.userId, userName: read.user.name, description: read.description },
});

/** Publishes a photo in the Fan Zone. Approving it again changes nothing. */
export async function approvePhoto(ctx: Context, id: number): Promise<PhotoForViewer> {
  const viewer = ctx.require('photo.moderate');
  const approved = await ctx.em.transactional(async (tx) => {
    const [changed] = await readPhotos(
      tx,
      viewer.id,
      db
        .updateTable('fanZonePhotos')
        .set({ approved: true, revision: ({ eb }) => eb('revision', '+', 1) })
        .where('id', '=', id)
        .where(({ not, ref }) => not(ref('approved')))
        .returningAll(),
    );
    if (changed) recordAct(ctx, actOn(changed, 'approve'), tx);
    return changed;
  });
  if (!approved) return photo(ctx, id);
  publishPhoto(ctx, 'APPROVED', approved);
  publishPending(ctx, id);
  return approved;
}

/** Deletes a photo in either state, with its comments, likes and files. */
export async function deletePhoto(ctx: Context, id: number): Promise<boolean> {
  ctx.require('photo.moderate');
  const taken = await ctx.em.transactional(async (tx) => {
    const found = await takePhoto(tx, id);
    if (found) recordAct(ctx, actOn(found.photo, 'delete'), tx);
    return found;
  });
  if (!taken) throw photoNotFound();
  publishTaken(ctx, taken);
  return true;
}

/** A deleted photo, and its files to be removed after the commit. */
export interface TakenPhoto {
  readonly photo: PhotoForViewer;
  readonly paths: readonly string[];
}

/** Deletes a photo within the caller's transaction; undefined when it was deleted already. */
export async function takePhoto(tx: EntityManager, id: number): Promise<TakenPhoto | undefined> {
  const [gone] = await readPhotos(
    tx,
    null,
    db.deleteFrom('fanZonePhotos').where('id', '=', id).returningAll(),
  );
  if (!gone) return undefined;
  const paths = await forgetImages(tx, [gone.imageUrl]);
  return { photo: gone, paths: [...new Set([gone.imageUrl, ...paths])] };
}

/** After the commit: deletes the files and publishes the removal to those who could see the photo. */
export function publishTaken(ctx: Context, { photo: gone, paths }: TakenPhoto): void {
  void ctx.files.remove(paths);
  if (gone.approved) publishPhoto(ctx, 'REMOVED', gone);
  else publishPending(ctx, gone.id);
}
