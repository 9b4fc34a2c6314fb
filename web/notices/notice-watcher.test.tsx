import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { setDoNotDisturb } from '../inbox/do-not-disturb.ts';
import { SETTINGS_KEY } from '../../schema/site/device.ts';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { withNotifications, withoutNotifications } from '../testing/notifications.ts';
import { speak } from '../ui/language.ts';
import NoticeWatcher from './notice-watcher.tsx';
import { setQuietHours } from './quiet-hours.ts';

let browser: ReturnType<typeof withNotifications>;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-11-26T02:00:00Z') });
  browser = withNotifications('granted');
  window.focus = () => {};
});
afterEach(() => {
  cleanup();
  withoutNotifications();
  jest.useRealTimers();
});

const side = (name: string, score: number) => ({
  abbreviation: name.slice(0, 3),
  name,
  score,
  possession: false,
});
/** The game as it is on; null when there is none. */
const game = (score: [number, number] | null, period = 2, plays: object = {}) =>
  score && {
    ...{
      gameId: 7,
      isLive: true,
      isFinal: false,
      isPlayoff: false,
      isExhibition: false,
      isFed: false,
    },
    awayTeam: side('Kansas City Chiefs', score[0]),
    homeTeam: side('Denver Broncos', score[1]),
    status: { period, displayClock: '7:42' },
    ...{ situation: null, lastPlay: null, playPosition: 0, lastScore: null, ...plays },
  };

const Place = () => <output>{useLocation().pathname}</output>;
const soon = () => act(() => jest.advanceTimersByTimeAsync(0));

/** A tab that was opened at this score. */
async function open(settings: object = {}, first = game([3, 10])) {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  const answers: Answers = { liveGame: first };
  const { client, push } = schemaClient(answers);
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <NoticeWatcher />
        <Place />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await soon();
  await soon();
  return {
    async score(...args: Parameters<typeof game>) {
      answers.liveGame = game(...args);
      act(() => push('liveGame', answers.liveGame));
      await soon();
    },
    async push(field: string, payload: unknown) {
      act(() => push(field, payload));
      await soon();
    },
  };
}
const shown = () => browser.shown.map(({ title, options }) => [title, options.body]);
const live = { kind: 'WENT_LIVE', show: { id: 12, type: 'LIVE', title: 'Flagship 24-17' } };

test('a score is notified when it changes, not when the page is opened', async () => {
  const tab = await open();
  expect(shown()).toEqual([]);
  await tab.score([3, 17]);
  await tab.score([3, 17]);
  expect(shown()).toEqual([['Score alert', 'Kansas City Chiefs 3, Denver Broncos 17']]);
});

test('kickoff, quarters and scores have toggles of their own', async () => {
  const tab = await open({ scoreAlerts: false }, game(null));
  await tab.score([0, 0], 1);
  await tab.score([0, 7], 2);
  expect(shown().map(([title]) => title)).toEqual(['The game is on', 'Second quarter']);
  cleanup();

  const other = await open({ gameUpdates: false }, game([0, 7], 2));
  await other.score([0, 14], 3);
  expect(shown().at(-1)).toEqual(['Score alert', 'Kansas City Chiefs 0, Denver Broncos 14']);
});

test('in spoiler mode no notification contains a score', async () => {
  const tab = await open({ spoilerMode: true });
  await tab.score([3, 17], 3);
  await tab.push('showEvents', live);
  expect(shown()).toHaveLength(3);
  expect(JSON.stringify(shown())).not.toMatch(/17|24/);
});

const scored = playRow(4, TOUCHDOWN);
const tried = playRow(5, { kind: 'EXTRA_POINT', before: null, points: 1, scoringSide: 'HOME' });

test('a touchdown is one notification in words, once the try is known', async () => {
  const tab = await open({ gameUpdates: false }, game([3, 3]));
  await tab.score([3, 9], 2, { lastPlay: scored, lastScore: { play: scored, attempt: null } });
  expect(shown()).toEqual([]);
  const both = { lastPlay: tried, lastScore: { play: scored, attempt: tried } };
  await tab.score([3, 10], 2, both);
  await tab.score([3, 10], 2, { ...both, lastPlay: playRow(6) });
  expect(shown()).toEqual([
    ['Touchdown, Broncos! 10–3, Q1', 'Jarrell Oakes runs it in from 66 out. Extra point'],
  ]);
});

test('a touchdown under review is not news, and one that is taken back is said to be', async () => {
  const tab = await open({ gameUpdates: false }, game([3, 3]));
  const reviewed = playRow(4, { ...TOUCHDOWN, isUnderReview: true });
  await tab.score([3, 9], 2, {
    lastPlay: playRow(6),
    lastScore: { play: reviewed, attempt: null },
  });
  expect(shown()).toEqual([]);
  const back = playRow(4, { revision: 3, yards: 65, takenBack: scored });
  await tab.score([3, 3], 2, { lastPlay: back, lastScore: null });
  expect(shown()).toEqual([['Overturned! 3–3, Q1', 'Jarrell Oakes runs for 65 yards.']]);
});

