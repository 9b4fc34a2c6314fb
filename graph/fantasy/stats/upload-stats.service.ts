import type { EntityManager } from '@mikro-orm/postgresql';
import { faultsText, STAT_NAMES } from '../../../schema/fantasy/stats.ts';
import { fill } from '../../../schema/language/translate.ts';
import { REFUSALS } from '../../../schema/refusals.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { readSheets } from '../../core/sheets/read-sheets.ts';
import { isDemo } from '../../games/game-day.ts';
import { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import { PlayerGameStats } from './player-game-stats.entity.ts';
import { type MatchedRow, matchRows, type NameChoice } from './player-stats.ts';
import { gameNotFound, lockGameStatus, scoreGame } from '../score-game.service.ts';
import { type RankingMove, rankingMoves } from '../boards/ranking-moves.ts';
import { playerRows, STATS_SHEET_REFUSALS, type StatSheet } from './player-rows.ts';

export interface UploadedSheet {
  readonly file: ReceivedFile | null | undefined;
  /** Whom an admin says the names mean that the roster doesn't have. */
  readonly choices?: readonly NameChoice[] | null | undefined;
}

export interface StatsPreview {
  readonly sheet: StatSheet;
  readonly rows: readonly MatchedRow[];
  /** Why the sheet can't be imported; null when it can. */
  readonly problem: string | null;
  readonly moves: readonly RankingMove[];
}

/** The game, if it has begun: before that, scoring it would reveal the lineups. */
async function requireBegun(ctx: Context, gameId: number | null | undefined): Promise<Game> {
  if (gameId === null || gameId === undefined) throw refuse('stats.noGame');
  const game = await ctx.em.findOne(Game, gameId);
  if (!game) throw gameNotFound();
  if (isDemo(game)) throw refuse('stats.exhibition');
  if (game.result === null && ctx.now() < game.kickoffAt) throw refuse('stats.notStarted');
  return game;
}

async function read(ctx: Context, { file, choices }: UploadedSheet) {
  if (!file) throw refuse('stats.fileType');
  const sheet = playerRows(await readSheets(file, STATS_SHEET_REFUSALS));
  const roster = await ctx.em.find(FantasyPlayer, {}, { orderBy: { isActive: 'desc', id: 'asc' } });
  return { fileName: file.filename, sheet, rows: matchRows(sheet, roster, choices ?? []) };
}

/** Admin. What a sheet would do, without doing it: its columns, whose rows they are, and how the ranking moves. */
export async function previewStats(
  ctx: Context,
  gameId: number | null | undefined,
  upload: UploadedSheet,
): Promise<StatsPreview> {
  ctx.require('fantasy.administer');
  const game = await requireBegun(ctx, gameId);
  const { sheet, rows } = await read(ctx, upload);
  return {
    sheet,
    rows,
    problem: problemOf(rows),
    moves: await rankingMoves(ctx.em, game.id, pointsById(rows)),
  };
}

/** The sentence that the upload would be refused with. */
function problemOf(rows: readonly MatchedRow[]): string | null {
  const problems = faultsText(rows);
  return problems === undefined ? null : fill(REFUSALS['stats.problems'].text, { problems });
}

const pointsById = (rows: readonly MatchedRow[]) =>
  new Map(rows.flatMap(({ player, points }) => (player ? [[String(player.id), points]] : [])));

/**
 * Admin. Replaces the imported stats by the sheet and scores the game, in one transaction: a failure leaves the old
 * board. A sheet with an impossible value changes nothing.
 */
export async function uploadStats(
  ctx: Context,
  gameId: number | null | undefined,
  upload: UploadedSheet,
): Promise<{ players: number; unmatched: number }> {
  ctx.require('fantasy.administer');
  const { id } = await requireBegun(ctx, gameId);
  const { fileName, rows } = await read(ctx, upload);
  const problems = faultsText(rows);
  if (problems) throw refuse('stats.problems', { problems });

  const now = ctx.now();
  await ctx.em.transactional(async (tx) => {
    const game = await tx.findOneOrFail(Game, id);
    const status = await lockGameStatus(tx, game, now);
    await replaceStats(tx, game, rows, now);
    tx.assign(status, { statsImported: true, statsImportedAt: now });
    const board = await scoreGame(tx, game, status, now);
    recordAct(
      ctx,
      {
        action: 'fantasy.uploadStats',
        subjectType: 'Game',
        subjectId: game.id,
        details: { fileName: fileName.slice(0, 200), players: rows.length, lineups: board.length },
      },
      tx,
    );
  });
  ctx.publish('fantasy.changed', { gameId: id });
  const unmatched = rows.filter(({ player }) => player === null).length;
  return { players: rows.length, unmatched };
}

async function replaceStats(
  tx: EntityManager,
  game: Game,
  rows: readonly MatchedRow[],
  now: Date,
): Promise<void> {
  await tx.nativeDelete(PlayerGameStats, { game: game.id });
  await tx.insertMany(
    PlayerGameStats,
    rows.map(({ playerName, position, player, points, stats }) => ({
      game: game.id,
      player: player?.id ?? null,
      playerName: player?.name ?? playerName,
      position,
      ...Object.fromEntries(STAT_NAMES.map((name) => [name, stats[name]])),
      fantasyPoints: points,
      createdAt: now,
    })),
  );
}
