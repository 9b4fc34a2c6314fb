import { Router } from 'express';
import { graphiqlPolicy } from '../core/http/security.ts';

/** A browser that comes to the graph's address without a question wants to look around. */
const asksNothing = (query: object) => Object.keys(query).length === 0;

/**
 * `/graphiql`: the graph's own workbench. It asks as whoever is signed in, like the site's pages. The age gate does not
 * stand before it: by itself it shows the schema and nothing of the site, and what it can ask anybody may ask without it.
 * @param html its built document; in development Vite answers its path.
 */
export function graphiqlRouter(html: string | undefined): Router {
  const router = Router();
  // No route: a router answers OPTIONS of its routes by itself, and other sites ask the graph by it whether they may.
  router.use('/graphql', (request, response, next) => {
    const isVisit = request.method === 'GET' && asksNothing(request.query);
    if (!isVisit || request.accepts(['json', 'html']) !== 'html') return next();
    response.vary('Accept');
    response.setHeader('Cache-Control', 'no-cache');
    response.redirect(302, '/graphiql');
  });
  if (html !== undefined) {
    router.get('/graphiql', graphiqlPolicy, (_request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('X-Robots-Tag', 'noindex');
      response.type('html').send(html);
    });
  }
  return router;
}
