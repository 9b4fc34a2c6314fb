import type { Possession } from '../games/games.ts';
import {
  type FigureName,
  type Figures,
  isSafety,
  isSnap,
  isTouchdown,
  isTry,
  isTurnover,
  OVERTIME_SECONDS,
  type PlayFacts,
  type PlayParticipant,
  QUARTER_SECONDS,
  type Situation,
} from './plays.ts';

/** What follows from the plays of a game. Plays come in their order; those that were overturned count nowhere. */

export type Score = Readonly<Record<Possession, number>>;

export interface PeriodScore extends Score {
  readonly period: number;
}

export const DRIVE_RESULTS = [
  'touchdown',
  'field-goal',
  'missed-field-goal',
  'punt',
  'interception',
  'fumble',
  'downs',
  'safety',
  'end-of-half',
  'end-of-game',
  'going-on',
] as const;
export type DriveResult = (typeof DRIVE_RESULTS)[number];

export interface Drive<Play extends PlayFacts = PlayFacts> {
  /** From 1. */
  readonly number: number;
  readonly side: Possession;
  readonly plays: readonly Play[];
  readonly yards: number;
  /** On the game clock, in seconds. */
  readonly seconds: number;
  readonly result: DriveResult;
}

export const otherSide = (side: Possession): Possession => (side === 'home' ? 'away' : 'home');

/** Without the plays that were overturned. */
export const counted = <Play extends PlayFacts>(plays: readonly Play[]): Play[] =>
  plays.filter(({ status }) => status === 'stands');

/** The points of both sides: the sum of the plays that count. No other number exists. */
export function scoreOf(plays: readonly PlayFacts[]): Score {
  const score = { home: 0, away: 0 };
  for (const { points, scoringSide } of counted(plays))
    if (scoringSide) score[scoringSide] += points;
  return score;
}

/** The same by period: the four quarters, and each overtime that was begun. */
export function lineScoreOf(plays: readonly PlayFacts[]): PeriodScore[] {
  const last = Math.max(4, ...plays.map(({ period }) => period));
  return Array.from({ length: last }, (_, index) => ({
    period: index + 1,
    ...scoreOf(plays.filter(({ period }) => period === index + 1)),
  }));
}

/**
 * The last play that says what comes next. Timeouts don't, and after an odd period the teams only change ends: the game
 * goes on where it was.
 */
export const lastDecisive = <Play extends PlayFacts>(plays: readonly Play[]): Play | undefined =>
  counted(plays).findLast(
    ({ kind, period }) =>
      kind !== 'timeout' && kind !== 'period-start' && !(kind === 'period-end' && period % 2 === 1),
  );

/** Who has the ball where; null after a score, between halves and at the end. */
export const situationOf = (plays: readonly PlayFacts[]): Situation | null =>
  lastDecisive(plays)?.after ?? null;

/** The last score, and the try after it once there was one. */
export function lastScoreOf<Play extends PlayFacts>(
  plays: readonly Play[],
): { readonly play: Play; readonly after: Play | null } | null {
  const all = counted(plays);
  const index = all.findLastIndex((play) => play.points > 0 && !isTry(play));
  const play = all[index];
  if (!play) return null;
  const next = all[index + 1];
  return { play, after: isTouchdown(play) && next && isTry(next) ? next : null };
}

/** Seconds of game time from the kickoff to a play. */
export function elapsed({ period, clock }: Pick<PlayFacts, 'period' | 'clock'>): number {
  const overtimes = Math.max(0, period - 5);
  const before = Math.min(period - 1, 4) * QUARTER_SECONDS + overtimes * OVERTIME_SECONDS;
  return before + (period > 4 ? OVERTIME_SECONDS : QUARTER_SECONDS) - clock;
}

const isEndOfHalf = ({ kind, period }: PlayFacts) =>
  kind === 'period-end' && (period === 2 || period >= 4);

/** The drives of a game: snaps of one side without a change of possession or the end of a half between them. */
export function drivesOf<Play extends PlayFacts>(plays: readonly Play[]): Drive<Play>[] {
  const drives: Drive<Play>[] = [];
  const all = counted(plays);
  let open: Play[] = [];
  const close = (next: Play | undefined) => {
    const [first] = open;
    const last = open.at(-1);
    if (first?.before && last)
      drives.push(driveOf(open, first.before.side, drives.length + 1, next));
    open = [];
  };
  for (const [index, play] of all.entries()) {
    const [first] = open;
    const isOther = play.before && first?.before && play.before.side !== first.before.side;
    if (isOther || play.kind === 'kickoff' || isEndOfHalf(play) || play.kind === 'game-end')
      close(play);
    if (isSnap(play)) open.push(play);
    if (open.length > 0 && isLast(play)) close(all[index + 1]);
  }
  close(undefined);
  return drives;
}

/** Whether the drive ends with it. */
const isLast = (play: PlayFacts) =>
  play.points > 0 || isTurnover(play) || play.kind === 'punt' || play.kind === 'field-goal';

function driveOf<Play extends PlayFacts>(
  plays: readonly Play[],
  side: Possession,
  number: number,
  next: Play | undefined,
): Drive<Play> {
  const first = plays[0]!;
  const last = plays.at(-1)!;
  return {
    number,
    side,
    plays,
    yards: plays.reduce((sum, play) => sum + gained(play), 0),
    seconds: Math.max(0, elapsed(next ?? last) - elapsed(first)),
    result: resultOf(last, next),
  };
}

/** Kicks and what the other side does with the ball move no drive. */
const gained = ({ kind, yards }: PlayFacts) =>
  kind === 'run' || kind === 'pass' || kind === 'sack' || kind === 'kneel' || kind === 'penalty'
    ? (yards ?? 0)
    : 0;

function resultOf(last: PlayFacts, next: PlayFacts | undefined): DriveResult {
  if (isTouchdown(last)) return 'touchdown';
  if (isSafety(last)) return 'safety';
  if (last.kind === 'field-goal') return last.points > 0 ? 'field-goal' : 'missed-field-goal';
  if (last.kind === 'punt') return 'punt';
  if (last.kind === 'interception') return 'interception';
  if (last.kind === 'fumble') return 'fumble';
  if (isTurnover(last)) return 'downs';
  if (next?.kind === 'game-end' || (next?.kind === 'period-end' && next.period >= 4))
    return 'end-of-game';
  return next?.kind === 'period-end' ? 'end-of-half' : 'going-on';
}

/** A player's figures of the game. */
export interface BoxPlayer extends Pick<
  PlayParticipant,
  'side' | 'playerId' | 'name' | 'jersey' | 'position'
> {
  readonly figures: Figures;
}

/** Every player who did something, in the order in which they first did. */
export function boxScoreOf(plays: readonly PlayFacts[]): BoxPlayer[] {
  const players = new Map<string, BoxPlayer>();
  for (const { participants } of counted(plays))
    for (const { role: _role, figures, ...player } of participants) {
      // A player of the roster stays one, also when their jersey or name is corrected during the game.
      const key =
        player.playerId === null
          ? `${player.side}:${player.position}:${player.jersey ?? ''}:${player.name}`
          : `#${player.playerId}`;
      const known = players.get(key);
      players.set(key, { ...player, figures: added(known?.figures ?? {}, figures) });
    }
  return [...players.values()];
}

function added(figures: Figures, more: Figures): Figures {
  const sum: { [Name in FigureName]?: number } = { ...figures };
  for (const [name, amount] of Object.entries(more) as [FigureName, number][])
    sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}
