import { GAME_COLUMN_WORDS } from '../../../schema/games/games-file.ts';
import { sheetFaultsText } from '../../../schema/sheets.ts';
import type { Context } from '../../core/context.ts';
import { type DomainError, refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { Game } from '../game.entity.ts';
import { saveGame } from '../save-game.service.ts';
import { type PlannedGame, plannedGames } from './planned-games.ts';
import { type GamesFile, readGamesFile } from './read-games-file.ts';

export interface GamesPlan {
  readonly file: GamesFile;
  readonly games: readonly PlannedGame[];
  /** Why it can't be imported; null when it can. */
  readonly problem: DomainError | null;
}

export interface GamesImport {
  readonly added: number;
  readonly changed: number;
}

type Uploaded = ReceivedFile | null | undefined;

/** Admin. What a file with games would do to the schedule, without doing it. */
export async function previewGames(ctx: Context, upload: Uploaded): Promise<GamesPlan> {
  ctx.require('game.save');
  return plan(ctx, upload);
}

/**
 * Admin. Enters the games of a file, and changes those that it has otherwise; none when anything in it is not possible.
 * Games that it does not name stay.
 */
export async function importGames(ctx: Context, upload: Uploaded): Promise<GamesImport> {
  ctx.require('game.save');
  const { games, problem } = await plan(ctx, upload);
  if (problem) throw problem;
  const done = { added: 0, changed: 0 };
  for (const { input, change } of games) {
    if (!input || change === 'UNCHANGED') continue;
    await saveGame({ ...ctx, em: ctx.em.fork() }, input);
    done[change === 'ADDED' ? 'added' : 'changed'] += 1;
  }
  return done;
}

async function plan(ctx: Context, upload: Uploaded): Promise<GamesPlan> {
  const file = await readGamesFile(upload);
  const games = plannedGames(file.rows, await ctx.em.fork().find(Game, {}));
  const problems = sheetFaultsText(
    games.map(({ rowNumber, name, faults }) => ({
      rowNumber,
      name,
      faults: faults.map(({ column, ...fault }) => ({
        ...fault,
        label: column && GAME_COLUMN_WORDS[column],
      })),
    })),
  );
  return { file, games, problem: problems ? refuse('sheet.problems', { problems }) : null };
}
