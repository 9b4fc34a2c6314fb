import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './network-address.ts';

/**
 * Members name addresses that the server requests. So that it can't be made to call into its own network, the address
 * must be a host on the Internet over https on the default port, or one of `ownHosts` from the site's settings.
 */
export function outsideAddress(address: string, ownHosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  if (isOwn(url, ownHosts)) return url;
  const isNamed =
    url.hostname.includes('.') && !isIP(url.hostname) && !url.hostname.startsWith('[');
  return url.protocol === 'https:' && url.port === '' && isNamed ? url : null;
}

export const isOwn = ({ protocol, host }: URL, ownHosts: readonly string[]): boolean =>
  /^https?:$/.test(protocol) && ownHosts.includes(host);

/** Where the name of a place leads into a private network. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

/**
 * Looks up the public addresses of a name. The connection uses this look-up itself, so the address cannot change after
 * the check.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) {
      const refusal: NodeJS.ErrnoException = new Error(`${hostname} is not on the Internet`);
      refusal.code = NOT_PUBLIC;
      return done(refusal, []);
    }
    if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });
};
