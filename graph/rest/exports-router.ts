import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { type Request, type Response, Router } from 'express';
import { mountainClock, mountainDate } from '../../schema/time/clock.ts';
import { isExportName } from '../../schema/accounts/exports.ts';
import type { Context } from '../core/context.ts';
import { type FormatError, refuse } from '../core/errors.ts';
import { type ExportedSheet, openExport } from '../metrics/export.service.ts';
import { refusesFaults } from './faults.ts';

interface ExportsOptions {
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
  readonly formatError: FormatError;
}

/**
 * `/exports/<dataset>.csv`: downloads for admins. Apart from `/api`, whose paths are those of the documents, and from
 * the graph, whose results are built in memory. 204 means that the dataset is empty.
 */
export function exportsRouter({ contextOf, formatError }: ExportsOptions): Router {
  const router = Router();
  router.get('/exports/:name.csv', async (request, response) => {
    const context = await contextOf(request, response);
    const { name } = request.params;
    if (!isExportName(name)) throw refuse('export.unknown');
    const sheet = await openExport(context, name);
    response.setHeader('Cache-Control', 'private, no-store');
    if (!sheet) return void response.status(204).end();
    response.attachment(sheet.fileName).type('text/csv; charset=utf-8');
    await pipeline(Readable.from(sheet.rows), csvOf(sheet), response).catch((error: unknown) => {
      if (!hasLeft(error)) throw error;
    });
  });
  router.use('/exports', refusesFaults(formatError));
  return router;
}

/** The client disconnected, which is no error. */
const hasLeft = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** RFC 4180, with what Excel needs to read it as UTF-8. What a sheet would take for a formula is text. */
const csvOf = ({ columns }: ExportedSheet) =>
  stringify({
    bom: true,
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    record_delimiter: 'windows',
    // Of a line within a cell, too.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      date: (value) => `${mountainDate(value)} ${mountainClock(value)}`,
      // The library minds every beginning of a formula but this one.
      string: (value) => (value.startsWith('\n') ? `'${value}` : value),
    },
  });
