import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The part of a client's address that identifies one subscriber: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, because a subscriber controls all 2^64 addresses behind them.
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? [] : tail.split(':');
    // A dotted quad at the end counts as two groups.
    const taken = groups.length + behind.length + (behind.at(-1)?.includes('.') ? 1 : 0);
    groups.push(...Array<string>(8 - taken).fill('0'), ...behind);
  }
  return (
    groups
      .slice(0, 4)
      .map((group) => parseInt(group, 16).toString(16))
      .join(':') + '::/64'
  );
}

/** Enough of an address to know one's own network by, and no more; null where there is none. */
export function networkOf(address: string): string | null {
  const subscriber = subscriberOf(address);
  if (isIPv4(subscriber)) return subscriber.replace(/\.\d+$/, '.*');
  return subscriber.includes(':') ? subscriber : null;
}

/** What is set aside for private networks, the machine itself, documentation, tunnels and groups. */
const PRIVATE = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...[
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
  ],
  '3fff::/20',
];
const closed = new BlockList();
for (const range of PRIVATE) {
  const [network = '', bits] = range.split('/');
  closed.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6');
}
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/**
 * True for a public address of the Internet, so that the server can be asked to call it without reaching into its own
 * network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
