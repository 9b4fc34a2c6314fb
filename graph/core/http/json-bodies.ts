import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'express';
import { QUERY_LIMITS } from '../../../schema/site/query-limits.ts';
import { type DomainError, refuse } from '../errors.ts';

/** Parses the body as JSON. Rejects with what `bodyFaultOf` explains. */
export type BodyReader = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Parses JSON bodies. Long ones are accepted only from users with the right to write long texts; only then is that
 * right looked up.
 */
export function jsonBodies(
  mayBeLong: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): BodyReader {
  const usual = json({ limit: QUERY_LIMITS.bodyBytes, strict: true });
  const long = json({ limit: QUERY_LIMITS.longBodyBytes, strict: true });
  return async (request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (isPlain(request) && announced > 0 && announced <= QUERY_LIMITS.bodyBytes)
      return readPlain(request);
    const isLong = announced > QUERY_LIMITS.bodyBytes && announced <= QUERY_LIMITS.longBodyBytes;
    const parse = isLong && (await mayBeLong(request, response)) ? long : usual;
    return new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) =>
        error instanceof Error ? reject(error) : resolve((request as { body?: unknown }).body),
      );
    });
  };
}

const PLAIN_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** What nearly all clients send: UTF-8, neither compressed nor in chunks. The parser for all others takes longer. */
const isPlain = ({ headers }: IncomingMessage) =>
  PLAIN_TYPE.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Node itself sees to it that no more bytes come than were announced. */
async function readPlain(request: IncomingMessage): Promise<unknown> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      if (!request.complete) reject(refuse('request.notJson'));
    });
  });
  return parsed(bytes.toString().replace(/^\uFEFF/, ''));
}

function parsed(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('request.notJson');
  }
  if (typeof value !== 'object' || value === null) throw refuse('request.notJson');
  return value;
}

/** What the reader of a body, or the router, found wrong with a request; undefined for anything else. */
export function bodyFaultOf(error: unknown): DomainError | undefined {
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (type === 'entity.too.large') return refuse('request.tooLarge');
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return refuse(type === 'entity.parse.failed' ? 'request.notJson' : 'request.bad');
}
