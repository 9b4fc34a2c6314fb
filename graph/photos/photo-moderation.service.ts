import { reviewPhotosInput, type ReviewPhotosInput } from '../../schema/photos/photo-shape.ts';
import { PHOTO_TEXTS, type PhotoState, REJECTED_PHOTO_DAYS } from '../../schema/photos/photos.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { forgetImages } from '../core/images/images.ts';
import { keepRemoved, type Removed } from '../removals/removal.service.ts';
import { publishOwn, publishPending, publishPhoto } from './photo-events.ts';
import { type PhotoForViewer, readPhotos } from './photo.reads.ts';
import { photoNotFound } from './photo.service.ts';

const VERBS = { APPROVED: 'approve', REJECTED: 'reject', PENDING: 'returnToPending' } as const;
type Verb = (typeof VERBS)[PhotoState] | 'delete';

const actOn = (read: PhotoForViewer, verb: Verb) => ({
  action: `photo.${verb}`,
  subjectType: 'Photo' as const,
  subjectId: read.id,
  details: { userId: read.userId, userName: read.user.name, description: read.description },
});

/** Publishes a photo in the Fan Zone. Approving it again changes nothing. */
export async function approvePhoto(ctx: Context, id: number): Promise<PhotoForViewer> {
  ctx.require('photo.moderate');
  const [approved] = await review(ctx, [id], 'APPROVED');
  if (!approved) throw photoNotFound();
  return approved;
}

/** Reviews several photos in one transaction. Those that are gone are named; the others get the state. */
export async function reviewPhotos(ctx: Context, raw: ReviewPhotosInput) {
  ctx.require('photo.moderate');
  const { ids, state } = reviewPhotosInput.parse(raw);
  const photos = await review(ctx, ids, state);
  const found = new Set(photos.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  return { photos, refused: missing.map((id) => ({ id, message: PHOTO_TEXTS.gone })) };
}

/** Those photos that there are, now in the state. */
async function review(
  ctx: Context,
  ids: readonly number[],
  state: PhotoState,
): Promise<PhotoForViewer[]> {
  const viewer = ctx.require('photo.moderate');
  const { before, after } = await ctx.em.transactional(async (tx) => {
    const locked = await lockPhotos(tx, ids);
    if (locked.length === 0) return { before: new Map<number, PhotoForViewer>(), after: [] };
    const read = () => readPhotos(tx, viewer.id, CHOSEN.where('id', 'in', locked));
    const before = new Map((await read()).map((photo) => [photo.id, photo]));
    const moving = [...before.values()].filter((photo) => photo.state !== state);
    await move(ctx, tx, { ids: moving.map(({ id }) => id), state });
    for (const photo of moving) recordAct(ctx, actOn(photo, VERBS[state]), tx);
    return { before, after: await read() };
  });
  publishReview(ctx, before, after);
  return after;
}

const CHOSEN = db.selectFrom('fanZonePhotos').selectAll();

/** Always in the same order, so that two reviews never wait for each other. */
async function lockPhotos(tx: EntityManager, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    tx,
    db.selectFrom('fanZonePhotos').select('id').where('id', 'in', ids).orderBy('id').forUpdate(),
  );
  return rows.map(({ id }) => id);
}

async function move(
  ctx: Context,
  tx: EntityManager,
  { ids, state }: { ids: readonly number[]; state: PhotoState },
): Promise<void> {
  if (ids.length === 0) return;
  const isRejected = state === 'REJECTED';
  await rowsOf(
    tx,
    db
      .updateTable('fanZonePhotos')
      .set({
        approved: state === 'APPROVED',
        rejectedAt: isRejected ? ctx.now().toISOString() : null,
        revision: ({ eb }) => eb('revision', '+', 1),
      })
      .where('id', 'in', ids),
  );
  if (isRejected) await ctx.jobs.wake(tx, FORGET_REJECTED_PHOTOS, endOf(ctx.now()));
}

/** Fans hear of what came to the wall and of what left it, owners of their own photos, moderators of all. */
function publishReview(
  ctx: Context,
  before: ReadonlyMap<number, PhotoForViewer>,
  after: readonly PhotoForViewer[],
): void {
  const changed = after.filter(({ id, state }) => before.get(id)?.state !== state);
  for (const photo of changed) {
    const old = before.get(photo.id)!;
    if (photo.isApproved) publishPhoto(ctx, 'APPROVED', photo);
    else if (old.isApproved) publishPhoto(ctx, 'REMOVED', old);
    publishOwn(ctx, 'REVIEWED', photo);
  }
  if (changed.length > 0) publishPending(ctx, changed.length === 1 ? changed[0]!.id : null);
}

