import { DateTime } from 'luxon';
import { GAME_RESULTS, type GameResult } from '../../../schema/games/games.ts';
import { teamAbbreviation } from '../../../schema/games/scoreboard.ts';
import { type Team, TEAMS } from '../../../schema/games/teams.ts';
import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import type { Cell } from '../../core/sheets/sheet.ts';
import { textOf } from '../../core/sheets/table.ts';

/** Cells of a sheet with games, as people write them. Undefined: it can not be what was written. */

const TEAM_OF = new Map(TEAMS.map((team) => [teamAbbreviation(team), team]));
/** 'Kansas City', but not 'New York' and 'Los Angeles', which have two teams. */
const CITIES = Map.groupBy(TEAMS, (team) => team.slice(0, team.lastIndexOf(' ')).toLowerCase());

/** By full name, nickname, abbreviation or city. */
export function teamIn(text: string): Team | undefined {
  const name = text.trim().toLowerCase();
  if (name === '') return undefined;
  const full = TEAMS.find((team) => team.toLowerCase() === name);
  if (full) return full;
  const cities = CITIES.get(name);
  if (cities?.length === 1) return cities[0];
  const byNickname = TEAMS.find((team) => team.toLowerCase().endsWith(` ${name}`));
  return byNickname ?? (name.length <= 3 ? TEAM_OF.get(teamAbbreviation(name)) : undefined);
}

/** The first day that Excel counts, which took 1900 for a leap year. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const FORMATS = ['yyyy-MM-dd', 'M/d/yyyy', 'M/d/yy', 'LLL d, yyyy', 'LLLL d, yyyy', 'd LLL yyyy'];

/** `YYYY-MM-DD`, of a text or of Excel's count of days. */
export function dayIn(cell: Cell): string | undefined {
  if (typeof cell === 'number')
    return cell > 20_000 && cell < 110_000
      ? new Date(EXCEL_EPOCH + Math.floor(cell) * 86_400_000).toISOString().slice(0, 10)
      : undefined;
  // A weekday before it says nothing new.
  const text = textOf(cell).replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '');
  for (const format of FORMATS) {
    const day = DateTime.fromFormat(text, format, { zone: 'utc', locale: 'en-US' });
    if (day.isValid) return day.toISODate();
  }
  return undefined;
}

const ZONES: Readonly<Record<string, string>> = {
  e: 'America/New_York',
  c: 'America/Chicago',
  m: MOUNTAIN_ZONE,
  p: 'America/Los_Angeles',
};
const TIME = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?\s*(?:\(?([ecmp])[sd]?t\)?)?$/i;

interface ClockTime {
  /** Minutes since midnight. */
  readonly minutes: number;
  /** Where that is the time, if the cell says so. */
  readonly zone: string | undefined;
}

/** A time of the day: '2:05 PM', '14:05', '1:00 PM ET', or Excel's part of a day. */
export function timeIn(cell: Cell): ClockTime | undefined {
  if (typeof cell === 'number')
    return cell >= 0 && cell < 1
      ? { minutes: Math.round(cell * 1440), zone: undefined }
      : undefined;
  const [, hours, minutes = '0', half, zone] = TIME.exec(textOf(cell)) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined;
  return {
    minutes: hour * 60 + Number(minutes),
    zone: zone && ZONES[zone.toLowerCase()],
  };
}

/** The instant at which clocks of a zone show that time of that day. */
export function instantOf(day: string, { minutes, zone }: ClockTime, usual: string): Date {
  const midnight = DateTime.fromISO(day, { zone: zone ?? usual });
  return midnight
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
    .toUTC()
    .toJSDate();
}

/** True for a home game. */
export function placeIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (['', 'h', 'home', 'vs', 'v'].includes(word)) return true;
  return ['a', 'away', '@', 'at', 'road'].includes(word) ? false : undefined;
}

interface Outcome {
  readonly result: GameResult | null;
  readonly score: string | null;
}

/** 'W 24-17', '24-17' with our points first, or nothing. */
export function outcomeIn(text: string): Outcome | undefined {
  if (text.trim() === '' || /^(?:tbd|-|–|—)$/i.test(text.trim()))
    return { result: null, score: null };
  const [, letter, ours, theirs] =
    /^([wlt])?[,:]?\s*(\d{1,3})\s*[-–]\s*(\d{1,3})(?:\s*\(?\d?ot\)?)?$/i.exec(text.trim()) ?? [];
  if (ours === undefined) return undefined;
  const [us, them] = [Number(ours), Number(theirs)];
  const result: GameResult = us > them ? 'W' : us < them ? 'L' : 'T';
  // Some write the winner's points first: the letter says who won.
  if (letter && letter.toUpperCase() !== result)
    return letter.toUpperCase() === 'T'
      ? undefined
      : {
          result: GAME_RESULTS.find((one) => one === letter.toUpperCase())!,
          score: `${them}-${us}`,
        };
  return { result, score: `${us}-${them}` };
}
