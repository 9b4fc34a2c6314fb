import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_CROP, type ImageCrop } from '../../../schema/articles/articles.ts';
import { Image } from '../../core/images/image.entity.ts';
import { forgetImages } from '../../core/images/images.ts';
import { AvatarSource } from './avatar-source.entity.ts';
import type { User } from '../users/user.entity.ts';

/** Pixels of its sides: the largest avatar has 80 on the page, on screens that draw each three times. */
const SIDE = 256;
const PREFIX = 'avatar-';

/** How a picture is stored as an avatar. */
export const asAvatar = (userId: number, { x, y, scale }: ImageCrop = DEFAULT_CROP) => ({
  square: { x, y, scale: Math.max(1, scale), side: SIDE },
  prefix: PREFIX,
  uploadedBy: userId,
});

export interface AvatarPicture {
  /** Under which the site serves it; null: initials show. */
  readonly url: string | null;
  /** Where it was fetched. */
  readonly source?: string;
}

/** Replaces the picture of a user whose row is locked, and returns the files that are no longer needed. */
export async function putPicture(
  tx: EntityManager,
  user: User,
  { url, source }: AvatarPicture,
): Promise<string[]> {
  const before = user.avatarUrl;
  if (before === url && url !== null) return [];
  user.avatarUrl = url;
  await tx.nativeDelete(AvatarSource, { user: user.id });
  if (source) tx.create(AvatarSource, { user, address: source });
  await tx.flush();
  const isOwn = before && (await isOwnUpload(tx, user.id, before));
  return isOwn ? forgetImages(tx, [before]) : [];
}

/** An avatar may be any picture of the site; only one uploaded as an avatar is deleted when it is replaced. */
async function isOwnUpload(tx: EntityManager, userId: number, url: string): Promise<boolean> {
  if (!url.split('/').at(-1)!.startsWith(PREFIX)) return false;
  return (await tx.count(Image, { url, uploadedBy: userId })) > 0;
}
