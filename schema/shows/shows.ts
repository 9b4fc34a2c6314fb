import type { EnumName } from '../enum-names.ts';
import type { ShowSource } from './show-sources.ts';
import { platformUrls } from '../site/platforms.ts';
import type { SiteSettings } from '../site/settings.ts';

/** Live shows, videos, shorts and podcast episodes, and the weekly schedule of shows. */

export const CONTENT_TYPES = ['live', 'youtube', 'shorts', 'podcast'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
/** A type by its word, or by its name in the graph. */
export type NamedContentType = ContentType | EnumName<ContentType>;

export const RECENT_SHORTS = 5;
export const RECENT_EPISODES = 5;

export const SHOW_TEXTS = {
  noShorts: 'No recent YouTube Shorts available. Check back soon!',
  noEpisodes: 'No episodes yet. Check back soon!',
} as const;

/** A video or an episode as the site shows it. Instants are ISO text in milliseconds. */
export interface ContentItemView {
  readonly id: number;
  readonly type: ContentType;
  readonly title: string;
  readonly url: string;
  readonly description: string | null;
  readonly thumbnailUrl: string | null;
  /** As the feed gives it, e.g. `58:12`. */
  readonly duration: string | null;
  readonly publishedAt: string | null;
  /** The id on the platform, for the embedded player. */
  readonly externalId: string | null;
  /** The address of an episode's audio file. */
  readonly audioUrl: string | null;
  readonly isLive: boolean;
  readonly isCurrentlyLive: boolean;
  readonly viewCount: number;
  readonly createdAt: string;
}

/** What happened to a show: it went on the air, left it, appeared on the site, changed there, or disappeared. */
export const SHOW_EVENT_KINDS = ['WENT_LIVE', 'ENDED', 'PUBLISHED', 'EDITED', 'REMOVED'] as const;
export type ShowEventKind = (typeof SHOW_EVENT_KINDS)[number];

export interface ShowEventView {
  readonly kind: ShowEventKind;
  /** As it is now; what was removed, as it was last. */
  readonly show: ContentItemView;
}

/** Whether visitors see a show, from when on, or not. */
export const SHOW_STATES = ['VISIBLE', 'SCHEDULED', 'HIDDEN', 'GONE'] as const;
export type ShowState = (typeof SHOW_STATES)[number];

/** A show as admins manage it. */
export interface ManagedShowView {
  readonly id: number;
  readonly show: ContentItemView;
  readonly state: ShowState;
  readonly source: ShowSource | null;
  /** When its source no longer had it. */
  readonly goneAt: string | null;
}

/** Which shows an admin lists. */
export interface ShowFilter {
  readonly type?: ContentType | null | undefined;
  readonly state?: ShowState | null | undefined;
}

/** One of the recurring shows; when it is on is in show-words.ts. */
export interface RecurringShow {
  readonly id: 'post-game' | 'flagship' | 'pregame-podcast' | 'pregame' | 'halftime';
  readonly title: string;
}

/** The show about a game, on the day after it. */
export const POST_GAME_SHOW = { id: 'post-game', title: 'Post-Game Live' } as const;

export const SHOW_SCHEDULE = [
  POST_GAME_SHOW,
  { id: 'flagship', title: 'Flagship Live Show' },
  { id: 'pregame-podcast', title: 'Pregame Podcast' },
  { id: 'pregame', title: 'Pregame Live' },
  { id: 'halftime', title: 'Halftime Live Show' },
] as const satisfies readonly RecurringShow[];

/** A place outside the site where the show can be followed. */
export interface Channel {
  readonly id: 'social' | 'video' | 'podcast' | 'streaming' | 'pictures' | 'short-posts';
  readonly name: string;
  /** What one does there. */
  readonly act: string;
  readonly url: string;
}

/** Where the show can be followed: always at four platforms, at the others once admins have entered the address. */
export function channelsOf(site: SiteSettings): readonly Channel[] {
  const urls = platformUrls(site);
  const channels = [
    { id: 'social', name: 'Facebook', act: 'Join the conversation', url: urls.facebook },
    { id: 'video', name: 'YouTube', act: 'Subscribe', url: urls.youtube },
    { id: 'podcast', name: 'Apple Podcasts', act: 'Find every episode', url: urls.applePodcasts },
    { id: 'streaming', name: 'Spotify', act: 'Stream the show', url: urls.spotify },
    { id: 'pictures', name: 'Instagram', act: 'See the photos', url: urls.instagram },
    { id: 'short-posts', name: 'X', act: 'Read along on game day', url: urls.x },
  ] as const;
  return channels.filter((channel): channel is Exclude<typeof channel, { url: null }> & Channel =>
    Boolean(channel.url),
  );
}
