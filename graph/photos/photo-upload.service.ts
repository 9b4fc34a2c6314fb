import { can } from '../../schema/accounts/capabilities.ts';
import { uploadPhotoInput } from '../../schema/photos/photo-shape.ts';
import { isAdminCategory, type UploadPhotoInput } from '../../schema/photos/photos.ts';
import { User } from '../accounts/users/user.entity.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { withImage } from '../core/images/images.ts';
import type { ReceivedFile } from '../core/files/multipart.ts';
import { publishOwn, publishPending } from './photo-events.ts';
import { Photo } from './photo.entity.ts';
import { type PhotoForViewer, readPhotos } from './photo.reads.ts';

/** Uploads a photo. Until it is approved, only its owner and admins see it. */
export async function uploadPhoto(
  ctx: Context,
  raw: UploadPhotoInput,
  file: ReceivedFile | null | undefined,
): Promise<PhotoForViewer> {
  const viewer = ctx.require('photo.upload');
  const { category, description, altText } = uploadPhotoInput.parse(raw);
  if (!file) throw refuse('photo.fillAll');
  if (isAdminCategory(category) && !can(viewer, 'photo.uploadToAdminCategory'))
    throw refuse('photo.adminCategory');
  await limitContent(ctx, 'upload');
  const waiting = await withImage(ctx, file, async ({ url, width, height }, tx) => {
    const photo = tx.create(Photo, {
      user: tx.getReference(User, viewer.id),
      imageUrl: url,
      mimeType: 'image/jpeg',
      width,
      height,
      category,
      description,
      altText: altText || null,
      createdAt: ctx.now(),
    });
    await tx.flush();
    const [stored] = await readPhotos(
      tx,
      viewer.id,
      db.selectFrom('fanZonePhotos').selectAll().where('id', '=', photo.id),
    );
    return stored!;
  });
  publishPending(ctx, waiting.id);
  publishOwn(ctx, 'SUBMITTED', waiting);
  return waiting;
}
