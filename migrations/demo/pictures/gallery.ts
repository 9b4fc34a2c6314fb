import { draw, type Motif, type Size } from './draw.ts';

/** A picture that the demo needs, by a word of its own. */
export interface Wish {
  readonly word: string;
  readonly motif: Motif;
  readonly size: Size;
}

export const PICTURE_SIZES = {
  article: { width: 1600, height: 900 },
  show: { width: 1280, height: 720 },
  photo: { width: 1200, height: 900 },
} as const;

/** Addresses of pictures by their word. Throws on a word that nobody wished for. */
export type Gallery = (word: string) => string;

/** Draws and keeps all of them, as many at once as the machine takes. */
export async function hang(
  wishes: readonly Wish[],
  saveImage: (name: string, content: Uint8Array) => Promise<string>,
): Promise<Gallery> {
  const addresses = new Map(
    await Promise.all(
      wishes.map(async ({ word, motif, size }): Promise<[string, string]> => {
        const { name, content } = await draw(word, motif, size);
        return [word, await saveImage(name, content)];
      }),
    ),
  );
  return (word) => {
    const address = addresses.get(word);
    if (!address) throw new Error(`No picture was drawn for "${word}"`);
    return address;
  };
}
