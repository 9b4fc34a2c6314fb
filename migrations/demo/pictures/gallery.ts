import { draw, type Drawn, type Motif, type Size } from './draw.ts';

/** A picture that the demo needs, by a word of its own. */
export interface Wish {
  readonly word: string;
  readonly motif: Motif;
  readonly size: Size;
}

export const PICTURE_SIZES = {
  article: { width: 1280, height: 720 },
  show: { width: 1280, height: 720 },
  photo: { width: 1200, height: 900 },
} as const;

/** Addresses of pictures by their word. Throws on a word without a picture. */
export type Gallery = (word: string) => string;

interface Hung<Stored> {
  readonly pictureOf: Gallery;
  /** Each picture once, as it was stored. */
  readonly stored: readonly Stored[];
}

/** Draws and stores all of them, as many at once as the machine can. */
export async function hang<Stored extends { readonly url: string }>(
  wishes: readonly Wish[],
  keep: (drawn: Drawn) => Promise<Stored>,
): Promise<Hung<Stored>> {
  const pictures = new Map(
    await Promise.all(
      wishes.map(async (wish): Promise<[string, Stored]> => [
        wish.word,
        await keep(draw(wish.word, wish.motif, wish.size)),
      ]),
    ),
  );
  return {
    stored: [...new Map([...pictures.values()].map((picture) => [picture.url, picture])).values()],
    pictureOf(word) {
      const picture = pictures.get(word);
      if (!picture) throw new Error(`No picture was drawn for "${word}"`);
      return picture.url;
    },
  };
}
