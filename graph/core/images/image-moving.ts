import sharp from 'sharp';

/** Pixels of all frames together: what is decoded at most, and what is encoded of it. */
const MOST_READ = 40e6;
const MOST_WRITTEN = 12e6;
/** Pixels of its longer side. */
const LONGEST_SIDE = 480;
const MOST_BYTES = 4e6;
const LONGEST_SECONDS = 8;

interface MovingCopy {
  readonly type: 'image/webp';
  readonly width: number;
  readonly content: Uint8Array;
}

interface Frames {
  readonly frames: number;
  /** Of one of them. */
  readonly width: number;
  readonly height: number;
}

/**
 * An animation re-encoded from the pixels of its frames: small, without metadata, as animated WebP. Undefined when
 * there is only one frame, or when it would cost too much or can't be read to the end: its first frame is shown anyway,
 * and the upload should not fail over the rest.
 */
export async function encodeMoving(path: string, given: Frames): Promise<MovingCopy | undefined> {
  const { frames, width, height } = given;
  const pixels = frames * width * height;
  if (frames < 2 || pixels > MOST_READ) return undefined;
  const scale = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_WRITTEN / pixels),
  );
  try {
    const { data, info } = await sharp(path, {
      animated: true,
      limitInputPixels: MOST_READ,
      failOn: 'error',
    })
      .timeout({ seconds: LONGEST_SECONDS })
      .resize({ width: Math.max(1, Math.floor(width * scale)) })
      .toColorspace('srgb')
      .webp({ quality: 50, effort: 0 })
      .toBuffer({ resolveWithObject: true });
    if (data.length > MOST_BYTES) return undefined;
    return { type: 'image/webp', width: info.width, content: data };
  } catch {
    return undefined;
  }
}
