import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { type CachedText, sendCached, tagOf } from '../../pages/cached-text.ts';
import type { RestRow } from '../row.ts';
import { openapiDocument } from './document.ts';

interface OpenapiOptions {
  readonly schema: GraphQLSchema;
  readonly rows: readonly RestRow[];
  /** The site's own address; known once the server listens. */
  readonly origin: () => string;
  readonly now: () => Date;
}

/** `/openapi.json`, for tools of any origin. It is made when it is asked for first, and stays while the server runs. */
export function openapiRouter({ schema, rows, origin, now }: OpenapiOptions): Router {
  let made: CachedText | undefined;
  const make = (): CachedText => {
    const text = JSON.stringify(openapiDocument({ schema, rows, origin: origin() }));
    return { type: 'application/json', text, updatedAt: now(), etag: tagOf(text) };
  };
  const router = Router();
  router.get('/openapi.json', ((request, response) => {
    made ??= make();
    sendCached(request, response, made);
  }) satisfies RequestHandler);
  return router;
}
