import { ARTICLE_LIMITS, suggestedReadTime, tagsOf } from './article-input.ts';

const words = (count: number) => Array.from({ length: count }, () => 'snap').join(' ');

test.each([
  ['nothing yet', '', 1],
  ['a few words', words(30), 1],
  ['220 words a minute', words(440), 2],
  ['rounded to the nearer minute', words(220 * 3 + 109), 3],
  ['and up from the half', words(220 * 3 + 110), 4],
  ['more than a form takes', words(220 * (ARTICLE_LIMITS.readTime + 5)), ARTICLE_LIMITS.readTime],
])('read time of %s', (_what, content, minutes) => {
  expect(suggestedReadTime(content)).toBe(minutes);
});

test('marks of Markdown, addresses and pictures are not read, but the words of links are', () => {
  const marks = '# | --- | > * _ ` ~~~ ==='.repeat(200);
  const pictures = '![Bo Nix rolls out to the left](https://example.org/one-two-three.jpg) '.repeat(
    100,
  );
  const addresses = 'https://example.org/a/long/path?with=many&words=in-it '.repeat(300);
  expect(suggestedReadTime(`${marks}\n${pictures}\n${addresses}`)).toBe(1);
  expect(suggestedReadTime('[the whole depth chart](https://example.org/x) '.repeat(110))).toBe(2);
});

test('words with accents, apostrophes and digits are one word each', () => {
  expect(suggestedReadTime("Peñarol’s don't 4th ".repeat(110))).toBe(2);
  expect(suggestedReadTime('Привет мир '.repeat(220))).toBe(2);
});

test.each<[string, string | string[], string[]]>([
  ['typed in one line', 'defense, red zone ,  Bo  Nix', ['defense', 'red zone', 'Bo Nix']],
  ['one by one', ['defense', ' red zone '], ['defense', 'red zone']],
  ['with a comma inside one of them', ['a,b', 'c'], ['a', 'b', 'c']],
  ['from several lines', 'one\ntwo\r\nthree', ['one', 'two', 'three']],
  ['with empties', ' , ,,\u200b, ', []],
  ['nothing at all', '', []],
  ['repeated, in the writing that came first', 'Draft, draft, DRAFT, trade', ['Draft', 'trade']],
])('tags %s', (_what, typed, tags) => {
  expect(tagsOf(typed)).toEqual(tags);
});
