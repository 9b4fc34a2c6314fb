import { Router } from 'express';
import { escapeHtml } from '../articles/body/body-html.ts';
import type { Context } from '../core/context.ts';
import type { Site } from '../core/http/site.ts';

/**
 * `/offline.html`: what the worker shows without a network, with the site's name as admins set it.
 * @param document absent in development, where it is no page of its own
 */
export function offlineRouter(document: Site['offline'], anonymous: () => Context): Router {
  const router = Router();
  if (document) {
    router.get('/offline.html', (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.type('html').send(document({ name: escapeHtml(anonymous().site.name) }));
    });
  }
  return router;
}
