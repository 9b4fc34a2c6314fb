import {
  BOARD_PAGE,
  type BoardLineupView,
  type LiveBoardView,
} from '../../../schema/fantasy/boards.ts';
import { picksOf } from '../../../schema/fantasy/lineup.ts';
import type { Placed } from '../../../schema/fantasy/live-lineups.ts';
import { CAPTAIN_FACTOR } from '../../../schema/fantasy/scoring.ts';
import { LiveScores } from '../../../schema/fantasy/live-scores.ts';
import { AUTHOR } from '../../accounts/users/author.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Freshness } from '../../core/result-cache.ts';
import { Game } from '../../games/game.entity.ts';
import { playsOfGame } from '../../plays/play.reads.ts';
import { boardCursor, pickViews } from '../boards/board-lineups.reads.ts';
import { FantasyGameStatus } from '../fantasy-game-status.entity.ts';
import { readLineups } from '../lineups/stored-lineups.ts';

/** Lineups are read once a game. What plays add comes on top, so those are not among what makes them stale. */
const LINEUPS: Freshness = {
  changedBy: ['lineup.changed', 'account.deleted', 'game.changed', 'fantasy.changed'],
};

/**
 * The live points of a game; null before its first play, and once its stats were imported. Nothing is stored: they
 * follow from lineups and plays, so any node makes them anew.
 */
async function liveScores(ctx: Context, gameId: number): Promise<LiveScores | null> {
  // The position comes first: plays that are read after it may be newer, and are counted again then.
  const em = ctx.em.fork();
  const game = await em.findOne(Game, gameId);
  if (!game?.startedAt || game.logPosition === 0) return null;
  const { startedAt, logPosition } = game;
  if (await em.count(FantasyGameStatus, { game: gameId, statsImported: true })) return null;
  const make = async () => new LiveScores((await readLineups(em, gameId)).map(liveLineup));
  const key = `${gameId} ${startedAt.toISOString()}`;
  const scores = await ctx.liveScores.getOrMake(key, LINEUPS, make);
  if (scores && scores.position < logPosition)
    scores.count(await playsOfGame(em, gameId), logPosition);
  return scores ?? null;
}

const liveLineup = (lineup: Awaited<ReturnType<typeof readLineups>>[number]) => ({
  ...{ id: lineup.id, userId: lineup.userId },
  picks: picksOf(lineup).map(Number),
  captain: Number(lineup.captain),
  submittedAt: lineup.submittedAt.getTime(),
});

/** The lineups with the most points so far. */
export async function liveBoard(ctx: Context, gameId: number): Promise<LiveBoardView | null> {
  const scores = await liveScores(ctx, gameId);
  if (!scores) return null;
  const { position, lineups } = scores;
  return {
    position,
    totalParticipants: lineups.size,
    lineups: await views(ctx, scores, lineups.top(BOARD_PAGE)),
  };
}

/** The viewer's own lineup with its points so far; null when they have none. */
export async function myLiveLineup(ctx: Context, gameId: number): Promise<BoardLineupView | null> {
  const viewer = ctx.requireViewer();
  const scores = await liveScores(ctx, gameId);
  const mine = scores?.lineups.of(viewer.id);
  return mine ? ((await views(ctx, scores!, [mine]))[0] ?? null) : null;
}

async function views(
  ctx: Context,
  { players }: LiveScores,
  placed: readonly Placed[],
): Promise<BoardLineupView[]> {
  // All that is shown is of one moment: other plays may be counted while names are read.
  const ids = placed.map(({ lineup }) => lineup.id);
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('fantasyLineups as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['l.id', 'l.lineupName', 'l.captain', 'l.wideReceiver1', 'l.wideReceiver2'])
      .select(['l.runningBack', 'l.tightEnd', 'l.flex', 'l.idp', AUTHOR.as('user')])
      .where('l.id', 'in', ids),
  );
  const picks = await pickViews(ctx, rows, players);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return placed.flatMap(({ lineup, rank, isTied, totalPoints }) => {
    const row = rowOf.get(lineup.id);
    // Deleted with its member since.
    if (!row) return [];
    const { id, user, lineupName } = row;
    const captain = players.get(row.captain)?.points ?? 0;
    return [
      {
        ...{ id, user, lineupName, weeklyRank: rank, isTied, totalPoints },
        captainBonusPoints: captain * (CAPTAIN_FACTOR - 1),
        picks: picks(row),
        cursor: boardCursor.of(totalPoints, new Date(lineup.submittedAt).toISOString(), id),
      },
    ];
  });
}
