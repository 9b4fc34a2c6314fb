import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINEUP_TEXTS, SLOTS } from '../../schema/fantasy/lineup.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import { speak } from '../ui/language.ts';
import {
  ADA,
  game,
  MINE,
  named,
  NAMES,
  pickAll,
  press,
  show,
  submit,
} from '../testing/fantasy-tab.tsx';

beforeAll(() =>
  Promise.all([import('./fantasy-dashboard.tsx'), import('./boards/leaderboard-widget.tsx')]),
);
beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
});

afterEach(() => speak('en'));

test('members see that it is coming, until an admin opens it to all', async () => {
  let isOpen = false;
  const { push } = show(dana, { isFantasyOpenToAll: () => isOpen });
  expect(await screen.findByText(LINEUP_TEXTS.comingSoon(2025))).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  isOpen = true;
  act(() => push('fantasyEvents', { gameId: null, refetchWithin: 0 }));
  expect(await screen.findByRole('form', { name: 'Your lineup' })).toBeVisible();
  expect(screen.queryByText(LINEUP_TEXTS.comingSoon(2025))).toBeNull();
});

test('when a member is deleted the lists they were in are refetched', async () => {
  const { push, asked } = show(dana);
  expect(await screen.findByText(LINEUP_TEXTS.comingSoon(2025))).toBeVisible();
  const before = asked.FantasyNow!;
  act(() => push('memberEvents', { kind: 'DELETED', userId: 7 }));
  await waitFor(() => expect(asked.FantasyNow).toBe(before + 1));
});

describe('an admin', () => {
  test('builds a lineup: eligible players are offered, none twice, and it is submitted', async () => {
    const sent: unknown[] = [];
    show(ADA, {
      submitLineup: ({ input: given }: { input: { lineup: object } }) => {
        sent.push(given);
        return { lineup: { ...MINE, ...given.lineup } };
      },
    });
    const list = await screen.findByRole('list', { name: 'Players for WR1' });
    expect(within(list).queryByText('Cal Three')).toBeNull();
    expect(within(list).getByText('Questionable')).toBeInTheDocument();
    await press(/Ann One/);
    const next = await screen.findByRole('list', { name: 'Players for WR2' });
    expect(within(next).getByRole('button', { name: /Ann One.*Already at WR1/ })).toBeDisabled();
    for (const name of NAMES.slice(1, 6)) await press(new RegExp(`^${name}|\\d*${name}`));
    expect(screen.getByText('6 of 7 picked')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Captain: Cal Three' }));
    expect(screen.getByText('7 of 7 picked')).toBeVisible();
    await submit();
    expect(await screen.findByText('Incomplete lineup')).toBeVisible();
    expect(
      screen.getByText(`${LINEUP_TEXTS.incomplete.message} Still missing: lineup name.`),
    ).toBeVisible();
    expect(await named('Lineup name')).toHaveFocus();
    await userEvent.type(await named('Lineup name'), 'Mile High');
    await submit();
    expect(await screen.findByText('Lineup submitted!')).toBeVisible();
    expect(sent).toEqual([
      { gameId: 11, lineup: { ...pickedOf(MINE), lineupName: 'Mile High', captain: '3' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit Lineup' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('finds the picks again after a reload, and a captain who left is refused', async () => {
    show(ADA);
    await pickAll();
    await userEvent.click(screen.getByRole('radio', { name: 'Captain: Ben Two' }));
    await userEvent.type(await named('Lineup name'), 'Keeper');
    cleanup();
    show(ADA);
    expect(await screen.findByText('7 of 7 picked')).toBeVisible();
    expect(await named('Lineup name')).toHaveValue('Keeper');
    await press('Remove Ben Two');
    await press(/Gus Seven/);
    await submit();
    expect(await screen.findByText('Invalid captain')).toBeVisible();
  });

  test('edits what was submitted; a refusal says why and loses nothing', async () => {
    show(ADA, {
      myLineup: MINE,
      updateLineup: refuse(LINEUP_TEXTS.locked, 'FORBIDDEN'),
    });
    await press('Edit Lineup');
    await userEvent.type(await named('Lineup name'), '!');
    await submit();
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText(LINEUP_TEXTS.locked)).toBeVisible();
    expect(await named('Lineup name')).toHaveValue('High Voltage!');
  });
});

describe('as time goes by', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the lock falls on the open page at kickoff, by the server’s clock', async () => {
    show(ADA, {
      myLineup: MINE,
      fantasyGame: game({ asOf: '2025-11-16T21:24:00.000Z' }),
    });
    // Looking for it moves the clock too, by half a minute at most.
    expect(await screen.findByRole('button', { name: 'Edit Lineup' })).toBeVisible();
    await pass(29_000);
    expect(screen.getByRole('button', { name: 'Edit Lineup' })).toBeVisible();
    await pass(31_000);
    expect(screen.getByText(LINEUP_TEXTS.locked)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Lineup' })).toBeNull();
    expect(screen.getByText('High Voltage')).toBeVisible();
  });
});

test.each([
  ['no game', null, /^No game available — No upcoming game available for lineup submission\.$/],
  [
    'a game that is over',
    game({
      isOpen: false,
      closedBecause: 'GAME_OVER',
      nextOpenDate: '2025-11-18T07:00:00.000Z',
    }),
    /^Game Over! Return Tuesday for next week's lineup\./,
  ],
])('%s is said so', async (_what, fantasyGame, words) => {
  show(ADA, { fantasyGame });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a visitor’s submit asks to sign in first, once it is open to all', async () => {
  const { requireSignIn } = show(null, { isFantasyOpenToAll: true });
  requireSignIn.mockImplementation(() => undefined);
  await pickAll();
  await userEvent.click(screen.getByRole('radio', { name: 'Captain: Ann One' }));
  await userEvent.type(await named('Lineup name'), 'Guest');
  await submit();
  expect(requireSignIn).toHaveBeenCalledTimes(1);
});

test('what can’t be read says so, and Retry reads it', async () => {
  let isDown = true;
  show(ADA, {
    fantasyGame: () => (isDown ? refuse('kaput', 'INTERNAL_SERVER_ERROR')() : game()),
  });
  expect(await screen.findByText('We couldn’t load fantasy.')).toBeVisible();
  isDown = false;
  await press('Retry');
  await waitFor(() => expect(screen.getByRole('form')).toBeVisible());
});

test('in Spanish it says who fits where, when it locks, and what is missing', async () => {
  await speak('es');
  show(ADA);
  expect(await screen.findByRole('list', { name: 'Jugadores para WR1' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^dentro de 1 h 2\d min$/);
  expect(screen.getByText('Cuestionable')).toBeInTheDocument();
  await press(/Ann One/);
  expect(screen.getByText('1 de 7 elegidos')).toBeVisible();
  await press('Enviar alineación');
  expect(await screen.findByText('Alineación incompleta')).toBeVisible();
  expect(screen.getByText('Ponle un nombre a tu alineación.')).toBeVisible();
});

/** What is sent of a lineup: the player of each slot. */
const pickedOf = ({ picks }: typeof MINE) =>
  Object.fromEntries(picks.map(({ player }, at) => [SLOTS[at], String(player.id)]));
