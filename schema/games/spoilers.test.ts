import { withoutScores } from './spoilers.ts';

test.each([
  ['Broncos 24-17 over Kansas City', 'Broncos •• over Kansas City'],
  ['Win 24–17 in overtime!', 'Win •• in overtime!'],
  ['They lost 3 to 41.', 'They lost ••.'],
  ['7 - 6 at the half, 10 — 10 later', '•• at the half, •• later'],
])('%s: the score is hidden', (text, hidden) => {
  expect(withoutScores(text)).toBe(hidden);
});

test.each([
  'The 2025-26 season',
  'On 2025-11-16, week 11',
  'Call 303-555-0147',
  'Weeks of 2-3.5 yards',
  'Five keys to the game',
])('%s: nothing in it is a score', (text) => {
  expect(withoutScores(text)).toBe(text);
});