test('a notification that is taken back is closed, and one in quiet hours isn’t shown', async () => {
  const tab = await open({ gameUpdates: false }, game([3, 3]));
  await tab.score([3, 9], 2, {
    lastPlay: playRow(6),
    lastScore: { play: scored, attempt: null },
  });
  const back = playRow(4, { revision: 2, yards: 65, takenBack: scored });
  await tab.score([3, 3], 2, { lastPlay: back, lastScore: null });
  expect(browser.shown.map(({ title, isClosed }) => [title, isClosed])).toEqual([
    ['Touchdown, Broncos! 9–3, Q1', true],
    ['Overturned! 3–3, Q1', false],
  ]);
  act(() => setQuietHours({ from: '00:00', until: '23:59' }));
  await tab.push('breakingNews', { id: 1, headline: 'Trade!', url: null });
  expect(browser.shown).toHaveLength(2);
  act(() => setQuietHours(null));
});

test('while a member is not to be disturbed no notification is shown', async () => {
  const tab = await open();
  setDoNotDisturb('2025-11-26T02:05:00Z');
  await tab.push('showEvents', live);
  expect(shown()).toEqual([]);
  jest.setSystemTime(new Date('2025-11-26T02:05:00Z'));
  await tab.push('showEvents', { ...live, show: { ...live.show, id: 13 } });
  expect(shown()).toHaveLength(1);
  setDoNotDisturb(null);
});

test('in spoiler mode a touchdown is only that there is a new score', async () => {
  const tab = await open({ gameUpdates: false, spoilerMode: true }, game([3, 3]));
  await tab.score([3, 9], 2, { lastPlay: playRow(6), lastScore: { play: scored, attempt: null } });
  expect(shown()).toEqual([['Score alert', 'Kansas City Chiefs at Denver Broncos: new score']]);
});

test('of several tabs one shows it', async () => {
  const tabs = [await open(), await open(), await open()];
  for (const tab of tabs) await tab.score([3, 17]);
  expect(shown()).toHaveLength(1);
});

test('a live show closes by itself, and pressed it leads there', async () => {
  const tab = await open();
  await tab.push('showEvents', live);
  expect(shown()).toEqual([['Live now', 'Flagship 24-17']]);
  act(() => browser.shown[0]!.press());
  expect(screen.getByText('/home')).toBeInTheDocument();
  await tab.push('showEvents', {
    kind: 'PUBLISHED',
    show: { id: 13, type: 'PODCAST', title: 'Film room' },
  });
  expect(shown().at(-1)).toEqual(['New podcast episode', 'Film room']);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(browser.shown.at(-1)?.isClosed).toBe(true);
});

const news = { id: 5, headline: 'Trade!', url: null, createdAt: '2025-11-26T02:00:00Z' };

test('breaking news is off at first; turned on it stays until it is dismissed or taken back', async () => {
  const quiet = await open();
  await quiet.push('breakingNews', news);
  expect(shown()).toEqual([]);
  cleanup();

  const tab = await open({ breakingNews: true });
  await tab.push('breakingNews', news);
  expect(browser.shown).toMatchObject([
    { title: 'Breaking: Denver Broncos', options: { body: 'Trade!', requireInteraction: true } },
  ]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(browser.shown[0]?.isClosed).toBe(false);
  await tab.push('breakingNewsWithdrawals', { newsId: 5 });
  expect(browser.shown[0]?.isClosed).toBe(true);
});

test('for screen readers a live show is said as well', async () => {
  const tab = await open({ screenReader: true, liveStreamNotifications: false });
  await tab.push('showEvents', live);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Live now: Flagship 24-17');
  expect(shown()).toEqual([]);
});

test('notifications are in Spanish for who reads it; titles of shows and headlines stay', async () => {
  await speak('es');
  const tab = await open({ breakingNews: true, spoilerMode: true }, game(null));
  await tab.score([0, 0], 1);
  await tab.score([0, 7], 2);
  await tab.push('showEvents', live);
  await tab.push('breakingNews', news);
  expect(shown()).toEqual([
    ['Empezó el partido', 'Kansas City Chiefs en casa de Denver Broncos'],
    ['Segundo cuarto', 'Kansas City Chiefs en casa de Denver Broncos'],
    ['Cambió el marcador', 'Kansas City Chiefs en casa de Denver Broncos: cambió el marcador'],
    ['Ahora en vivo', expect.stringContaining('Flagship')],
    ['Última hora: Denver Broncos', 'Trade!'],
  ]);
  await speak('en');
});
