import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { GameBar } from '../games/game-bar.tsx';
import { schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import FanZonePage from './fan-zone-page.tsx';
import { CHAT_MODES } from '../testing/chat-modes.ts';

// What is downloaded when it is needed is there already, so that no test waits for it.
beforeAll(() => import('../mood/mood-banner.tsx'));
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => speak('en'));

test('visitors see the tabs in Spanish, and are asked to join', async () => {
  await speak('es');
  const { client } = schemaClient({
    chatStatus: {
      isOpen: false,
      nextGameDate: '2025-11-30',
      opensAt: '2099-11-30T13:00:00.000Z',
      closesAt: '2099-12-01T07:00:00.000Z',
      modes: CHAT_MODES,
      asOf: '2025-11-20T19:00:00.000Z',
    },
    communityMood: { season: 2025, gameWeek: 11, average: null, moods: 0, revision: 0, days: [] },
    myMood: null,
    checkIns: [],
    isFantasyOpenToAll: false,
    areCheckInsOpenToAll: false,
  });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as Auth}>
        <MemoryRouter initialEntries={['/fan-zone?tab=check-in']}>
          <FanZonePage />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Fotos',
    'Check-in',
    'Sean-anigans',
    'Fantasy',
    'Clasificaciones',
    'Chat del partido',
  ]);
  expect(await screen.findByText('Sin votos todavía')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Únete a The Huddle' })).toBeVisible();
  expect(await screen.findByText(/^¡Próximamente! Los check-ins del día de partido/)).toBeVisible();
});

test('chat opens and closes on a page that is open, without a question', async () => {
  const closed = {
    isOpen: false,
    nextGameDate: '2025-11-30',
    opensAt: '2025-11-30T13:00:00.000Z',
    closesAt: '2025-12-01T07:00:00.000Z',
    modes: CHAT_MODES,
    asOf: '2025-11-20T19:00:00.000Z',
  };
  const { client, push, asked } = schemaClient({
    chatStatus: closed,
    liveGame: null,
    lastCompletedGame: null,
    nextGame: null,
    seasonRecord: null,
    communityMood: { season: 2025, gameWeek: 11, average: null, moods: 0, revision: 0, days: [] },
    myMood: null,
    checkIns: [],
    isFantasyOpenToAll: false,
    areCheckInsOpenToAll: false,
  });
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as Auth}>
        <MemoryRouter initialEntries={['/fan-zone?tab=check-in']}>
          <GameBar />
          <FanZonePage />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  const chat = await screen.findByRole('tab', { name: 'Game Chat' });
  await waitFor(() => expect(asked).toMatchObject({ GameBar: 1, ChatStatus: 1 }));
  act(() => push('chatStatus', { ...closed, isOpen: true, asOf: '2025-11-30T13:00:00.004Z' }));
  await waitFor(() => expect(chat).toHaveTextContent('LIVE'));
  act(() =>
    push('chatStatus', {
      isOpen: false,
      nextGameDate: null,
      opensAt: null,
      closesAt: null,
      modes: CHAT_MODES,
      asOf: '2025-12-01T07:00:00.000Z',
    }),
  );
  await waitFor(() => expect(chat).not.toHaveTextContent('LIVE'));
  expect(asked).toMatchObject({ GameBar: 1, ChatStatus: 1 });
});
