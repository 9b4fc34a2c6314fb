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
  sky,
  WHITE,
} from './scene.ts';

const SEATS = [ORANGE, NAVY, WHITE, '#ff7a3d', '#0b3a73', '#d8d2c6'];

/** Rows of people on a slope, bigger towards us. */
function crowd({ width, next, between }: Canvas, top: number, bottom: number): string {
  const rows = 15;
  return range(rows)
    .flatMap((row) => {
      const y = top + ((bottom - top) * row) / rows;
      const size = 3.5 + row * 0.35;
      const seats = Math.floor(width / (size * 3.1));
      return range(seats)
        .filter(() => next() < 0.82)
        .map((seat) =>
          circle(
            (seat + between(0.2, 0.8)) * size * 3.1,
            y,
            size,
            SEATS[Math.floor(next() * SEATS.length)]!,
          ),
        );
    })
    .join('');
}

/** The field, seen from the end zone: stripes and lines that meet at the far end. */
function field({ width, height }: Canvas, horizon: number): string {
  const depth = (t: number) => horizon + (height - horizon) * t * t;
  const half = (t: number) => width * (0.3 + 0.62 * t * t);
  const stripes = range(10).map((i) => {
    const [a, b] = [i / 10, (i + 1) / 10];
    const corners = [
      [width / 2 - half(a), depth(a)],
      [width / 2 + half(a), depth(a)],
      [width / 2 + half(b), depth(b)],
      [width / 2 - half(b), depth(b)],
    ] as const;
    const line = rect(
      width / 2 - half(b),
      depth(b) - 1 - b * 5,
      half(b) * 2,
      1 + b * 5,
      WHITE,
      'opacity=".8"',
    );
    return polygon(corners, i % 2 ? '#2c7a41' : '#256b38') + line;
  });
  const hashes = range(28).flatMap((i) => {
    const t = (i + 1) / 28;
    return [-0.16, 0.16].map((side) =>
      rect(
        width / 2 + half(t) * side * 2 - 4 * t,
        depth(t) - 2,
        3 + 9 * t,
        1 + 3 * t,
        WHITE,
        'opacity=".75"',
      ),
    );
  });
  return [rect(0, horizon, width, height - horizon, '#1d5a2e'), ...stripes, ...hashes].join('');
}

function tower({ height, light }: Canvas, x: number, size: number, towards: number): string {
  const y = height * 0.1;
  const lamps = range(12).map((i) => {
    const [lampX, lampY] = [x + ((i % 4) - 1.5) * size * 0.24, y + Math.floor(i / 4) * size * 0.2];
    return (
      circle(lampX, lampY, size * 0.2, 'url(#glow)', 'opacity=".6"') +
      circle(lampX, lampY, size * 0.075, '#fff')
    );
  });
  const beam = polygon(
    [
      [x, y + size * 0.2],
      [towards - size * 2.2, height * 0.75],
      [towards + size * 2.2, height * 0.75],
    ],
    light.glow,
    'opacity=".1"',
  );
  return [
    beam,
    rect(x - size * 0.05, y, size * 0.1, height * 0.42, '#1a2433'),
    rect(x - size * 0.52, y - size * 0.14, size * 1.04, size * 0.7, '#1a2433', 'rx="4"'),
    ...lamps,
  ].join('');
}

function goalPost({ width, height }: Canvas, horizon: number): string {
  const [x, span] = [width / 2, height * 0.1];
  const d = `M${n(x)} ${n(horizon + 6)}V${n(horizon - span * 0.7)}M${n(x - span)} ${n(horizon - span * 2.1)}V${n(horizon - span * 0.7)}H${n(x + span)}V${n(horizon - span * 2.1)}`;
  return path(d, `fill="none" stroke="#ffd23f" stroke-width="${n(height * 0.008)}"`);
}

/** Under the lights, from behind the end zone. */
export const stadium: Scene = (canvas) => {
  const { width, height, between } = canvas;
  const horizon = height * between(0.52, 0.6);
  const rim = horizon - height * between(0.22, 0.28);
  const bowl = `M0 ${n(rim - 30)}Q${n(width / 2)} ${n(rim + 70)} ${width} ${n(rim - 30)}V${n(horizon + 4)}H0Z`;
  return [
    sky(canvas),
    tower(canvas, width * 0.14, height * 0.16, width * 0.4),
    tower(canvas, width * 0.86, height * 0.16, width * 0.6),
    path(bowl, 'fill="#0a1830"'),
    `<clipPath id="bowl"><path d="${bowl}"/></clipPath><g clip-path="url(#bowl)">`,
    crowd(canvas, rim, horizon),
    '</g>',
    rect(0, horizon - height * 0.025, width, height * 0.028, NAVY),
    rect(0, horizon - height * 0.025, width, height * 0.007, ORANGE),
    field(canvas, horizon),
    goalPost(canvas, horizon),
  ].join('');
};
