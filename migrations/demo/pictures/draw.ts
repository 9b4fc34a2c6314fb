import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { chalkboard } from './chalkboard.ts';
import { jersey } from './jersey.ts';
import { mountains } from './mountains.ts';
import { canvasOf, type LightName, type Scene } from './scene.ts';
import { shelf } from './shelf.ts';
import { stadium } from './stadium.ts';
import { studio } from './studio.ts';
import { tailgate } from './tailgate.ts';
import { watchParty } from './watch-party.ts';

const SCENES = {
  mountains,
  stadium,
  tailgate,
  jersey,
  chalkboard,
  studio,
  shelf,
  watchParty,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** Which scene, and in which light. The same picture drawn with another word differs in everything left to chance. */
export type Motif = readonly [SceneName, LightName];

export interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const QUALITY = 70;

export interface Drawn {
  /** Made from the content, so that a name is never given to other content. */
  readonly name: string;
  readonly content: Uint8Array;
}

export async function draw(
  word: string,
  [scene, light]: Motif,
  { width, height }: Size,
): Promise<Drawn> {
  const inside = SCENES[scene](canvasOf(word, light, width, height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  const content = await sharp(Buffer.from(svg))
    .flatten({ background: '#002244' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { name: `demo-${scene.toLowerCase()}-${hash}.jpg`, content };
}
