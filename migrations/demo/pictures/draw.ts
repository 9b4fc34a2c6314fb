import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
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

export interface Drawn {
  /** Made from what is drawn, so that a name is never given to another picture. */
  readonly name: string;
  readonly image: Sharp;
}

export function draw(word: string, [scene, light]: Motif, { width, height }: Size): Drawn {
  const inside = SCENES[scene](canvasOf(word, light, width, height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return {
    name: `demo-${scene.toLowerCase()}-${hash}`,
    image: sharp(Buffer.from(svg)).flatten({ background: '#002244' }),
  };
}
