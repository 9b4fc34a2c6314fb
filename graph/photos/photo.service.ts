import { can } from '../../schema/accounts/capabilities.ts';
import {
  type PhotoFilter,
  type PhotoNavigationView,
  type PhotoState,
} from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { refuse } from '../core/errors.ts';
import { defineLoader } from '../core/loader.ts';
import { byIds } from '../core/paging/by-ids.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import {
  cursorOfPhoto,
  isPending,
  type PhotoForViewer,
  readAll,
  readOwn,
  readPhotos,
  readPlace,
  readShown,
} from './photo.reads.ts';

/** Pending photos get the same response as unknown ids, except for their uploader and moderators. */
export const photoNotFound = () => refuse('photo.gone');

/** Approved photos of a category, or of all, newest first. */
export async function photos(
  { em, viewer }: Context,
  filter: PhotoFilter & { readonly gameId?: number | null },
  page: PageRequest,
): Promise<Connection<PhotoForViewer>> {
  const read = (some: PageRequest) => readShown(em, viewer?.id ?? null, filter, some);
  return readConnection(page, read, cursorOfPhoto);
}

/** A photo that this viewer may see. */
export async function photo(ctx: Context, id: number): Promise<PhotoForViewer> {
  const [found] = await photosThatAreSeen(ctx, [id]);
  if (!found) throw photoNotFound();
  return found;
}

/** Photos in the order of the ids; null for those that this viewer may not see. */
export const photosByIds = (
  ctx: Context,
  ids: readonly number[],
): Promise<(PhotoForViewer | null)[]> => byIds(ids, (some) => photosThatAreSeen(ctx, some));

/** A photo that this viewer may see, read together with others of the request. */
export const loadPhoto = defineLoader(photosThatAreSeen);

/** Of these photos the approved ones and the viewer's own; all of them for moderators. */
function photosThatAreSeen({ em, viewer }: Context, ids: number[]): Promise<PhotoForViewer[]> {
  const seesAll = can(viewer, 'photo.moderate');
  return readPhotos(
    em,
    viewer?.id ?? null,
    db
      .selectFrom('fanZonePhotos')
      .selectAll()
      .where('id', 'in', ids)
      .where(({ eb, or, ref, val }) =>
        or([ref('approved'), val(seesAll), eb('userId', '=', viewer?.id ?? null)]),
      ),
  );
}

/**
 * The previous and next photo of an approved one in the list of a filter, and its position. NOT_FOUND when it is not in
 * that list.
 */
export async function photoNavigation(
  ctx: Context,
  id: number,
  filter: PhotoFilter,
): Promise<PhotoNavigationView<PhotoForViewer>> {
  const place = await readPlace(ctx.em, id, filter);
  if (!place) throw photoNotFound();
  const { previousId, nextId, currentIndex, totalCount } = place;
  const neighbors = await readPhotos(
    ctx.em,
    ctx.viewer?.id ?? null,
    db
      .selectFrom('fanZonePhotos')
      .selectAll()
      .where(({ ref }) => ref('approved'))
      .where('id', 'in', [previousId, nextId]),
  );
  const one = (wanted: number | null) => neighbors.find((found) => found.id === wanted) ?? null;
  return { previousPhoto: one(previousId), nextPhoto: one(nextId), currentIndex, totalCount };
}

/** Photos in one state, or all that were not rejected, newest first. */
export function allPhotos(
  ctx: Context,
  state: PhotoState | null,
  page: PageRequest,
): Promise<Connection<PhotoForViewer>> {
  const viewer = ctx.require('photo.moderate');
  return readConnection(page, (some) => readAll(ctx.em, viewer.id, state, some), cursorOfPhoto);
}

/** The viewer's own photos in every state, newest first. */
export function myPhotos(ctx: Context, page: PageRequest): Promise<Connection<PhotoForViewer>> {
  const viewer = ctx.require('photo.manageOwn');
  return readConnection(page, (some) => readOwn(ctx.em, viewer.id, some), cursorOfPhoto);
}

/** How many photos wait for approval. */
export async function pendingPhotoCount(ctx: Context): Promise<number> {
  ctx.require('photo.moderate');
  const [row] = await rowsOf(
    ctx.em,
    db
      .selectFrom('fanZonePhotos')
      .select(({ fn }) => asInt(fn.countAll()).as('count'))
      .where(isPending),
  );
  return row!.count;
}
