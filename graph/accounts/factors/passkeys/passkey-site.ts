import type { Context } from '../../../core/context.ts';

/** For whom passkeys are made: they work on this host alone. */
export const siteOf = ({ publicUrl, site }: Pick<Context, 'publicUrl' | 'site'>) => ({
  rpName: site.name,
  rpID: new URL(publicUrl).hostname,
});

/** EdDSA, ES256 and RS256: what devices make. Named, as the library would try what this runtime calls experimental. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The origin that a device must have signed. On localhost any port is accepted: with a development proxy or a forwarded
 * port, the page has another port than the server.
 */
export function expectedOrigin({ publicUrl }: Pick<Context, 'publicUrl'>, seen: string): string {
  const own = new URL(publicUrl);
  const isLocal = own.hostname === 'localhost' && /^https?:\/\/localhost(:\d+)?$/.test(seen);
  return isLocal ? seen : own.origin;
}
