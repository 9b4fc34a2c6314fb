import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { account, RECORD, userServer } from '../testing/user-server.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

const open = (answers: Answers, at = '/admin') => openDashboard(answers, { at });

test('a member is opened from the list, and made an admin and an MVP', async () => {
  const { answers, all } = userServer(account(3));
  open(answers);
  await user.click(await screen.findByRole('link', { name: 'Fan 3' }));
  expect(await screen.findByRole('heading', { name: 'Fan 3' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Make an MVP' }));
  await toasted('Fan 3 is an MVP now');
  await user.click(screen.getByRole('button', { name: 'Make an admin' }));
  expect(all.get(3)).toMatchObject({ isAdmin: false, isMvp: true });
  const dialog = await screen.findByRole('alertdialog', { name: 'Make Fan 3 an admin?' });
  await user.click(within(dialog).getByRole('button', { name: 'Make an admin' }));
  await toasted('Fan 3 is an admin now');
  expect(all.get(3)).toMatchObject({ isAdmin: true, isMvp: true });
  expect(await screen.findByRole('button', { name: 'Remove as admin' })).toBeVisible();
});

test('a member is made a moderator and a host, shown by badges, and loses one of both', async () => {
  const { answers, all } = userServer(account(3));
  open(answers, '/admin?tab=users&user=3');
  const change = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: label }));
  };
  await change('Make a moderator');
  await toasted('Fan 3 is a moderator now');
  await change('Make a host');
  await toasted('Fan 3 is a host now');
  expect(screen.getByText('Moderator')).toBeVisible();
  expect(screen.getByText('Host')).toBeVisible();
  await change('Remove as moderator');
  await toasted('Fan 3 is no longer a moderator');
  expect(screen.queryByText('Moderator')).toBeNull();
  expect(all.get(3)).toMatchObject({ isAdmin: false, isModerator: false, isHost: true });
});

test('who is the last admin stays one, and why is said', async () => {
  const { answers } = userServer(account(2, { name: 'Ada Admin', isAdmin: true }));
  const message = 'This is the last admin. Make someone else an admin first.';
  answers.setUserRights = () => {
    throw new GraphQLError(message, {
      extensions: { code: 'CONFLICT', key: 'rights.lastAdmin', params: {} },
    });
  };
  open(answers, '/admin?tab=users&user=2');
  await user.click(await screen.findByRole('button', { name: 'Remove as admin' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Remove Ada Admin as an admin?',
  });
  expect(dialog).toHaveTextContent('You’ll lose this dashboard right away.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove as admin' }));
  await toasted(`Couldn’t update the member: ${message}`);
});

test('a member is signed out everywhere after a question', async () => {
  open(userServer(account(3)).answers, '/admin?tab=users&user=3');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign Fan 3 out everywhere?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await toasted('Fan 3 is signed out everywhere');
});

test('a member is signed out on one device, and one of their tokens is revoked', async () => {
  const { answers } = userServer(account(3));
  open(answers, '/admin?tab=users&user=3');
  const sessions = within(await screen.findByRole('region', { name: 'Sessions' }));
  expect(sessions.getByText('Unknown device')).toBeVisible();
  await user.click(sessions.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  const ending = await screen.findByRole('alertdialog', { name: 'Sign out Firefox on Linux?' });
  await user.click(within(ending).getByRole('button', { name: 'Sign out' }));
  await toasted('Signed out there');
  await waitFor(() => expect(sessions.queryByText('Firefox on Linux')).toBeNull());
  expect(sessions.getByText('Unknown device')).toBeVisible();
  await user.click(await sessions.findByRole('button', { name: 'Revoke Chat bot' }));
  const revoking = await screen.findByRole('alertdialog', { name: 'Revoke Chat bot?' });
  await user.click(within(revoking).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sessions.queryByText('API tokens')).toBeNull());
});

test('a session that has ended since leaves the list without an error; another failure is said', async () => {
  const { answers } = userServer(account(3));
  const refused = (code: string, message: string) => () => {
    throw new GraphQLError(message, { extensions: { code } });
  };
  answers.endUserSession = refused('FORBIDDEN', 'You can’t do that.');
  open(answers, '/admin?tab=users&user=3');
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  };
  await press();
  await toasted('Couldn’t sign the device out: You can’t do that.');
  answers.endUserSession = refused('NOT_FOUND', 'That session already ended.');
  answers.memberRecord = { ...RECORD, sessions: [], apiTokens: [] };
  await press();
  expect(await screen.findByText('Not signed in anywhere.')).toBeVisible();
});

test('who is not there can’t be loaded, and the list is one step away', async () => {
  const { answers } = userServer();
  answers.user = () => null;
  open(answers, '/admin?tab=users&user=9');
  expect(await screen.findByText('User not found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All users' }));
  expect(await screen.findByText('No users found.')).toBeVisible();
});
