import { Router } from 'express';
import { graphiqlPolicy } from '../core/http/security.ts';

/** A browser that opens the graph's address without a query is redirected to the workbench. */
const asksNothing = (query: object) => Object.keys(query).length === 0;

/**
 * `/graphiql`: the graph's own workbench. It sends the session's cookie, like the site's pages. The age gate does not
 * cover it: it shows the schema and no content of the site, and its queries are open to anybody without it.
 * @param html its built document; in development Vite serves its path.
 */
export function graphiqlRouter(html: string | undefined): Router {
  const router = Router();
  // Not a route, because a router handles OPTIONS of its routes itself, and other sites send their preflight requests
  // to the graph with it.
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
