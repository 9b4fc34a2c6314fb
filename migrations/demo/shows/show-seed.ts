import { ContentFeed } from '../../../graph/shows/content-feed.entity.ts';
import type { ContentType } from '../../../schema/shows/shows.ts';
import type { Calendar } from '../calendar.ts';
import type { Wish } from '../pictures/gallery.ts';
import { chance } from '../random.ts';
import { EPISODES } from './podcast-text.ts';
import type { DemoShow } from './show-text.ts';
import { VIDEOS } from './video-text.ts';
import type { Stage } from '../stage.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PODCAST_ID_LENGTH = 22;
const VIDEO_ID_LENGTH = 11;

/** Views of the newest; older ones gather more. */
const AUDIENCE: Record<ContentType, number> = {
  live: 640,
  youtube: 820,
  shorts: 2400,
  podcast: 310,
};

/** An id as the platform makes them, but made up here. */
function inventedId({ title, type }: DemoShow): string {
  const next = chance(`id of ${title}`);
  const length = type === 'podcast' ? PODCAST_ID_LENGTH : VIDEO_ID_LENGTH;
  return Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
}

const addressOf = (type: ContentType, id: string) =>
  ({
    podcast: `https://open.spotify.com/episode/${id}`,
    shorts: `https://www.youtube.com/shorts/${id}`,
    youtube: `https://www.youtube.com/watch?v=${id}`,
    live: `https://www.youtube.com/live/${id}`,
  })[type];

const wordOf = ({ title }: DemoShow) => `show: ${title}`;

const publishedAtOf = ({ week, day, time }: DemoShow, calendar: Calendar) =>
  calendar.at(week, day, time);

/** Those of the week that is still going on appear only when their hour has come. */
const showsBy = (calendar: Calendar) =>
  [...EPISODES, ...VIDEOS].filter((show) => publishedAtOf(show, calendar) < calendar.now);

export const showWishes = (calendar: Calendar): Wish[] =>
  showsBy(calendar).map((show) => ({
    word: wordOf(show),
    motif: show.motif,
  }));

export async function addShows({ tx, calendar, pictureOf }: Stage): Promise<void> {
  const rows = showsBy(calendar).map((show) => {
    const { type, title, description, duration } = show;
    const next = chance(`views of ${title}`);
    const publishedAt = publishedAtOf(show, calendar);
    const externalId = inventedId(show);
    const weeks = (calendar.now.getTime() - publishedAt.getTime()) / (7 * 86_400_000);
    return {
      type,
      title,
      description,
      duration,
      url: addressOf(type, externalId),
      externalId,
      thumbnailUrl: pictureOf(wordOf(show)),
      publishedAt,
      isLive: type === 'live',
      isCurrentlyLive: false,
      viewCount: Math.round(AUDIENCE[type] * (0.5 + next()) * (1 + weeks * 0.12)),
      createdAt: publishedAt,
      announcedAt: publishedAt,
    };
  });
  await tx.insertMany(ContentFeed, rows);
}
