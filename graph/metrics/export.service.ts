import { exportFileName, type ExportName } from '../../schema/accounts/exports.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { FIGURE_SHEETS } from './figure-sheets.ts';
import { LONG_SHEETS } from './long-sheets.ts';
import { PAGE, type Sheet, type SheetRow } from './sheet.ts';

const SHEETS: Readonly<Record<ExportName, Sheet>> = { ...LONG_SHEETS, ...FIGURE_SHEETS };

/** A sheet on its way out. */
export interface ExportedSheet {
  readonly fileName: string;
  readonly columns: Sheet['columns'];
  /** Read as fast as they are consumed; when the consumer stops, reading stops. */
  readonly rows: AsyncIterable<SheetRow>;
}

/** Admin. A dataset as a sheet, and a note that it was taken; null where there is nothing in it. */
export async function openExport(ctx: Context, name: ExportName): Promise<ExportedSheet | null> {
  ctx.require('admin.dashboard');
  ctx.requireFreshProof(`export.${name}`);
  const sheet = SHEETS[name];
  const first = await sheet.page(ctx, undefined);
  if (first.length === 0) return null;
  const fileName = exportFileName(name, ctx.now());
  recordAct(ctx, {
    action: 'data.export',
    subjectType: 'Export',
    subjectId: null,
    details: { fileName },
  });
  await ctx.em.flush();
  return { fileName, columns: sheet.columns, rows: rowsFrom(ctx, sheet, first) };
}

async function* rowsFrom(ctx: Context, sheet: Sheet, first: readonly SheetRow[]) {
  let page = first;
  while (page.length > 0) {
    yield* page;
    page = page.length < PAGE ? [] : await sheet.page(ctx, page.at(-1));
  }
}
