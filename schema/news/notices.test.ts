import type { ContentType } from '../shows/shows.ts';
import type { LiveGameView } from '../games/games.ts';
import { gameNotices, newsNotice, showNotice, stays, wordsOf } from './notices.ts';

const game = (
  period: number,
  displayClock: string,
  [away, home]: [number, number] = [0, 0],
  more: Partial<LiveGameView> = {},
): Parameters<typeof gameNotices>[0] => ({
  gameId: 7,
  isLive: true,
  isFinal: false,
  isPlayoff: false,
  awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: away, possession: false },
  homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: home, possession: true },
  status: { period, displayClock },
  ...more,
});
const tagged = (...args: Parameters<typeof game>) =>
  gameNotices(game(...args)).map(({ tag, title, body }) => [tag, title, body]);

const NAMES = 'Kansas City Chiefs at Denver Broncos';
const SCORE = 'Kansas City Chiefs 3, Denver Broncos 10';

test.each<[string, Parameters<typeof game>, string[][]]>([
  ['kickoff', [1, '15:00'], [['game-7-start', 'The game is on', NAMES]]],
  ['a game without a clock', [0, ''], [['game-7-start', 'The game is on', NAMES]]],
  [
    'halftime',
    [2, '0:00', [3, 10]],
    [
      ['game-7-Halftime', 'Halftime', SCORE],
      ['game-7-score-3-10', 'Score alert', SCORE],
    ],
  ],
  [
    'a second overtime',
    [6, '8:00', [3, 10]],
    [
      ['game-7-2OT', '2OT', SCORE],
      ['game-7-score-3-10', 'Score alert', SCORE],
    ],
  ],
  [
    'the end',
    [5, '0:00', [3, 10], { isLive: false, isFinal: true }],
    [['game-7-final', 'Final/OT', SCORE]],
  ],
])('%s', (_, args, expected) => {
  expect(tagged(...args)).toEqual(expected);
});

test('each moment has one tag, however often the clock ticks in it', () => {
  const tags = ['7:42', '7:41', '0:01', '0:00'].flatMap((clock) =>
    tagged(3, clock, [3, 10]).map(([tag]) => tag),
  );
  expect([...new Set(tags)]).toEqual(['game-7-Q3', 'game-7-score-3-10']);
});

test('without spoilers no notice of a game contains a figure of the score', () => {
  const games = [
    game(2, '0:00', [24, 17]),
    game(4, '0:00', [24, 17], { isLive: false, isFinal: true }),
  ];
  for (const notice of games.flatMap((one) => gameNotices(one))) {
    expect(JSON.stringify(wordsOf(notice, true))).not.toMatch(/24|17/);
    expect(wordsOf(notice, false).body).toContain('24');
  }
});

const NOW = new Date('2025-11-26T02:00:00Z');
const show = { id: 12, type: 'live' as const, title: 'Flagship: 24-17 and what it means' };

test('a show that goes live makes a notice under its toggle, once a day', () => {
  const first = showNotice({ kind: 'WENT_LIVE', show }, NOW)!;
  expect(first).toMatchObject({
    type: 'liveStreamNotifications',
    title: 'Live now',
    body: 'Flagship: 24-17 and what it means',
    spoilerFree: 'Flagship: •• and what it means',
    url: '/home#live-video',
  });
  const again = showNotice({ kind: 'WENT_LIVE', show }, new Date('2025-11-26T04:00:00Z'));
  expect(again?.tag).toBe(first.tag);
  const nextWeek = showNotice({ kind: 'WENT_LIVE', show }, new Date('2025-12-03T02:00:00Z'));
  expect(nextWeek?.tag).not.toBe(first.tag);
});

test('episodes and videos make a notice when they come out; the end of a show, and a planned one, do not', () => {
  const published = (type: ContentType) =>
    showNotice({ kind: 'PUBLISHED', show: { ...show, type } }, NOW);
  expect(published('podcast')).toMatchObject({
    type: 'newEpisodeNotifications',
    title: 'New podcast episode',
    url: '/home#episodes',
  });
  expect(published('youtube')).toMatchObject({ title: 'New video', url: '/home#videos' });
  expect(published('live')).toBeNull();
  expect(showNotice({ kind: 'ENDED', show }, NOW)).toBeNull();
});

test('breaking news stays, leads where it was sent to, and is no longer than a service carries', () => {
  const notice = newsNotice({ id: 5, headline: 'Trade!', url: 'https://example.org/trade' });
  expect(notice).toMatchObject({
    tag: 'breaking-5',
    body: 'Trade!',
    url: 'https://example.org/trade',
  });
  expect(stays(notice)).toBe(true);
  expect(newsNotice({ id: 6, headline: '🧡'.repeat(900), url: null })).toMatchObject({
    url: '/home',
  });
  expect(
    JSON.stringify(newsNotice({ id: 6, headline: '🧡'.repeat(900), url: null })).length,
  ).toBeLessThan(2000);
});
