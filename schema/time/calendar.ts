import type { RecurringShow } from '../shows/shows.ts';

/** Where the shows and the games are as calendars that other programs read. */

/** Everything; what one subscribes to. */
export const CALENDAR_PATH = '/schedule.ics';
/** All games of the season. */
export const GAMES_CALENDAR_PATH = '/schedule/games.ics';
export const showCalendarPath = (id: RecurringShow['id']): string => `/schedule/${id}.ics`;
export const gameCalendarPath = (id: number): string => `/schedule/game-${id}.ics`;

export const CALENDAR_TYPE = 'text/calendar';
