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
const weekdayOf = (date: MountainDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** At that Mountain time of that day. */
const on = (date: MountainDate, time: string): NextShow => ({
  date,
  at: instantOfMountain({ date, time }),
});

/** The next of each show that is still to come; none of those around a game when no game is planned. */
export function nextShows(
  now: Date,
  { nextKickoff, lastDate }: Games,
): Readonly<Partial<Record<RecurringShow['id'], NextShow>>> {
  const today = mountainDate(now);
  const isAhead = ({ date, at }: NextShow) => (at ? at > now : date >= today);

  const thisTuesday = addDays(today, (TUESDAY - weekdayOf(today) + 7) % 7);
  const tuesdays = [thisTuesday, addDays(thisTuesday, 7)].map((date) => on(date, '19:00'));

  const gameDate = nextKickoff && mountainDate(nextKickoff);
  const gameDays = [lastDate, gameDate].filter((date) => date !== null);
  const candidates: Readonly<Record<RecurringShow['id'], readonly NextShow[]>> = {
    flagship: tuesdays,
    'post-game': gameDays.map((date) => on(addDays(date, 1), '20:00')),
    'pregame-podcast': gameDate ? [{ date: addDays(gameDate, -1), at: null }] : [],
    pregame: nextKickoff
      ? [nextKickoff.getTime() - HOUR].map((time) => ({
          date: mountainDate(new Date(time)),
          at: new Date(time),
        }))
      : [],
    halftime: gameDate ? [{ date: gameDate, at: null }] : [],
  };
  return Object.fromEntries(
    Object.entries(candidates).flatMap(([id, shows]) => {
      const next = shows.find(isAhead);
      return next ? [[id, next]] : [];
    }),
  );
}
