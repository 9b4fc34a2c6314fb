import type { LookupAddress } from 'node:dns';
import { NOT_PUBLIC, publicLookup } from './outside-address.ts';

const look = (hostname: string, all: boolean) =>
  new Promise<string | LookupAddress[]>((resolve, reject) => {
    publicLookup(hostname, { all }, (error, found) => (error ? reject(error) : resolve(found)));
  });

test.each([true, false])(
  'a name that leads to this machine leads nowhere (all: %s)',
  async (all) => {
    await expect(look('localhost', all)).rejects.toMatchObject({ code: NOT_PUBLIC });
  },
);

test('a public address is returned in the requested form', async () => {
  expect(await look('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await look('8.8.8.8', false)).toBe('8.8.8.8');
});
