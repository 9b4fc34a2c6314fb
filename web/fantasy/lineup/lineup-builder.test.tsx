import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINEUP_TEXTS } from '../../../schema/fantasy/lineup.ts';
import { ADA, named, pickAll, PLAYERS, press, show, submit } from '../../testing/fantasy-tab.tsx';

beforeAll(() =>
  Promise.all([import('../fantasy-dashboard.tsx'), import('../boards/leaderboard-widget.tsx')]),
);
beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
});

test('a captain who is missing is named, marked and focused', async () => {
  show(ADA);
  await pickAll();
  await userEvent.type(await named('Lineup name'), 'Leaderless');
  await submit();
  expect(
    await screen.findByText(`${LINEUP_TEXTS.incomplete.message} Still missing: captain.`),
  ).toBeVisible();
  const [first] = screen.getAllByRole('radio');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('Tap a star to pick your captain.');
});

test('slots that are empty are named, and each says what it misses', async () => {
  show(ADA);
  await press(/Ann One/);
  await userEvent.type(await named('Lineup name'), 'Lonely');
  await submit();
  expect(
    await screen.findByText(/Still missing: WR2, RB, TE, FLEX, IDP, captain\.$/),
  ).toBeVisible();
  const slot = screen.getByRole('button', { name: /^WR2/ });
  expect(slot).toHaveFocus();
  expect(slot).toHaveAccessibleDescription('Pick a player for WR2.');
});

test('who is Out is picked only after a question; who is questionable without one', async () => {
  show(ADA, {
    eligiblePlayers: PLAYERS.map((player, at) =>
      at === 0 ? { ...player, injuryStatus: 'O' } : player,
    ),
  });
  await press(/Ann One/);
  const question = await screen.findByRole('alertdialog', { name: 'Pick Ann One anyway?' });
  expect(question).toHaveTextContent('Listed as: Out. A player who sits out scores nothing.');
  await press('Cancel');
  expect(screen.getByText('0 of 7 picked')).toBeVisible();
  await press(/Ann One/);
  await press('Pick anyway');
  expect(await screen.findByText('1 of 7 picked')).toBeVisible();
  await press(/Ben Two/);
  expect(await screen.findByText('2 of 7 picked')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('sees how players have done, and nothing where there is nothing', async () => {
  show(ADA);
  const list = await screen.findByRole('list', { name: 'Players for WR1' });
  const [ann, ben] = within(list).getAllByRole('button');
  expect(ann).toHaveTextContent(/Last 12.4.* · Avg 9.05.*Trending up/);
  expect(ben).toHaveTextContent('No points yet this season');
});
