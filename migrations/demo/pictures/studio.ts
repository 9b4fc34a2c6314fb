import { type Canvas, circle, n, NAVY, ORANGE, path, range, rect, type Scene } from './scene.ts';

const BACKS = [
  [NAVY, '#06305f', ORANGE],
  [ORANGE, '#d33f0b', NAVY],
  ['#0b1220', '#12294a', '#ff7a3d'],
  ['#f6f3ee', '#e8e0d2', ORANGE],
] as const;

/** Bars of a voice, high in the middle. */
function wave({ width, height, between }: Canvas, fill: string): string {
  const bars = 45;
  return range(bars)
    .map((i) => {
      const swell = Math.sin(((i + 0.5) / bars) * Math.PI) ** 2;
      const size = height * (0.04 + swell * between(0.12, 0.6));
      return rect(
        (i / bars) * width + 6,
        height * 0.5 - size / 2,
        width / bars - 12,
        size,
        fill,
        'rx="8"',
      );
    })
    .join('');
}

function microphone({ width, height }: Canvas, body: string, shine: string): string {
  const [x, w, h] = [width / 2, height * 0.24, height * 0.42];
  const top = height * 0.16;
  const grille = range(7).map((i) =>
    rect(x - w / 2, top + h * 0.1 + i * h * 0.082, w, h * 0.03, shine, 'opacity=".55"'),
  );
  return [
    rect(x - w * 0.06, top + h, w * 0.12, height * 0.3, body),
    rect(x - w * 0.6, height * 0.86, w * 1.2, height * 0.035, body, 'rx="10"'),
    path(
      `M${n(x - w * 0.75)} ${n(top + h * 0.55)}v${n(h * 0.15)}a${n(w * 0.75)} ${n(w * 0.75)} 0 0 0 ${n(w * 1.5)} 0v${n(-h * 0.15)}`,
      `fill="none" stroke="${body}" stroke-width="${n(w * 0.1)}" stroke-linecap="round"`,
    ),
    `<clipPath id="head"><rect x="${n(x - w / 2)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" rx="${n(w / 2)}"/></clipPath>`,
    `<g clip-path="url(#head)">${rect(x - w / 2, top, w, h, body)}${grille.join('')}`,
    rect(x - w * 0.34, top, w * 0.14, h, '#fff', 'opacity=".2"'),
    '</g>',
    circle(x, top + h * 0.82, w * 0.07, '#ff3b30'),
  ].join('');
}

/** The show's microphone before its own voice. */
export const studio: Scene = (canvas) => {
  const { width, height, next } = canvas;
  const [back, band, front] = BACKS[Math.floor(next() * BACKS.length)]!;
  const rays = range(9).map((i) =>
    path(
      `M${n(width / 2)} ${n(height * 0.42)}L${n(width * (i / 4 - 0.6))} ${height * 1.3}h${n(width * 0.12)}Z`,
      `fill="${band}"`,
    ),
  );
  const dark = back === ORANGE ? NAVY : '#0a0f18';
  return [
    rect(0, 0, width, height, back),
    ...rays,
    `<g opacity=".9">${wave(canvas, front)}</g>`,
    circle(width / 2, height * 0.44, height * 0.36, back),
    circle(width / 2, height * 0.44, height * 0.36, 'none', `stroke="${front}" stroke-width="10"`),
    microphone(
      canvas,
      back === '#0b1220' ? '#c9d3df' : dark,
      back === '#0b1220' ? '#0b1220' : '#8fa3bb',
    ),
  ].join('');
};
