import type { Text } from '../language/english.ts';
import type { ShowSource } from './show-sources.ts';

/** Live shows, videos, shorts and podcast episodes, and the weekly schedule of shows. */

export const CONTENT_TYPES = ['live', 'youtube', 'shorts', 'podcast'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Shown when the channel's own figure is not known. */
export const FALLBACK_SUBSCRIBERS = 774;

export const RECENT_SHORTS = 5;
export const RECENT_EPISODES = 5;

export const SHOW_TEXTS = {
  noShorts: 'No recent YouTube Shorts available. Check back soon!',
  noEpisodes: 'No episodes yet. Check back soon!',
  noVideo: 'No show has been posted yet. Check back on Tuesday!',
  liveHint: 'Live every Tuesday at 7pm MT',
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
export const SHOW_STATES = ['VISIBLE', 'SCHEDULED', 'HIDDEN'] as const;
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

/** One of the recurring shows; `rule` says when, in the words of the schedule. */
export interface RecurringShow {
  readonly id: 'post-game' | 'flagship' | 'pregame-podcast' | 'pregame' | 'halftime';
  readonly title: string;
  readonly rule: Text;
  /** The short word of the day block. */
  readonly day: Text;
}

export const SHOW_SCHEDULE = [
  {
    id: 'post-game',
    title: 'Post-Game Live',
    day: 'Day after',
    rule: '8pm MT, the day after game day',
  },
  { id: 'flagship', title: 'Flagship Live Show', day: 'Tuesday', rule: 'Every Tuesday at 7pm MT' },
  {
    id: 'pregame-podcast',
    title: 'Pregame Podcast',
    day: 'Day before',
    rule: 'Posted no later than one day before game day',
  },
  {
    id: 'pregame',
    title: 'Pregame Live',
    day: 'Kickoff −1h',
    rule: 'One hour before kickoff, every game',
  },
  { id: 'halftime', title: 'Halftime Live Show', day: 'Halftime', rule: 'At halftime, every game' },
] as const satisfies readonly RecurringShow[];

/** A place outside the site where the show can be followed. */
export interface Channel {
  readonly id: 'social' | 'video' | 'podcast' | 'streaming';
  readonly name: string;
  /** What one does there. */
  readonly act: string;
  readonly url: string;
}

export const CHANNELS = [
  {
    id: 'social',
    name: 'Facebook',
    act: 'Join the conversation',
    url: 'https://www.facebook.com/search/top?q=orange%20weekly',
  },
  {
    id: 'video',
    name: 'YouTube',
    act: 'Subscribe',
    url: 'https://www.youtube.com/results?search_query=orange+weekly+broncos',
  },
  {
    id: 'podcast',
    name: 'Podcasts',
    act: 'Find every episode',
    url: 'https://podcasts.apple.com/us/search?term=orange%20weekly',
  },
  {
    id: 'streaming',
    name: 'Spotify',
    act: 'Stream the show',
    url: 'https://open.spotify.com/search/orange%20weekly',
  },
] as const satisfies readonly Channel[];
