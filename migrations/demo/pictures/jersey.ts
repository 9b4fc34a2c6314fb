import {
  type Canvas,
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

/** Which of the seven bars a block digit has: top, upper left, upper right, middle, lower left, lower right, bottom. */
const BARS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

function digit(value: number, x: number, y: number, size: number, fill: string): string {
  const [thick, width] = [size * 0.2, size * 0.58];
  const half = size / 2;
  const bars = [
    [0, 0, width, thick],
    [0, 0, thick, half],
    [width - thick, 0, thick, half],
    [0, half - thick / 2, width, thick],
    [0, half, thick, half],
    [width - thick, half, thick, half],
    [0, size - thick, width, thick],
  ] as const;
  return bars
    .filter((_, bar) => BARS[value]![bar] === '1')
    .map(([left, top, w, h]) => rect(x + left, y + top, w, h, fill))
    .join('');
}

/** A block number in the middle, with an edge in the second color. */
function number({ width, height }: Canvas, value: number, fill: string, edge: string): string {
  const size = height * 0.46;
  const digits = String(value).split('').map(Number);
  const span = digits.length * size * 0.58 + (digits.length - 1) * size * 0.16;
  const draw = (color: string) =>
    digits
      .map((d, i) => digit(d, (width - span) / 2 + i * size * 0.74, height * 0.34, size, color))
      .join('');
  return `<g stroke="${edge}" stroke-width="${n(size * 0.08)}" stroke-linejoin="miter">${draw(edge)}</g>${draw(fill)}`;
}

const KITS = [
  [ORANGE, NAVY, WHITE],
  [NAVY, ORANGE, WHITE],
  [WHITE, ORANGE, NAVY],
] as const;

/** The front of a shirt, close enough to see the weave. */
export const jersey: Scene = (canvas) => {
  const { width, height, next, between } = canvas;
  const [body, side, trim] = KITS[Math.floor(next() * KITS.length)]!;
  const weave = `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse">
    <circle cx="2" cy="2" r="1.3" fill="#000" opacity=".13"/><circle cx="6" cy="6" r="1.3" fill="#000" opacity=".13"/></pattern>
    <linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/>
    <stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".62" stop-color="#000" stop-opacity=".08"/>
    <stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`;
  const stripes = (sign: 1 | -1) =>
    range(3).map((i) => {
      const x = width / 2 + sign * width * (0.3 + i * 0.055);
      return polygon(
        [
          [x, 0],
          [x + sign * width * 0.03, 0],
          [x + sign * width * 0.13, height],
          [x + sign * width * 0.1, height],
        ],
        i === 1 ? trim : side,
      );
    });
  const collar = `M${n(width * 0.36)} 0L${n(width / 2)} ${n(height * 0.27)}L${n(width * 0.64)} 0`;
  return [
    `<defs>${weave}</defs>`,
    rect(0, 0, width, height, body),
    ...stripes(1),
    ...stripes(-1),
    path(`${collar}Z`, 'fill="#0b1220"'),
    path(collar, `fill="none" stroke="${side}" stroke-width="${n(height * 0.05)}"`),
    path(collar, `fill="none" stroke="${trim}" stroke-width="${n(height * 0.016)}"`),
    number(canvas, Math.floor(between(2, 99)), trim, side),
    rect(0, 0, width, height, 'url(#weave)'),
    rect(0, 0, width, height, 'url(#fold)'),
  ].join('');
};
