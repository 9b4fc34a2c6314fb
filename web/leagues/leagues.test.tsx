import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { OTIS } from '../testing/chat-message.ts';
import { MIA } from '../testing/chat.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { useToasts } from '../ui/page/toast.ts';
import LeaguePage from './league-page.tsx';
import LeaguesPage from './leagues-page.tsx';

const ME = { ...OTIS, id: MIA.id, name: MIA.name };
const row = (user: typeof OTIS, rank: number | null, totalPoints: number, isOwner = false) => ({
  ...{ user, isOwner, rank, games: rank === null ? 0 : 2, totalPoints },
});
const GAME = { id: 9, opponent: 'Kansas City Chiefs', isHome: true, week: 11, isPlayoff: false };
const LEAGUE = {
  id: 4,
  name: 'Office',
  inviteCode: 'abcdefghijklmnopqrstuv',
  board: [row(OTIS, 1, 85.3), row(ME, 2, 61, true)],
  rounds: [
    {
      ...{ isScored: true, isLive: false, game: GAME },
      pairs: [{ one: { user: ME, points: 61 }, other: { user: OTIS, points: 85.3 } }],
    },
  ],
};

function Toasts() {
  return useToasts().map(({ id, title }) => <p key={id}>{title}</p>);
}

function open(path: string, answers: Answers, user: AuthUser | null = MIA) {
  const graph = schemaClient({ ownLeagues: [], leagueMessages: [], ...answers });
  const auth = { user, isAuthenticated: user !== null } as Auth;
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/leagues" element={<LeaguesPage />} />
            <Route path="/leagues/:id" element={<LeaguePage />} />
          </Routes>
          <Toasts />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  return graph;
}
test('a member without leagues starts one and is led to it', async () => {
  const created: unknown[] = [];
  open('/leagues', {
    league: LEAGUE,
    createLeague({ input }: { input: object }) {
      created.push(input);
      return { league: LEAGUE };
    },
  });
  await screen.findByText(/You’re not in a league yet/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the league' }), 'Office');
  await userEvent.click(screen.getByRole('button', { name: 'Start league' }));
  expect(await screen.findByRole('heading', { name: 'Office' })).toBeVisible();
  expect(created).toEqual([{ name: 'Office' }]);
});

test('a refused name stays in its field with the reason', async () => {
  open('/leagues', {
    createLeague() {
      throw new GraphQLError('You can be in up to 20 leagues. Leave one first.', {
        extensions: { code: 'CONFLICT', key: 'league.tooMany', params: { max: 20 } },
      });
    },
  });
  const field = screen.getByRole('textbox', { name: 'Name of the league' });
  await userEvent.type(field, 'Office{Enter}');
  expect(await screen.findByText('You can be in up to 20 leagues. Leave one first.')).toBeVisible();
  expect(field).toHaveValue('Office');
});

test('an invitation says what it is to and lets one join; a dead one says that', async () => {
  const codes: unknown[] = [];
  open('/leagues#join=abcdefghijklmnopqrstuv', {
    league: LEAGUE,
    leagueInvite: { id: 4, name: 'Office', memberCount: 2, isMember: false },
    joinLeague({ input }: { input: object }) {
      codes.push(input);
      return { league: LEAGUE };
    },
  });
  expect(await screen.findByRole('heading', { name: 'You’re invited to Office' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join league' }));
  expect(await screen.findByRole('heading', { name: 'Head to head' })).toBeVisible();
  expect(codes).toEqual([{ code: 'abcdefghijklmnopqrstuv' }]);
});

test('a link that was replaced asks for a new one', async () => {
  open('/leagues#join=old', { leagueInvite: null });
  expect(
    await screen.findByText('This invitation no longer works. Ask for a new link.'),
  ).toBeVisible();
});

test('visitors with an invitation are asked to sign in', () => {
  open('/leagues#join=abc', {}, null);
  expect(screen.getByText('You’re invited to a private league. Sign in to join it.')).toBeVisible();
});

test('a league shows its board and who meets whom, with the winner', async () => {
  open('/leagues/4', { league: LEAGUE });
  const board = await screen.findByRole('table');
  const rows = within(board).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1.*Otis Orange85\.30/),
    expect.stringMatching(/^2.*Mia Mile.*YouOwner61\.00/),
  ]);
  const [pair] = within(screen.getByRole('region', { name: 'Head to head' })).getAllByRole(
    'listitem',
  );
  expect(pair).toHaveTextContent('You61.00Otis Orange85.30 won');
});

test('its owner renames it, makes a new link and removes a member after a question', async () => {
  const removed: unknown[] = [];
  const changed = (values: object) => ({ league: { ...LEAGUE, ...values } });
  open('/leagues/4', {
    league: LEAGUE,
    renameLeague: ({ input }: { input: { name: string } }) => changed({ name: input.name }),
    replaceLeagueLink: () => changed({ inviteCode: 'new' }),
    removeLeagueMember({ input }: { input: object }) {
      removed.push(input);
      return changed({ board: [row(ME, 1, 61, true)], rounds: [] });
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name of the league' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Garage{Enter}');
  expect(await screen.findByRole('heading', { name: 'Garage' })).toBeVisible();
  const link = screen.getByRole('textbox', { name: 'Invitation link' });
  expect(link).toHaveValue('http://localhost/leagues#join=abcdefghijklmnopqrstuv');
  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
  expect(await screen.findByText('The old link no longer works')).toBeVisible();
  expect(link).toHaveValue('http://localhost/leagues#join=new');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Otis Orange' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(removed).toEqual([{ id: 4, userId: OTIS.id }]));
  await waitFor(() => expect(screen.queryByText('Otis Orange')).toBeNull());
});

test('who is not in it, or was removed, finds nothing; who leaves is led to their leagues', async () => {
  let league: object | null = { ...LEAGUE, board: [row(OTIS, 1, 85.3, true), row(ME, 2, 61)] };
  const { push } = open('/leagues/4', {
    league: () => league,
    leaveLeague: { leftId: 4 },
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('heading', { name: 'Run the league' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave league' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('You can come back with an invitation link.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  league = null;
  act(() => push('ownLeagueEvents', { leagueId: 4 }));
  expect(await screen.findByRole('heading', { name: 'League not found' })).toBeVisible();
});

test('the last member reads that the league will be deleted', async () => {
  const rounds = [{ ...LEAGUE.rounds[0], pairs: [{ one: { user: ME, points: 61 }, other: null }] }];
  open('/leagues/4', {
    league: { ...LEAGUE, rounds, board: [row(ME, 1, 61, true)] },
    leaveLeague: { leftId: 4 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave league' }));
  const dialog = screen.getByRole('alertdialog');
  expect(screen.getByText('It takes two to meet. Send your friends the link.')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('You’re its last member, so the league will be deleted.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave league' }));
  expect(await screen.findByRole('heading', { name: 'Private leagues' })).toBeVisible();
});

test('while the game is on, the points so far are shown as what they are', async () => {
  const rounds = [{ ...LEAGUE.rounds[0], isScored: false, isLive: true }];
  open('/leagues/4', { league: { ...LEAGUE, rounds } });
  const round = await screen.findByRole('region', { name: 'Head to head' });
  expect(within(round).getByText('Live, unofficial')).toBeVisible();
  expect(within(round).getByRole('listitem')).toHaveTextContent('You61.00Otis Orange85.30 leads');
});
