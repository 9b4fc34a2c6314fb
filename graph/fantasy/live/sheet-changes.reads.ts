import { sheetChanges, type SheetChangesView } from '../../../schema/fantasy/sheet-changes.ts';
import type { Context } from '../../core/context.ts';
import { myBoardLineup } from '../boards/board-lineups.reads.ts';
import { liveFantasy } from './live-board.reads.ts';

/** What the official stats changed for the viewer's lineup; null before they are in, and without lineup or plays. */
export async function mySheetChanges(
  ctx: Context,
  gameId: number,
): Promise<SheetChangesView | null> {
  ctx.requireViewer();
  const live = await liveFantasy(ctx, gameId);
  const lineup = live?.isOfficial ? await myBoardLineup(ctx, gameId) : null;
  return lineup && sheetChanges(lineup, live!.scores.players);
}
