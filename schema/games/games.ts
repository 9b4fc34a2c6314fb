import { inEnglish, type Say } from '../language/english.ts';
import type { MountainDate } from '../time/clock.ts';
import { DEFAULT_TEAM } from './teams.ts';

/** Games: what an admin may enter, and what everybody sees of a game before, while and after it is played. */

/** How a completed game ended for the team. */
export const GAME_RESULTS = ['W', 'L', 'T'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** Who has the ball: the side that hosts the game, or its guest. */
export const POSSESSIONS = ['home', 'away'] as const;
export type Possession = (typeof POSSESSIONS)[number];

/** The team that all this is about. */
export const OUR_TEAM = DEFAULT_TEAM;

/** Our points first, as in `24-17`. */
export const SCORE = /^(\d{1,3})\s*[-–]\s*(\d{1,3})$/;

export const isPreseason = ({ week }: { readonly week: number }) => week < 1;

/** 'Week 7', 'Preseason' or 'Playoffs'. */
export const weekName = (
  game: { readonly week: number; readonly isPlayoff: boolean },
  say: Say = inEnglish,
): string =>
  game.isPlayoff
    ? say('Playoffs')
    : isPreseason(game)
      ? say('Preseason')
      : say('Week {week}', { week: game.week });

/** A game as everybody may see it. `date` and `gameTime` are `kickoffAt` in Mountain time, as in '2025-09-07', '6:25 PM'. */
export interface GameView {
  readonly id: number;
  readonly week: number;
  readonly season: number;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly kickoffAt: Date;
  readonly date: MountainDate;
  readonly gameTime: string;
  readonly tvNetwork: string | null;
  readonly isPlayoff: boolean;
  readonly result: GameResult | null;
  readonly score: string | null;
  /** A game that the demo plays: it counts for no record. */
  readonly isExhibition: boolean;
  /** When its first play was reported; null if it has none. */
  readonly startedAt: Date | null;
  readonly createdAt: Date;
  /** Grows with every save; a save that names an older one is refused. */
  readonly version: number;
}

export type NextGameView = Pick<
  GameView,
  | 'id'
  | 'opponent'
  | 'isHome'
  | 'date'
  | 'gameTime'
  | 'week'
  | 'season'
  | 'isPlayoff'
  | 'kickoffAt'
  | 'tvNetwork'
  | 'createdAt'
>;

export type LastGameView = Pick<
  GameView,
  | 'id'
  | 'isHome'
  | 'opponent'
  | 'date'
  | 'gameTime'
  | 'kickoffAt'
  | 'week'
  | 'season'
  | 'isPlayoff'
  | 'isExhibition'
  | 'score'
  | 'tvNetwork'
  | 'createdAt'
> & {
  readonly result: GameResult;
};

export interface LiveTeamView {
  readonly abbreviation: string;
  readonly name: string;
  readonly score: number;
  /** True for the side that has the ball. */
  readonly possession: boolean;
}

/** Today's game while it is played and after. Finished values only: it travels between nodes and is the same for all. */
export interface LiveGameView {
  readonly gameId: number;
  readonly isLive: boolean;
  readonly isFinal: boolean;
  readonly isPlayoff: boolean;
  /** A game that the demo plays: it counts for no record. */
  readonly isExhibition: boolean;
  /** A provider reports the score; otherwise hosts enter it. */
  readonly isFed: boolean;
  readonly homeTeam: LiveTeamView;
  readonly awayTeam: LiveTeamView;
  readonly status: {
    /** 1 to 4 are quarters, 5 is overtime, 6 the second overtime; 0 while unknown. */
    readonly period: number;
    /** Time left in the period, as in '7:42'; '' while unknown. */
    readonly displayClock: string;
  };
}

/** Regular season without the playoffs; preseason apart. A tie counts on neither side. */
export interface SeasonRecordView {
  readonly id: number;
  readonly season: number;
  readonly wins: number;
  readonly losses: number;
  readonly preseasonWins: number;
  readonly preseasonLosses: number;
  readonly isRegularSeasonStarted: boolean;
  readonly lastUpdated: Date;
  readonly createdAt: Date;
}

/**
 * The points in a score text; null when there is none. The text has ours first, but the result is stronger: of a loss
 * ours are the lower ones, so that a score typed winner first is read right as well.
 */
export function pointsOf({
  score,
  result,
}: Pick<GameView, 'score' | 'result'>): { ours: number; theirs: number } | null {
  const [, first, second] = SCORE.exec(score ?? '') ?? [];
  if (first === undefined || second === undefined) return null;
  const points = [Number(first), Number(second)] as const;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  if (result === 'W') return { ours: high, theirs: low };
  if (result === 'L') return { ours: low, theirs: high };
  return { ours: points[0], theirs: points[1] };
}

/** The points of both sides of a completed game; null where they are not known. */
export function sidesOf(
  game: Pick<GameView, 'score' | 'result' | 'isHome'>,
): Record<Possession, number> | null {
  const points = game.result && pointsOf(game);
  if (!points) return null;
  const { ours, theirs } = points;
  return game.isHome ? { home: ours, away: theirs } : { home: theirs, away: ours };
}

/** Our points on a scoreboard, and those of the opponent. */
export function pointsOn({ homeTeam, awayTeam }: Pick<LiveGameView, 'homeTeam' | 'awayTeam'>) {
  const isHome = homeTeam.name === OUR_TEAM;
  const [us, them] = isHome ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  return { ours: us.score, theirs: them.score };
}

/** How a game of those points ended for us. */
export function resultOf({ ours, theirs }: { ours: number; theirs: number }): GameResult {
  return ours > theirs ? 'W' : ours < theirs ? 'L' : 'T';
}
