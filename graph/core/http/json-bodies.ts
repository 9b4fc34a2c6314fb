import { json, type Request, type RequestHandler, type Response } from 'express';
import { QUERY_LIMITS } from '../../../schema/site/query-limits.ts';
import { type DomainError, refuse } from '../errors.ts';

/**
 * Parses JSON bodies. Long ones are accepted only from users with the right to write long texts; only then is that
 * right looked up.
 */
export function jsonBodies(
  mayBeLong: (request: Request, response: Response) => Promise<boolean>,
): RequestHandler {
  const usual = json({ limit: QUERY_LIMITS.bodyBytes, strict: true });
  const long = json({ limit: QUERY_LIMITS.longBodyBytes, strict: true });
  return async (request, response, next) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    const isLong = announced > QUERY_LIMITS.bodyBytes && announced <= QUERY_LIMITS.longBodyBytes;
    const read = isLong && (await mayBeLong(request, response)) ? long : usual;
    read(request, response, next);
  };
}

/** What the reader of a body, or the router, found wrong with a request; undefined for anything else. */
export function bodyFaultOf(error: unknown): DomainError | undefined {
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (type === 'entity.too.large') return refuse('request.tooLarge');
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return refuse(type === 'entity.parse.failed' ? 'request.notJson' : 'request.bad');
}
