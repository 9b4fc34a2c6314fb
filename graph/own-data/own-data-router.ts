import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { OWN_DATA_PATH } from '../../schema/accounts/account-limits.ts';
import type { Context } from '../core/context.ts';
import { writeOwnData } from './own-data-zip.ts';

interface OwnDataOptions {
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
  readonly logger: Pick<Logger, 'error'>;
}

/** The client has disconnected. */
const isGone = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * `/my-data.zip`: the signed-in member downloads their data. It is not one of the `/api` rows, whose responses are
 * built in memory; this one is streamed. A request from another site ignores the cookie here as well.
 */
export function ownDataRouter({ contextOf, logger }: OwnDataOptions): Router {
  const router = Router({ caseSensitive: true });
  router.get(OWN_DATA_PATH, async (request, response) => {
    const ctx = await contextOf(request, response);
    const viewer = ctx.require('account.editOwn');
    await ctx.limits.take('ownData', String(viewer.id));
    response.attachment(OWN_DATA_PATH.slice(1)).type('application/zip');
    response.setHeader('Cache-Control', 'private, no-store');
    const { em, files, publicUrl, site } = ctx;
    try {
      await writeOwnData(
        { em, files, publicUrl, site, userId: viewer.id, now: ctx.now() },
        response,
      );
    } catch (err) {
      // Part of the file has been sent, so no error message can follow: the connection is closed, and the browser
      // reports a failed download.
      if (!isGone(err)) logger.error({ err, requestId: ctx.requestId }, 'An export was cut off');
    }
  });
  return router;
}
