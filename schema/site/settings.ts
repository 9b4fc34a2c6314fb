import { FIRST_SETTINGS } from './first-settings.ts';

export const WEEKDAYS = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type SettingRule =
  | { readonly kind: 'line'; readonly max: number }
  | { readonly kind: 'link'; readonly max: number }
  | { readonly kind: 'email'; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'weekday' | 'time' | 'switch' };

/** An address at a platform. Without one the site searches there by its name, or leaves the platform out. */
const link = { kind: 'link', max: 500 } as const;
const email = { kind: 'email', max: 254 } as const;

/**
 * What admins set while the site runs, each with its kind and its limits. The form, the graph's types, the shape of what
 * is sent and the storage derive from this table and the first values.
 */
export const SITE_SETTINGS = {
  name: { kind: 'line', max: 40 },
  tagline: { kind: 'line', max: 60 },
  facebookUrl: link,
  youtubeUrl: link,
  applePodcastsUrl: link,
  spotifyUrl: link,
  youtubeMusicUrl: link,
  instagramUrl: link,
  xUrl: link,
  partnersEmail: email,
  contactEmail: email,
  postalAddress: { kind: 'line', max: 200 },
  fallbackSubscribers: { kind: 'number', min: 0, max: 1_000_000_000 },
  season: { kind: 'number', min: 1960, max: 2200 },
  flagshipDay: { kind: 'weekday' },
  flagshipTime: { kind: 'time' },
  postGameTime: { kind: 'time' },
  aiCredit: { kind: 'line', max: 200 },
  isFantasyOpen: { kind: 'switch' },
  areCheckInsOpen: { kind: 'switch' },
} as const satisfies {
  // What ends in Url is a link, and what is a link ends in Url: see profiles.ts.
  readonly [Name in keyof typeof FIRST_SETTINGS]: Name extends `${string}Url`
    ? typeof link
    : Exclude<SettingRule, { kind: 'link' }>;
};

export type SettingName = keyof typeof SITE_SETTINGS;
export const SETTING_NAMES = Object.keys(SITE_SETTINGS) as SettingName[];

type ValueOf<Name extends SettingName> = (typeof SITE_SETTINGS)[Name]['kind'] extends 'weekday'
  ? Weekday
  : (typeof FIRST_SETTINGS)[Name] extends number
    ? number
    : (typeof FIRST_SETTINGS)[Name] extends boolean
      ? boolean
      : (typeof FIRST_SETTINGS)[Name] extends null
        ? string | null
        : string;

/** The settings as everybody may read them. */
export type SiteSettings = { readonly [Name in SettingName]: ValueOf<Name> };

/** With the time of the last change in ms since 1970, 0 before the first. Of two states the later one counts. */
export interface SiteState {
  readonly settings: SiteSettings;
  readonly changedAt: number;
}

/** What differs from the first values: all that a page must be told. */
export const differing = (settings: SiteSettings): Partial<SiteSettings> =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => settings[name] !== FIRST_SETTINGS[name]).map((name) => [
      name,
      settings[name],
    ]),
  );
