import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { GAME_BAR } from '../games/use-game-bar.ts';
import type { GameBarQuery } from '../gql/graphql.ts';
import { SETTINGS_KEY } from '../../schema/site/device.ts';
import { schemaClient } from '../testing/schema-client.ts';
import { withNotifications, withoutNotifications } from '../testing/notifications.ts';
import { speak } from '../ui/language.ts';
import NoticeWatcher from './notice-watcher.tsx';

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
  __typename: 'LiveTeam' as const,
  abbreviation: name.slice(0, 3),
  name,
  score,
  possession: false,
});
/** What the game bar knows, as it lies in the cache. */
const bar = (score: [number, number] | null, period = 2) =>
  ({
    liveGame: score && {
      __typename: 'LiveGame',
      gameId: 7,
      isLive: true,
      isFinal: false,
      isPlayoff: false,
      isFed: false,
      awayTeam: side('Kansas City Chiefs', score[0]),
      homeTeam: side('Denver Broncos', score[1]),
      status: { __typename: 'LiveGameStatus', period, displayClock: '7:42' },
    },
    lastCompletedGame: null,
    nextGame: null,
    seasonRecord: null,
    chatStatus: {
      __typename: 'ChatStatus',
      isOpen: false,
      nextGameDate: null,
      opensAt: null,
      closesAt: null,
      asOf: '2025-11-26T02:00:00Z',
    },
  }) as GameBarQuery;

const Place = () => <output>{useLocation().pathname}</output>;
const soon = () => act(() => jest.advanceTimersByTimeAsync(0));

/** A tab whose game bar shows this score. */
async function open(settings: object = {}, first: GameBarQuery = bar([3, 10])) {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  const { client, push } = schemaClient({});
  const know = (data: GameBarQuery) => client.writeQuery({ query: GAME_BAR, data });
  know(first);
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <NoticeWatcher />
        <Place />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await soon();
  return {
    async score(...args: Parameters<typeof bar>) {
      act(() => void know(bar(...args)));
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
  const tab = await open({ scoreAlerts: false }, bar(null));
  await tab.score([0, 0], 1);
  await tab.score([0, 7], 2);
  expect(shown().map(([title]) => title)).toEqual(['The game is on', 'Second quarter']);
  cleanup();

  const other = await open({ gameUpdates: false }, bar([0, 7], 2));
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
  const tab = await open({ breakingNews: true, spoilerMode: true }, bar(null));
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
