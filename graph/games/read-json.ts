/** A request that takes longer is canceled. */
export const RESPONSE_TIMEOUT_MS = 5_000;

/** The longest that a provider may send us away for, in ms. */
const LONGEST_RETRY_MS = 10 * 60_000;

/** The provider answered, but not with what was asked for. */
export class ReadFailure extends Error {
  /** How long it wants to be left alone, in ms; 0 where it doesn't say. */
  readonly retryAfterMs: number;

  constructor(path: string, { status, headers }: Response) {
    super(`${path} answered ${status}`);
    this.name = 'ReadFailure';
    const seconds = Number(headers.get('retry-after') ?? 0);
    this.retryAfterMs = seconds > 0 ? Math.min(LONGEST_RETRY_MS, seconds * 1000) : 0;
  }
}

interface Limits {
  /** Milliseconds until the whole response must have arrived. */
  readonly withinMs: number;
  readonly mostBytes: number;
}

/**
 * The JSON at a path of the provider. Only the configured address is allowed, so redirects are refused. Throws when
 * there is no response in time, or one that is no JSON or too large.
 */
export async function readJson(
  baseUrl: string,
  path: string,
  { withinMs, mostBytes }: Limits,
): Promise<unknown> {
  const response = await fetch(new URL(path, baseUrl), {
    signal: AbortSignal.timeout(withinMs),
    headers: { accept: 'application/json' },
    redirect: 'error',
  });
  if (!response.ok) throw new ReadFailure(path, response);
  return JSON.parse(await textOf(response, mostBytes)) as unknown;
}

/** The body, read no further than the limit. */
async function textOf({ body, url }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error(`${url} is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