/** Name of the job that deletes what was rejected long ago. */
export const FORGET_REJECTED_PHOTOS = 'forget-rejected-photos';

const KEPT_MS = REJECTED_PHOTO_DAYS * 86_400_000;
const endOf = (rejectedAt: Date) => new Date(rejectedAt.getTime() + KEPT_MS);

/** Deletes photos that were rejected 30 days ago, with their files. Of several nodes each one is deleted by one. */
export async function forgetRejectedPhotos(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS).toISOString();
  const due = await rowsOf(
    ctx.em,
    db.selectFrom('fanZonePhotos').select('id').where('rejectedAt', '<=', before),
  );
  for (const { id } of due) {
    // It may have been reviewed again.
    const still = db
      .deleteFrom('fanZonePhotos')
      .where('id', '=', id)
      .where('rejectedAt', '<=', before);
    const taken = await ctx.em.fork().transactional((tx) => take(tx, still.returningAll()));
    if (taken) await publishTaken(ctx, taken);
  }
}

/** Deletes a photo in any state, with its comments, likes and files. */
export async function deletePhoto(ctx: Context, id: number): Promise<boolean> {
  ctx.require('photo.moderate');
  const taken = await ctx.em.transactional(async (tx) => {
    const found = await takePhoto(ctx, tx, id);
    if (found) recordAct(ctx, actOn(found.photo, 'delete'), tx);
    return found;
  });
  if (!taken) throw photoNotFound();
  await publishTaken(ctx, taken);
  return true;
}

/** Deletes a photo of the viewer's own in any state, with its comments, likes and files. */
export async function deleteOwnPhoto(
  ctx: Context,
  { id }: { readonly id: number },
): Promise<{ deletedId: number }> {
  const viewer = ctx.require('photo.manageOwn');
  const own = db
    .deleteFrom('fanZonePhotos')
    .where('id', '=', id)
    .where('userId', '=', viewer.id)
    .returningAll();
  const taken = await ctx.em.transactional((tx) => take(tx, own));
  if (!taken) throw (await isOnWall(ctx.em, id)) ? refuse('access.notAllowed') : photoNotFound();
  await publishTaken(ctx, taken);
  return { deletedId: id };
}

/** Whether everyone can see the photo, so that a refusal may say that it is another member's. */
async function isOnWall(em: EntityManager, id: number): Promise<boolean> {
  const found = db
    .selectFrom('fanZonePhotos')
    .select('id')
    .where('id', '=', id)
    .where('approved', '=', true);
  return (await rowsOf(em, found)).length > 0;
}

/** A deleted photo, and its files to be removed after the commit. */
export interface TakenPhoto {
  readonly photo: PhotoForViewer;
  readonly paths: readonly string[];
  /** Where moderators can put it back: then its files stay. */
  readonly kept?: Removed | undefined;
}

/**
 * Deletes a photo within the caller's transaction; of another member, moderators can put it back. Undefined when it was
 * deleted already.
 */
export async function takePhoto(
  ctx: Context,
  tx: EntityManager,
  id: number,
): Promise<TakenPhoto | undefined> {
  const kept = await keepRemoved(ctx, tx, { kind: 'PHOTO', postId: id });
  const taken = await take(tx, db.deleteFrom('fanZonePhotos').where('id', '=', id).returningAll());
  return taken && { ...taken, kept };
}

async function take(
  tx: EntityManager,
  deletion: Parameters<typeof readPhotos>[2],
): Promise<TakenPhoto | undefined> {
  const [gone] = await readPhotos(tx, null, deletion);
  if (!gone) return undefined;
  const paths = await forgetImages(tx, [gone.imageUrl]);
  return { photo: gone, paths: [...new Set([gone.imageUrl, ...paths])] };
}

/** After the commit: deletes the files and publishes the removal to those who could see the photo. */
export async function publishTaken(
  ctx: Context,
  { photo: gone, paths, kept }: TakenPhoto,
): Promise<void> {
  await (kept ? ctx.files.move(kept.moves) : ctx.files.remove(paths));
  kept?.publish();
  if (gone.isApproved) publishPhoto(ctx, 'REMOVED', gone);
  else publishPending(ctx, gone.id);
  publishOwn(ctx, 'DELETED', gone);
}
