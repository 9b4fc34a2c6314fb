import {
  type Canvas,
  circle,
  n,
  NAVY,
  ORANGE,
  path,
  range,
  rect,
  type Scene,
  WHITE,
} from './scene.ts';

/** A fan from behind, arms up when the play was good. */
function friend({ height, next }: Canvas, x: number, size: number, shirt: string): string {
  const foot = height * 1.02;
  const skin = ['#7a4b2e', '#c98d66', '#e8b796', '#54311d'][Math.floor(next() * 4)]!;
  const hair = ['#1b120c', '#4a2c17', '#8a6a3d', '#2a2a30'][Math.floor(next() * 4)]!;
  const neck = foot - size * 1.1;
  const arm = (side: 1 | -1) =>
    path(
      `M${n(x + side * size * 0.42)} ${n(foot - size * 0.66)}L${n(x + side * size * 0.74)} ${n(foot - size * 1.2)}L${n(x + side * size * 0.56)} ${n(foot - size * 1.7)}`,
      `fill="none" stroke="${shirt}" stroke-width="${n(size * 0.2)}" stroke-linecap="round" stroke-linejoin="round"`,
    ) + circle(x + side * size * 0.55, foot - size * 1.76, size * 0.12, skin);
  return [
    next() < 0.6 ? arm(1) + arm(-1) : '',
    path(
      `M${n(x - size * 0.6)} ${n(foot)}Q${n(x - size * 0.6)} ${n(neck + size * 0.18)} ${n(x)} ${n(neck + size * 0.14)}Q${n(x + size * 0.6)} ${n(neck + size * 0.18)} ${n(x + size * 0.6)} ${n(foot)}Z`,
      `fill="${shirt}"`,
    ),
    rect(x - size * 0.14, neck - size * 0.1, size * 0.28, size * 0.34, skin),
    circle(x, neck - size * 0.26, size * 0.34, hair),
    next() < 0.4
      ? path(
          `M${n(x - size * 0.36)} ${n(neck - size * 0.3)}a${n(size * 0.36)} ${n(size * 0.36)} 0 0 1 ${n(size * 0.72)} 0Z`,
          `fill="${shirt === ORANGE ? NAVY : ORANGE}"`,
        )
      : '',
  ].join('');
}

/** The game on the wall, friends before it. */
export const watchParty: Scene = (canvas) => {
  const { width, height, between, next } = canvas;
  const wall = ['#1c2436', '#2b1d1a', '#12303a', '#30243c'][Math.floor(next() * 4)]!;
  const [w, h] = [height * 0.84, height * 0.47];
  const [x, y] = [(width - w) / 2, height * 0.17];
  const lines = range(9).map((i) => rect(x + (w / 9) * (i + 0.5), y, 5, h, WHITE, 'opacity=".75"'));
  const players = range(22).map((i) =>
    circle(
      x + w * between(0.2, 0.8),
      y + h * between(0.12, 0.9),
      h * 0.028,
      i % 2 ? ORANGE : WHITE,
    ),
  );
  const flags = range(15).map((i) => {
    const [at, drop] = [(i / 15) * width, Math.sin(((i % 5) / 5) * Math.PI) * 26];
    return path(
      `M${n(at)} ${n(24 + drop)}h${n(width / 15 - 8)}l${n(-width / 30)} ${n(height * 0.085)}Z`,
      `fill="${[ORANGE, WHITE, '#3b7dc4'][i % 3]}"`,
    );
  });
  const people = Math.floor(between(4, 7));
  const shirts = [ORANGE, NAVY, '#d8d2c6', '#e0440e', '#15406f'];
  return [
    `<defs><radialGradient id="screen"><stop offset="0" stop-color="#bfe3c4" stop-opacity=".5"/><stop offset="1" stop-color="#bfe3c4" stop-opacity="0"/></radialGradient></defs>`,
    rect(0, 0, width, height, wall),
    circle(width / 2, y + h / 2, height * 0.85, 'url(#screen)'),
    ...flags,
    rect(x - 16, y - 16, w + 32, h + 32, '#07090d', 'rx="10"'),
    rect(x, y, w, h, '#2c7a41'),
    ...range(5).map((i) => rect(x + (w / 5) * i, y, w / 10, h, '#256b38')),
    ...lines,
    ...players,
    rect(x + w * 0.04, y + h * 0.86, w * 0.44, h * 0.09, '#07090d', 'opacity=".8"'),
    rect(x + w * 0.04, y + h * 0.86, w * 0.06, h * 0.09, ORANGE),
    ...range(people).map((i) =>
      friend(
        canvas,
        ((i + 0.5) / people) * width + between(-30, 30),
        height * between(0.24, 0.3),
        shirts[i % shirts.length]!,
      ),
    ),
  ].join('');
};
