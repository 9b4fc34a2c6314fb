import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../core/network-address.ts';

/**
 * Browsers name the place to which the server sends. So that nobody makes it call into its own network, that place is
 * a host on the Internet under https and its usual port; or one of `ownHosts`, which whoever runs the site vouches for.
 */
export function pushAddress(endpoint: string, ownHosts: readonly string[]): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
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

/** Finds the addresses of a name and keeps the public ones. It is the connection's own look-up: nothing changes behind it. */
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
