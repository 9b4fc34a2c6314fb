import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block as timezoneBlock } from 'timezones-ical-library';
import { CALENDAR_TYPE } from '../../schema/time/calendar.ts';
import { MOUNTAIN_ZONE } from '../../schema/time/clock.ts';
import { type GameView, OUR_TEAM, weekName } from '../../schema/games/games.ts';
import { firstFlagship, type NextShow, showsAround } from '../../schema/shows/show-times.ts';
import { type RecurringShow, SHOW_SCHEDULE } from '../../schema/shows/shows.ts';
import { showWords } from '../../schema/shows/show-words.ts';
import { inEnglish } from '../../schema/language/english.ts';
import { type SiteSettings, type Weekday, WEEKDAYS } from '../../schema/site/settings.ts';
import type { Context } from '../core/context.ts';
import { games } from '../games/game.service.ts';

/** One date, or a weekly one. */
interface Entry {
  /** Unlike any other of this site, and the same each time. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly begins: NextShow;
  readonly minutes: number;
  readonly isWeekly?: boolean;
}

const MINUTE = 60_000;
const GAME_MINUTES = 210;
/** How long each show is in a calendar. The podcast has no time of day: it is out by that day. */
const SHOW_MINUTES: Readonly<Record<RecurringShow['id'], number>> = {
  flagship: 60,
  'post-game': 60,
  pregame: 60,
  halftime: 20,
  'pregame-podcast': 0,
};
/** How often subscribed programs should refetch, in seconds. */
const LOOK_AGAIN = 6 * 3600;

/** The calendar file of that name, `schedule`, `games`, `game-7` or a show's id; undefined when there is none. */
export async function calendar(
  ctx: Context,
  file: string,
  origin: string,
): Promise<{ type: string; text: string } | undefined> {
  const { name: siteName, flagshipDay } = ctx.site;
  const season = await games(ctx);
  const entries = entriesOf(file, season, ctx.site);
  if (!entries) return undefined;
  const name = file === 'schedule' ? siteName : `${siteName}: ${entries.title}`;
  const made = ical({
    name,
    prodId: { company: siteName, product: 'Show Schedule', language: 'EN' },
    timezone: { name: null, generator: (zone) => timezoneBlock(zone)[0]! },
    ttl: LOOK_AGAIN,
  });
  for (const { id, title, text, begins, minutes, isWeekly } of entries.list) {
    const { date, at } = begins;
    made.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      summary: title,
      description: text,
      url: `${origin}/schedule`,
      stamp: ctx.now(),
      ...(at === null
        ? { allDay: true, start: DateTime.fromISO(date, { zone: 'utc' }) }
        : isWeekly
          ? weekly(at, minutes, flagshipDay)
          : { start: at, end: new Date(at.getTime() + minutes * MINUTE) }),
    });
  }
  return { type: CALENDAR_TYPE, text: made.toString() };
}

/** As WEEKDAYS. */
const ICAL_DAYS = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
];

/** In Denver's own time, so that the hour stays the same when the clocks change. */
const weekly = (at: Date, minutes: number, day: Weekday) => {
  const start = DateTime.fromJSDate(at, { zone: MOUNTAIN_ZONE });
  return {
    timezone: MOUNTAIN_ZONE,
    start,
    end: start.plus({ minutes }),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [ICAL_DAYS[WEEKDAYS.indexOf(day)]!] },
  };
};

function entriesOf(
  file: string,
  season: readonly GameView[],
  site: SiteSettings,
): { title: string; list: readonly Entry[] } | undefined {
  const showEntries = ({ id, title }: RecurringShow): Entry[] => {
    const { rule } = showWords(id, site, { say: inEnglish, tag: 'en-US' });
    return id === 'flagship'
      ? [
          {
            id,
            title: `${site.name}: ${title}`,
            text: `${rule}.`,
            begins: firstFlagship(site.season, site),
            minutes: SHOW_MINUTES[id],
            isWeekly: true,
          },
        ]
      : season.map((game) => ({
          id: `${id}-${game.id}`,
          title: `${site.name}: ${title} (${opponentOf(game)})`,
          text: id === 'halftime' ? `${rule}. The hour is an estimate.` : `${rule}.`,
          begins: showsAround(game.kickoffAt, site)[id],
          minutes: SHOW_MINUTES[id],
        }));
  };

  if (file === 'schedule')
    return {
      title: 'Show Schedule',
      list: [...SHOW_SCHEDULE.flatMap(showEntries), ...season.map(gameEntry)],
    };
  if (file === 'games') return { title: 'Games', list: season.map(gameEntry) };
  const show = SHOW_SCHEDULE.find(({ id }) => id === file);
  if (show) return { title: show.title, list: showEntries(show) };
  const game = season.find(({ id }) => file === `game-${id}`);
  return game && { title: titleOf(game), list: [gameEntry(game)] };
}

const opponentOf = ({ isHome, opponent }: GameView) => `${isHome ? 'vs.' : 'at'} ${opponent}`;
const titleOf = (game: GameView) => `${OUR_TEAM} ${opponentOf(game)}`;

/** A game without its score: fans who watch later should not read it in their calendar. */
function gameEntry(game: GameView): Entry {
  const { id, season, tvNetwork, kickoffAt, date } = game;
  return {
    id: `game-${id}`,
    title: titleOf(game),
    text: `${weekName(game)}, ${season} season.${tvNetwork ? ` On ${tvNetwork}.` : ''}`,
    begins: { date, at: kickoffAt },
    minutes: GAME_MINUTES,
  };
}
