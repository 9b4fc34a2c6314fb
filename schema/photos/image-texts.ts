import { FILES_REFUSALS } from '../refusals/files.ts';
import { sayingFrom } from '../refusals/said.ts';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_MEGABYTES,
  IMAGE_MAX_MEGAPIXELS,
  IMAGE_TYPES,
} from './images.ts';

const said = sayingFrom(FILES_REFUSALS);

/** What is wrong with a picture. */
export const IMAGE_TEXTS = {
  wrongType: said('image.wrongType'),
  tooLarge: said('image.tooLarge', { megabytes: IMAGE_MAX_MEGABYTES }),
  tooManyPixels: said('image.tooManyPixels', { megapixels: IMAGE_MAX_MEGAPIXELS }),
  tooManyFrames: said('image.tooManyFrames', { max: IMAGE_MAX_FRAMES }),
  tooSlow: said('image.tooSlow'),
  missing: said('image.missing'),
  badCrop: said('image.crop'),
} as const;

/** What is wrong with a chosen file, by its name and size; undefined when nothing. The server checks its content. */
export function fileFault(file: {
  readonly type: string;
  readonly size: number;
}): string | undefined {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return IMAGE_TEXTS.wrongType;
  return file.size >= IMAGE_MAX_BYTES ? IMAGE_TEXTS.tooLarge : undefined;
}
