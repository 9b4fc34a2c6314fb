import {
  type Canvas,
  circle,
  n,
  NAVY,
  ORANGE,
  path,
  polygon,
  range,
  rect,
  type Scene,
  WHITE,
} from './scene.ts';

/** A ball at rest; `size` is half its length. */
function ball(x: number, y: number, size: number, turn: number): string {
  const half = size * 0.58;
  const shape = `M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - half * 1.9)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y + half * 1.9)} ${n(x - size)} ${n(y)}Z`;
  const laces = range(6).map((i) =>
    rect(x - size * 0.28 + i * size * 0.1, y - half * 0.42, size * 0.035, half * 0.34, WHITE),
  );
  return `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})">${[
    path(shape, 'fill="#8a4320"'),
    path(
      `M${n(x - size * 0.94)} ${n(y + half * 0.12)}Q${n(x)} ${n(y + half * 1.7)} ${n(x + size * 0.94)} ${n(y + half * 0.12)}Q${n(x)} ${n(y + half * 0.7)} ${n(x - size * 0.94)} ${n(y + half * 0.12)}Z`,
      'fill="#000" opacity=".22"',
    ),
    rect(x - size * 0.34, y - half * 0.28, size * 0.68, size * 0.03, WHITE),
    ...laces,
    ...[-0.62, 0.56].map((t) =>
      rect(x + size * t, y - half * 0.58, size * 0.06, half * 1.16, WHITE, 'opacity=".9"'),
    ),
  ].join('')}</g>`;
}

const pennant = (x: number, y: number, size: number, fill: string, trim: string) =>
  polygon(
    [
      [x, y],
      [x + size, y + size * 0.18],
      [x, y + size * 0.36],
    ],
    fill,
  ) +
  rect(x, y, size * 0.06, size * 0.36, trim) +
  polygon(
    [
      [x + size * 0.14, y + size * 0.09],
      [x + size * 0.62, y + size * 0.18],
      [x + size * 0.14, y + size * 0.27],
    ],
    trim,
    'opacity=".9"',
  );

function ticket(x: number, y: number, size: number, turn: number, fill: string): string {
  const lines = [0.16, 0.34, 0.5].map((t) =>
    rect(
      x + size * 0.12,
      y + size * t,
      size * (0.75 - t * 0.5),
      size * 0.06,
      NAVY,
      'opacity=".55"',
    ),
  );
  const bars = range(9).map((i) =>
    rect(
      x + size * 1.08 + i * size * 0.035,
      y + size * 0.12,
      size * (i % 3 ? 0.012 : 0.024),
      size * 0.5,
      NAVY,
    ),
  );
  return `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})">${rect(x, y, size * 1.45, size * 0.74, fill, 'rx="8"')}${lines.join('')}${bars.join('')}</g>`;
}

function mug(x: number, foot: number, size: number, fill: string, band: string): string {
  return [
    path(
      `M${n(x + size * 0.6)} ${n(foot - size * 0.72)}h${n(size * 0.14)}a${n(size * 0.2)} ${n(size * 0.2)} 0 0 1 0 ${n(size * 0.42)}h${n(-size * 0.14)}`,
      `fill="none" stroke="${fill}" stroke-width="${n(size * 0.09)}"`,
    ),
    rect(x, foot - size * 0.86, size * 0.64, size * 0.86, fill, `rx="${n(size * 0.06)}"`),
    rect(x, foot - size * 0.56, size * 0.64, size * 0.2, band),
  ].join('');
}

const WALLS = [
  ['#23395b', '#1b2d49'],
  ['#5a2a18', '#4a2213'],
  ['#d9cdb8', '#ccbea6'],
  ['#0d2a3f', '#0a2133'],
] as const;

/** Souvenirs on a shelf in the den. */
export const shelf: Scene = (canvas: Canvas) => {
  const { width, height, between, next } = canvas;
  const [wall, shade] = WALLS[Math.floor(next() * WALLS.length)]!;
  const board = height * 0.76;
  const [first, second] = next() < 0.5 ? [ORANGE, NAVY] : [NAVY, ORANGE];
  const frameX = width * between(0.36, 0.44);
  return [
    rect(0, 0, width, height, wall),
    ...range(14).map((i) => rect((i / 14) * width, 0, width / 28, height, shade)),
    pennant(width * 0.07, height * 0.12, width * 0.26, first, WHITE),
    pennant(width * 0.68, height * 0.1, width * 0.24, second, WHITE),
    rect(frameX, height * 0.1, width * 0.2, height * 0.34, '#3b2415'),
    rect(frameX + 16, height * 0.1 + 16, width * 0.2 - 32, height * 0.34 - 32, '#9fc3df'),
    polygon(
      [
        [frameX + 16, height * 0.44 - 16],
        [frameX + width * 0.08, height * 0.2],
        [frameX + width * 0.2 - 16, height * 0.44 - 16],
      ],
      first,
    ),
    rect(0, board + height * 0.04, width, height * 0.05, '#000', 'opacity=".25"'),
    rect(0, board, width, height * 0.045, '#a8703c'),
    rect(0, board, width, 6, '#d39a5f'),
    mug(width * between(0.1, 0.16), board, height * 0.22, second, first),
    ball(width * between(0.48, 0.54), board - height * 0.1, height * 0.18, between(-8, 8)),
    ticket(width * 0.74, board - height * 0.2, height * 0.2, between(-7, 2), WHITE),
    circle(width * 0.35, board - height * 0.06, height * 0.06, first),
    circle(width * 0.35, board - height * 0.06, height * 0.035, WHITE),
    rect(0, board + height * 0.045, width, height, '#000', 'opacity=".35"'),
  ].join('');
};
