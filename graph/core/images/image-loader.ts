import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { ImageView } from '../../../schema/photos/images.ts';
import type { Context } from '../context.ts';
import { imageView, type StoredImage } from './images.ts';
import { rowsOf } from '../database/rows.ts';

const loaders = new WeakMap<Context, DataLoader<string, ImageView>>();

async function readImages(ctx: Context, urls: readonly string[]): Promise<ImageView[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<StoredImage & { readonly url: string }>`
      select url, width, height, placeholder, variants from images where url = any(${[...urls]}::text[])`,
  );
  const stored = new Map(rows.map((row) => [row.url, row]));
  return urls.map((url) => imageView(url, stored.get(url)));
}

/** The picture behind an address, read together with the others that the same request asks for. */
export function imageAt(ctx: Context, url: string): Promise<ImageView> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((urls: readonly string[]) => readImages(ctx, urls));
    loaders.set(ctx, loader);
  }
  return loader.load(url);
}
