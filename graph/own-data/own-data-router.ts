import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { OWN_DATA_PATH } from '../../schema/accounts/account-limits.ts';
import type { Context } from '../core/context.ts';
import { writeOwnData } from './own-data-zip.ts';

interface OwnDataOptions {
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Whoever asked has left. */
const isGone = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * `/my-data.zip`: whoever is signed in takes their data along. Not one of the `/api` rows, which hand over what one
 * operation of the graph answers, whole and in memory; this is written while it is read. The cookie of a link on
 * another site counts for nothing here either.
 */
export function ownDataRouter({ contextOf, logger }: OwnDataOptions): Router {
  const router = Router({ caseSensitive: true });
  router.get(OWN_DATA_PATH, async (request, response) => {
    const ctx = await contextOf(request, response);
    const viewer = ctx.require('account.editOwn');
    await ctx.limits.take('ownData', String(viewer.id));
    response.attachment(OWN_DATA_PATH.slice(1)).type('application/zip');
    response.setHeader('Cache-Control', 'private, no-store');
    const { em, files, publicUrl } = ctx;
    try {
      await writeOwnData({ em, files, publicUrl, userId: viewer.id, now: ctx.now() }, response);
    } catch (err) {
      // Half a file is out, so no words can follow: the connection breaks, and the browser calls the download failed.
      if (!isGone(err)) logger.error({ err, requestId: ctx.requestId }, 'An export broke off');
    }
  });
  return router;
}
