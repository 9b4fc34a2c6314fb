import { useSyncExternalStore } from 'react';

/** Where the settings lie in the local storage of the browser. */
export const SETTINGS_KEY = 'podcast-settings';

export const THEME_CHOICES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Font size in px: smallest, largest and step. */
export const FONT_SIZE = { min: 12, max: 24, step: 2 } as const;

/** Above this size, in px, the header's navigation gives way to the bar of tabs earlier. */
const LARGE_TEXT = 18;

/** The settings with a visible effect. The stored object may hold more, which is kept as it is. */
export interface PodcastSettings {
  /** A list of one number, in px. */
  fontSize: number[];
  highContrast: boolean;
  colorBlindSupport: boolean;
  neonFlickering: boolean;
  /** Announces live changes politely. */
  screenReader: boolean;
  /** Hides scores and results until they are asked for. */
  spoilerMode: boolean;
  theme: ThemeChoice;
}

export const DEFAULT_SETTINGS: PodcastSettings = {
  fontSize: [16],
  highContrast: false,
  colorBlindSupport: false,
  neonFlickering: true,
  screenReader: false,
  spoilerMode: false,
  theme: 'light',
};

/** The settings that are on or off. */
export type SettingsFlag =
  'highContrast' | 'colorBlindSupport' | 'neonFlickering' | 'screenReader' | 'spoilerMode';

const CHANGED = 'podcast-settings-changed';

function storedObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings of a stored text; what is missing or makes no sense has its default. */
export function parseSettings(text: string | null): PodcastSettings {
  const stored = storedObject(text);
  const flag = (name: SettingsFlag) =>
    typeof stored[name] === 'boolean' ? stored[name] : DEFAULT_SETTINGS[name];
  const size = Array.isArray(stored.fontSize) ? Number(stored.fontSize[0]) : NaN;
  return {
    fontSize: [size >= FONT_SIZE.min && size <= FONT_SIZE.max ? size : 16],
    highContrast: flag('highContrast'),
    colorBlindSupport: flag('colorBlindSupport'),
    neonFlickering: flag('neonFlickering'),
    screenReader: flag('screenReader'),
    spoilerMode: flag('spoilerMode'),
    theme: THEME_CHOICES.find((theme) => theme === stored.theme) ?? DEFAULT_SETTINGS.theme,
  };
}

const matches = (query: string) => window.matchMedia(query).matches;

/** Puts the settings on the root element, where the style sheets read them. index.html does the same before the first paint. */
export function applySettings(settings: PodcastSettings): void {
  const root = document.documentElement;
  const dark =
    settings.theme === 'dark' ||
    (settings.theme === 'auto' && matches('(prefers-color-scheme: dark)'));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.toggleAttribute('data-cvd', settings.colorBlindSupport);
  root.toggleAttribute('data-neon', settings.neonFlickering);
  root.toggleAttribute('data-large-text', (settings.fontSize[0] ?? 0) > LARGE_TEXT);
  if (settings.highContrast || matches('(prefers-contrast: more)')) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  root.style.setProperty('--fs', String(settings.fontSize[0]));
}

/** Stores a change and applies it at once, in this tab and in the others. */
export function changeSettings(change: Partial<PodcastSettings>): void {
  const stored = localStorage.getItem(SETTINGS_KEY);
  const next = { ...storedObject(stored), ...parseSettings(stored), ...change };
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(next));
  window.dispatchEvent(new Event(CHANGED));
}

let snapshot: { text: string | null; settings: PodcastSettings } | undefined;

function current(): PodcastSettings {
  const text = localStorage.getItem(SETTINGS_KEY);
  if (snapshot?.text !== text) snapshot = { text, settings: parseSettings(text) };
  return snapshot.settings;
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The settings of this browser, live. */
export function useSettings(): PodcastSettings {
  return useSyncExternalStore(subscribe, current);
}

/** Keeps the root element in step with the settings and with what the system asks for. Returns the way to stop. */
export function followSettings(): () => void {
  const apply = () => applySettings(current());
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    window.matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', apply);
  const unsubscribe = subscribe(apply);
  apply();
  return () => {
    unsubscribe();
    for (const query of queries) query.removeEventListener('change', apply);
  };
}
