import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import { MIA } from '../testing/chat.tsx';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import GamePage from './game-page.tsx';
import { CHAT_MODES } from '../testing/chat-modes.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const GAME = {
  ...{ id: 7, week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
  ...{ tvNetwork: 'CBS', isPlayoff: false, isExhibition: false, startedAt: null },
};
const player = (id: number, name: string, injuryStatus: string | null) => ({
  ...{ id, name, position: 'WR', injuryStatus, injuryDetails: injuryStatus && 'Knee' },
});
const chatOf = (kickoffAt: string, isOpen: boolean) => ({
  ...{ isOpen, nextGameDate: mountainDate(new Date(kickoffAt)) },
  ...{ opensAt: kickoffAt, closesAt: at(30), asOf: at(0), modes: CHAT_MODES },
});

beforeAll(() => {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

async function mount(answers: Answers, { user = null as typeof MIA | null, place = '' } = {}) {
  const { client } = schemaClient({ liveGame: null, plays: [], ...answers });
  const auth = { user, isAuthenticated: user !== null, isRestoring: false } as unknown as Auth;
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <AuthContext value={auth}>
          <MemoryRouter initialEntries={[`/games/7${place}`]}>
            <Routes>
              <Route
                path="/games/:id"
                element={
                  <Suspense>
                    <GamePage />
                  </Suspense>
                }
              />
            </Routes>
          </MemoryRouter>
        </AuthContext>
      </ApolloProvider>,
    );
    await Promise.resolve();
  });
}

describe('before the game', () => {
  const kickoffAt = at(50.5);
  const before: Answers = {
    game: { ...GAME, kickoffAt, result: null, score: null },
    chatStatus: chatOf(kickoffAt, false),
    isFantasyOpenToAll: true,
    fantasyGame: { game: { id: 7 }, isOpen: true },
    myLineup: null,
    roster: {
      offense: [{ players: [player(1, 'Wes Wide', 'Q'), player(2, 'Fit Fred', null)] }],
      defense: [],
      specialTeams: [],
    },
  };

  test('one sees how long it takes, the lineup that is due, and who is hurt', async () => {
    await mount(before, { user: MIA });
    expect(await screen.findByRole('timer')).toHaveTextContent('2 days 2 h');
    expect(await screen.findByText('Your lineup is due at kickoff')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your lineup' })).toBeVisible();
    expect(screen.getByText(/Game chat opens/)).toBeVisible();
    expect(screen.getByText(/^The plays show up here once/)).toBeVisible();
    const report = within(screen.getByRole('region', { name: 'Injury report' }));
    expect(report.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Wes WideWRQuestionableKnee',
    ]);
  });

  test('at kickoff the page turns, even where no plays are reported', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const soon = new Date(Date.now() + 600_000).toISOString();
    await mount({ ...before, game: { ...GAME, kickoffAt: soon, result: null, score: null } });
    expect(await screen.findByRole('timer')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(600_001));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('No plays yet.')).toBeVisible();
    jest.useRealTimers();
  });

  test('who has a lineup can still change it', async () => {
    await mount({ ...before, myLineup: { id: 3, submittedAt: at(-1) } }, { user: MIA });
    expect(await screen.findByText('Your lineup is in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your lineup' })).toBeVisible();
  });

  test('where fantasy isn’t open, and for another game, no lineup is asked for', async () => {
    await mount({ ...before, isFantasyOpenToAll: false });
    await screen.findByRole('region', { name: 'Injury report' });
    expect(screen.queryByText(/lineup/i)).toBeNull();
  });
});

describe('after the game', () => {
  const kickoffAt = at(-5);
  const after: Answers = {
    game: { ...GAME, kickoffAt, result: 'W', score: '28-17' },
    chatStatus: chatOf(kickoffAt, true),
    topChatMessages: [
      {
        id: 1,
        message: 'What a throw',
        user: { id: 1, name: 'Mia' },
        likeCount: 3,
        period: 3,
        clock: 252,
      },
      {
        id: 2,
        message: 'Home soon',
        user: { id: 2, name: 'Bo' },
        likeCount: 1,
        period: null,
        clock: null,
      },
    ],
    gameMood: { average: 8.5, moods: 31 },
    photos: { nodes: [] },
  };

  test('the page keeps what was liked most, how fans felt, and when the show about it airs', async () => {
    await mount(after);
    expect(await screen.findByText('Broncos win 28–17')).toBeVisible();
    const top = within(await screen.findByRole('region', { name: 'Most liked in the chat' }));
    expect(top.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'What a throwMiaQ3 4:123 likes',
      'Home soonBo1 like',
    ]);
    expect(screen.getByRole('region', { name: 'Fan mood' })).toHaveTextContent('31 fans that week');
    expect(screen.getByRole('region', { name: 'Post-Game Live' })).toBeVisible();
  });

  test('an official score that its plays don’t add up to is said to be one', async () => {
    await mount({ ...after, plays: [playRow(1, TOUCHDOWN)] });
    expect(await screen.findByText(/^The official score is (17–28|28–17)\./)).toBeVisible();
  });

  test('what there is nothing of is left out', async () => {
    await mount({ ...after, topChatMessages: [], gameMood: null });
    await screen.findByRole('region', { name: 'Post-Game Live' });
    expect(screen.queryByText('Most liked in the chat')).toBeNull();
    expect(screen.queryByText('Photos of the night')).toBeNull();
    expect(screen.queryByText('Fan mood')).toBeNull();
  });
});

describe('a play and its moment in the chat', () => {
  const kickoffAt = at(-1);
  const plays = Array.from({ length: 30 }, (_, at) =>
    playRow(at + 1, {
      // Each fifth play begins a drive of the other side.
      before: { side: at % 10 < 5 ? 'HOME' : 'AWAY', down: 1, toGo: 10, ballOn: 30 },
    }),
  );
  const on: Answers = {
    game: { ...GAME, kickoffAt, startedAt: kickoffAt, result: null, score: null },
    chatStatus: chatOf(kickoffAt, true),
    plays,
  };

  test('a play leads to what was said then', async () => {
    await mount(on);
    const links = await screen.findAllByRole('link', { name: 'In the chat' });
    const instant = Date.parse(plays[0]!.reportedAt);
    expect(links[0]).toHaveAttribute('href', `/fan-zone?tab=game-chat#moment-${instant}`);
  });

  test('the address of a play unfolds its drive and shows it, from any tab', async () => {
    await mount(on, { place: '#play-2' });
    const line = await screen.findByText((_text, element) => element?.id === 'play-2');
    expect(line.closest('details')).toHaveAttribute('open');
    expect(line).toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: 'Box score' }));
    expect(screen.queryByText((_text, element) => element?.id === 'play-2')).toBeNull();
    const plays = screen.getByRole('tab', { name: 'Plays' });
    await userEvent.click(plays);
    expect(plays).toHaveFocus();
  });
});
