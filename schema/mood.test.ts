import { MOOD_DEFAULT, MOOD_FACES, moodBand, moodWord, newerMood, shownMood } from './mood.ts';

test.each([
  [10, 'Championship Bound', 'great'],
  [9, 'Championship Bound', 'great'],
  [8.9, 'Confident', 'great'],
  [8, 'Confident', 'great'],
  [7.9, 'Confident', 'good'],
  [7, 'Confident', 'good'],
  [6, 'Hopeful', 'good'],
  [5.9, 'Hopeful', 'mixed'],
  [5, 'Hopeful', 'mixed'],
  [4, 'Frustrated', 'mixed'],
  [3.9, 'Frustrated', 'low'],
  [3, 'Frustrated', 'low'],
  [2.9, 'Devastated', 'low'],
  [1, 'Devastated', 'low'],
])('%d is %s, in the band %s', (level, word, band) => {
  expect([moodWord(level), moodBand(level)]).toEqual([word, band]);
});

test('word and color match the figure beside them', () => {
  const average = 8.96;
  expect([shownMood(average), moodWord(average)]).toEqual([9, 'Championship Bound']);
  expect([shownMood(7.95), moodBand(7.95)]).toEqual([8, 'great']);
  expect([shownMood(4.94), moodWord(4.94)]).toEqual([4.9, 'Frustrated']);
});

test('of two copies of a week the newer one counts, in either order', () => {
  const mood = (gameWeek: number, revision: number) => ({ season: 2025, gameWeek, revision });
  expect(newerMood(mood(11, 4), mood(11, 5)).revision).toBe(5);
  expect(newerMood(mood(11, 5), mood(11, 4)).revision).toBe(5);
  expect(newerMood(mood(11, 90), mood(12, 1))).toEqual(mood(12, 1));
});

test('there is a face for each word, and the one in the middle is the default', () => {
  expect(MOOD_FACES.map((level) => [level, moodWord(level)])).toEqual([
    [1, 'Devastated'],
    [3, 'Frustrated'],
    [5, 'Hopeful'],
    [7, 'Confident'],
    [9, 'Championship Bound'],
  ]);
  expect(MOOD_FACES[2]).toBe(MOOD_DEFAULT);
});
