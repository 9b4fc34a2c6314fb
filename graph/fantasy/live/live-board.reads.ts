import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BOARD_PAGE,
  type BoardLineupView,
  type LiveBoardView,
} from '../../../schema/fantasy/boards.ts';
import { picksOf, SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { Placed } from '../../../schema/fantasy/live-lineups.ts';
import {
  type LiveFantasy,
  LiveScores,
  type ShownLineup,
} from '../../../schema/fantasy/live-scores.ts';
import { CAPTAIN_FACTOR } from '../../../schema/fantasy/scoring.ts';
import { boxScoreOf } from '../../../schema/plays/fold.ts';
import { AUTHOR } from '../../accounts/users/author.ts';
import { momentOf } from '../../core/behind.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Freshness } from '../../core/result-cache.ts';
import { Game } from '../../games/game.entity.ts';
import {
  boxScoreOfGame,
  logPositionAt,
  playsAtMoment,
  playsOfGame,
} from '../../plays/play.reads.ts';
import { boardCursor } from '../boards/board-lineups.reads.ts';
import { pickViews, rosterOf } from '../boards/pick-views.ts';
import { FantasyGameStatus } from '../fantasy-game-status.entity.ts';

/** What makes the lineups of a game stale; plays only add to their points. */
const LINEUPS: Freshness = {
  changedBy: ['lineup.changed', 'account.changed', 'account.deleted', 'roster.changed'],
};
const POINTS: Freshness = {
  changedBy: [
    ...LINEUPS.changedBy,
    ...(['play.changed', 'figures.changed', 'game.changed', 'fantasy.changed'] as const),
  ],
};

/**
 * The live points of a game; null before its first play. Nothing is stored: they follow from lineups and plays. A node
 * reads lineups once a game and plays once a play, for all who ask.
 */
export async function liveFantasy(ctx: Context, gameId: number): Promise<LiveFantasy | null> {
  const moment = momentOf(ctx);
  if (moment) return fantasyAt(ctx, gameId, moment);
  const make = async () => {
    const em = ctx.em.fork();
    // The position comes first: plays that are read after it may be newer, and are counted again then.
    const game = await em.findOne(Game, gameId);
    if (!game?.startedAt || game.logPosition === 0) return undefined;
    const isOfficial =
      (await em.count(FantasyGameStatus, { game: gameId, statsImported: true })) > 0;
    const { startedAt, logPosition } = game;
    const live = await lineupsOf(ctx, em, gameId, startedAt);
    const players = await boxScoreOfGame(em, gameId, await playsOfGame(em, gameId));
    live?.scores.count(players, logPosition);
    return live && { ...live, isOfficial };
  };
  return (await ctx.liveFantasy.getOrMake(`points ${gameId}`, POINTS, make)) ?? null;
}

/** A game that is played anew has another log, with another start, and its lineups begin without points. */
const lineupsOf = (ctx: Context, em: EntityManager, gameId: number, startedAt: Date) =>
  ctx.liveFantasy.getOrMake(`lineups ${gameId} ${startedAt.toISOString()}`, LINEUPS, () =>
    readShown(em, gameId),
  );

/** The same as of a moment. Up to a position the log never changes, so all who are as late share it. */
async function fantasyAt(ctx: Context, gameId: number, moment: Date): Promise<LiveFantasy | null> {
  const em = ctx.em.fork();
  const startedAt = (await em.findOne(Game, gameId))?.startedAt;
  const position = await logPositionAt(em, gameId, moment);
  if (!startedAt || position === 0) return null;
  const make = async () => {
    const live = await lineupsOf(ctx, em, gameId, startedAt);
    if (!live) return undefined;
    // Those are counted on as the game goes on.
    const scores = new LiveScores(live.scores.lineups.all);
    scores.count(boxScoreOf(await playsAtMoment(em, gameId, moment)), position);
    return { ...live, scores };
  };
  const key = `points ${gameId} ${startedAt.toISOString()} at ${position}`;
  return (await ctx.liveFantasy.getOrMake(key, LINEUPS, make)) ?? null;
}

async function readShown(em: EntityManager, gameId: number): Promise<LiveFantasy> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom('fantasyLineups as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['l.id', 'l.userId', 'l.lineupName', 'l.captain', 'l.submittedAt'])
      .select(SLOTS.map((slot) => `l.${slot}` as const))
      .select(AUTHOR.as('user'))
      .where('l.gameId', '=', gameId),
  );
  const lineups = rows.map((row): ShownLineup => {
    const { id, userId, lineupName, user } = row;
    return {
      ...{ id, userId, lineupName, user },
      picks: picksOf(row).map(Number),
      captain: Number(row.captain),
      submittedAt: new Date(row.submittedAt).getTime(),
    };
  });
  const roster = await rosterOf(em, lineups);
  return { scores: new LiveScores(lineups), roster, isOfficial: false };
}

/** The lineups with the most points so far. */
export async function liveBoard(ctx: Context, gameId: number): Promise<LiveBoardView | null> {
  const live = await liveFantasy(ctx, gameId);
  if (!live || live.isOfficial) return null;
  const { position, lineups } = live.scores;
  return {
    position,
    totalParticipants: lineups.size,
    lineups: lineups.top(BOARD_PAGE).map((placed) => lineupView(placed, live)),
  };
}

/** The viewer's own lineup with its points so far; null when they have none. */
export async function myLiveLineup(ctx: Context, gameId: number): Promise<BoardLineupView | null> {
  const viewer = ctx.requireViewer();
  const live = await liveFantasy(ctx, gameId);
  if (!live || live.isOfficial) return null;
  const placed = live.scores.lineups.of(viewer.id);
  return placed && lineupView(placed, live);
}

function lineupView(
  { lineup, rank, isTied, totalPoints }: Placed<ShownLineup>,
  { scores: { players }, roster }: LiveFantasy,
): BoardLineupView {
  const { id, user, lineupName, captain, submittedAt } = lineup;
  return {
    ...{ id, user, lineupName, weeklyRank: rank, isTied, totalPoints },
    captainBonusPoints: (players.get(captain)?.points ?? 0) * (CAPTAIN_FACTOR - 1),
    picks: pickViews(lineup, roster, players),
    cursor: boardCursor.of(totalPoints, new Date(submittedAt).toISOString(), id),
  };
}
