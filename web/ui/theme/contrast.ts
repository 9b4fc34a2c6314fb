import type { Token } from './tokens.ts';

/** Relative luminance of a `#rrggbb` color, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export type Use = 'text' | 'shape';
export interface Pair {
  front: Token;
  back: Token;
  use: Use;
}

const GROUNDS: Token[] = ['bg', 'surface', 'surface2', 'raised'];
const WORDS: Token[] = [
  'text',
  'muted',
  'placeholder',
  'link',
  'accentText',
  'success',
  'warning',
  'danger',
  'info',
];
const EDGES: Token[] = ['borderStrong', 'focus'];
const ON_BRAND: Token[] = [
  'onBrand',
  'onBrandMuted',
  'accentTextOnBrand',
  'successOnBrand',
  'warningOnBrand',
  'dangerOnBrand',
  'infoOnBrand',
];
const SERIES: Token[] = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'accent',
  'live',
];

/** Every pair that may meet on a screen: text needs 4.5 (7 in the high-contrast themes), shapes 3. */
export const PAIRS: Pair[] = [
  ...GROUNDS.flatMap((back) => WORDS.map((front) => ({ front, back, use: 'text' as const }))),
  ...GROUNDS.flatMap((back) => EDGES.map((front) => ({ front, back, use: 'shape' as const }))),
  ...(['bg', 'surface'] as const).flatMap((back) =>
    SERIES.map((front) => ({ front, back, use: 'shape' as const })),
  ),
  ...(['brand', 'brandLift'] as const).flatMap((back) => [
    ...ON_BRAND.map((front) => ({ front, back, use: 'text' as const })),
    { front: 'focusOnBrand' as const, back, use: 'shape' as const },
    { front: 'ctaOnBrand' as const, back, use: 'shape' as const },
  ]),
  { front: 'onCtaOnBrand', back: 'ctaOnBrand', use: 'text' },
  { front: 'onCtaOnBrand', back: 'ctaOnBrandHover', use: 'text' },
  { front: 'onAccent', back: 'accent', use: 'text' },
  { front: 'onAccent', back: 'accentHover', use: 'text' },
  { front: 'onLive', back: 'live', use: 'text' },
  { front: 'onTintOrange', back: 'tintOrange', use: 'text' },
  { front: 'onTintBlue', back: 'tintBlue', use: 'text' },
  { front: 'onTintGreen', back: 'tintGreen', use: 'text' },
  { front: 'onTintRed', back: 'tintRed', use: 'text' },
  { front: 'onTintAmber', back: 'tintAmber', use: 'text' },
];
