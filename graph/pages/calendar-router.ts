import { Router } from 'express';
import type { ResultCache, Freshness } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { calendar } from './calendar.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';

interface CalendarOptions {
  readonly origin: () => string;
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
}

const FRESHNESS: Freshness = { changedBy: ['game.changed', 'site.changed'] };

/** When it was made, which is another moment each time. */
const STAMPS = /^DTSTAMP:.*$/gm;

/** `/schedule.ics` with all shows and games, and a calendar for each of them under `/schedule/`. */
export function calendarRouter({ origin, anonymous, cache }: CalendarOptions): Router {
  const router = Router();
  router.get(['/schedule.ics', '/schedule/:file.ics'], async (request, response, next) => {
    const { file = 'schedule' } = request.params as { file?: string };
    const cached = await cache.getOrMake(`calendar ${file}`, FRESHNESS, async () => {
      const context = anonymous();
      const made = await calendar(context, file, origin());
      const etag = made && tagOf(made.text.replaceAll(STAMPS, ''));
      return made && { ...made, updatedAt: context.now(), etag: etag! };
    });
    if (!cached) return next();
    // Not an attachment: phones then offer to add it instead of storing a file.
    response.setHeader('Content-Disposition', `inline; filename="${file}.ics"`);
    sendCached(request, response, cached);
  });
  return router;
}
