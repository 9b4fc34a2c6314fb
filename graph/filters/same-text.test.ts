import * as fc from 'fast-check';
import { isSameText } from './same-text.ts';

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const word = fc.constantFrom('Go', 'go', 'GO', 'Broncos', 'éLAN', 'Élan', '🏈', '!', 'a');
const space = fc.constantFrom(' ', '  ', '\n', '\u00a0 ', '\t');
const text = fc
  .array(fc.tuple(word, space), { maxLength: 4 })
  .map((parts) => parts.flat().join(''));

test('it compares as if both texts were in small letters with single spaces', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(isSameText(one, other)).toBe(folded(one) === folded(other));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Go Broncos', '  go \n\n BRONCOS ', true],
  ['Go Broncos', 'GoBroncos', false],
  ['Go Broncos', 'Go Broncos!', false],
  ['Go', 'Go 🏈', false],
  ['', '  ', true],
])('%j and %j: %j', (one, other, isSame) => {
  expect(isSameText(one, other)).toBe(isSame);
});

test('it takes the same signs for space as regular expressions do', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const sign = String.fromCharCode(code);
    expect([code, isSameText(`a${sign}b`, 'a b')]).toEqual([code, /\s/.test(sign)]);
  }
});
