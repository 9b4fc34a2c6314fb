import { jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { changeSettings } from '../settings/podcast-settings.ts';
import { live } from '../testing/game-bar.tsx';
import { playRow, TOUCHDOWN } from '../testing/plays.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import GamePage from './game-page.tsx';

const GAME = {
  ...{ id: 7, week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
  ...{ kickoffAt: '2025-11-16T21:25:00.000Z', tvNetwork: 'CBS', isPlayoff: false },
  ...{ result: null, score: null, isExhibition: false, startedAt: '2025-11-16T21:25:10.000Z' },
};

beforeAll(() => {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => changeSettings({ spoilerMode: false }));
  await speak('en');
});

function mount(answers: Answers) {
  const mounted = schemaClient({ game: GAME, liveGame: null, plays: [], ...answers });
  render(
    <ApolloProvider client={mounted.client}>
      <MemoryRouter initialEntries={['/games/7']}>
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
    </ApolloProvider>,
  );
  const report = (kind: string, play: object) =>
    act(() => mounted.push('playEvents', { kind, play }));
  return { ...mounted, report };
}

const now = () => within(screen.getByRole('region', { name: 'Play by play' }));
const totals = () =>
  screen
    .getAllByRole('row')
    .slice(1, 3)
    .map((row) => within(row).getAllByRole('cell').at(-1)!.textContent);

test('a touchdown shows everywhere as it happens, and is struck through when it is overturned', async () => {
  const { report } = mount({ plays: [playRow(1)] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Kansas City Chiefs at Denver Broncos',
  );
  await screen.findAllByText('Jarrell Oakes runs for 4 yards.');
  expect(now().getByText('2nd & 6 at DEN 34')).toBeVisible();

  report('ADDED', playRow(2, TOUCHDOWN));
  expect(await now().findByText('Touchdown, Broncos!')).toBeVisible();
  expect(now().getByText('Jarrell Oakes runs it in from 66 out.')).toBeVisible();
  expect(totals()).toEqual(['0', '6']);

  const taken = playRow(2, TOUCHDOWN);
  report('OVERTURNED', playRow(2, { revision: 2, yards: 65, reason: 'REVIEW', takenBack: taken }));
  expect(await now().findByText('Overturned')).toBeVisible();
  expect(now().getByText('Jarrell Oakes runs it in from 66 out.').tagName).toBe('DEL');
  expect(now().getByText('Jarrell Oakes runs for 65 yards.')).toBeVisible();
  expect(totals()).toEqual(['0', '0']);
});

test('a feed that is ahead of its plays shows its score, and one that is silent says so', async () => {
  const liveGame = { ...live({ home: 7, away: 3 }), isStale: true };
  const { push } = mount({
    liveGame: () => liveGame,
    plays: [playRow(1, { source: 'ESPN', participants: [] })],
  });
  expect(await screen.findByText('Details to follow.')).toBeVisible();
  expect(totals()).toEqual(['0', '0']);
  const stale = 'We’re not getting updates right now. The score may be behind.';
  expect(await screen.findByText(stale)).toBeVisible();
  liveGame.isStale = false;
  act(() => push('gameEvents', { gameId: 7 }));
  await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
});

test('an older revision that arrives late doesn’t bring a touchdown back', async () => {
  const { report } = mount({ plays: [playRow(2, { revision: 2 })] });
  await screen.findAllByText('Jarrell Oakes runs for 4 yards.');
  report('ADDED', playRow(2, TOUCHDOWN));
  report('ADDED', playRow(3));
  await screen.findAllByText(/Q1 13:30/);
  expect(totals()).toEqual(['0', '0']);
});

test('scoring plays and the box score have tabs of their own', async () => {
  mount({ plays: [playRow(1), playRow(2, TOUCHDOWN), playRow(3)] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Scoring plays' }));
  const scores = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(scores).toHaveLength(1);
  expect(scores[0]).toHaveTextContent('Touchdown, Broncos!');
  await userEvent.click(screen.getByRole('tab', { name: 'Box score' }));
  const row = within(screen.getByRole('tabpanel')).getByRole('row', { name: /Jarrell Oakes/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '12', '0']);
});

test('a drive says how it went, to the eye and to a screen reader', async () => {
  mount({ plays: [playRow(1), playRow(2, TOUCHDOWN)] });
  const drive = within(await screen.findByRole('group', { name: 'Broncos drive' }));
  expect(drive.getByRole('heading', { name: 'Broncos · Touchdown' })).toBeVisible();
  expect(drive.getByText('2 plays, 70 yards, 0:30')).toBeVisible();
  expect(drive.getByRole('img', { name: 'Starts at DEN 30, 70 yards' })).toBeInTheDocument();
});

test('a game that kicked off and has no plays says so', async () => {
  mount({});
  expect(await screen.findByText('No plays yet.')).toBeVisible();
});

test('a finished game begins with how it ended', async () => {
  mount({ game: { ...GAME, result: 'L', score: '28-37' } });
  expect(await screen.findByText('Chiefs win 37–28')).toBeVisible();
  expect(await screen.findByText('We have no plays of this game.')).toBeVisible();
});

test('who hides scores sees none until they ask', async () => {
  act(() => changeSettings({ spoilerMode: true }));
  const { asked } = mount({
    game: { ...GAME, result: 'W', score: '6-0' },
    plays: [playRow(2, TOUCHDOWN)],
  });
  await screen.findByRole('button', { name: 'Reveal this game' });
  expect(document.body).not.toHaveTextContent(/6–0|win|Touchdown/);
  expect(asked.Plays).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reveal this game' }));
  expect(await screen.findAllByText('Touchdown, Broncos!')).not.toHaveLength(0);
});

test('an unknown game leads to the schedule', async () => {
  mount({ game: null });
  expect(await screen.findByText('Game not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the schedule' })).toHaveAttribute(
    'href',
    '/schedule',
  );
});

test('plays that can’t be read are asked for again', async () => {
  const answers: Answers = { game: GAME, liveGame: null };
  let isDown = true;
  answers.plays = () => {
    if (isDown) throw new Error('down');
    return [playRow(1)];
  };
  mount(answers);
  await screen.findByText('We couldn’t load the plays.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('Jarrell Oakes runs for 4 yards.')).not.toHaveLength(0);
});

test('of a long game nothing is added up before all plays are there', async () => {
  const all = Array.from({ length: 130 }, (_, id) => playRow(id + 1, id === 0 ? TOUCHDOWN : {}));
  const older = Promise.withResolvers<undefined>();
  mount({
    async plays({ last, before }: { last: number; before?: string }) {
      if (before === undefined) return all.slice(-last);
      await older.promise;
      return all
        .slice(
          0,
          all.findIndex(({ cursor }) => cursor === before),
        )
        .slice(-last);
    },
  });
  await screen.findByText('Loading the plays');
  expect(screen.queryByRole('table')).toBeNull();
  older.resolve(undefined);
  await screen.findByRole('table');
  expect(totals()).toEqual(['0', '6']);
});

test('scores and what is overturned are announced as they come, for those who ask for it', async () => {
  act(() => changeSettings({ screenReader: true }));
  const { report } = mount({ plays: [playRow(1, TOUCHDOWN)] });
  await screen.findAllByText('Touchdown, Broncos!');
  const said = () => document.querySelector('[aria-live]')?.textContent;
  expect(said()).toBe('');
  report('ADDED', playRow(2));
  report('ADDED', playRow(3, TOUCHDOWN));
  await waitFor(() =>
    expect(said()).toBe('Touchdown, Broncos! Jarrell Oakes runs it in from 66 out.'),
  );
  const takenBack = playRow(3, TOUCHDOWN);
  report('OVERTURNED', playRow(3, { revision: 2, yards: 65, takenBack }));
  await waitFor(() => expect(said()).toBe('Overturned: Jarrell Oakes runs for 65 yards.'));
  act(() => changeSettings({ screenReader: false }));
});

test('who wants to hear all plays hears the last one from time to time, and can turn it off', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => changeSettings({ screenReader: true }));
  const { report } = mount({ plays: [playRow(1)] });
  await user.selectOptions(await screen.findByLabelText('Announce'), 'All plays');
  const said = () => document.querySelector('[aria-live]')?.textContent;
  report('ADDED', playRow(2));
  report('ADDED', playRow(3, { yards: 7 }));
  expect(said()).toBe('');
  act(() => jest.advanceTimersByTime(10_000));
  await waitFor(() => expect(said()).toBe('Jarrell Oakes runs for 7 yards.'));
  await user.selectOptions(screen.getByLabelText('Announce'), 'Nothing');
  expect(document.querySelector('[aria-live]')).toBeNull();
  expect(localStorage.getItem('play-announcements')).toBe('"off"');
  act(() => changeSettings({ screenReader: false }));
  jest.useRealTimers();
});

test('the page speaks Spanish', async () => {
  await speak('es');
  await act(async () => {
    mount({ plays: [playRow(1), playRow(2, TOUCHDOWN)] });
    await Promise.resolve();
  });
  expect(await screen.findAllByText('¡Touchdown de los Broncos!')).not.toHaveLength(0);
  expect(screen.getByRole('tab', { name: 'Anotaciones' })).toBeVisible();
});
