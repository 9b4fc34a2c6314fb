import { setTimeout } from 'node:timers';
import {
  asFetchError,
  limited,
  type OutsideRequest,
  requestOutside,
} from '../../core/network/outside-request.ts';

/** What a host said of its answer, to ask next time whether it changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedText extends Validators {
  /** Null: nothing has changed since the answer with those validators. */
  readonly text: string | null;
}

interface Fetching extends Pick<OutsideRequest, 'ownHosts' | 'headers' | 'redirects'> {
  readonly signal: AbortSignal;
  /** For everything together: headers, redirects and the last byte. */
  readonly withinMs?: number;
  /** What is received must be smaller. */
  readonly bytes?: number;
}

/** A feed with some thousand episodes has about 5 MB; parsing more would hold up the server. */
const MOST_BYTES = 8 * 1024 * 1024;
const WITHIN_MS = 20_000;

/** Downloads a text from an address of the settings. Throws a FetchError when nothing came. */
export async function fetchText(
  address: string,
  { signal, withinMs = WITHIN_MS, bytes = MOST_BYTES, ...given }: Fetching,
): Promise<FetchedText> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), withinMs);
  const until = AbortSignal.any([slow.signal, signal]);
  try {
    const response = await requestOutside(address, { ...given, bytes, until });
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    if (response.statusCode === 304) {
      response.destroy();
      return { text: null, etag, lastModified };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of limited(response, bytes)) chunks.push(chunk);
    return { text: Buffer.concat(chunks).toString('utf8'), etag, lastModified };
  } catch (error) {
    throw asFetchError(error);
  } finally {
    clearTimeout(timer);
  }
}
