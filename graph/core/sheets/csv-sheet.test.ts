import { csvSheet } from './csv-sheet.ts';
import { MOST_ROWS } from './sheet.ts';

const rows = (text: string | Uint8Array) =>
  csvSheet(typeof text === 'string' ? Buffer.from(text) : text)?.rows;

test.each([
  ['commas', 'Player,Pos\nBo Nix,QB\n'],
  ['semicolons, as Excel writes them in Europe', 'Player;Pos\r\nBo Nix;QB\r\n'],
  ['tabs, without a last line break', 'Player\tPos\rBo Nix\tQB'],
  ['a mark of its encoding', '\uFEFFPlayer,Pos\nBo Nix,QB'],
])('%s', (_what, text) => {
  expect(rows(text)).toEqual([
    ['Player', 'Pos'],
    ['Bo Nix', 'QB'],
  ]);
});

test('quotes hold delimiters, line breaks and quotes', () => {
  expect(rows('a,b\n"Surtain II, Patrick","6\'2"""\n"two\nlines",')).toEqual([
    ['a', 'b'],
    ['Surtain II, Patrick', `6'2"`],
    ['two\nlines'],
  ]);
});

test('a quote that is never closed is part of its cell', () => {
  expect(rows('a,b\n"open,6-2\n"Bo" Nix,QB\n')).toEqual([
    ['a', 'b'],
    ['"open', '6-2'],
    ['"Bo" Nix', 'QB'],
  ]);
});

test('names with accents in the encodings of Excel', () => {
  expect(rows(Buffer.from('Jos\xe9,QB', 'latin1'))).toEqual([['José', 'QB']]);
  expect(rows(Buffer.from('\uFEFFJosé,QB', 'utf16le'))).toEqual([['José', 'QB']]);
});

test.each([
  ['nothing', ''],
  ['a page', ' <html><table><tr><td>Player</td></tr></table>'],
  ['no text', 'PK\u0003\u0004\u0000\u0000'],
])('%s is no sheet', (_what, text) => {
  expect(rows(text)).toBeUndefined();
});

test('what is longer than a sheet may be is cut, and says so', () => {
  const sheet = csvSheet(Buffer.from('a,b\n'.repeat(MOST_ROWS + 3)))!;
  expect(sheet.rows).toHaveLength(MOST_ROWS + 1);
  expect(sheet.isCut).toBe(true);
  expect(csvSheet(Buffer.from(`${'a,'.repeat(10_000)}\n`))!.rows[0]).toHaveLength(60);
});

test('five megabytes made to be slow are read at once', () => {
  const began = performance.now();
  for (const part of ['"a,', '""', '"a""b,', ',', '"x\n'])
    csvSheet(Buffer.from(part.repeat(5e6 / part.length)));
  expect(performance.now() - began).toBeLessThan(10_000);
});
