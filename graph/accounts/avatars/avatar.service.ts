import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import {
  updateAvatarInput,
  type UpdateAvatarInput,
  type UserView,
} from '../../../schema/accounts/accounts.ts';
import { cropOf } from '../../../schema/articles/articles.ts';
import { refuse } from '../../core/errors.ts';
import { limitContent } from '../../core/limits/content-limits.ts';
import type { Context } from '../../core/context.ts';
import { withImage } from '../../core/images/images.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { asAvatar, putPicture } from './avatar-picture.ts';
import { requireSelf } from '../require-self.ts';
import { User } from '../users/user.entity.ts';
import { userView } from '../users/user.view.ts';

/** Chooses the palette of one's own avatar. */
export async function updateAvatar(
  ctx: Context,
  raw: UpdateAvatarInput,
  userId?: number | null,
): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, userId);
  const { avatarType } = updateAvatarInput.parse(raw);
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  const isAnother = user.avatarType !== avatarType;
  user.avatarType = avatarType;
  await ctx.em.flush();
  if (isAnother) ctx.publish('account.changed', { userId: user.id });
  return userView(user, viewer);
}

/**
 * Crops a picture to a square as the member's own avatar; `rawCrop` is JSON with x, y and scale. The previous one is
 * deleted. BAD_USER_INPUT for anything but a JPEG, PNG, GIF or WebP and for a crop that is no JSON.
 */
export async function uploadAvatar(
  ctx: Context,
  file: ReceivedFile,
  rawCrop: string | null | undefined,
): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, null);
  const crop = cropOf(rawCrop);
  if (rawCrop && !crop) throw refuse('image.crop');
  await limitContent(ctx, 'upload');
  const { user, orphans } = await withImage(
    ctx,
    file,
    ({ url }, tx) => replacePicture(tx, viewer.id, url),
    asAvatar(viewer.id, crop ?? undefined),
  );
  await ctx.files.remove(orphans);
  ctx.publish('account.changed', { userId: viewer.id });
  return userView(user, viewer);
}

/** Takes the picture off one's own avatar; initials on the palette show again. */
export async function removeAvatar(ctx: Context): Promise<UserView<Date>> {
  const viewer = requireSelf(ctx, null);
  const { user, orphans } = await ctx.em.transactional((tx) => replacePicture(tx, viewer.id, null));
  await ctx.files.remove(orphans);
  ctx.publish('account.changed', { userId: viewer.id });
  return userView(user, viewer);
}

async function replacePicture(tx: EntityManager, userId: number, url: string | null) {
  const user = await tx.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return { user, orphans: await putPicture(tx, user, { url }) };
}
