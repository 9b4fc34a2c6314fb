import { inPieces, saysIt } from './transcript-search.ts';

test('words are found whatever their case and accents, and marked as they are', () => {
  const text = 'Señor 🏈 touchdown, senor Touchdown';
  expect(saysIt(text, 'SEÑOR')).toBe(true);
  expect(saysIt(text, 'fumble')).toBe(false);
  const marked = inPieces(text, 'señor').filter(({ isMatch }) => isMatch);
  expect(marked.map((piece) => piece.text)).toEqual(['Señor', 'senor']);
  expect(
    inPieces(text, 'touchdown')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('without words everything is said, and nothing is marked', () => {
  expect(saysIt('Anything', '')).toBe(true);
  expect(inPieces('Anything', '')).toEqual([{ text: 'Anything', isMatch: false }]);
});
