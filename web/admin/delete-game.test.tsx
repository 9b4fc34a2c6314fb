import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { GAME_TEXTS } from '../../schema/games/game-texts.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

const GAME = {
  id: 1,
  week: 11,
  season: 2025,
  opponent: 'Las Vegas Raiders',
  isHome: true,
  kickoffAt: '2025-11-16T21:25:00.000Z',
  tvNetwork: 'CBS',
  isPlayoff: false,
  result: null,
  score: null,
  version: 1,
};

function open(at: string, deleteGame: () => void) {
  const games = new Set([GAME]);
  const answers = {
    me: { ...ADA },
    seasons: [2025],
    games: () => [...games],
    deleteGame: () => {
      deleteGame();
      games.clear();
      return { deletedId: GAME.id };
    },
  };
  return { ...openDashboard(answers, { at: `/admin?tab=games${at}` }), games };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a game is deleted after a question that names it', async () => {
  const { place, asked } = open('&game=1&season=2025', () => true);
  await press('Delete Game');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Delete the game vs. Las Vegas Raiders?',
  });
  expect(dialog).toHaveTextContent('This can’t be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(asked.DeleteGame).toBeUndefined();
  await press('Delete Game');
  await press('Delete');
  await toasted('Game deleted');
  await waitFor(() => expect(place.current).toBe('/admin?tab=games&season=2025'));
  expect(await screen.findByText('No games in this season yet.')).toBeVisible();
});

test('what members made for it is the reason why it stays, in either language', async () => {
  await speak('es');
  const { place } = open('&game=1&season=2025', () => {
    throw new GraphQLError(GAME_TEXTS.hasLineups, { extensions: { code: 'CONFLICT' } });
  });
  await press('Borrar partido');
  const dialog = await screen.findByRole('alertdialog', {
    name: '¿Borrar el partido vs. Las Vegas Raiders?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Borrar' }));
  await toasted('No se pudo borrar el partido');
  await toasted('No se puede borrar: hay alineaciones para este partido.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(place.current).toBe('/admin?tab=games&game=1&season=2025');
});

test('one that another admin deleted leaves the list by itself', async () => {
  const { games, push } = open('', () => true);
  expect(await screen.findByText('vs. Las Vegas Raiders')).toBeVisible();
  games.clear();
  act(() => push('gameEvents', { gameId: 1 }));
  expect(await screen.findByText('No games in this season yet.')).toBeVisible();
});

test('a new game has nothing to delete', async () => {
  open('&game=new&season=2025', () => true);
  expect(await screen.findByRole('button', { name: 'Add Game' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Game' })).toBeNull();
});
