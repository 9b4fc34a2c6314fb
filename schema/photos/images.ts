/** Pictures that people upload: what may come in, and how one is shown. */

/** A file must be smaller than this. */
export const IMAGE_MAX_MEGABYTES = 10;
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024;
/** Pixels, in millions, and frames: more would take the server too long. */
export const IMAGE_MAX_MEGAPIXELS = 40;
export const IMAGE_MAX_FRAMES = 300;
/** What is accepted, judged by content; also what a file dialog offers. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Addresses of pictures stored by the site, as a regular expression for browsers and the database. */
export const OWN_PICTURE = '^/uploads/[A-Za-z0-9_-]+[.][a-z0-9]+$';

/** What the names of pictures begin with that move, so that their address alone says so. */
export const MOVING = 'moving-';
const MOVING_ADDRESS = new RegExp(`^(/uploads/${MOVING}[0-9a-f]{32})\\.jpg$`);

/** Where the picture behind an address moves, as animated WebP; null when it doesn't. */
export function animationOf(url: string): string | null {
  const name = MOVING_ADDRESS.exec(url)?.[1];
  return name ? `${name}.webp` : null;
}

/** A picture in several widths, for a browser to choose from. */
export interface ImageSourceView {
  /** Media type, e.g. `image/webp`. */
  readonly type: string;
  /** Addresses with their widths, as `srcset` takes them. */
  readonly srcset: string;
}

/** A picture as it is shown. Of one that isn't ours only the address is known. */
export interface ImageView {
  readonly url: string;
  /** Pixels of the largest one, so that a page reserves the space. */
  readonly width: number | null;
  readonly height: number | null;
  /** A tiny data URI shown as a placeholder until the picture has loaded. */
  readonly placeholder: string | null;
  readonly sources: readonly ImageSourceView[];
  /** Where it moves; null when it doesn't, or isn't ours. */
  readonly animation: string | null;
}

/**
 * How wide the picture at the top of a page is shown, as `sizes` takes it. The server names the picture in the HTML, so
 * that the copy that fits is on its way before the page is drawn.
 */
export const LEAD_SIZES = {
  show: '(min-width: 64rem) 48rem, 100vw',
  articles: '(min-width: 64rem) 44rem, 100vw',
  article: '(min-width: 48rem) 46rem, 100vw',
  photo: '(min-width: 64rem) 17rem, (min-width: 40rem) 32vw, 48vw',
} as const;
