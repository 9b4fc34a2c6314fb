import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { builtUrl } from '../../../graph/core/built-url.ts';
import { cropOf, type Motif, type SceneName } from './scenes.ts';

/** A picture that the demo needs, by a word of its own. */
export interface Wish {
  readonly word: string;
  readonly motif: Motif;
}

/** A picture to be stored. */
export interface Shown {
  /** Made from what it shows, so that a name is never given to another picture. */
  readonly name: string;
  readonly image: Sharp;
}

/** Addresses of pictures by their word. Throws on a word without a picture. */
export type Gallery = (word: string) => string;

interface Hung<Stored> {
  readonly pictureOf: Gallery;
  /** Each picture once, as it was stored. */
  readonly stored: readonly Stored[];
}

const FOLDER = builtUrl(import.meta.url, './', 'demo-pictures/');

const read = (scene: SceneName) => readFile(new URL(`${scene}.webp`, FOLDER));

async function show(motif: Motif): Promise<Shown> {
  const [scene, view] = motif;
  const file = await read(scene);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 10);
  return { name: `demo-${scene}-${view}-${hash}`, image: sharp(file).extract(cropOf(motif)) };
}

/** Stores all of them, as many at once as the machine can. */
export async function hang<Stored extends { readonly url: string }>(
  wishes: readonly Wish[],
  keep: (shown: Shown) => Promise<Stored>,
): Promise<Hung<Stored>> {
  const pictures = new Map(
    await Promise.all(
      wishes.map(async ({ word, motif }): Promise<[string, Stored]> => [
        word,
        await keep(await show(motif)),
      ]),
    ),
  );
  return {
    stored: [...new Map([...pictures.values()].map((picture) => [picture.url, picture])).values()],
    pictureOf(word) {
      const picture = pictures.get(word);
      if (!picture) throw new Error(`There is no picture for "${word}"`);
      return picture.url;
    },
  };
}
