import type { FilterQuery } from '@mikro-orm/core';
import * as z from 'zod/mini';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import { CHECK_INS_WAITING, type CheckInView } from '../../schema/checkins.ts';
import { publicUserView } from '../accounts/users/user.view.ts';
import type { Context } from '../core/context.ts';
import { Image } from '../core/images/image.entity.ts';
import { imageView } from '../core/images/images.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { anInstant, aRowId, defineCursor } from '../core/paging/cursors.ts';
import { gameView } from '../games/game.view.ts';
import { CheckIn } from './check-in.entity.ts';

export interface CheckInForViewer extends CheckInView {
  readonly userId: number;
  readonly user: PublicUserView;
}

export const CHECK_INS_USUAL = 24;

const cursor = defineCursor<readonly [createdAt: string, id: number]>(
  'checkIns',
  z.tuple([anInstant, aRowId]),
);

/** The approved check-ins, newest first. */
export const checkIns = (ctx: Context, page: PageRequest): Promise<Connection<CheckInForViewer>> =>
  readConnection(
    page,
    ({ first, after }) => readCheckIns(ctx, { $and: [{ approved: true }, behind(after)] }, first),
    ({ createdAt, id }) => cursor.of(createdAt.toISOString(), id),
  );

/** The condition for what follows a check-in. */
function behind(after: string | null | undefined): FilterQuery<CheckIn> {
  if (after == null) return {};
  const [createdAt, id] = cursor.read(after);
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
}

/** Those that wait for an admin, newest first. */
export function pendingCheckIns(ctx: Context): Promise<CheckInForViewer[]> {
  ctx.require('checkin.moderate');
  return readCheckIns(ctx, { approved: false }, CHECK_INS_WAITING);
}

/** One check-in as stored now. */
export async function checkInView(ctx: Context, id: number): Promise<CheckInForViewer> {
  const [view] = await readCheckIns(ctx, { id }, 1);
  return view!;
}

/** Two statements, however many there are. */
async function readCheckIns(
  { em }: Context,
  where: FilterQuery<CheckIn>,
  last: number,
): Promise<CheckInForViewer[]> {
  const found = await em.find(CheckIn, where, {
    populate: ['user', 'game'],
    strategy: 'joined',
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: last,
  });
  const urls = found.flatMap(({ photoUrl }) => photoUrl ?? []);
  const images = urls.length > 0 ? await em.find(Image, { url: { $in: urls } }) : [];
  const byUrl = new Map(images.map((image) => [image.url, image]));
  return found.map((checkIn) => {
    const { id, location, approved: isApproved, createdAt, photoUrl, game } = checkIn;
    return {
      id,
      location,
      isApproved,
      createdAt,
      userId: checkIn.user.id,
      game: gameView(game),
      description: checkIn.description ?? null,
      photo: photoUrl ? imageView(photoUrl, byUrl.get(photoUrl)) : null,
      user: publicUserView(checkIn.user),
    };
  });
}
