import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GameBar } from '../games/game-bar.tsx';
import { BreakingStrip } from '../news/breaking-strip.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { setLiveState } from './live-status.ts';
import { CHAT_MODES } from '../testing/chat-modes.ts';

const game = (home: number) => ({
  gameId: 7,
  isLive: true,
  isFinal: false,
  isPlayoff: false,
  isFed: false,
  ...{ isExhibition: false, situation: null, lastPlay: null, playPosition: 0 },
  homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: home, possession: true },
  awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: 3, possession: false },
  status: { period: 2, displayClock: '7:42' },
});
const news = (id: number, headline: string) => ({
  id,
  headline,
  url: null,
  createdAt: new Date().toISOString(),
});

const soon = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.getByRole('region', { name: 'Game status' });
const MINUTE = 60_000;

/** The frame's live parts on a graph that the test controls. */
async function open() {
  const answers: Answers = {
    liveGame: game(10),
    lastCompletedGame: null,
    nextGame: null,
    seasonRecord: null,
    chatStatus: { isOpen: false, asOf: '2025-11-16T19:00:00Z', modes: CHAT_MODES },
    latestBreakingNews: null,
  };
  const graph = schemaClient(answers);
  render(
    <ApolloProvider client={graph.client}>
      <MemoryRouter>
        <GameBar />
        <BreakingStrip />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await soon();
  return {
    ...graph,
    answers,
    reconnect: async (changedAt?: number) => {
      act(() => graph.eventsLost(changedAt));
      await soon();
    },
    push: async (field: string, payload: unknown) => {
      act(() => graph.push(field, payload));
      await soon();
    },
    /** From now on the server's responses are delayed; the returned function sends them. */
    late: (field: string, answer: unknown) => {
      const waiting: (() => void)[] = [];
      answers[field] = () => new Promise((resolve) => waiting.push(() => resolve(answer)));
      return async () => {
        for (const arrive of waiting.splice(0)) arrive();
        await soon();
      };
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T18:00:00Z') });
  act(() => setLiveState('connected'));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

test('an event between a response and the confirmed subscription appears at once', async () => {
  const { answers, reconnect, asked } = await open();
  await soon(1_000);
  answers.liveGame = game(17);
  answers.latestBreakingNews = news(3, 'Signed!');
  await reconnect(Date.now());
  expect(bar()).toHaveTextContent('Denver Broncos 17');
  expect(screen.getByRole('region', { name: 'Breaking news' })).toHaveTextContent('Signed!');
  expect(screen.getByRole('status')).toHaveTextContent('Breaking news: Signed!');
  expect(asked).toMatchObject({ GameBar: 2, BreakingNews: 2 });
});

test('an event that comes while the page is still hydrated appears at once', async () => {
  const { answers, client, reconnect } = await open();
  await soon(1_000);
  client.prioritizeCacheValues = true;
  answers.latestBreakingNews = news(3, 'Signed!');
  await reconnect(Date.now());
  expect(screen.getByRole('region', { name: 'Breaking news' })).toHaveTextContent('Signed!');
});

test('nothing is refetched if nothing happened since the response', async () => {
  const { reconnect, asked } = await open();
  await soon(2_000);
  await reconnect(Date.now() - MINUTE);
  expect(asked).toMatchObject({ GameBar: 1, BreakingNews: 1 });
});

test('a response in flight does not replace what was pushed since', async () => {
  const { late, push, answers } = await open();
  const arrive = late('liveGame', game(10));
  await soon(MINUTE);
  await push('liveGame', game(17));
  await arrive();
  expect(bar()).toHaveTextContent('Denver Broncos 17');
  answers.liveGame = null;
  await soon(MINUTE);
  expect(bar()).not.toHaveTextContent('Denver Broncos');
});

test('nor does one of a time when there was nothing yet', async () => {
  const { late, push, answers } = await open();
  answers.liveGame = null;
  await soon(MINUTE);
  expect(bar()).not.toHaveTextContent('Denver Broncos');
  const arrive = late('liveGame', null);
  await soon(MINUTE);
  await push('liveGame', game(17));
  answers.liveGame = game(17);
  await arrive();
  expect(bar()).toHaveTextContent('Denver Broncos 17');
});

test('a response in flight when an event was published is refetched', async () => {
  const { late, push, answers, asked } = await open();
  const arrive = late('latestBreakingNews', news(3, 'Signed!'));
  await push('breakingNewsWithdrawals', { newsId: 2 });
  expect(asked.BreakingNews).toBe(2);
  await soon(10);
  await push('breakingNewsWithdrawals', { newsId: 3 });
  answers.latestBreakingNews = null;
  await arrive();
  expect(asked.BreakingNews).toBe(3);
  expect(screen.queryByRole('region', { name: 'Breaking news' })).toBeNull();
});

test('an event that can’t be parsed refetches everything it could have changed', async () => {
  const { push, answers, asked } = await open();
  await soon(2_000);
  answers.liveGame = game(17);
  // Its result may not be null.
  await push('liveGame', null);
  expect(asked.GameBar).toBe(2);
  expect(bar()).toHaveTextContent('Denver Broncos 17');
});
