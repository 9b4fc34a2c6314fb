import { type Canvas, circle, n, path, range, rect, type Scene } from './scene.ts';

const CHALK = '#f3ede1';
const ORANGE_CHALK = '#ff8a4c';

const cross = (x: number, y: number, size: number) =>
  path(
    `M${n(x - size)} ${n(y - size)}L${n(x + size)} ${n(y + size)}M${n(x + size)} ${n(y - size)}L${n(x - size)} ${n(y + size)}`,
    `stroke="${CHALK}" stroke-width="7" stroke-linecap="round"`,
  );

const ring = (x: number, y: number, size: number) =>
  circle(x, y, size, 'none', `stroke="${CHALK}" stroke-width="7"`);

/** Where a receiver runs: up, then out, in or deep. */
function route({ next, width, height }: Canvas, x: number, y: number): string {
  const up = y - height * (0.16 + next() * 0.22);
  const [dx, dy] = [
    [0.11, 0],
    [-0.11, 0],
    [0.07, -0.13],
    [-0.07, -0.13],
    [0, -0.12],
  ][Math.floor(next() * 5)]!;
  const [toX, toY] = [x + dx! * width, Math.max(40, up + dy! * height)];
  const angle = Math.atan2(toY - up, toX - x);
  const barb = (turn: number) =>
    `L${n(toX - Math.cos(angle + turn) * 30)} ${n(toY - Math.sin(angle + turn) * 30)}`;
  return path(
    `M${n(x)} ${n(y - 34)}L${n(x)} ${n(up)}L${n(toX)} ${n(toY)}${barb(0.5)}M${n(toX)} ${n(toY)}${barb(-0.5)}`,
    `fill="none" stroke="${ORANGE_CHALK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** A play on the coach's board. */
export const chalkboard: Scene = (canvas) => {
  const { width, height, between, next } = canvas;
  const line = height * between(0.56, 0.64);
  const smears = range(16).map(
    () =>
      `<ellipse cx="${n(next() * width)}" cy="${n(next() * height)}" rx="${n(between(80, 300))}" ry="${n(between(20, 70))}" fill="#fff" opacity="${n(between(0.1, 0.3)) === '0.1' ? '.015' : '.028'}" transform="rotate(-12 ${n(width / 2)} ${n(height / 2)})"/>`,
  );
  const wide = [0.1, 0.2, 0.8, 0.91].filter(() => next() < 0.85);
  const size = height * 0.026;
  return [
    rect(0, 0, width, height, '#0a2140'),
    ...smears,
    ...[0.25, 0.5, 0.75].map((t) => rect(0, height * t, width, 2, CHALK, 'opacity=".12"')),
    path(
      `M${n(width * 0.05)} ${n(line)}H${n(width * 0.95)}`,
      `stroke="${CHALK}" stroke-width="4" stroke-dasharray="26 18" opacity=".6"`,
    ),
    ...range(5).map((i) => ring(width * (0.4 + i * 0.05), line + height * 0.07, size)),
    ...wide.map((t) => ring(width * t, line + height * 0.07, size)),
    ring(width / 2, line + height * 0.2, size),
    ring(width * between(0.44, 0.56), line + height * 0.3, size),
    ...range(4).map((i) => cross(width * (0.41 + i * 0.06), line - height * 0.07, size)),
    ...range(3).map((i) => cross(width * (0.36 + i * 0.14), line - height * 0.2, size)),
    ...wide.map((t) => cross(width * (t + 0.02), line - height * 0.12, size)),
    ...wide.map((t) => route(canvas, width * t, line + height * 0.07)),
    rect(0, height * 0.965, width, height * 0.035, '#7a4a25'),
    rect(width * between(0.2, 0.6), height * 0.95, 90, 14, CHALK, 'rx="6"'),
    rect(width * 0.72, height * 0.95, 60, 14, ORANGE_CHALK, 'rx="6"'),
  ].join('');
};
