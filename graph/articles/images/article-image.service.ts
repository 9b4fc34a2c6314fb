import { cropOf, type ImageCrop } from '../../../schema/articles/articles.ts';
import { type ImageView } from '../../../schema/photos/images.ts';
import { recordAct } from '../../core/audit/audit.ts';
import { refuse } from '../../core/errors.ts';
import { limitContent } from '../../core/limits/content-limits.ts';
import type { Context } from '../../core/context.ts';
import { withImage } from '../../core/images/images.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';

export interface UploadedImage extends ImageView {
  /** The crop that came along, clamped; it is stored with the article that uses the picture. */
  readonly crop: ImageCrop | null;
}

/**
 * Stores a picture for articles. BAD_USER_INPUT for anything but a JPEG, PNG, GIF or WebP and for a crop that is no
 * JSON. Pictures that no article uses after a week are removed.
 */
export async function uploadImage(
  ctx: Context,
  file: ReceivedFile,
  rawCrop: string | null | undefined,
): Promise<UploadedImage> {
  ctx.require('article.write');
  const crop = cropOf(rawCrop);
  if (rawCrop && !crop) throw refuse('image.crop');
  await limitContent(ctx, 'upload');
  return withImage(ctx, file, (image, tx) => {
    recordAct(
      ctx,
      {
        action: 'image.upload',
        subjectType: 'Image',
        subjectId: null,
        details: { url: image.url },
      },
      tx,
    );
    return Promise.resolve({ ...image, crop });
  });
}
