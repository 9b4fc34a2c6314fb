import { useSyncExternalStore } from 'react';
import { DEFAULT_TEAM, type Team, TEAMS } from '../../schema/games/teams.ts';
import { type Language, LANGUAGES } from '../../schema/language/languages.ts';
import { SITE_ZONE, type TimeZone, TIME_ZONE_CODES } from '../../schema/time/zones.ts';
import {
  DARK_SCHEME,
  FONT_SIZE,
  LARGE_TEXT,
  MORE_CONTRAST,
  SETTINGS_KEY,
} from '../../schema/site/device.ts';
import { speak } from '../ui/language.ts';
import { setOwnZone } from '../ui/time/own-zone.tsx';

export const THEME_CHOICES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Volume in hundredths: smallest, largest and step. */
export const VOLUME = { min: 0, max: 100, step: 5 } as const;

/** The sixteen settings, as they are stored. Other fields of the stored object are preserved. */
export interface PodcastSettings {
  /** A list of one number, in px. */
  fontSize: number[];
  highContrast: boolean;
  /** Announces live changes politely. */
  screenReader: boolean;
  colorBlindSupport: boolean;
  neonFlickering: boolean;
  /** A list of one number. */
  volume: number[];
  liveStreamNotifications: boolean;
  newEpisodeNotifications: boolean;
  gameUpdates: boolean;
  breakingNews: boolean;
  favoriteTeam: Team;
  timeZone: TimeZone;
  /** Hides scores and results until they are revealed. */
  spoilerMode: boolean;
  scoreAlerts: boolean;
  theme: ThemeChoice;
  language: Language;
}

export const DEFAULT_SETTINGS: PodcastSettings = {
  fontSize: [FONT_SIZE.usual],
  highContrast: false,
  screenReader: false,
  colorBlindSupport: false,
  neonFlickering: true,
  volume: [75],
  liveStreamNotifications: true,
  newEpisodeNotifications: true,
  gameUpdates: true,
  breakingNews: false,
  favoriteTeam: DEFAULT_TEAM,
  timeZone: SITE_ZONE,
  spoilerMode: false,
  scoreAlerts: true,
  theme: 'light',
  language: 'en',
};

/** The settings that are on or off. */
export type SettingsFlag = {
  [Name in keyof PodcastSettings]: PodcastSettings[Name] extends boolean ? Name : never;
}[keyof PodcastSettings];

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
  const number = (name: 'fontSize' | 'volume', { min, max }: { min: number; max: number }) => {
    const list: unknown = stored[name];
    const value = Array.isArray(list) && list.length > 0 ? Number(list[0]) : NaN;
    return value >= min && value <= max ? [value] : DEFAULT_SETTINGS[name];
  };
  const one = <Name extends 'favoriteTeam' | 'timeZone' | 'theme' | 'language'>(
    name: Name,
    choices: readonly PodcastSettings[Name][],
  ) => choices.find((choice) => choice === stored[name]) ?? DEFAULT_SETTINGS[name];
  return {
    fontSize: number('fontSize', FONT_SIZE),
    highContrast: flag('highContrast'),
    screenReader: flag('screenReader'),
    colorBlindSupport: flag('colorBlindSupport'),
    neonFlickering: flag('neonFlickering'),
    volume: number('volume', VOLUME),
    liveStreamNotifications: flag('liveStreamNotifications'),
    newEpisodeNotifications: flag('newEpisodeNotifications'),
    gameUpdates: flag('gameUpdates'),
    breakingNews: flag('breakingNews'),
    favoriteTeam: one('favoriteTeam', TEAMS),
    timeZone: one('timeZone', TIME_ZONE_CODES),
    spoilerMode: flag('spoilerMode'),
    scoreAlerts: flag('scoreAlerts'),
    theme: one('theme', THEME_CHOICES),
    language: one('language', LANGUAGES),
  };
}

const matches = (query: string) => window.matchMedia(query).matches;

/** Puts the settings where the page reads them, most on the root element. index.html does the same before the first paint. */
export function applySettings(settings: PodcastSettings): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matches(DARK_SCHEME));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.toggleAttribute('data-cvd', settings.colorBlindSupport);
  root.toggleAttribute('data-neon', settings.neonFlickering);
  root.toggleAttribute('data-large-text', (settings.fontSize[0] ?? 0) > LARGE_TEXT);
  if (settings.highContrast || matches(MORE_CONTRAST)) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  root.style.setProperty('--fs', String(settings.fontSize[0]));
  setOwnZone(settings.timeZone);
  // Offline, the site stays as it is until the catalogue can be loaded.
  void speak(settings.language).catch(() => undefined);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return unstored;
  }
}

/** If the browser stores nothing, changes last as long as the page. */
let unstored: string | null = null;

/** Stores a change and applies it at once, in this tab and in the others. */
export function changeSettings(change: Partial<PodcastSettings>): void {
  const stored = readStored();
  const next = JSON.stringify({ ...storedObject(stored), ...parseSettings(stored), ...change });
  try {
    localStorage.setItem(SETTINGS_KEY, next);
  } catch {
    unstored = next;
  }
  window.dispatchEvent(new Event(CHANGED));
}

let snapshot: { text: string | null; settings: PodcastSettings } | undefined;

/** The settings of this browser. */
export function currentSettings(): PodcastSettings {
  const text = readStored();
  // The same object as on the server, so that nothing re-renders if nothing differs.
  const settings = () => (text === null ? DEFAULT_SETTINGS : parseSettings(text));
  if (snapshot?.text !== text) snapshot = { text, settings: settings() };
  return snapshot.settings;
}

/** Calls back when a setting has changed, in this tab or another. Returns the way to stop. */
export function watchSettings(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The settings of this browser, live. */
export function useSettings(): PodcastSettings {
  return useSyncExternalStore(watchSettings, currentSettings, () => DEFAULT_SETTINGS);
}

/** Applies the settings and the system's preferences to the page. Returns a function that stops it. */
export function followSettings(): () => void {
  const apply = () => applySettings(currentSettings());
  const queries = [DARK_SCHEME, MORE_CONTRAST].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', apply);
  const unsubscribe = watchSettings(apply);
  apply();
  return () => {
    unsubscribe();
    for (const query of queries) query.removeEventListener('change', apply);
  };
}
