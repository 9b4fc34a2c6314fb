import { expect, test } from '@jest/globals';
import { isPublicAddress, subscriberOf } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is one subscriber as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});

test.each([
  '8.8.8.8',
  '142.250.72.10',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '2607:f8b0:4004:800::200a',
  '2a00:1450::1',
])('%s is out on the Internet', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'],
  ...['2001:db8::1', '2002:a00:1::', '2001::1', 'example.org', ''],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
