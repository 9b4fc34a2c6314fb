import * as xlsx from 'xlsx';
import {
  TEMPLATE_CONTENT_TYPE,
  TEMPLATE_FILE_NAME,
  TEMPLATE_HEADERS,
} from '../../../schema/fantasy/stats.ts';
import type { BoxPlayer } from '../../../schema/plays/fold.ts';
import type { Context } from '../../core/context.ts';
import { boxScoreOfGame, playsOfGame } from '../../plays/play.reads.ts';

interface FileContent {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

let template: string | undefined;

/**
 * Admin. A workbook with a header row and nothing else, made once; with a game, a row for each player of ours with what
 * the plays say, so that only differences are typed.
 */
export async function statsTemplate(ctx: Context, gameId?: number | null): Promise<FileContent> {
  ctx.require('fantasy.administer');
  const base64 =
    gameId == null ? (template ??= workbookOf([])) : workbookOf(await playersOf(ctx, gameId));
  return { fileName: TEMPLATE_FILE_NAME, contentType: TEMPLATE_CONTENT_TYPE, base64 };
}

const playersOf = async ({ em }: Context, gameId: number) =>
  boxScoreOfGame(em, gameId, await playsOfGame(em, gameId));

function workbookOf(players: readonly BoxPlayer[]): string {
  const headers = TEMPLATE_HEADERS.map(({ header }) => header);
  const rows = players
    .filter(({ playerId }) => playerId !== null)
    .map(({ name, position, figures }) =>
      TEMPLATE_HEADERS.map(({ column }) => {
        if (column === 'playerName') return name;
        return column === 'position' ? position : (figures[column] ?? 0);
      }),
    );
  const sheet = xlsx.utils.aoa_to_sheet([headers, ...rows]);
  sheet['!cols'] = headers.map((header) => ({ wch: Math.max(10, header.length + 2) }));
  const workbook = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(workbook, sheet, 'Player Stats');
  return xlsx.write(workbook, { type: 'base64', bookType: 'xlsx' }) as string;
}
