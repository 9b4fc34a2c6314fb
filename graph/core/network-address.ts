import { isIPv6 } from 'node:net';

/**
 * The part of a client's address that one subscriber holds: an IPv4 address whole, of an IPv6 address the first
 * 64 bits, because whoever has one of those has all 2^64 behind it.
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? [] : tail.split(':');
    // A dotted quad at the end stands for two groups.
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
