import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

/** A game as stored by the server. */
const game = (id: number, values: object = {}) => ({
  id,
  week: 10 + id,
  season: 2025,
  opponent: 'Las Vegas Raiders',
  isHome: true,
  kickoffAt: '2025-11-16T21:25:00.000Z',
  tvNetwork: 'CBS' as string | null,
  isPlayoff: false,
  result: null as string | null,
  score: null as string | null,
  version: 1,
  ...values,
});

type Input = ReturnType<typeof game>;

function server(...games: ReturnType<typeof game>[]) {
  const all = new Map(games.map((one) => [one.id, one]));
  const inputs: Input[] = [];
  const save = ({ input }: { input: Input }) => {
    inputs.push(input);
    const before = all.get(input.id);
    if (before && input.version !== before.version) {
      const conflict = { savedBy: 'Otis Orange', savedAt: null, version: before.version };
      throw new GraphQLError('Too late', { extensions: { code: 'CONFLICT', conflict } });
    }
    const id = before?.id ?? all.size + 1;
    const saved = { ...game(id), ...before, ...input, id, version: (before?.version ?? 0) + 1 };
    all.set(id, { ...saved, result: saved.result || null, score: saved.score || null });
    return { game: all.get(id) };
  };
  const answers: Answers = {
    me: { ...ADA },
    seasons: [2026, 2025],
    games: () => [...all.values()],
    createGame: save,
    updateGame: save,
  };
  return { all, inputs, answers };
}

const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=games${query}` });
const field = (name: string) => screen.findByLabelText(name);
async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = await field(name);
    fireEvent.change(control, { target: { value } });
  }
}

test('a game is added by Mountain time; what saving it does is said before', async () => {
  const { answers, inputs } = server();
  const { place } = open(answers);
  await user.click(await screen.findByRole('link', { name: 'Add a game' }));
  await fill({
    Opponent: 'Kansas City Chiefs',
    Played: 'away',
    'Kickoff day': '2098-12-25',
    'Kickoff time': '18:15',
    Week: '17',
    'TV network': 'Prime',
  });
  expect(screen.getByText(/Fantasy lineups lock at/).textContent.replaceAll(/\s+/g, ' ')).toContain(
    'Dec 25, 2098, 6:15 PM MT',
  );
  await user.click(screen.getByRole('button', { name: 'Add Game' }));
  await toasted('Game added');
  expect(inputs).toEqual([
    expect.objectContaining({
      opponent: 'Kansas City Chiefs',
      isHome: false,
      kickoffAt: '2098-12-26T01:15:00.000Z',
      week: 17,
      season: 2025,
      tvNetwork: 'Prime',
    }),
  ]);
  await waitFor(() => expect(place.current).toBe('/admin?tab=games&season=2025'));
});

test('an hour that the clocks skip is refused; of one that they repeat one chooses', async () => {
  const { answers, inputs } = server();
  open(answers, '&game=new&season=2025');
  await fill({
    Opponent: 'Chicago Bears',
    Week: '9',
    'Kickoff day': '2026-03-08',
    'Kickoff time': '02:30',
  });
  await user.click(screen.getByRole('button', { name: 'Add Game' }));
  expect(await screen.findByText(/clocks skip that hour/)).toBeVisible();
  await fill({ 'Kickoff day': '2025-11-02', 'Kickoff time': '01:30' });
  await fill({ 'Which one?': 'second' });
  await user.click(screen.getByRole('button', { name: 'Add Game' }));
  await toasted('Game added');
  expect(inputs[0]!.kickoffAt).toBe('2025-11-02T08:30:00.000Z');
});

test('a new game is for the season of the site; what is missing is said at its field', async () => {
  const { answers, inputs } = server();
  open(answers, '&game=new');
  expect(await field('Season')).toHaveValue('2025');
  await user.click(await screen.findByRole('button', { name: 'Add Game' }));
  // At the top, too, from where one gets to it.
  const summary = (await screen.findByText('Check these 3 fields:')).parentElement!;
  const opponent = await field('Opponent');
  await waitFor(() => expect(opponent).toHaveFocus());
  for (const text of ['Opponent is required', 'Kickoff must be a date and time', /^Week must be/])
    expect(screen.getAllByText(text)).toHaveLength(2);
  await user.click(within(summary).getByRole('button', { name: /^Week must be/ }));
  expect(await field('Week')).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: 'Opponent is required' }));
  expect(opponent).toHaveFocus();
  expect(inputs).toEqual([]);
  await act(() => Promise.resolve());
});

test('a result that completes the game is asked about first', async () => {
  const { answers, inputs, all } = server(game(1));
  open(answers, '&game=1&season=2025');
  await fill({ Result: 'W', Score: '24-17' });
  await user.click(screen.getByRole('button', { name: 'Save Game' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Complete the game vs. Las Vegas Raiders?',
  });
  expect(dialog).toHaveTextContent('Won 24–17');
  expect(inputs).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Complete Game' }));
  await toasted('Game saved');
  expect(all.get(1)).toMatchObject({ result: 'W', score: '24-17', version: 2 });
  expect(await screen.findByText('Won 24–17')).toBeVisible();
});

test('what another admin saved since is shown; one’s own can be saved over it, or theirs taken', async () => {
  const { answers, all } = server(game(1));
  open(answers, '&game=1&season=2025');
  await fill({ 'TV network': 'FOX' });
  all.set(1, game(1, { version: 2, tvNetwork: 'NBC', kickoffAt: '2025-11-17T01:20:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Save Game' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Otis Orange saved this game while you were editing it');
  expect(notice).toHaveTextContent('6:20 PM MT');
  await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
  expect(await field('TV network')).toHaveValue('NBC');

  await fill({ 'TV network': 'FOX' });
  all.set(1, { ...all.get(1)!, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Save Game' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await toasted('Game saved');
  expect(all.get(1)).toMatchObject({ tvNetwork: 'FOX', version: 4 });
});

test('what was typed outlives a reload of the tab', async () => {
  const { answers } = server(game(1));
  const page = open(answers, '&game=1&season=2025');
  await fill({ 'TV network': 'ESPN' });
  page.unmount();
  open(answers, '&game=1&season=2025');
  expect(await field('TV network')).toHaveValue('ESPN');
});

test('what cannot be loaded says so and is asked for again', async () => {
  const { answers } = server(game(1));
  const { games } = answers;
  answers.games = () => {
    throw new GraphQLError('away', { extensions: { code: 'UNAVAILABLE' } });
  };
  open(answers);
  const failure = await screen.findByRole('alert');
  expect(screen.getByLabelText('Season')).toHaveDisplayValue('2025');
  answers.games = games;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('vs. Las Vegas Raiders')).toBeVisible();
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('a result that completes a game, and what is wrong with its score', async () => {
    const { answers } = server(game(1));
    open(answers, '&game=1&season=2025');
    await fill({ Resultado: 'W', Marcador: 'Bronco' });
    await user.click(screen.getByRole('button', { name: 'Guardar partido' }));
    expect(await screen.findByText(/^Escribe el marcador como 24-17/)).toBeVisible();
    await fill({ Marcador: '24-17' });
    await user.click(screen.getByRole('button', { name: 'Guardar partido' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Terminar el partido vs. Las Vegas Raiders?',
    });
    expect(dialog).toHaveTextContent('Ganado 24–17. Cuenta para el récord');
    await user.click(within(dialog).getByRole('button', { name: 'Terminar partido' }));
    await toasted('Partido guardado');
    expect(await screen.findByRole('columnheader', { name: 'Inicio' })).toBeVisible();
  });
});
