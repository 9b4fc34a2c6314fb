import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { account, userServer } from '../testing/user-server.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

const open = (answers: Answers, at = '/admin') => openDashboard(answers, { at });
const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const removeButton = (name: string) => screen.findByRole('button', { name: `Delete ${name}` });

test('the dashboard opens on the users: who they are, since when, from where, and for whom', async () => {
  const { answers } = userServer(
    account(1, { name: 'Ada Admin', isAdmin: true, favoriteTeam: 'Las Vegas Raiders' }),
    account(3, { favoriteTeam: 'New York Jets', country: '' }),
    account(4),
  );
  open(answers);
  const admin = await row('Ada Admin');
  expect(admin).toHaveTextContent('Admin');
  expect(admin).toHaveTextContent('fan1@example.org');
  expect(admin).toHaveTextContent('Sep 4, 2025');
  expect(within(admin).getByText('Raiders')).toBeVisible();
  expect(within(admin).queryByRole('button')).toBeNull();
  expect(admin).toHaveTextContent('Admins cannot be deleted.');
  const fan = await row('Fan 3');
  expect(within(fan).getByText('New York Jets')).toBeVisible();
  expect(fan).toHaveTextContent('United States');
  expect(within(await row('Fan 4')).getByText('Broncos')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
});

test('an account goes after a question that names it', async () => {
  const { answers, all } = userServer(account(3), account(4));
  open(answers);
  await user.click(await removeButton('Fan 3'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Fan 3?' });
  expect(dialog).toHaveTextContent(
    'This permanently removes the account and all associated data. fan3@example.org',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(all.has(3)).toBe(true);
  await user.click(await removeButton('Fan 3'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await toasted('User deleted successfully');
  await waitFor(() => expect(screen.queryByText('Fan 3')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an account that another admin deleted since is reported, and leaves the list', async () => {
  const { answers, all } = userServer(account(3), account(4));
  open(answers);
  await user.click(await removeButton('Fan 3'));
  all.delete(3);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await toasted('This account was already deleted.');
  await waitFor(() => expect(screen.queryByText('Fan 3')).toBeNull());
});

test('a refusal is shown, and the account stays', async () => {
  const { answers } = userServer(account(3));
  answers.deleteUser = () => {
    throw new GraphQLError('Admin accounts cannot be deleted.', {
      extensions: { code: 'FORBIDDEN' },
    });
  };
  open(answers);
  await user.click(await removeButton('Fan 3'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await toasted('Failed to delete user');
  expect(await screen.findByText('Fan 3')).toBeVisible();
});

test('filters, order and search are sent to the server and are in the URL', async () => {
  const { answers, asked } = userServer(account(3), account(4));
  const { place } = open(answers);
  await user.selectOptions(await screen.findByLabelText('Team'), 'Non-Broncos fans');
  await user.selectOptions(screen.getByLabelText('Country'), 'Non-USA members');
  await user.selectOptions(screen.getByLabelText('Order'), 'Name, A to Z');
  await user.click(screen.getByLabelText('Search'));
  await user.paste('Fan 4');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      filter: { search: 'Fan 4', team: 'OTHERS', country: 'OUTSIDE_USA' },
      sort: 'NAME',
      after: null,
    }),
  );
  await waitFor(() =>
    expect(place.current).toBe(
      '/admin?tab=users&find=Fan+4&team=others&country=outside-usa&sort=name',
    ),
  );
  await waitFor(() => expect(screen.queryByText('Fan 3')).toBeNull());
});

test('an address opens the list as it was left; without a match it says so', async () => {
  const { answers, asked } = userServer(account(3));
  answers.userCount = 0;
  open(answers, '/admin?tab=users&find=nobody&team=broncos&sort=nonsense');
  expect(await screen.findByText('No users found.')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('nobody');
  expect(asked.at(-1)).toMatchObject({ filter: { team: 'BRONCOS' }, sort: 'NEWEST' });
});

test('page by page, there and back; a page that is no more gives way to the first one', async () => {
  const { answers, all } = userServer(...Array.from({ length: 60 }, (_, at) => account(at + 101)));
  const { place } = open(answers, '/admin?tab=users&page=9');
  expect(await screen.findByText('1–25 of 60')).toBeVisible();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Next');
  expect(await screen.findByText('Fan 126')).toBeVisible();
  expect(place.current).toBe('/admin?tab=users&page=2&after=after+125');
  await press('Next');
  expect(await screen.findByText('Fan 160')).toBeVisible();
  expect(screen.getByText('51–60 of 60')).toBeVisible();
  await press('Previous');
  expect(await screen.findByText('Fan 126')).toBeVisible();
  expect(screen.getByText('26–50 of 60')).toBeVisible();
  expect(place.current).toBe('/admin?tab=users&page=2&before=after+151');
  await press('Next');
  await screen.findByText('Fan 160');
  for (const id of [...all.keys()].slice(50)) all.delete(id);
  await press('Refresh');
  expect(await screen.findByText('1–25 of 50')).toBeVisible();
  await waitFor(() => expect(place.current).toBe('/admin?tab=users'));
});

test('Refresh asks again; a list that could not be loaded has Retry', async () => {
  const { answers, all } = userServer(account(3));
  const { users } = answers;
  answers.users = () => {
    throw new Error('The database is away');
  };
  open(answers);
  await screen.findByRole('alert');
  answers.users = users;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Fan 3')).toBeVisible();
  all.set(4, account(4));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Fan 4')).toBeVisible();
});

test('a member who is deleted anywhere leaves every list, and what waits is followed once', async () => {
  const { answers, all } = userServer(account(3), account(4));
  const { push, asked } = open(answers);
  expect(await screen.findByText('Fan 3')).toBeVisible();
  expect(asked).toMatchObject({ ReportEvents: 1, PendingReports: 1 });
  all.delete(3);
  answers.pendingReportCount = 2;
  act(() => push('memberEvents', { kind: 'DELETED', userId: 3 }));
  await waitFor(() => expect(screen.queryByText('Fan 3')).toBeNull());
  const tab = screen.getByRole('tab', { name: /Reports/ });
  await waitFor(() => expect(tab).toHaveTextContent('(2 need review)'));
});

test('who signs up, and what members change, appears in the open list with its count', async () => {
  const { answers, all } = userServer(...[3, 4].map((id) => account(id)));
  const { push } = open(answers);
  expect(await screen.findByText('Fan 4')).toBeVisible();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  all.set(4, account(4, { name: 'Bo Blue' }));
  all.set(9, account(9, { name: 'New Fan' }));
  act(() => push('userEvents', { userId: 9 }));
  expect(await screen.findByText('New Fan')).toBeVisible();
  expect(screen.getByText('Bo Blue')).toBeVisible();
  expect(screen.getByText('1–3 of 3')).toBeVisible();
});
