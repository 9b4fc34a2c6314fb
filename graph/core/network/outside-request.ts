import { type IncomingMessage, type OutgoingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isOwn, NOT_PUBLIC, outsideAddress, publicLookup } from './outside-address.ts';

/** Why nothing came: never from there, too much of it, or not at the moment. */
export type FetchFault = 'refused' | 'too large' | 'later';

export class FetchError extends Error {
  readonly fault: FetchFault;
  /** Milliseconds that the host asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: FetchFault, options: ErrorOptions & { readonly retryAfterMs?: number } = {}) {
    super(`No file from that address: ${fault}`, options);
    this.fault = fault;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export interface OutsideRequest {
  /** Hosts that may be private. */
  readonly ownHosts: readonly string[];
  /** What is received must be smaller. */
  readonly bytes: number;
  /** For all redirects together, the body included. */
  readonly until: AbortSignal;
  readonly headers: OutgoingHttpHeaders;
  readonly redirects?: number;
  /** HEAD asks for the headers alone. */
  readonly method?: 'GET' | 'HEAD';
}

const MOST_REDIRECTS = 2;

/**
 * The response at an address that members or admins named, 200 or 304, after redirects. Each address on the way is
 * checked like the first. Throws a FetchError when nothing came.
 */
export async function requestOutside(
  address: string,
  given: OutsideRequest,
): Promise<IncomingMessage> {
  let at = address;
  for (let left = given.redirects ?? MOST_REDIRECTS; left >= 0; left -= 1) {
    const url = outsideAddress(at, given.ownHosts);
    if (!url) throw new FetchError('refused');
    const response = await get(url, given);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200 || (statusCode === 304 && isConditional(given))) return response;
    response.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
    if (!isRedirect || !headers.location || !URL.canParse(headers.location, url.href))
      throw faultOf(statusCode, headers['retry-after']);
    at = new URL(headers.location, url).href;
  }
  throw new FetchError('refused');
}

const isConditional = ({ headers }: OutsideRequest) =>
  'if-none-match' in headers || 'if-modified-since' in headers;

function faultOf(status: number, retryAfter: string | undefined): FetchError {
  const isPassing = status >= 500 || [408, 425, 429].includes(status);
  const seconds = /^\d{1,7}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return new FetchError(isPassing ? 'later' : 'refused', {
    ...(seconds !== undefined && { retryAfterMs: seconds * 1000 }),
  });
}

/** The chunks of a response, up to the limit, whatever length its host claims. */
export async function* limited(
  chunks: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size >= bytes) throw new FetchError('too large');
    yield chunk;
  }
}

function get(
  url: URL,
  { ownHosts, headers: given, until: signal, method = 'GET' }: OutsideRequest,
): Promise<IncomingMessage> {
  const headers = { ...given, 'user-agent': 'OrangeWeekly/1' };
  return new Promise((resolve, reject) => {
    const call =
      url.protocol === 'http:'
        ? plainRequest(url, { method, headers, signal })
        : request(url, {
            method,
            headers,
            signal,
            ...(!isOwn(url, ownHosts) && { lookup: publicLookup }),
          });
    call.on('error', reject);
    call.on('response', (response) => {
      // A dropped response has no reader to handle its error.
      response.on('error', () => undefined);
      resolve(response);
    });
    call.end();
  });
}

/** A name that does not exist, or not outside, won't do so tomorrow. */
export function asFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isFinal = code === NOT_PUBLIC || code === 'ENOTFOUND';
  return new FetchError(isFinal ? 'refused' : 'later', { cause: error });
}
