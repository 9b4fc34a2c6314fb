import { fill } from './translate.ts';

test('placeholders in braces are replaced verbatim, wherever and however often they occur', () => {
  expect(fill('{name} has {count} of {count}', { name: '$& {count}', count: 3 })).toBe(
    '$& {count} has 3 of 3',
  );
  expect(fill('{name} has {count}', { name: 'Ann' })).toBe('Ann has {count}');
  expect(fill('{name}')).toBe('{name}');
});

const LIKES = '{likes|one:# like|other:# likes}';

test.each([
  [0, '0 likes'],
  [1, '1 like'],
  [2, '2 likes'],
  [1_234, '1,234 likes'],
])('%d chooses its form: %s', (likes, words) => expect(fill(LIKES, { likes })).toBe(words));

test('the rules are those of the language, and it names the forms that it has', () => {
  const days = '{days|one:# день|few:# дня|many:# дней|other:# дня}';
  expect([1, 3, 5, 21].map((count) => fill(days, { days: count }, 'ru'))).toEqual([
    '1 день',
    '3 дня',
    '5 дней',
    '21 день',
  ]);
  // Spanish has a form for millions; a text that doesn't name it falls back.
  const spanish = '{days|one:# día|other:# días}';
  expect(fill(spanish, { days: 1_000_000 }, 'es-US')).toBe('1,000,000 días');
});

test('a form may leave its number out, and what is no number is said as it is', () => {
  expect(fill('{count} {count|one:player|other:players}', { count: 1 })).toBe('1 player');
  expect(fill(LIKES, { likes: '?' })).toBe('? likes');
});
