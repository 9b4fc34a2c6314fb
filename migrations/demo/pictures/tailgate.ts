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

function tent(x: number, foot: number, size: number, fill: string): string {
  const eaves = foot - size * 0.8;
  return [
    rect(x - size * 0.68, eaves, size * 0.04, size * 0.8, '#20242c'),
    rect(x + size * 0.64, eaves, size * 0.04, size * 0.8, '#20242c'),
    polygon(
      [
        [x - size * 0.75, eaves],
        [x, eaves - size * 0.42],
        [x + size * 0.75, eaves],
      ],
      fill,
    ),
    polygon(
      [
        [x, eaves - size * 0.42],
        [x + size * 0.75, eaves],
        [x + size * 0.2, eaves],
      ],
      '#000',
      'opacity=".18"',
    ),
    rect(x - size * 0.75, eaves, size * 1.5, size * 0.1, WHITE, 'opacity=".85"'),
  ].join('');
}

function truck(x: number, foot: number, size: number): string {
  const body = `M${n(x)} ${n(foot - size * 0.16)}V${n(foot - size * 0.46)}H${n(x + size * 0.92)}L${n(x + size * 1.06)} ${n(foot - size * 0.72)}H${n(x + size * 1.46)}L${n(x + size * 1.62)} ${n(foot - size * 0.46)}H${n(x + size * 1.92)}Q${n(x + size * 2)} ${n(foot - size * 0.44)} ${n(x + size * 2)} ${n(foot - size * 0.16)}Z`;
  const wheel = (at: number) =>
    circle(x + at * size, foot - size * 0.14, size * 0.17, '#0c0f14') +
    circle(x + at * size, foot - size * 0.14, size * 0.08, '#9aa4b1');
  return [
    path(body, `fill="${ORANGE}"`),
    rect(x, foot - size * 0.32, size * 2, size * 0.06, NAVY),
    polygon(
      [
        [x + size * 1.1, foot - size * 0.48],
        [x + size * 1.17, foot - size * 0.66],
        [x + size * 1.42, foot - size * 0.66],
        [x + size * 1.54, foot - size * 0.48],
      ],
      '#bcd4e6',
    ),
    wheel(0.36),
    wheel(1.6),
  ].join('');
}

function grill({ light, between }: Canvas, x: number, foot: number, size: number): string {
  const smoke = range(9).map((i) =>
    circle(
      x + between(-0.2, 0.2) * size + i * size * 0.07,
      foot - size * (1.05 + i * 0.2),
      size * (0.1 + i * 0.035),
      light.glow,
      `opacity="${n(0.34 - i * 0.03)}"`,
    ),
  );
  const sausages = range(5).map((i) =>
    rect(
      x - size * 0.36 + i * size * 0.15,
      foot - size * 0.83,
      size * 0.11,
      size * 0.06,
      '#b4552d',
      `rx="${n(size * 0.03)}"`,
    ),
  );
  return [
    ...smoke,
    path(
      `M${n(x - size * 0.25)} ${n(foot)}L${n(x - size * 0.12)} ${n(foot - size * 0.5)}M${n(x + size * 0.25)} ${n(foot)}L${n(x + size * 0.12)} ${n(foot - size * 0.5)}`,
      `stroke="#14181f" stroke-width="${n(size * 0.06)}"`,
    ),
    path(
      `M${n(x - size * 0.45)} ${n(foot - size * 0.78)}A${n(size * 0.45)} ${n(size * 0.4)} 0 0 0 ${n(x + size * 0.45)} ${n(foot - size * 0.78)}Z`,
      'fill="#14181f"',
    ),
    rect(x - size * 0.4, foot - size * 0.77, size * 0.8, size * 0.035, '#ff9a3d'),
    ...sausages,
  ].join('');
}

/** A string of lamps that hangs between two masts. */
function lamps({ width, height }: Canvas): string {
  const [left, right, sag] = [height * 0.2, height * 0.26, height * 0.14];
  const at = (t: number) => left + (right - left) * t + Math.sin(t * Math.PI) * sag;
  const bulbs = range(17).map((i) => {
    const [x, y] = [((i + 0.5) / 17) * width, at((i + 0.5) / 17)];
    return circle(x, y + 10, 26, 'url(#glow)', 'opacity=".7"') + circle(x, y + 10, 7, '#ffe9c4');
  });
  const line = range(33).map((i) => `${n((i / 32) * width)} ${n(at(i / 32))}`);
  return (
    path(`M${line.join('L')}`, 'fill="none" stroke="#0b1020" stroke-width="3"') + bulbs.join('')
  );
}

/** Hours before kickoff, on the car park. */
export const tailgate: Scene = (canvas) => {
  const { width, height, between, next, light } = canvas;
  const foot = height * 0.84;
  const flip = next() < 0.5 ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  const hills = range(7).map((i) => {
    const [x, rise] = [(i / 6) * width, height * between(0.1, 0.24)];
    return polygon(
      [
        [x - width * 0.18, height * 0.7],
        [x, height * 0.7 - rise],
        [x + width * 0.18, height * 0.7],
      ],
      light.far,
    );
  });
  return [
    sky(canvas),
    circle(width * between(0.3, 0.7), height * 0.62, height * 0.4, 'url(#glow)', 'opacity=".7"'),
    `<g ${flip}>`,
    ...hills,
    rect(0, height * 0.69, width, height * 0.31, light.near),
    ...range(9).map((i) =>
      polygon(
        [
          [i * width * 0.13, height],
          [i * width * 0.13 + 8, height],
          [width * 0.25 + i * width * 0.07, height * 0.7],
        ],
        WHITE,
        'opacity=".14"',
      ),
    ),
    tent(width * 0.74, foot - height * 0.06, height * 0.3, NAVY),
    tent(width * between(0.9, 0.97), foot - height * 0.02, height * 0.34, ORANGE),
    truck(width * between(0.03, 0.1), foot, height * 0.34),
    grill(canvas, width * between(0.6, 0.66), foot + height * 0.09, height * 0.3),
    '</g>',
    lamps(canvas),
  ].join('');
};
