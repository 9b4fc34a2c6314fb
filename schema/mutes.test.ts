import { mutedUntil, muteRule, type Mutes, nextMuteEnd } from './mutes.ts';

const NOW = new Date('2025-11-27T19:00:00Z');
const ME = 1;
const word = (text: string) => ({ text });
const ruleOf = (mutes: Partial<Mutes>) => muteRule({ members: [], words: [], ...mutes }, ME);

test('a muted member’s posts are muted, and no one else’s', () => {
  const isMuted = ruleOf({ members: [{ id: 7 }] })!;
  expect(isMuted({ userId: 7, text: 'Go Broncos' })).toBe(true);
  expect(isMuted({ userId: 8, text: 'Go Broncos' })).toBe(false);
  expect(isMuted({ userId: null, text: 'Go Broncos' })).toBe(false);
});

test.each([
  ['chiefs', 'The CHIEFS, again', true],
  ['chiefs', 'Chief among them', false],
  ['chief*', 'Chiefs kingdom', true],
  ['chief*', 'mischief', false],
  ['fair catch', 'A fair-catch!', true],
  ['fair catch', 'Fair. They catch it.', false],
  ['fútbol', 'futbol', true],
])('the word “%s” in “%s”: %s', (text, post, expected) => {
  expect(ruleOf({ words: [word(text)] })!({ userId: 8, text: post })).toBe(expected);
});

test('what a member wrote is never muted for that member', () => {
  const isMuted = ruleOf({ members: [{ id: ME }], words: [word('chiefs')] })!;
  expect(isMuted({ userId: ME, text: 'Chiefs' })).toBe(false);
  expect(isMuted({ userId: null, text: 'Chiefs' })).toBe(true);
});

test('without mutes there is no rule, and the first word that is over is waited for', () => {
  expect(ruleOf({})).toBeUndefined();
  const words = [
    { until: '2025-11-29T19:00:00.000Z' },
    { until: null },
    { until: '2025-11-28T19:00:00.000Z' },
  ];
  const next = (asOf: string) => nextMuteEnd({ asOf, words });
  expect(next('2025-11-28T18:59:00.000Z')).toBe(60_000);
  expect(
    nextMuteEnd({ asOf: '2025-11-28T18:59:00.000Z', words: [{ until: null }] }),
  ).toBeUndefined();
});

test.each([
  // A Thursday, a Sunday a minute before midnight, a Monday, and the weeks in which Denver's clocks change.
  ['2025-11-27T19:00:00Z', '2025-12-01T07:00:00.000Z'],
  ['2025-12-01T06:59:00Z', '2025-12-01T07:00:00.000Z'],
  ['2025-12-01T07:00:00Z', '2025-12-08T07:00:00.000Z'],
  ['2025-10-30T19:00:00Z', '2025-11-03T07:00:00.000Z'],
  ['2026-03-06T19:00:00Z', '2026-03-09T06:00:00.000Z'],
])('from %s, Monday begins at %s', (now, monday) => {
  expect(mutedUntil('UNTIL_MONDAY', new Date(now))?.toISOString()).toBe(monday);
});

test('a day is 24 hours, a month 30 days, and forever has no end', () => {
  expect(mutedUntil('DAY', NOW)).toEqual(new Date('2025-11-28T19:00:00Z'));
  expect(mutedUntil('MONTH', NOW)).toEqual(new Date('2025-12-27T19:00:00Z'));
  expect(mutedUntil('FOREVER', NOW)).toBeNull();
});
