import { chance } from '../random.ts';

/** What a scene is drawn with. Nothing in it is a letter: a bare server has no fonts. */
export interface Canvas {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  /** From 0 to 1, the same row of numbers for the same picture. */
  next(): number;
  between(low: number, high: number): number;
}

/** Draws the inside of an SVG. */
export type Scene = (canvas: Canvas) => string;

/** The colors of an hour of the day, from the sky's top to its bottom, and of the foreground. */
export interface Light {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly glow: string;
}

export const LIGHTS = {
  night: {
    sky: ['#000b1c', '#001a3d', '#12376b'],
    far: '#0d2c57',
    near: '#00112b',
    glow: '#ffd9a8',
  },
  dusk: {
    sky: ['#0a1f47', '#7a3b52', '#fb6a2c'],
    far: '#3a2a52',
    near: '#0b1733',
    glow: '#ffc48a',
  },
  dawn: {
    sky: ['#2b5c99', '#f2a56b', '#ffe3bd'],
    far: '#5d7ba6',
    near: '#10305c',
    glow: '#fff3da',
  },
  day: { sky: ['#2f79bd', '#7fb5e0', '#dcedf8'], far: '#6d8fb5', near: '#123a6b', glow: '#ffffff' },
  snow: {
    sky: ['#8ea6be', '#c3d1de', '#eef3f7'],
    far: '#9db1c5',
    near: '#26466d',
    glow: '#ffffff',
  },
  orange: {
    sky: ['#c43a00', '#fb4f14', '#ffa05c'],
    far: '#a83200',
    near: '#002244',
    glow: '#ffe3cc',
  },
} satisfies Record<string, Light>;
export type LightName = keyof typeof LIGHTS;

export const NAVY = '#002244';
export const ORANGE = '#fb4f14';
export const WHITE = '#f6f3ee';

export function canvasOf(word: string, light: LightName, width: number, height: number): Canvas {
  const next = chance(word);
  return {
    width,
    height,
    light: LIGHTS[light],
    next,
    between: (low, high) => low + next() * (high - low),
  };
}

/** A number as SVG likes it: short. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const path = (d: string, more: string) => `<path d="${d}" ${more}/>`;

/** The sky of the hour, over the whole picture. */
export function sky({ width, height, light }: Canvas): string {
  const [top, middle, bottom] = light.sky;
  const stops = [top, middle, bottom].map(
    (color, i) => `<stop offset="${[0, 0.55, 1][i]}" stop-color="${color}"/>`,
  );
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="${light.glow}" stop-opacity=".9"/>
    <stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient></defs>
    ${rect(0, 0, width, height, 'url(#sky)')}`;
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
