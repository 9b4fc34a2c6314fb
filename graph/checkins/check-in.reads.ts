import type { FilterQuery } from '@mikro-orm/core';
import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import { CHECK_INS_WAITING, type CheckInView } from '../../schema/checkins.ts';
import { publicUserView } from '../accounts/users/user.view.ts';
import type { Context } from '../core/context.ts';
import { Image } from '../core/images/image.entity.ts';
import { imageView } from '../core/images/images.ts';
import { pageSize } from '../core/paging/paging.ts';
import { CheckIn } from './check-in.entity.ts';

export interface CheckInForViewer extends CheckInView {
  readonly userId: number;
  readonly user: PublicUserView;
}

export const CHECK_INS_USUAL = 24;

/** The newest approved check-ins, newest first: 24, or `last` of them. */
export async function checkIns(ctx: Context, last?: number | null): Promise<CheckInForViewer[]> {
  return readCheckIns(ctx, { approved: true }, pageSize(last ?? CHECK_INS_USUAL, 'last'));
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
      gameId: game.id,
      opponent: game.opponent,
      isHome: game.isHome,
      description: checkIn.description ?? null,
      photo: photoUrl ? imageView(photoUrl, byUrl.get(photoUrl)) : null,
      user: publicUserView(checkIn.user),
    };
  });
}
