/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const LANDSCAPE: Size = { width: 960, height: 720 };
const PORTRAIT: Size = { width: 720, height: 960 };
const SQUARE: Size = { width: 864, height: 864 };

/** The pictures beside this file, `<name>.webp`, with their sizes. */
export const SCENES = {
  'ai-chrome-ball': PORTRAIT,
  'ai-mars': LANDSCAPE,
  'ai-orange-weather': SQUARE,
  'ai-snow-globe': SQUARE,
  'bar-tvs': LANDSCAPE,
  'beanie-baby': SQUARE,
  'bergen-window': PORTRAIT,
  'camp-morning': LANDSCAPE,
  'chile-pot': SQUARE,
  cornhole: LANDSCAPE,
  'crowd-wave': LANDSCAPE,
  'depth-chart': LANDSCAPE,
  'dog-bandana': SQUARE,
  'face-paint': PORTRAIT,
  'film-room': LANDSCAPE,
  'flags-sky': PORTRAIT,
  'foam-finger': PORTRAIT,
  grandpa: PORTRAIT,
  grill: SQUARE,
  'group-jump': LANDSCAPE,
  'headphones-desk': LANDSCAPE,
  'hosts-table': LANDSCAPE,
  'hotel-waffle': LANDSCAPE,
  'jersey-flat': SQUARE,
  'kick-tee': LANDSCAPE,
  'kickoff-lights': LANDSCAPE,
  locker: PORTRAIT,
  nachos: SQUARE,
  'porch-evening': LANDSCAPE,
  pumpkin: SQUARE,
  'rain-ponchos': LANDSCAPE,
  'ramp-view': LANDSCAPE,
  'road-trip': LANDSCAPE,
  'selfie-couple': PORTRAIT,
  shelf: LANDSCAPE,
  'sneakers-steps': SQUARE,
  'snow-game': LANDSCAPE,
  'snow-grill': PORTRAIT,
  'string-lights': LANDSCAPE,
  'studio-mic': LANDSCAPE,
  'tailgate-lot': LANDSCAPE,
  'three-generations': LANDSCAPE,
  'tickets-fridge': PORTRAIT,
  'upper-deck': LANDSCAPE,
  'watch-party': LANDSCAPE,
  whiteboard: LANDSCAPE,
  'whiteboard-dog': LANDSCAPE,
} satisfies Record<string, Size>;
export type SceneName = keyof typeof SCENES;

/**
 * What is shown of a scene: all of it, a strip in 16:9 as wide as it is, a part of it in 16:9, or a square for frames of
 * several shapes.
 */
type View = 'whole' | 'wide' | 'left' | 'middle' | 'right' | 'square';

export type Motif = readonly [SceneName, View];

/** How much of the width a part has. */
const PART = 0.8;
/** What matters is rather above the middle. */
const ABOVE = 0.42;

/** Where the view is in its scene, in pixels. */
export function cropOf([scene, view]: Motif): Size & {
  readonly left: number;
  readonly top: number;
} {
  const whole = SCENES[scene];
  if (view === 'whole') return { left: 0, top: 0, ...whole };
  const shortest = Math.min(whole.width, whole.height);
  const strip = Math.round(whole.width * (view === 'wide' ? 1 : PART));
  const [width, height] =
    view === 'square' ? [shortest, shortest] : [strip, Math.round((strip * 9) / 16)];
  const free = whole.width - width;
  const middle = Math.round(free / 2);
  const left = { wide: 0, left: 0, middle, square: middle, right: free }[view];
  return { left, top: Math.round((whole.height - height) * ABOVE), width, height };
}
