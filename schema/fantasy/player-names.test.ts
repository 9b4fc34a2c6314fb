import { playerFinder } from './player-names.ts';

const roster = [
  'Terrance Quillen',
  'Tobin Marsh',
  'Amari Stokes-Bell',
  'José Ramírez Jr.',
  'Kendrick Mays',
  'Keenan Mays',
  'T.J. Okoro',
  'Lamont Rivers III',
].map((name) => ({ name }));
const find = playerFinder(roster);

test.each([
  ['Terrance Quillen', 'Terrance Quillen'],
  ['  terrance   QUILLEN ', 'Terrance Quillen'],
  ['T. Quillen', 'Terrance Quillen'],
  ['T.Quillen', 'Terrance Quillen'],
  ['Quillen, Terrance', 'Terrance Quillen'],
  ['Amari Stokes Bell', 'Amari Stokes-Bell'],
  ['AMARI STOKES‑BELL', 'Amari Stokes-Bell'],
  ['Jose Ramirez', 'José Ramírez Jr.'],
  ['José Ramírez, Jr.', 'José Ramírez Jr.'],
  ['Lamont Rivers', 'Lamont Rivers III'],
  ['Rivers III, Lamont', 'Lamont Rivers III'],
  ['TJ Okoro', 'T.J. Okoro'],
  ['T. J. Okoro', 'T.J. Okoro'],
  ['Thomas James Okoro', 'T.J. Okoro'],
  ['Ken. Mays', null],
])('%s is %s', (sheet, name) => {
  expect(find(sheet).player?.name ?? null).toBe(name);
});

test('initials that fit two players match neither, and both are suggested', () => {
  expect(find('K. Mays')).toEqual({
    player: null,
    suggestions: [{ name: 'Kendrick Mays' }, { name: 'Keenan Mays' }],
  });
});

test('a slip of the finger is suggested, not taken', () => {
  expect(find('Terrence Quilen')).toEqual({
    player: null,
    suggestions: [{ name: 'Terrance Quillen' }],
  });
});

test.each(['', '   ', '…', 'Jr.', '1234567890', 'Somebody Else Entirely'])(
  '%p matches no player',
  (sheet) => {
    expect(find(sheet).player).toBeNull();
  },
);
