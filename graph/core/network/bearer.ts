/** Schemes that a browser or a proxy in front of the site uses for purposes of its own. */
const NOT_OURS = /^(?:basic|digest|negotiate|ntlm)\b/i;

/**
 * The bearer token of an Authorization header: empty when the header holds something else that may be meant as one, so
 * that it is refused and not overlooked. Undefined without the header, and for what is not meant for us.
 */
export function bearerIn(header: string | undefined): string | undefined {
  if (header === undefined || NOT_OURS.test(header.trim())) return undefined;
  return /^bearer +(\S+)$/i.exec(header.trim())?.[1] ?? '';
}
