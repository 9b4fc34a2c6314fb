/** The request headers that show which page it comes from. */
export interface RequestHeaders {
  readonly [name: string]: string | string[] | undefined;
}

/**
 * True when the request was made by our own page, by a person's address bar, or by something that is not a browser.
 * Only then is its cookie honored. `ownOrigins` are accepted besides the host that was asked.
 */
export function isSameOrigin(headers: RequestHeaders, ownOrigins: readonly string[] = []): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  const asked = new URL(origin);
  if (ownOrigins.includes(asked.origin)) return true;
  return typeof host === 'string' && asked.host === host && /^https?:$/.test(asked.protocol);
}
