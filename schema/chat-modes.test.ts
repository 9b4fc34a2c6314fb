import { expect, test } from '@jest/globals';
import { modesAt, storedModes } from './chat-modes-shape.ts';
import { isOnlyEmoji, USUAL_MODES } from './chat-modes.ts';

test.each(['🏈', '🧡💙 🔥', '👍🏽', '❤️', '👨‍👩‍👧', '🇺🇸', '🏈\n🏈'])('%j is only emoji', (text) => {
  expect(isOnlyEmoji(text)).toBe(true);
});

test.each(['Go', '🏈 Go', '7', '#', '!', '١'])('%j is not', (text) => {
  expect(isOnlyEmoji(text)).toBe(false);
});

test('modes count on their day in Denver; what cannot be read counts as usual', () => {
  const modes = { ...USUAL_MODES, slowSeconds: 30 };
  const evening = new Date('2025-11-17T05:00:00Z');
  const stored = storedModes(modes, evening);
  expect(modesAt(stored, evening)).toEqual(modes);
  expect(modesAt(stored, new Date('2025-11-17T07:00:00Z'))).toEqual(USUAL_MODES);
  expect(modesAt('{"day":"2025-11-16"}', evening)).toEqual(USUAL_MODES);
  expect(modesAt(null, evening)).toEqual(USUAL_MODES);
});
