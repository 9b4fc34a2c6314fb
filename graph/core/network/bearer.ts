/** Schemes that a browser or a proxy in front of the site uses for purposes of its own. */
const OTHER_SCHEMES = /^(?:basic|digest|negotiate|ntlm)\b/i;

/**
 * The bearer token of an Authorization header. Empty when the header contains something else that may be meant as one,
 * so that it is refused rather than ignored. Undefined without the header and for schemes that other software uses.
 */
export function bearerIn(header: string | undefined): string | undefined {
  if (header === undefined || OTHER_SCHEMES.test(header.trim())) return undefined;
  return /^bearer +(\S+)$/i.exec(header.trim())?.[1] ?? '';
}
