import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

/** A subscriber as stored by the server. */
const stored = (id: number, name: string, state = 'SUBSCRIBED') => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.org`,
  birthday: '1988-04-30',
  favoriteTeam: 'Denver Broncos',
  state,
  createdAt: '2025-11-16T19:00:00.000Z',
});

function server(...subscribers: ReturnType<typeof stored>[]) {
  const all = new Map(subscribers.map((one) => [one.id, one]));
  const asked: { search: string; state: string | null }[] = [];
  const answers: Answers = {
    me: { ...ADA },
    subscribers: (variables: { search: string; state: string | null }) => {
      asked.push(variables);
      const nodes = [...all.values()].filter(
        ({ name, state }) =>
          name.toLowerCase().includes(variables.search.toLowerCase()) &&
          (!variables.state || state === variables.state),
      );
      return { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
    },
    subscriberCounts: () => ({ subscribed: 1204, waiting: 3, unsubscribed: 0, unreachable: 0 }),
    removeSubscriber: ({ input: { id } }: { input: { id: number } }) => {
      all.delete(id);
      return { deletedId: id };
    },
  };
  return { asked, answers };
}
const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=subscribers${query}` });

test('a subscriber is found, and removed after a question', async () => {
  const { answers, asked } = server(stored(1, 'Ana'), stored(2, 'Bob', 'WAITING'));
  open(answers);
  expect(await screen.findByText('1,204')).toBeVisible();
  expect(screen.getAllByText('Not confirmed yet').length).toBeGreaterThan(1);
  const field = screen.getByLabelText('Search by name or email');
  for (const value of ['a', 'an']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(screen.queryByText('bob@example.org')).toBeNull());
  // It waits for a pause: not every letter is a request.
  expect(new Set(asked.map(({ search }) => search))).toEqual(new Set(['', 'an']));
  await user.click(screen.getByRole('button', { name: 'Remove Ana' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ana?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await toasted('Subscriber removed');
  expect(await screen.findByText('No matching subscribers.')).toBeVisible();
});

test('the state in the address narrows the list; an empty one says where the form is', async () => {
  const { answers, asked } = server();
  const { unmount } = open(answers, '&state=UNREACHABLE');
  expect(await screen.findByText('No matching subscribers.')).toBeVisible();
  expect(asked[0]).toMatchObject({ state: 'UNREACHABLE' });
  unmount();
  await speak('es');
  open(answers);
  expect(await screen.findByText(/^Aún no hay suscriptores/)).toBeVisible();
});
