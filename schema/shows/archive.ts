import { instantOfMountain, mountainDate, type Span } from '../time/clock.ts';
import { type Archive, ARCHIVE_PATHS } from './show-paths.ts';
import { CONTENT_TYPES, type ContentType } from './shows.ts';

/** What is in the archives: the episodes of the podcast, and everything that is watched. */
export const ARCHIVES = {
  podcast: { path: ARCHIVE_PATHS.podcast, title: 'Podcast', types: ['podcast'] },
  shows: {
    path: ARCHIVE_PATHS.shows,
    title: 'Shows',
    types: CONTENT_TYPES.filter((type) => type !== 'podcast'),
  },
} satisfies Record<Archive, { path: string; title: string; types: ContentType[] }>;

/** Shows of one page of an archive. */
export const SHOWS_PER_PAGE = 24;

/** A season begins with the league's year in March: what comes before belongs to the season of the year before. */
const FIRST_MONTH = '03';

export function showSeason(at: Date): number {
  const [year = '', month = ''] = mountainDate(at).split('-');
  return Number(year) - (month < FIRST_MONTH ? 1 : 0);
}

const beginOf = (season: number) => instantOfMountain({ date: `${season}-${FIRST_MONTH}-01` });

/** When the shows of a season come out. */
export const showSeasonSpan = (season: number): Span => ({
  from: beginOf(season),
  until: beginOf(season + 1),
});
