/** How long it is valid; the standard asks for less than a year. */
const HOLDS_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. The expiry date moves with the clock,
 * because a running site is maintained.
 */
export function securityTxt(origin: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${origin}/contact-us#contact`,
    `Expires: ${new Date(today + HOLDS_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
