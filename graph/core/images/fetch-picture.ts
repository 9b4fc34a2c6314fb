import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IMAGE_TYPES } from '../../../schema/photos/images.ts';
import type { ReceivedFile } from '../files/multipart.ts';
import { isOwn, NOT_PUBLIC, outsideAddress, publicLookup } from '../network/outside-address.ts';

/** For all redirects together, the body included. */
const WITHIN_MS = 5_000;
const MOST_REDIRECTS = 2;

/** Why nothing came: never from there, too much of it, or not at the moment. */
export type FetchFault = 'refused' | 'too large' | 'later';

export class FetchError extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, options?: ErrorOptions) {
    super(`No file from that address: ${fault}`, options);
    this.fault = fault;
  }
}

interface Fetching {
  /** Hosts that may be private. */
  readonly ownHosts: readonly string[];
  /** The file must be smaller. */
  readonly bytes: number;
  /** Gives up earlier. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Downloads the file at an address that a member named, passes it to `use`, and removes it from disk. Its content is
 * unchecked. Throws a FetchError when nothing came.
 */
export async function withFetched<Result>(
  address: string,
  { ownHosts, bytes, signal }: Fetching,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `orange-fetch-${randomUUID()}`);
  const timeout = AbortSignal.timeout(WITHIN_MS);
  const until = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    await download(address, path, { ownHosts, bytes, until }).catch((error: unknown) => {
      throw asFetchError(error);
    });
    return await use({ fieldName: 'address', filename: 'picture', path });
  } finally {
    await rm(path, { force: true });
  }
}

interface Download {
  readonly ownHosts: readonly string[];
  readonly bytes: number;
  readonly until: AbortSignal;
}

async function download(address: string, path: string, given: Download): Promise<void> {
  const response = await follow(address, given);
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size >= given.bytes) throw new FetchError('too large');
      yield chunk;
    }
  };
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(response, limited, file, { signal: given.until });
}

/** The response after redirects. Each address on the way is checked like the first. */
async function follow(address: string, { ownHosts, until }: Download): Promise<IncomingMessage> {
  let at = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = outsideAddress(at, ownHosts);
    if (!url) throw new FetchError('refused');
    const response = await get(url, isOwn(url, ownHosts), until);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
    if (!isRedirect || !headers.location || !URL.canParse(headers.location, url.href))
      throw new FetchError(isPassing(statusCode) ? 'later' : 'refused');
    at = new URL(headers.location, url).href;
  }
  throw new FetchError('refused');
}

const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

function get(url: URL, isOwnHost: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { accept: IMAGE_TYPES.join(','), 'user-agent': 'OrangeWeekly/1' };
  return new Promise((resolve, reject) => {
    const call =
      url.protocol === 'http:'
        ? plainRequest(url, { headers, signal })
        : request(url, { headers, signal, ...(!isOwnHost && { lookup: publicLookup }) });
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
function asFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isFinal = code === NOT_PUBLIC || code === 'ENOTFOUND';
  return new FetchError(isFinal ? 'refused' : 'later', { cause: error });
}
