import { randomFillSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { IMAGE_MAX_BYTES } from '../../schema/photos/images.ts';

/** Pixels of a phone's camera, with noise between two colors, so that no encoder has it easy. */
const CAMERA = { width: 4000, height: 3000 };
const GRAIN = 4;

/** Writes a photograph of nearly the size that may be uploaded. Returns its megabytes. */
export async function writePhoto(path: string): Promise<number> {
  const width = CAMERA.width / GRAIN;
  const height = CAMERA.height / GRAIN;
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(CAMERA);
  let content = await image.jpeg({ quality: 95 }).toBuffer();
  for (let quality = 90; content.length > IMAGE_MAX_BYTES; quality -= 5)
    content = await image.jpeg({ quality }).toBuffer();
  await writeFile(path, content);
  return content.length / 1e6;
}
