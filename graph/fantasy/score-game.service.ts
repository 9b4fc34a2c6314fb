import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { Game } from '../games/game.entity.ts';
import { FantasyGameStatus } from './fantasy-game-status.entity.ts';
import { FantasyLeaderboard } from './boards/fantasy-leaderboard.entity.ts';
import { scoreBoard, type ScoredLineup } from './boards/score-board.ts';
import { readLineups, readPlayerPoints, storeScores } from './lineups/stored-lineups.ts';

export const gameNotFound = () => refuse('game.unknown');

/**
 * How far the scoring of a game has come, locked for the rest of the transaction: of two admins who process one game
 * the second waits here and then finds what the first did.
 */
export async function lockGameStatus(
  tx: EntityManager,
  game: Game,
  now: Date,
): Promise<FantasyGameStatus> {
  await tx.upsert(
    FantasyGameStatus,
    {
      game: game.id,
      week: game.week,
      season: game.season,
      lineupLockDate: game.kickoffAt,
      createdAt: now,
      updatedAt: now,
    },
    { onConflictAction: 'ignore', onConflictFields: ['game'] },
  );
  return tx.findOneOrFail(
    FantasyGameStatus,
    { game: game.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** The three places of the board; those after the last lineup stay empty. */
function places(tx: EntityManager, board: readonly ScoredLineup[]) {
  const [first, second, third] = board;
  const user = (lineup: ScoredLineup | undefined) =>
    lineup ? tx.getReference(User, lineup.userId) : null;
  return {
    firstPlaceUser: user(first),
    firstPlacePoints: first?.totalPoints ?? null,
    firstPlaceRank: first?.rank ?? null,
    secondPlaceUser: user(second),
    secondPlacePoints: second?.totalPoints ?? null,
    secondPlaceRank: second?.rank ?? null,
    thirdPlaceUser: user(third),
    thirdPlacePoints: third?.totalPoints ?? null,
    thirdPlaceRank: third?.rank ?? null,
    totalParticipants: board.length,
    isFinalized: true,
  };
}

/** Writes the winners if they changed: processing without a change leaves the board and its time as they were. */
async function storeLeaderboard(
  tx: EntityManager,
  game: Game,
  board: readonly ScoredLineup[],
  { isMoved, now }: { isMoved: boolean; now: Date },
): Promise<boolean> {
  const { week, season } = game;
  const stored = await tx.findOne(FantasyLeaderboard, { game: game.id });
  if (stored && !isMoved && stored.totalParticipants === board.length) return false;
  const facts = { week, season, ...places(tx, board), updatedAt: now };
  if (stored) tx.assign(stored, facts);
  else tx.create(FantasyLeaderboard, { game, ...facts, createdAt: now });
  await tx.flush();
  return true;
}

/** Scores the game's lineups by the stats that are stored, within a transaction that has locked its status. */
export async function scoreGame(
  tx: EntityManager,
  game: Game,
  status: FantasyGameStatus,
  now: Date,
): Promise<ScoredLineup[]> {
  const board = scoreBoard(await readLineups(tx, game.id), await readPlayerPoints(tx, game.id));
  const isMoved = (await storeScores(tx, board)) > 0;
  const isNew = await storeLeaderboard(tx, game, board, { isMoved, now });
  tx.assign(status, {
    week: game.week,
    season: game.season,
    isCompleted: game.result !== null,
    completedAt: game.result === null ? null : (status.completedAt ?? now),
    scoringCompleted: true,
    scoringCompletedAt: isNew ? now : (status.scoringCompletedAt ?? now),
    leaderboardGenerated: true,
    updatedAt: now,
  });
  await tx.flush();
  return board;
}

/**
 * Admin. Scores and ranks all lineups of a game by the stats that were imported, in one transaction: the old board
 * stays until the new one is whole. Processing again gives the same result. BAD_USER_INPUT before stats are imported.
 */
export async function processGame(ctx: Context, gameId: number): Promise<number> {
  ctx.require('fantasy.administer');
  const now = ctx.now();
  const lineups = await ctx.em.transactional(async (tx) => {
    const game = await tx.findOne(Game, gameId);
    if (!game) throw gameNotFound();
    const status = await lockGameStatus(tx, game, now);
    if (!status.statsImported) throw refuse('stats.notImported');
    const board = await scoreGame(tx, game, status, now);
    recordAct(
      ctx,
      {
        action: 'fantasy.processGame',
        subjectType: 'Game',
        subjectId: gameId,
        details: { lineups: board.length },
      },
      tx,
    );
    return board.length;
  });
  ctx.publish('fantasy.changed', { gameId });
  return lineups;
}
