import { addDays, instantOfMountain, mountainDate, type MountainDate } from '../time/clock.ts';
import { type SiteSettings, WEEKDAYS } from '../site/settings.ts';
import { type RecurringShow, SHOW_SCHEDULE } from './shows.ts';

/** When each of the recurring shows is on next, by the rules of the schedule. */

/** A show's next date in Denver; `at` where the rule names an hour. */
export interface NextShow {
  readonly date: MountainDate;
  readonly at: Date | null;
}

const HOUR = 3_600_000;
/** The hours that admins set. */
type Times = Pick<SiteSettings, 'flagshipDay' | 'flagshipTime' | 'postGameTime'>;
const weekdayOf = (date: MountainDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** At that Mountain time of that day. */
const on = (date: MountainDate, time: string): NextShow => ({
  date,
  at: instantOfMountain({ date, time }),
});

/** The day after the game. */
const postGame = (gameDate: MountainDate, { postGameTime }: Times) =>
  on(addDays(gameDate, 1), postGameTime);
/** No later than a day before the game. */
const podcast = (gameDate: MountainDate): NextShow => ({ date: addDays(gameDate, -1), at: null });
/** One hour before kickoff. */
function pregame(kickoffAt: Date): NextShow & { readonly at: Date } {
  const at = new Date(kickoffAt.getTime() - HOUR);
  return { date: mountainDate(at), at };
}

/** The first half takes about this long, in ms. */
const FIRST_HALF = 1.5 * HOUR;
/** By then the second half is on, however long the first one took. */
const HALFTIME_IS_OVER = 2 * HOUR;

/** The shows around a game. The time of halftime can't be known before; calendars need one, so it is estimated. */
export function showsAround(
  kickoffAt: Date,
  times: Times,
): Readonly<Record<Exclude<RecurringShow['id'], 'flagship'>, NextShow>> {
  const gameDate = mountainDate(kickoffAt);
  const halftime = new Date(kickoffAt.getTime() + FIRST_HALF);
  return {
    'pregame-podcast': podcast(gameDate),
    pregame: pregame(kickoffAt),
    halftime: { date: mountainDate(halftime), at: halftime },
    'post-game': postGame(gameDate, times),
  };
}

/** The next date of the flagship show, that day included. */
const flagshipFrom = (date: MountainDate, { flagshipDay, flagshipTime }: Times): NextShow =>
  on(addDays(date, (WEEKDAYS.indexOf(flagshipDay) - weekdayOf(date) + 7) % 7), flagshipTime);

/** The first flagship show of a year. */
export const firstFlagship = (year: number, times: Times): NextShow =>
  flagshipFrom(`${year}-01-01`, times);

/**
 * The next of each show that is still to come, around any of the games that kick off then: also the one that is being
 * played now. Shows around a game have none when no game is known.
 */
export function nextShows(
  now: Date,
  kickoffs: readonly Date[],
  times: Times,
): Readonly<Partial<Record<RecurringShow['id'], NextShow>>> {
  const today = mountainDate(now);
  const isAhead = ({ date, at }: NextShow) => (at ? at > now : date >= today);

  const flagships = [today, addDays(today, 7)].map((date) => flagshipFrom(date, times));

  const inOrder = kickoffs.toSorted((one, other) => one.getTime() - other.getTime());
  const gameDays = inOrder.map(mountainDate);
  const inFirstHalf = inOrder.find((at) => at.getTime() + HALFTIME_IS_OVER > now.getTime());
  const next: Readonly<Record<RecurringShow['id'], NextShow | undefined>> = {
    flagship: flagships.find(isAhead),
    'post-game': gameDays.map((date) => postGame(date, times)).find(isAhead),
    'pregame-podcast': gameDays.map(podcast).find(isAhead),
    pregame: inOrder.map(pregame).find(isAhead),
    // The hour can't be known before.
    halftime: inFirstHalf && { date: mountainDate(inFirstHalf), at: null },
  };
  return Object.fromEntries(Object.entries(next).filter(([, show]) => show));
}

/** The shows as they come from now on; those without a date last. */
export function inOrderOf(
  next: Readonly<Partial<Record<RecurringShow['id'], NextShow>>>,
): RecurringShow[] {
  // What has a day but no hour comes after what has one on that day: halftime follows the pregame show.
  const rank = ({ id }: RecurringShow) => {
    const show = next[id];
    if (!show) return '~';
    return `${show.date} ${show.at?.toISOString() ?? '~'}`;
  };
  return SHOW_SCHEDULE.toSorted((one, other) =>
    rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0,
  );
}
