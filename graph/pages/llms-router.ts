import { type RequestHandler, Router } from 'express';
import type { Context } from '../core/context.ts';
import type { Freshness, ResultCache } from '../core/result-cache.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';
import { fullLlmsText, llmsText } from './llms.ts';

interface LlmsOptions {
  readonly origin: () => string;
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
  /** The text of the schema, as tools get it. */
  readonly sdl: () => string;
}

const FRESHNESS: Freshness = { changedBy: ['site.changed'] };

/** `/llms.txt` and `/llms-full.txt`. Outside the age gate, as the schema is. */
export function llmsRouter({ origin, anonymous, cache, sdl }: LlmsOptions): Router {
  const answer =
    (textFor: (about: { name: string; origin: string }) => string): RequestHandler =>
    async (request, response) => {
      const make = (): Promise<CachedText> => {
        const context = anonymous();
        const text = textFor({ name: context.site.name, origin: origin() });
        const made = { type: 'text/plain', text, updatedAt: context.now(), etag: tagOf(text) };
        return Promise.resolve(made);
      };
      const cached = (await cache.getOrMake(request.path, FRESHNESS, make)) ?? (await make());
      sendCached(request, response, cached);
    };
  const router = Router();
  router.get('/llms.txt', answer(llmsText));
  router.get(
    '/llms-full.txt',
    answer((about) => fullLlmsText(about, sdl())),
  );
  return router;
}
