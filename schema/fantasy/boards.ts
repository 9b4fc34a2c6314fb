import type { GameResult } from '../games/games.ts';
import type { PublicUserView } from '../accounts/accounts.ts';
import type { MountainDate } from '../time/clock.ts';
import type { DashboardStats, Level, Trend } from './dashboard.ts';
import type { Slot } from './lineup.ts';
import type { ScoreLine } from './scoring.ts';
import { FANTASY_REFUSALS } from '../refusals/fantasy.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(FANTASY_REFUSALS);

/** What the leaderboards, the dashboard and the admins' lists show. Picks appear only of games that are scored. */

/** Lineups of a page by default. */
export const BOARD_PAGE = 50;

export const NO_BOARD = 'No game has been scored yet. Check back after the next one.';

export const BOARD_TEXTS = {
  gone: said('board.gone'),
  none: NO_BOARD,
  noLineup: 'You didn’t have a lineup in this game.',
  noGames: 'Submit your first lineup and your season starts here.',
} as const;

/** One of the three places of a week. */
export interface PlaceView {
  readonly user: PublicUserView;
  readonly points: number;
  readonly rank: number;
}

export interface LeaderboardView {
  readonly id: number;
  readonly gameId: number;
  /** Null where fewer played, or the account was deleted. */
  readonly firstPlace: PlaceView | null;
  readonly secondPlace: PlaceView | null;
  readonly thirdPlace: PlaceView | null;
  readonly totalParticipants: number;
  readonly isFinalized: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The viewer's own; null when they had no lineup. */
  readonly userRank: number | null;
  readonly userPoints: number | null;
}

/** A player in a slot of a scored lineup; the captain's points are doubled. */
export interface PickView {
  readonly slot: Slot;
  readonly playerId: number;
  readonly name: string;
  readonly position: string;
  readonly isCaptain: boolean;
  /** What the player scored, once. */
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

export interface BoardLineupView {
  readonly id: number;
  readonly user: PublicUserView;
  readonly lineupName: string;
  readonly weeklyRank: number;
  /** True when others have the same points. */
  readonly isTied: boolean;
  readonly totalPoints: number;
  readonly captainBonusPoints: number;
  readonly picks: readonly PickView[];
  /** Its place on the board, to go on from; opaque. */
  readonly cursor: string;
}

/** What a player did in a game. */
export type ScoredPlayer = Pick<PickView, 'name' | 'position' | 'points' | 'lines'>;

/** The board of a game while it is played. */
export interface LiveBoardView {
  /** Of the last entry in the game's log that is counted. */
  readonly position: number;
  readonly totalParticipants: number;
  /** Best first. */
  readonly lineups: readonly BoardLineupView[];
}

/** A member's place over the season. */
export interface SeasonRowView {
  readonly rank: number;
  readonly user: PublicUserView;
  readonly games: number;
  readonly totalPoints: number;
  /** To two decimals. */
  readonly averagePoints: number;
  readonly weeks: readonly { readonly week: number; readonly points: number }[];
}

export interface PlayedGameView {
  readonly gameId: number;
  readonly week: number;
  readonly lineupName: string;
  readonly totalPoints: number;
  readonly weeklyRank: number;
}

export interface FantasyDashboardView {
  readonly season: number;
  readonly stats: DashboardStats & {
    /** Null before the first game. */
    readonly seasonRank: number | null;
    readonly seasonTotalParticipants: number;
  };
  readonly level: Level;
  readonly trend: Trend;
  readonly bestRank: number | null;
  readonly bestWeek: number | null;
  readonly bestPerformances: readonly PlayedGameView[];
  /** The last five, newest first. */
  readonly recentGames: readonly PlayedGameView[];
  /** Newest first. */
  readonly allLineups: readonly PlayedGameView[];
}

/** Who submitted for a game; not what. */
export interface LineupSubmissionView {
  readonly id: number;
  readonly userName: string;
  readonly userEmail: string;
  readonly lineupName: string;
  readonly submittedAt: Date;
}

/** A completed game and how far its scoring has come. */
export interface CompletedGameView {
  readonly id: number;
  readonly week: number;
  readonly season: number;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly date: MountainDate;
  readonly gameTime: string;
  readonly tvNetwork: string | null;
  readonly isPlayoff: boolean;
  readonly createdAt: Date;
  readonly result: GameResult;
  readonly score: string | null;
  /** Whether it was reported play by play. */
  readonly hasPlays: boolean;
  readonly hasStats: boolean;
  readonly isScored: boolean;
  readonly hasLeaderboard: boolean;
  readonly lineups: number;
}
