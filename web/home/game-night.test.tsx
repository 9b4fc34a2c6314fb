import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { postGameShowAt } from '../../schema/shows/post-game.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { changeSettings } from '../settings/podcast-settings.ts';
import { gameSubject, setRevealed } from '../settings/reveal.ts';
import { message } from '../testing/chat-message.ts';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { LiveShow } from './live-show.tsx';
import { CHAT_MODES } from '../testing/chat-modes.ts';

const LIVE = {
  ...{
    gameId: 7,
    isLive: true,
    isFinal: false,
    isPlayoff: false,
    isExhibition: false,
    isFed: true,
  },
  homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: 10, possession: true },
  awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: 3, possession: false },
  status: { period: 2, displayClock: '7:42' },
  situation: { side: 'HOME' as const, down: 2, toGo: 6, ballOn: 34 },
  playPosition: 1,
  lastPlay: playRow(1),
};
const LAST = {
  ...{ id: 7, opponent: 'Kansas City Chiefs', isHome: true, isPlayoff: false, isExhibition: false },
  ...{ date: '2025-11-16', result: 'W', score: '28-17' },
};
const OPEN = {
  isOpen: true,
  asOf: '2025-11-16T21:00:00Z',
  nextGameDate: '2025-11-16',
  opensAt: '2025-11-16T07:00:00Z',
  closesAt: '2099-11-17T06:59:59Z',
  modes: CHAT_MODES,
};

beforeEach(() => {
  localStorage.clear();
  setRevealed(gameSubject(7), false);
});
afterEach(() => act(() => changeSettings({ spoilerMode: false })));

async function mount(answers: Answers = {}) {
  const graph: Answers = {
    ...{ liveGame: LIVE, lastCompletedGame: null, nextGame: null, seasonRecord: null },
    ...{ chatStatus: OPEN, chat: { nodes: [] }, pinnedLine: null },
    ...answers,
  };
  const mounted = schemaClient(graph);
  const show = { live: null, video: null, isLoading: false, failure: null };
  await act(async () => {
    render(
      <ApolloProvider client={mounted.client}>
        <MemoryRouter>
          <LiveShow {...show} />
        </MemoryRouter>
      </ApolloProvider>,
    );
    await Promise.resolve();
  });
  const game = () =>
    within(screen.getByRole('region', { name: 'Kansas City Chiefs at Denver Broncos' }));
  return { ...mounted, graph, game };
}

test('on game night home begins with the score, the last play and the chat', async () => {
  const nodes = [1, 2, 3, 4].map((id) => message(id));
  const { game, client, graph } = await mount({ chat: { nodes } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Kansas City Chiefs at Denver Broncos',
  );
  expect(game().getByText('Q2 7:42')).toBeVisible();
  expect(game().getAllByText('2nd & 6 at DEN 34')[0]).toBeVisible();
  expect(game().getByText('Jarrell Oakes runs for 4 yards.')).toBeVisible();
  const lines = within(await screen.findByRole('list', { name: 'Game Chat' }));
  expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Otis Orange message 2',
    'Otis Orange message 3',
    'Otis Orange message 4',
  ]);
  expect(game().getByRole('link', { name: 'Join the chat' })).toHaveAttribute('href', '/game-chat');
  expect(game().getByRole('link', { name: 'Play by play' })).toHaveAttribute('href', '/games/7');
  expect(document.getElementById('live-video')).toBeInTheDocument();

  graph.liveGame = { ...LIVE, lastPlay: playRow(2, TOUCHDOWN), situation: null };
  await act(() => client.refetchQueries({ include: ['GameBar'] }));
  expect(game().getByText('Touchdown, Broncos!')).toBeVisible();
  expect(game().queryByText('2nd & 6 at DEN 34')).toBeNull();
});

test('after the final whistle it says how it ended and when the show about it airs', async () => {
  const { game } = await mount({ liveGame: { ...LIVE, isLive: false, isFinal: true } });
  expect(await screen.findByText('Broncos win 10–3')).toBeVisible();
  expect(game().getByText(/Post-Game Live/)).toBeVisible();
  expect(game().getByRole('link', { name: 'How it went' })).toBeVisible();
});

test('without a game the show is there', async () => {
  await mount({ liveGame: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The show');
  expect(screen.queryByRole('link', { name: 'Play by play' })).toBeNull();
});

test('who hides scores reveals the game once', async () => {
  act(() => changeSettings({ spoilerMode: true }));
  const { game } = await mount({ chat: { nodes: [message(1)] } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).not.toHaveTextContent(/10|Oakes|message 1/);
  await userEvent.click(game().getByRole('button', { name: 'Reveal this game' }));
  expect(game().getByText('Jarrell Oakes runs for 4 yards.')).toBeVisible();
  expect(await screen.findByText('message 1')).toBeVisible();
});

test('the game is there until the show about it, the day after', async () => {
  // 7 PM in Denver on the day of the show.
  jest.useFakeTimers({ now: new Date('2025-11-18T01:59:00Z'), advanceTimers: true });
  await mount({ liveGame: null, lastCompletedGame: LAST });
  expect(await screen.findByText('Broncos win 28–17')).toBeVisible();
  const { postGameTime } = FIRST_SETTINGS;
  const left = postGameShowAt(LAST.date, { postGameTime }).getTime() - Date.now();
  await act(() => jest.advanceTimersByTimeAsync(left + 1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The show');
  jest.useRealTimers();
});
