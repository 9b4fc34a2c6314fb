import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  animationOf,
  type ImageSourceView,
  type ImageView,
  MOVING,
} from '../../../schema/photos/images.ts';
import type { Context } from '../context.ts';
import { db } from '../database/db.ts';
import type { Files, Move } from '../files/files.ts';
import { encodeUpload, type EncodedImage, type Square } from './image-encode.ts';
import { Image, type ImageVariant } from './image.entity.ts';
import type { ReceivedFile } from '../files/multipart.ts';

/** A picture that nothing shows is deleted after this time. */
export const IMAGE_TRIAL_MS = 7 * 86_400_000;
/** Name of the job that is woken when that time is over. */
export const FORGET_UNUSED_IMAGES = 'forget-unused-images';

/** What a row of another table gets to know of a picture by its address. */
export type StoredImage = Pick<Image, 'width' | 'height' | 'placeholder' | 'variants'>;

/** The picture at an address: ours with its resized copies; any other is just its address. */
export function imageView(url: string, stored: StoredImage | null | undefined): ImageView {
  const byType = new Map<string, string[]>();
  const animation = animationOf(url);
  for (const { type, url: at, width } of stored?.variants ?? [])
    if (at !== animation) byType.set(type, [...(byType.get(type) ?? []), `${at} ${width}w`]);
  return {
    url,
    width: stored?.width ?? null,
    height: stored?.height ?? null,
    placeholder: stored?.placeholder ?? null,
    sources: [...byType].map(([type, srcset]): ImageSourceView => ({
      type,
      srcset: srcset.join(', '),
    })),
    animation: stored ? animation : null,
  };
}

/** Reads the `StoredImage` of an address in a column; null when it is none of ours. */
export const storedImage = (url: Expression<string | null>) =>
  db
    .selectFrom('images as i')
    .whereRef('i.url', '=', url)
    .select(({ ref }) =>
      jsonBuildObject({
        width: ref('i.width'),
        height: ref('i.height'),
        placeholder: ref('i.placeholder'),
        variants: ref('i.variants'),
      }).as('stored'),
    );

interface Wanted {
  /** Store only this part of the picture. */
  readonly square?: Square;
  /** What the names of its files begin with. */
  readonly prefix?: string;
  /** Its owner; the viewer unless given. */
  readonly uploadedBy?: number;
}

/**
 * Stores an uploaded picture and, in one transaction with its row, what `store` stores about it. If anything fails,
 * neither row nor file remains. BAD_USER_INPUT when it is no picture, UNAVAILABLE when it can't be stored.
 */
export async function withImage<Result>(
  ctx: Context,
  file: ReceivedFile,
  store: (image: ImageView, tx: EntityManager) => Promise<Result>,
  { square, prefix = '', uploadedBy = ctx.viewer?.id }: Wanted = {},
): Promise<Result> {
  const encoded = await encodeUpload(file.path, square);
  const saved: string[] = [];
  try {
    const name = prefix + (encoded.animation ? MOVING : '') + randomBytes(16).toString('hex');
    const row = await saveEncoded(ctx.files, name, encoded, saved);
    return await ctx.em.transactional(async (tx) => {
      const trialEnd = new Date(ctx.now().getTime() + IMAGE_TRIAL_MS);
      await ctx.jobs.wake(tx, FORGET_UNUSED_IMAGES, trialEnd);
      tx.create(Image, { ...row, uploadedBy: uploadedBy ?? null, createdAt: ctx.now() });
      return store(imageView(row.url, row), tx);
    });
  } catch (error) {
    await ctx.files.remove(saved);
    throw error;
  }
}

/** Saves all files of a picture under names that begin with `base`, and returns the columns of its row. */
export async function saveEncoded(
  files: Pick<Files, 'save'>,
  base: string,
  { width, height, placeholder, full, copies, animation }: EncodedImage,
  saved: string[] = [],
): Promise<StoredImage & { readonly url: string }> {
  const save = async (name: string, content: Uint8Array) => {
    const url = await files.save(name, content);
    saved.push(url);
    return url;
  };
  const url = await save(`${base}.jpg`, full.content);
  const variants: ImageVariant[] = [];
  for (const copy of copies) {
    const at = await save(`${base}-${copy.width}.${copy.type.replace('image/', '')}`, copy.content);
    variants.push({ url: at, type: copy.type, width: copy.width });
  }
  if (animation) {
    const at = await save(`${base}.webp`, animation.content);
    variants.push({ url: at, type: animation.type, width: animation.width });
  }
  return { url, width, height, placeholder, variants };
}

const HIDDEN = /^(.*\/)removed-[0-9a-f]{32}-/;

/** The same picture under another address, in its row now and on the disk when the moves are made after the commit. */
interface Renamed {
  readonly url: string;
  readonly moves: readonly Move[];
}

async function rename(
  em: EntityManager,
  url: string,
  nameOf: (at: string) => string,
): Promise<Renamed | undefined> {
  const row = await em.findOne(Image, { url });
  if (!row) return undefined;
  const before = [...new Set([url, ...row.variants.map((variant) => variant.url)])];
  row.url = nameOf(url);
  row.variants = row.variants.map((variant) => ({ ...variant, url: nameOf(variant.url) }));
  await em.flush();
  return { url: row.url, moves: before.map((from) => ({ from, to: nameOf(from) })) };
}

/** Gives a picture an address that no one knows; undefined for one that isn't ours. */
export function hideImage(em: EntityManager, url: string): Promise<Renamed | undefined> {
  const secret = `removed-${randomBytes(16).toString('hex')}-`;
  return rename(em, url, (at) => at.replace(/[^/]+$/, (name) => secret + name));
}

/** Gives a hidden picture its own address again. */
export const showImage = (em: EntityManager, url: string): Promise<Renamed | undefined> =>
  rename(em, url, (at) => at.replace(HIDDEN, '$1'));

/**
 * Deletes the rows of pictures within the caller's transaction, and returns the paths of their files, to be removed
 * after the commit. Addresses that aren't ours are left alone.
 */
export async function forgetImages(em: EntityManager, urls: readonly string[]): Promise<string[]> {
  const rows = await em.find(Image, { url: { $in: [...urls] } });
  for (const row of rows) em.remove(row);
  return rows.flatMap(({ url, variants }) => [url, ...variants.map((variant) => variant.url)]);
}
