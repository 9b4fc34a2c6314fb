import { type Canvas, circle, n, path, polygon, range, type Scene, sky } from './scene.ts';

/** A ridge line by halving: each middle is moved up or down, less each time. */
function ridge({ next }: Canvas, steps: number, roughness: number): number[] {
  const heights = Array<number>(steps + 1).fill(0.5);
  heights[0] = next();
  heights[steps] = next();
  for (let gap = steps, sway = 1; gap > 1; gap /= 2, sway *= roughness) {
    for (let at = gap / 2; at < steps; at += gap) {
      heights[at] = (heights[at - gap / 2]! + heights[at + gap / 2]!) / 2 + (next() - 0.5) * sway;
    }
  }
  return heights;
}

function layer(canvas: Canvas, top: number, rise: number, fill: string, opacity: number): string {
  const { width, height } = canvas;
  const steps = 64;
  const line = ridge(canvas, steps, 0.52).map(
    (h, i) => `${n((i / steps) * width)} ${n(top - h * rise)}`,
  );
  return path(
    `M0 ${height}L${line.join('L')}L${width} ${height}Z`,
    `fill="${fill}" opacity="${opacity}"`,
  );
}

/** High peaks with snow on their lit sides. */
function peaks(canvas: Canvas, foot: number): string {
  const { width, between, light } = canvas;
  return range(6)
    .map((i) => {
      const x = (i + between(-0.2, 0.7)) * (width / 5);
      const rise = between(0.22, 0.46) * foot;
      const half = rise * between(0.9, 1.25);
      const [top, lean] = [foot - rise, half * between(-0.12, 0.12)];
      const cap = [
        [x, top],
        [x + half * 0.3, top + rise * 0.32],
        [x + half * 0.12, top + rise * 0.26],
        [x + lean, top + rise * 0.4],
        [x - half * 0.1, top + rise * 0.27],
        [x - half * 0.3, top + rise * 0.34],
      ] as const;
      return [
        polygon(
          [
            [x - half, foot],
            [x, top],
            [x + half, foot],
          ],
          light.far,
        ),
        polygon(
          [
            [x, top],
            [x + half, foot],
            [x + lean * 2, foot],
          ],
          light.near,
          'opacity=".35"',
        ),
        polygon(cap, '#fff', 'opacity=".88"'),
      ].join('');
    })
    .join('');
}

function pine(x: number, foot: number, size: number, fill: string): string {
  return range(4)
    .map((i) => {
      const [top, half] = [foot - size + i * size * 0.2, size * (0.1 + i * 0.06)];
      return polygon(
        [
          [x, top],
          [x - half, top + size * 0.36],
          [x + half, top + size * 0.36],
        ],
        fill,
      );
    })
    .join('');
}

/** The Front Range, with weather to match the light. */
export const mountains: Scene = (canvas) => {
  const { width, height, next, between, light } = canvas;
  const isDark = light.sky[0] === '#000b1c';
  const isSnowing = light.near === '#26466d';
  const sunX = between(0.2, 0.8) * width;
  const sunY = between(0.2, 0.42) * height;
  const stars = range(isDark ? 140 : 0).map(() =>
    circle(
      next() * width,
      next() * height * 0.55,
      between(0.6, 2),
      '#fff',
      `opacity="${n(between(0.3, 0.9))}"`,
    ),
  );
  const flakes = range(isSnowing ? 150 : 0).map(() =>
    circle(next() * width, next() * height, between(1.5, 5), '#fff', 'opacity=".85"'),
  );
  const trees = range(26).map(() => {
    const x = next() * width;
    return pine(x, height * between(0.97, 1.04), height * between(0.1, 0.24), light.near);
  });
  return [
    sky(canvas),
    ...stars,
    circle(sunX, sunY, height * 0.34, 'url(#glow)', 'opacity=".75"'),
    circle(sunX, sunY, height * (isDark ? 0.05 : 0.07), light.glow),
    peaks(canvas, height * 0.74),
    layer(canvas, height * 0.78, height * 0.12, light.far, 0.85),
    layer(canvas, height * 0.86, height * 0.12, light.near, 0.6),
    layer(canvas, height * 0.96, height * 0.1, light.near, 0.95),
    ...trees,
    ...flakes,
  ].join('');
};
