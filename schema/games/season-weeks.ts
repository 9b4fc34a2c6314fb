import type { MountainDate } from '../time/clock.ts';

const DAY = 86_400_000;

/** The Thursday after the first Monday of September, when the season’s first week begins. */
function firstThursday(season: number): number {
  const september = Date.UTC(season, 8, 1);
  const untilMonday = (8 - new Date(september).getUTCDay()) % 7;
  return september + (untilMonday + 3) * DAY;
}

const noon = (date: MountainDate) => Date.parse(`${date}T12:00:00Z`);

/** The season of a day: games of January and February belong to the year before. */
export const seasonOf = (date: MountainDate): number => {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return month < 4 ? year - 1 : year;
};

/** The week of a game on that day, from Tuesday to Monday; 0 and below before the first one, above 18 the playoffs. */
export function weekOf(date: MountainDate): number {
  const tuesday = firstThursday(seasonOf(date)) - 2 * DAY;
  return Math.floor((noon(date) - tuesday) / (7 * DAY)) + 1;
}

/** Weeks of the regular season. */
export const REGULAR_WEEKS = 18;
