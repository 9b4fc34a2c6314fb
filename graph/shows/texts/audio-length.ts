import { asFetchError, requestOutside } from '../../core/network/outside-request.ts';

const WITHIN_MS = 20_000;
/** Hosts of podcasts count their listeners by a chain of redirects. */
const REDIRECTS = 5;
/** What the column holds. No episode is larger. */
const MOST_BYTES = 2 ** 31 - 1;

interface Asking {
  readonly ownHosts: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * How many bytes an audio file has; null where its host doesn't say. Nothing of the file is downloaded. Throws a
 * FetchError when it may say so later.
 */
export async function audioLength(
  address: string,
  { ownHosts, signal }: Asking,
): Promise<number | null> {
  try {
    const { headers } = await requestOutside(address, {
      method: 'HEAD',
      ownHosts,
      bytes: 1,
      until: AbortSignal.any([AbortSignal.timeout(WITHIN_MS), signal]),
      headers: { accept: '*/*', 'accept-encoding': 'identity' },
      redirects: REDIRECTS,
    });
    const length = headers['content-length'] ?? '';
    const bytes = /^\d{1,10}$/.test(length) ? Number(length) : 0;
    return bytes > 0 && bytes <= MOST_BYTES ? bytes : null;
  } catch (error) {
    const fault = asFetchError(error);
    if (fault.fault === 'later') throw fault;
    return null;
  }
}
