import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { nameOf } from '../../schema/enum-names.ts';
import { SLOTS } from '../../schema/fantasy/lineup.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import FantasyPanel from '../fantasy/fantasy-panel.tsx';
import { type Answers, schemaClient } from './schema-client.ts';
import { dana } from './auth-page.tsx';
import { Toasts } from './toasts.tsx';

/** The fantasy tab before a wide window, with a small team to pick from. */

export const ADA = { ...dana, id: 1, name: 'Ada Admin', isAdmin: true };
export const POSITIONS = ['WR', 'WR', 'RB', 'TE', 'WR', 'LB', 'WR'];
export const NAMES = [
  'Ann One',
  'Ben Two',
  'Cal Three',
  'Dan Four',
  'Eli Five',
  'Fay Six',
  'Gus Seven',
];
export const PLAYERS = NAMES.map((name, at) => ({
  id: at + 1,
  name,
  jersey: String(at + 10),
  position: POSITIONS[at],
  injuryStatus: at === 1 ? 'Q' : null,
  injuryDetails: null,
  form: at === 0 ? { lastPoints: 12.4, averagePoints: 9.05, trend: 'UP' } : null,
  slots: {
    WR: ['WIDE_RECEIVER_1', 'WIDE_RECEIVER_2', 'FLEX'],
    RB: ['RUNNING_BACK', 'FLEX'],
    TE: ['TIGHT_END', 'FLEX'],
    LB: ['IDP'],
  }[POSITIONS[at]!],
}));
export const game = (change: object = {}) => ({
  game: {
    id: 11,
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: '2025-11-16T21:25:00.000Z',
  },
  isOpen: true,
  closedBecause: null,
  nextOpenDate: null,
  asOf: '2025-11-16T20:00:00.000Z',
  ...change,
});
export const MINE = {
  id: 5,
  gameId: 11,
  lineupName: 'High Voltage',
  picks: SLOTS.map((slot, at) => ({
    slot: nameOf(slot),
    isCaptain: at === 2,
    player: { id: at + 1 },
  })),
  submittedAt: '2025-11-16T19:00:00.000Z',
};
export const DASHBOARD = {
  season: 2025,
  level: 'Rookie',
  trend: 'OTHER',
  bestRank: null,
  bestWeek: null,
  stats: {
    totalGames: 0,
    totalPoints: 0,
    averagePoints: 0,
    seasonRank: null,
    seasonTotalParticipants: 0,
    topFinishes: 0,
    top10Finishes: 0,
  },
  recentGames: [],
  bestPerformances: [],
  allLineups: [],
};

export function show(user: object | null, answers: Answers = {}) {
  const graph = schemaClient({
    isFantasyOpenToAll: false,
    areCheckInsOpenToAll: false,
    fantasyGame: game(),
    myLineup: null,
    eligiblePlayers: PLAYERS,
    lastCompletedGame: null,
    leaderboard: null,
    fantasyDashboard: DASHBOARD,
    ...answers,
  });
  const requireSignIn = jest.fn((done: (who: never) => unknown) => void done(user as never));
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={{ user, requireSignIn } as unknown as Auth}>
        <MemoryRouter>
          <FantasyPanel />
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  return { ...graph, requireSignIn };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function pickAll() {
  for (const name of NAMES.slice(0, 6)) await press(new RegExp(name));
}
export const submit = () => press(/^(Submit|Update) Lineup$/);
export const named = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
