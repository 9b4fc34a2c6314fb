import type { LiveGameView, Possession } from '../games/games.ts';
import type { StatName } from '../fantasy/stats.ts';

/** What happens in a game: plays, who took part, and where the ball is before and after each of them. */

/** A touchdown is an outcome (6 points), no kind. The try after it is a play of its own. */
export const PLAY_KINDS = [
  'kickoff',
  'run',
  'pass',
  'incomplete',
  'sack',
  'interception',
  'fumble',
  'punt',
  'field-goal',
  'extra-point',
  'two-point',
  'kneel',
  'spike',
  'penalty',
  'timeout',
  'period-start',
  'period-end',
  'game-end',
  'other',
] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** What was overturned counts nowhere. */
export const PLAY_STATUSES = ['stands', 'overturned'] as const;
export type PlayStatus = (typeof PLAY_STATUSES)[number];

/** Why a play is not what was reported first. */
export const CORRECTION_REASONS = ['review', 'penalty', 'mistake'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** Who reports the plays of a game. */
export const PLAY_SOURCES = ['demo', 'espn', 'hand'] as const;
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** From a loss of the whole field to a return out of the own end zone. */
export const LEAST_YARDS = -99;
export const MOST_YARDS = 109;

/** What a player did in a play. */
export const PLAY_ROLES = [
  'passer',
  'rusher',
  'receiver',
  'target',
  'kicker',
  'punter',
  'returner',
  'tackler',
  'assist',
  'sacker',
  'interceptor',
  'defender',
  'fumbler',
  'forced-by',
  'recovered-by',
  'penalized',
] as const;
export type PlayRole = (typeof PLAY_ROLES)[number];

/** A period has so many seconds: a quarter, and an overtime. */
export const QUARTER_SECONDS = 900;
export const OVERTIME_SECONDS = 600;

/** Figures that a box score has besides those of fantasy. */
export const BOX_FIGURES = [
  'passAttempts',
  'completions',
  'carries',
  'targets',
  'punts',
  'puntYards',
] as const;
export type FigureName = StatName | (typeof BOX_FIGURES)[number];
/** What a play adds to the figures of a player; absent means 0. */
export type Figures = { readonly [Name in FigureName]?: number };

/** Who has the ball where. */
export interface Situation {
  readonly side: Possession;
  /** 1 to 4. */
  readonly down: number;
  /** Yards to a first down. */
  readonly toGo: number;
  /** Yards from the goal line of the side that has the ball, 1 to 99. */
  readonly ballOn: number;
}

export interface PlayParticipant {
  readonly role: PlayRole;
  readonly side: Possession;
  /** The player on our roster; null for the opponent's. */
  readonly playerId: number | null;
  readonly name: string;
  readonly jersey: string | null;
  readonly position: string;
  readonly figures: Figures;
}

/** What a play is, without what is known of it only where it is stored. */
export interface PlayFacts {
  /** Its order in the game. A feed may renumber its plays, so two may have the same. */
  readonly seq: number;
  readonly status: PlayStatus;
  readonly reason: CorrectionReason | null;
  readonly isUnderReview: boolean;
  readonly kind: PlayKind;
  /** 1 to 4 are quarters, 5 is overtime, 6 the second overtime. */
  readonly period: number;
  /** Seconds left in the period at the snap. */
  readonly clock: number;
  /** Null for marks and kickoffs. */
  readonly before: Situation | null;
  /** Null after a score, and where it is not known. */
  readonly after: Situation | null;
  /** Gained by the side that had the ball, or of the kick. */
  readonly yards: number | null;
  /** 0, 1, 2, 3 or 6. Never a total. */
  readonly points: number;
  /** Null exactly where there are no points. */
  readonly scoringSide: Possession | null;
  readonly participants: readonly PlayParticipant[];
}

/** A play as everybody sees it. Instants are ISO text: it travels between nodes. */
export interface PlayView extends PlayFacts {
  readonly id: number;
  readonly gameId: number;
  /** 1 at first; grows with each change. */
  readonly revision: number;
  readonly source: PlaySource;
  /** In the stadium. */
  readonly happenedAt: string;
  /** When the site first reported it. Never changes, as it orders rows of the chat. */
  readonly reportedAt: string;
  /** When its newest revision was reported. */
  readonly revisedAt: string;
  /** What was reported before its points or the ball were taken back; null where nothing was. */
  readonly takenBack: PlayFacts | null;
}

export const PLAY_EVENT_KINDS = ['added', 'changed', 'overturned'] as const;
export type PlayEventKind = (typeof PLAY_EVENT_KINDS)[number];

/** A step of a game's log of plays. */
export interface PlayEventView {
  readonly kind: PlayEventKind;
  /** From 1, without gaps, in the order in which everything became true. */
  readonly position: number;
  /** The start of the game: a game that is replayed has another log. */
  readonly startedAt: string;
  readonly reportedAt: string;
  readonly play: PlayView;
}

/** What the plays of a game say of it, kept with its scoreboard. */
export interface Course {
  /** Of the last entry in the game's log of plays. */
  readonly position: number;
  readonly lastPlay: PlayView | null;
  /** The last points, and the try after a touchdown. */
  readonly lastScore: { readonly play: PlayView; readonly attempt: PlayView | null } | null;
  readonly situation: Situation | null;
}

/** The scoreboard as it is published: with the course, where plays are reported. */
export type LiveGameInEvent = LiveGameView & { readonly course?: Course | null };

/** Whether the second takes something back that the first one gave: points, or the ball. */
export function isTakenBack(was: PlayFacts, now: PlayFacts): boolean {
  if (was.status === 'overturned') return false;
  return (
    now.status === 'overturned' ||
    (was.points > 0 && (now.points < was.points || now.scoringSide !== was.scoringSide)) ||
    (isTurnover(was) && !isTurnover(now))
  );
}

/** Whether the ball changed hands without a kick. */
export function isTurnover(
  play: Pick<PlayFacts, 'kind' | 'before' | 'after' | 'points' | 'scoringSide'>,
): boolean {
  const { kind, before, after, points, scoringSide } = play;
  if (!before || kind === 'punt' || kind === 'field-goal' || isSafety(play)) return false;
  if (points > 0) return scoringSide !== before.side;
  if (after) return after.side !== before.side;
  return kind === 'interception' || kind === 'fumble';
}

export const isTouchdown = ({ points }: Pick<PlayFacts, 'points'>): boolean => points === 6;

/** A safety: points for the side that had no ball. */
export const isSafety = ({ points, kind }: Pick<PlayFacts, 'points' | 'kind'>): boolean =>
  points === 2 && kind !== 'two-point';

export const isTry = ({ kind }: Pick<PlayFacts, 'kind'>): boolean =>
  kind === 'extra-point' || kind === 'two-point';

/** Begins a down; marks, kickoffs and tries don't. */
export const isSnap = ({ before }: Pick<PlayFacts, 'before'>): boolean => before !== null;

/** What the chat and a summary show of a game: scores, turnovers, reviews, ends of periods. */
export const isMarker = (play: PlayFacts): boolean =>
  play.isUnderReview ||
  play.status === 'overturned' ||
  (play.points > 0 && !isTry(play)) ||
  isTurnover(play) ||
  play.kind === 'period-end' ||
  play.kind === 'game-end';
