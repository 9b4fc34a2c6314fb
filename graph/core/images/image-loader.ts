import DataLoader from 'dataloader';
import type { ImageView } from '../../../schema/photos/images.ts';
import type { Context } from '../context.ts';
import { db } from '../database/db.ts';
import { imageView } from './images.ts';
import { type Slots, statement } from '../database/rows.ts';

const loaders = new WeakMap<Context, DataLoader<string, ImageView>>();

const readStored = statement(({ urls }: Slots<{ urls: readonly string[] }>) =>
  db
    .selectFrom('images')
    .select(['url', 'width', 'height', 'placeholder', 'variants'])
    .where('url', '=', ({ fn }) => fn.any(urls)),
);

async function readImages(ctx: Context, urls: readonly string[]): Promise<ImageView[]> {
  const rows = await readStored(ctx.em, { urls });
  const stored = new Map(rows.map((row) => [row.url, row]));
  return urls.map((url) => imageView(url, stored.get(url)));
}

/** The picture at an address, read together with others of the same request. */
export function imageAt(ctx: Context, url: string): Promise<ImageView> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((urls: readonly string[]) => readImages(ctx, urls));
    loaders.set(ctx, loader);
  }
  return loader.load(url);
}
