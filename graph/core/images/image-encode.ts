import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import {
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_MEGAPIXELS,
  IMAGE_TYPES,
} from '../../../schema/photos/images.ts';
import { DomainError, refuse } from '../errors.ts';
import { encodeMoving } from './image-moving.ts';
import { inTurn } from './image-queue.ts';

/** Widths of the copies, in pixels: small cards, tiles on phones, cards, phones, readers. None is larger than the original. */
const WIDTHS = [320, 480, 640, 960, 1280];
const LARGEST = { width: 1280, height: 2560 };
const MOST_PIXELS = IMAGE_MAX_MEGAPIXELS * 1e6;
const MOST_FRAMES = IMAGE_MAX_FRAMES;
const LONGEST_SECONDS = 15;
const PLACEHOLDER_WIDTH = 16;

// No two uploads are alike, so caching decoded pixels and open files would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

/** One encoded file of a picture. */
export interface EncodedCopy {
  readonly type: 'image/jpeg' | 'image/webp' | 'image/avif';
  readonly width: number;
  readonly content: Uint8Array;
}

/** A picture re-encoded from its pixels: it contains nothing of the uploaded file but what is visible. */
export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** The largest, as JPEG. */
  readonly full: EncodedCopy;
  /** Each width as WebP, smallest first; before them as AVIF, where that is smaller. */
  readonly copies: readonly EncodedCopy[];
  /** All of its frames in a small copy, where it is an animation that can be stored as one. */
  readonly animation?: EncodedCopy | undefined;
}

export interface Encoding {
  /** Widths of the copies below the largest, in pixels, smallest first. */
  readonly widths: readonly number[];
  /** 0 to 6: what WebP may spend to be small. */
  readonly effort: number;
  /** Whether AVIF is tried as well; it takes several times as long. */
  readonly hasAvif: boolean;
  /** Pixels into which the largest copy fits. */
  readonly largest?: { readonly width: number; readonly height: number };
}

export const FOR_UPLOADS: Encoding = { widths: WIDTHS, effort: 2, hasAvif: true };
/** Shown small, and at one size. */
const FOR_SQUARES: Encoding = { widths: [], effort: 2, hasAvif: false };

/** The square that is cut out of a picture. */
export interface Square {
  /** Position within the free space, in percent: 0 is the left or upper edge, 100 the other one. */
  readonly x: number;
  readonly y: number;
  /** How many times it fits into the shorter side; 1 at least. */
  readonly scale: number;
  /** Pixels of its sides afterwards, at most. */
  readonly side: number;
}

/**
 * Encodes what an uploaded file shows, or a square of it: upright, without metadata, an animation as its first frame
 * plus, unless a square is wanted, a moving copy. BAD_USER_INPUT for anything but a complete JPEG, PNG, GIF or WebP of
 * acceptable size, whatever its name says.
 */
export async function encodeUpload(path: string, square?: Square): Promise<EncodedImage> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!IMAGE_TYPES.some((accepted) => accepted === type?.mime)) throw refuse('image.wrongType');
  return inTurn(async () => {
    try {
      const {
        pages = 1,
        format,
        width,
        height,
        autoOrient,
      } = await sharp(path, {
        limitInputPixels: MOST_PIXELS,
      }).metadata();
      if (`image/${format}` !== type?.mime) throw refuse('image.wrongType');
      if (pages > MOST_FRAMES) throw refuse('image.tooManyFrames', { max: MOST_FRAMES });
      const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      image.timeout({ seconds: LONGEST_SECONDS });
      if (!square) {
        const still = await encode(image);
        return { ...still, animation: await encodeMoving(path, { frames: pages, width, height }) };
      }
      return await encode(cutOut(image, autoOrient, square), {
        ...FOR_SQUARES,
        largest: { width: square.side, height: square.side },
      });
    } catch (error) {
      throw refusalFor(error);
    }
  });
}

/** `size` is that of the picture as it is shown: a photo may lie on its side. */
function cutOut(image: Sharp, size: { width: number; height: number }, square: Square): Sharp {
  const edge = Math.max(1, Math.round(Math.min(size.width, size.height) / square.scale));
  const left = Math.round(((size.width - edge) * square.x) / 100);
  const top = Math.round(((size.height - edge) * square.y) / 100);
  return image.autoOrient().extract({ left, top, width: edge, height: edge });
}

function refusalFor(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (/timeout/i.test(String(error))) return refuse('image.tooSlow', {}, { retryAfter: 10 });
  return /pixel limit/i.test(String(error))
    ? refuse('image.tooManyPixels', { megapixels: MOST_PIXELS / 1e6 })
    : refuse('image.wrongType');
}

/** Encodes what `image` shows. Its pixels are read once; all copies are made from those of the largest. */
export async function encode(
  image: Sharp,
  { widths, effort, hasAvif, largest = LARGEST }: Encoding = FOR_UPLOADS,
): Promise<EncodedImage> {
  const { data, info } = await image
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });

  const inEachWidth = async (type: EncodedCopy['type'], encoded: (resized: Sharp) => Sharp) => {
    const copies: EncodedCopy[] = [];
    for (const wanted of [...widths.filter((one) => one < width), width]) {
      const content = await encoded(pixels().resize({ width: wanted })).toBuffer();
      copies.push({ type, width: wanted, content });
    }
    return copies;
  };
  const webp = await inEachWidth('image/webp', (resized) => resized.webp({ quality: 76, effort }));
  const avif = hasAvif
    ? await inEachWidth('image/avif', (resized) => resized.avif({ quality: 50, effort: 1 }))
    : [];
  const full = await pixels().flatten({ background: '#ffffff' }).jpeg({ quality: 72 }).toBuffer();
  const tiny = await pixels().resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer();
  return {
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    full: { type: 'image/jpeg', width, content: full },
    copies: bytesOf(avif) < bytesOf(webp) ? [...avif, ...webp] : webp,
  };
}

const bytesOf = (copies: readonly EncodedCopy[]) =>
  copies.reduce((sum, { content }) => sum + content.length, 0);
