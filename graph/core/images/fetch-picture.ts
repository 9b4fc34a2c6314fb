import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IMAGE_TYPES } from '../../../schema/photos/images.ts';
import type { ReceivedFile } from '../files/multipart.ts';
import { asFetchError, limited, requestOutside } from '../network/outside-request.ts';

/** For all redirects together, the body included. */
const WITHIN_MS = 5_000;

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
  const headers = { accept: IMAGE_TYPES.join(',') };
  const response = await requestOutside(address, { ...given, headers });
  const chunks = limited(response, given.bytes);
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(chunks, file, { signal: given.until });
}
