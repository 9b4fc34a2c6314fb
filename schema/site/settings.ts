import { TAGLINE, SITE_NAME } from './site.ts';

/**
 * What admins set while the site runs, each with its kind, its limits and its first value. The form, the graph's types,
 * the shape of what is sent and the storage derive from this table.
 */

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

const line = (max: number, first: string) => ({ kind: 'line', max, first }) as const;
const optionalLine = (max: number) => ({ kind: 'line', max, first: null }) as const;
/** An address at a platform. Without one the site searches there by its name, or leaves the platform out. */
const link = { kind: 'link', max: 500, first: null } as const;
const email = { kind: 'email', max: 254, first: null } as const;
const number = (min: number, max: number, first: number) =>
  ({ kind: 'number', min, max, first }) as const;
const time = (first: string) => ({ kind: 'time', first }) as const;
const toggle = { kind: 'switch', first: false } as const;

export const SITE_SETTINGS = {
  name: line(40, SITE_NAME),
  tagline: line(60, TAGLINE),
  facebookUrl: link,
  youtubeUrl: link,
  applePodcastsUrl: link,
  spotifyUrl: link,
  youtubeMusicUrl: link,
  instagramUrl: link,
  xUrl: link,
  partnersEmail: email,
  contactEmail: email,
  postalAddress: optionalLine(200),
  fallbackSubscribers: number(0, 1_000_000_000, 774),
  season: number(1960, 2200, 2025),
  flagshipDay: { kind: 'weekday', first: 'TUESDAY' },
  flagshipTime: time('19:00'),
  postGameTime: time('20:00'),
  aiCredit: line(200, 'Captions and mischief by the writers of our copywriting agency.'),
  isFantasyOpen: toggle,
  areCheckInsOpen: toggle,
} as const satisfies Readonly<Record<string, SettingRule>>;

export type SettingRule =
  | { readonly kind: 'line'; readonly max: number; readonly first: string | null }
  | { readonly kind: 'link' | 'email'; readonly max: number; readonly first: null }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly first: number }
  | { readonly kind: 'weekday'; readonly first: Weekday }
  | { readonly kind: 'time'; readonly first: string }
  | { readonly kind: 'switch'; readonly first: boolean };

export type SettingName = keyof typeof SITE_SETTINGS;
export const SETTING_NAMES = Object.keys(SITE_SETTINGS) as SettingName[];

type ValueOf<Rule> = Rule extends { kind: 'number' }
  ? number
  : Rule extends { kind: 'switch' }
    ? boolean
    : Rule extends { kind: 'weekday' }
      ? Weekday
      : Rule extends { first: null }
        ? string | null
        : string;

/** The settings as everybody may read them. */
export type SiteSettings = {
  readonly [Name in SettingName]: ValueOf<(typeof SITE_SETTINGS)[Name]>;
};

/** With the time of the last change in ms since 1970, 0 before the first. Of two states the later one counts. */
export interface SiteState {
  readonly settings: SiteSettings;
  readonly changedAt: number;
}

/** What the site has before an admin sets anything. */
export const FIRST_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SITE_SETTINGS[name].first]),
) as unknown as SiteSettings;

/** What differs from the first values: all that a page must be told. */
export const differing = (settings: SiteSettings): Partial<SiteSettings> =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => settings[name] !== FIRST_SETTINGS[name]).map((name) => [
      name,
      settings[name],
    ]),
  );

/** The name in the addresses of a search. */
const searched = ({ name }: Pick<SiteSettings, 'name'>) => encodeURIComponent(name.toLowerCase());

/** Where the show is at each platform; a search by its name until the address is known. */
export const platformUrls = (site: SiteSettings) => ({
  facebook: site.facebookUrl ?? `https://www.facebook.com/search/top?q=${searched(site)}`,
  youtube:
    site.youtubeUrl ?? `https://www.youtube.com/results?search_query=${searched(site)}%20broncos`,
  applePodcasts:
    site.applePodcastsUrl ?? `https://podcasts.apple.com/us/search?term=${searched(site)}`,
  spotify: site.spotifyUrl ?? `https://open.spotify.com/search/${searched(site)}`,
  youtubeMusic: site.youtubeMusicUrl ?? `https://music.youtube.com/search?q=${searched(site)}`,
  instagram: site.instagramUrl,
  x: site.xUrl,
});

/** Addresses that admins have entered, for structured data: searches are no profiles. */
export const ownProfiles = (site: SiteSettings): string[] =>
  SETTING_NAMES.filter((name) => SITE_SETTINGS[name].kind === 'link').flatMap(
    (name) => (site[name] as string | null) ?? [],
  );
