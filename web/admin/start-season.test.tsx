import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

test('a season is started after a question that says what happens', async () => {
  const inputs: object[] = [];
  const answers: Answers = {
    me: { ...ADA },
    games: [],
    seasons: [2025],
    startSeason: ({ input }: { input: object }) => {
      inputs.push(input);
      return { settings: { season: 2026 } };
    },
  };
  openDashboard(answers, { at: '/admin?tab=games' });
  await user.click(await screen.findByRole('button', { name: 'Start the 2026 season' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Start the 2026 season?' });
  expect(dialog).toHaveTextContent('Nothing from 2025 is deleted.');
  expect(inputs).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Start the season' }));
  await toasted('The 2026 season has begun');
  expect(inputs).toEqual([{ season: 2026 }]);
});
