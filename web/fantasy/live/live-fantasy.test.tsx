import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext, type Auth } from '../../accounts/session/auth.ts';
import { LIVE_GAME } from '../../games/use-game-bar.ts';
import { live } from '../../testing/game-bar.tsx';
import { schemaClient } from '../../testing/schema-client.ts';
import LiveFantasy from './live-fantasy.tsx';
import { ScoredLineup } from './scored-lineup.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NAMES = ['Ana', 'Ben', 'Cleo'];
const lineup = (id: number, weeklyRank: number, totalPoints: number) => ({
  ...{ id, weeklyRank, totalPoints, isTied: false, captainBonusPoints: 0, cursor: `${id}` },
  lineupName: `Lineup of ${NAMES[id - 1]}`,
  user: {
    ...{ id, name: NAMES[id - 1], avatarUrl: null, avatarType: 'DEFAULT', isMvp: false },
    ...{ isAdmin: false, favoriteTeam: 'Denver Broncos' },
  },
  picks: [],
});

async function open(auth: Partial<Auth>) {
  let lineups = [lineup(1, 1, 12), lineup(2, 2, 8), lineup(3, 3, 5)];
  let isPlayed = true;
  const { client } = schemaClient({
    liveGame: live({ playPosition: 1 }),
    liveBoard: () => (isPlayed ? { position: 1, totalParticipants: 3, lineups } : null),
    myLiveLineup: () => lineups.find(({ id }) => id === 3),
  });
  await client.query({ query: LIVE_GAME });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null, ...auth } as Auth}>
        <MemoryRouter>
          <LiveFantasy gameId={7} instead={<ScoredLineup gameId={7} />} />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(10);
  return {
    pass,
    async play(next: typeof lineups) {
      lineups = next;
      act(() => {
        client.writeQuery({
          query: LIVE_GAME,
          data: { liveGame: { ...live({ playPosition: 2 }), __typename: 'LiveGame' } as never },
        });
      });
      await pass(2_100);
    },
    end: () => (isPlayed = false),
  };
}

const board = () => screen.getByRole('list', { name: 'Top lineups' });
const rows = () =>
  within(board())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('after a play the places move with arrows, and one’s own lineup is shown apart', async () => {
  const { play } = await open({ user: { id: 3, name: 'Cleo' } as Auth['user'] });
  expect(screen.getByText('Live, unofficial')).toBeVisible();
  expect(rows()[0]).toContain('Ana');
  await play([lineup(3, 1, 17), lineup(1, 2, 12), lineup(2, 3, 8)]);
  expect(rows()[0]).toMatch(/Cleo.*▲ 2Up 2 places.*17\.00/);
  expect(rows()[1]).toMatch(/Ana.*▼ 1Down 1 place.*12\.00/);
  const own = within(screen.getByRole('region', { name: 'Your lineup' }));
  expect(own.getByText(/17\.00/)).toBeVisible();
});

test('while they load their room is there, and a failure can be tried again', async () => {
  let isDown = true;
  const { client } = schemaClient({
    liveGame: live({ playPosition: 1 }),
    liveBoard: () => {
      if (isDown) throw new Error('down');
      return { position: 1, totalParticipants: 1, lineups: [lineup(1, 1, 12)] };
    },
  });
  await client.query({ query: LIVE_GAME });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as Auth}>
        <LiveFantasy gameId={7} />
      </AuthContext>
    </ApolloProvider>,
  );
  expect(screen.getByText('Loading the live points')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('We couldn’t load the live points.')).toBeVisible();
  isDown = false;
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(rows()[0]).toContain('Ana');
});

test('where there are no live points there is what is given instead', async () => {
  const { end, play } = await open({});
  end();
  await play([]);
  expect(screen.queryByText('Live points')).toBeNull();
  expect(screen.getByText('You didn’t have a lineup in this game.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leaderboards' })).toBeVisible();
});

test('once it is scored, one’s own lineup is there with what the official stats changed', async () => {
  const mine = lineup(2, 1, 85.3);
  const { client } = schemaClient({
    myBoardLineup: mine,
    mySheetChanges: {
      ...{ livePoints: 84.3, finalPoints: 85.3 },
      changes: [
        { name: 'Ana Quillen', stat: 'receptions', label: 'receptions', quantity: 2, points: 2 },
        {
          name: 'Bo Oakes',
          stat: 'rushingYards',
          label: 'rushing yards',
          quantity: -10,
          points: -1,
        },
      ],
    },
  });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: { id: 2 } } as Auth}>
        <ScoredLineup gameId={7} />
      </AuthContext>
    </ApolloProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { name: 'Your lineup' })).toBeVisible();
  expect(screen.getByText('Final 85.30, live 84.30')).toBeVisible();
  const list = screen.getByRole('heading', { name: 'What the official stats changed' });
  const lines = within(list.parentElement!).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ana Quillen: +2 receptions+2.00',
    'Bo Oakes: −10 rushing yards−1.00',
  ]);
});

test('where the scored lineup can’t be loaded that is said, and can be tried again', async () => {
  let isDown = true;
  const { client } = schemaClient({
    myBoardLineup: () => {
      if (isDown) throw new Error('down');
      return lineup(2, 1, 85.3);
    },
    mySheetChanges: null,
  });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: { id: 2 } } as Auth}>
        <ScoredLineup gameId={7} />
      </AuthContext>
    </ApolloProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('We couldn’t load your lineup.')).toBeVisible();
  isDown = false;
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { name: 'Your lineup' })).toBeVisible();
});
