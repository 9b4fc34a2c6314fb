import { addDays, instantOfMountain, mountainDate, type MountainDate } from './clock.ts';
import type { RecurringShow } from './shows.ts';

/** When each of the recurring shows is on next, by the rules of the schedule. */

/** A show's next date in Denver; `at` where the rule names an hour. */
export interface NextShow {
  readonly date: MountainDate;
  readonly at: Date | null;
}

interface Games {
  /** The game to come; null when none is planned. */
  readonly nextKickoff: Date | null;
  /** The day of the game that was played last. */
  readonly lastDate: MountainDate | null;
}

const HOUR = 3_600_000;
const TUESDAY = 2;
const FLAGSHIP_TIME = '19:00';
const weekdayOf = (date: MountainDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** At that Mountain time of that day. */
const on = (date: MountainDate, time: string): NextShow => ({
  date,
  at: instantOfMountain({ date, time }),
});

/** 8pm, the day after the game. */
const postGame = (gameDate: MountainDate) => on(addDays(gameDate, 1), '20:00');
/** No later than a day before the game. */
const podcast = (gameDate: MountainDate): NextShow => ({ date: addDays(gameDate, -1), at: null });
/** One hour before kickoff. */
function pregame(kickoffAt: Date): NextShow & { readonly at: Date } {
  const at = new Date(kickoffAt.getTime() - HOUR);
  return { date: mountainDate(at), at };
}

/** The first half takes about this long, in ms. */
const FIRST_HALF = 1.5 * HOUR;

/** The shows around a game. When halftime is nobody can know before; calendars need a time, so it is estimated. */
export function showsAround(
  kickoffAt: Date,
): Readonly<Record<Exclude<RecurringShow['id'], 'flagship'>, NextShow>> {
  const gameDate = mountainDate(kickoffAt);
  const halftime = new Date(kickoffAt.getTime() + FIRST_HALF);
  return {
    'pregame-podcast': podcast(gameDate),
    pregame: pregame(kickoffAt),
    halftime: { date: mountainDate(halftime), at: halftime },
    'post-game': postGame(gameDate),
  };
}

/** The first flagship show of a year: a Tuesday. */
export function firstFlagship(year: number): NextShow {
  const newYear = `${year}-01-01`;
  return on(addDays(newYear, (TUESDAY - weekdayOf(newYear) + 7) % 7), FLAGSHIP_TIME);
}

/** The next of each show that is still to come; none of those around a game when no game is planned. */
export function nextShows(
  now: Date,
  { nextKickoff, lastDate }: Games,
): Readonly<Partial<Record<RecurringShow['id'], NextShow>>> {
  const today = mountainDate(now);
  const isAhead = ({ date, at }: NextShow) => (at ? at > now : date >= today);

  const thisTuesday = addDays(today, (TUESDAY - weekdayOf(today) + 7) % 7);
  const tuesdays = [thisTuesday, addDays(thisTuesday, 7)].map((date) => on(date, FLAGSHIP_TIME));

  const gameDate = nextKickoff && mountainDate(nextKickoff);
  const gameDays = [lastDate, gameDate].filter((date) => date !== null);
  const candidates: Readonly<Record<RecurringShow['id'], readonly NextShow[]>> = {
    flagship: tuesdays,
    'post-game': gameDays.map(postGame),
    'pregame-podcast': gameDate ? [podcast(gameDate)] : [],
    pregame: nextKickoff ? [pregame(nextKickoff)] : [],
    halftime: gameDate ? [{ date: gameDate, at: null }] : [],
  };
  return Object.fromEntries(
    Object.entries(candidates).flatMap(([id, shows]) => {
      const next = shows.find(isAhead);
      return next ? [[id, next]] : [];
    }),
  );
}
