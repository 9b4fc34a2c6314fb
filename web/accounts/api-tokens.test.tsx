import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { NO_USAGE } from '../../schema/accounts/api-token-usage.ts';
import { refuse } from '../testing/auth-page.tsx';
import { card, HERE, openProfile, press, user, write } from '../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tokens = () => card('API tokens');
const WALL = {
  id: 7,
  name: 'Scores on the wall',
  scope: 'READ',
  hint: 'a1B2',
  createdAt: '2025-11-01T12:00:00.000Z',
  lastUsedAt: null as string | null,
  usage: NO_USAGE,
};
const BOT = { ...WALL, id: 8, name: 'Chat bot', scope: 'WRITE', lastUsedAt: HERE.lastSeenAt };
const SECRET = `ow_${'x'.repeat(39)}y9Zz`;
/** Opens the form, which is downloaded then. */
async function startCreating() {
  await press('Create a token', tokens());
  return tokens().findByLabelText('Name');
}

test('each says what it is for, what it may do, and when it was used', async () => {
  await openProfile({ ownApiTokens: [BOT, WALL] });
  const [bot, wall] = await tokens().findAllByRole('listitem');
  expect(bot).toHaveTextContent(
    'Chat botRead and writeow_…a1B2Last used just now · created Nov 1, 2025',
  );
  expect(wall).toHaveTextContent('Scores on the wallReadow_…a1B2Never used · created Nov 1, 2025');
  expect(tokens().getByRole('link', { name: 'developers' })).toHaveAttribute(
    'href',
    '/developers#tokens',
  );
});

test('one is revoked after a question that names it, and the next takes the focus', async () => {
  const revoked: unknown[] = [];
  let list = [BOT, WALL];
  await openProfile({
    ownApiTokens: () => list,
    revokeApiToken: ({ input: { id } }: { input: { id: number } }) => {
      revoked.push(id);
      list = [WALL];
      return { deletedId: 1 };
    },
  });
  await tokens().findByText('Chat bot');
  await press('Revoke Chat bot', tokens());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Chat bot?' }));
  await press('Revoke', dialog);
  expect(await screen.findByText('Token revoked')).toBeVisible();
  await waitFor(() => expect(tokens().queryByText('Chat bot')).not.toBeInTheDocument());
  await waitFor(() => expect(tokens().getByRole('listitem')).toHaveFocus());
  expect(revoked).toEqual([8]);
});

test('shows what each was used for, and which deprecated fields its calls read', async () => {
  const usage = {
    calls: 1_204,
    cost: 45_000,
    refusals: 1,
    days: [{ day: '2025-11-16', calls: 1_204, cost: 45_000, refusals: 1 }],
    deprecated: [
      {
        field: 'ChatMessage.likes',
        reason: 'Use likeCount. Goes on 2027-06-01 at the earliest.',
        goesOn: '2027-06-01',
        calls: 3,
        lastUsedOn: '2025-11-16',
      },
    ],
  };
  await openProfile({ ownApiTokens: [{ ...BOT, usage }, WALL] });
  await tokens().findByText('Chat bot');
  const [bot, wall] = ['Chat bot', 'Scores on the wall'].map((name) =>
    tokens().getByText(name).closest('li')!,
  );
  expect(bot).toHaveTextContent('1,204 calls in the last 30 days · cost 45,000 · 1 error');
  const summary = within(bot!).getByText('Uses 1 deprecated field');
  expect(within(bot!).getByText('ChatMessage.likes')).not.toBeVisible();
  await user.click(summary);
  expect(within(bot!).getByText('ChatMessage.likes')).toBeVisible();
  expect(bot).toHaveTextContent('Use likeCount. Goes on 2027-06-01 at the earliest.');
  expect(wall).toHaveTextContent('No calls in the last 30 days');
});

test('a refusal to revoke is shown, and the token stays', async () => {
  await openProfile({
    ownApiTokens: [WALL],
    revokeApiToken: refuse('boom', 'INTERNAL_SERVER_ERROR'),
  });
  await tokens().findByText('Scores on the wall');
  await press('Revoke Scores on the wall', tokens());
  await press('Revoke', within(await screen.findByRole('alertdialog')));
  expect(await screen.findByText('Couldn’t revoke the token')).toBeVisible();
  expect(tokens().getByText('Scores on the wall')).toBeVisible();
});

test('a new token is shown once, can be copied, and is hidden on request', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const inputs: unknown[] = [];
  let list: object[] = [];
  await openProfile({
    ownApiTokens: () => list,
    createApiToken: ({ input: { token, proof } }: { input: { token: object; proof: object } }) => {
      inputs.push({ ...token, ...proof });
      list = [BOT];
      return { created: { token: SECRET, apiToken: BOT } };
    },
  });
  expect(await tokens().findByText('No API tokens yet.')).toBeVisible();
  await startCreating();
  expect(tokens().getByLabelText('Name')).toHaveFocus();
  expect(tokens().getByRole('radio', { name: 'Read' })).toBeChecked();
  await write('Name', 'Chat bot', tokens());
  const writes = tokens().getByRole('radio', { name: 'Read and write' });
  expect(writes).toHaveAccessibleDescription(/^Also posts as you/);
  await user.click(writes);
  await write('Your password', 'mile high', tokens());
  await press('Create token', tokens());
  const field = await tokens().findByLabelText('API token');
  expect(field).toHaveValue(SECRET);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Copy it now. You won’t see it again.');
  expect(inputs).toEqual([{ name: 'Chat bot', scope: 'WRITE', currentPassword: 'mile high' }]);
  expect(await tokens().findByText('Chat bot')).toBeVisible();
  await press('Copy the token', tokens());
  expect(copied).toEqual([SECRET]);
  expect(await screen.findByText('Copied to your clipboard.')).toBeVisible();
  await press('Done', tokens());
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(JSON.stringify([sessionStorage, localStorage].map(Object.entries))).not.toContain(SECRET);
  expect(tokens().getByRole('button', { name: 'Create a token' })).toHaveFocus();
});

test('the new token stays on the screen when the list can’t be read again', async () => {
  let fails = false;
  const { asked } = await openProfile({
    ownApiTokens: () => {
      if (fails) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return [];
    },
    createApiToken: () => {
      fails = true;
      return { created: { token: SECRET, apiToken: BOT } };
    },
  });
  await tokens().findByText('No API tokens yet.');
  await startCreating();
  await write('Name', 'Chat bot', tokens());
  await write('Your password', 'mile high', tokens());
  await press('Create token', tokens());
  const field = await tokens().findByLabelText('API token');
  await waitFor(() => expect(asked.OwnApiTokens).toBe(2));
  await waitFor(() => expect(field).toBeVisible());
  expect(field).toHaveValue(SECRET);
});

test('a name that is missing is asked for, and what was typed survives a refusal and a reload', async () => {
  const { asked, unmount } = await openProfile({
    createApiToken: refuse('boom', 'INTERNAL_SERVER_ERROR'),
  });
  await tokens().findByText('No API tokens yet.');
  await startCreating();
  await press('Create token', tokens());
  expect(tokens().getByLabelText('Name')).toHaveAccessibleDescription(
    /Please give the token a name/,
  );
  expect(tokens().getByLabelText('Name')).toHaveFocus();
  expect(asked.CreateApiToken).toBeUndefined();
  await write('Name', 'Chat bot', tokens());
  await write('Your password', 'mile high', tokens());
  await press('Create token', tokens());
  expect(
    await tokens().findByText('We couldn’t create the token. Please try again.'),
  ).toBeVisible();
  expect(tokens().getByLabelText('Name')).toHaveValue('Chat bot');
  unmount();
  await openProfile();
  await tokens().findByText('No API tokens yet.');
  await startCreating();
  expect(tokens().getByLabelText('Name')).toHaveValue('Chat bot');
  await press('Cancel', tokens());
  expect(tokens().getByRole('button', { name: 'Create a token' })).toHaveFocus();
});

test('the password is asked for, and one that is wrong is said at its field and typed again', async () => {
  const { asked } = await openProfile({
    createApiToken: refuse('Current password is incorrect', 'BAD_USER_INPUT', {
      fields: { currentPassword: 'Current password is incorrect' },
    }),
  });
  await tokens().findByText('No API tokens yet.');
  await startCreating();
  await write('Name', 'Chat bot', tokens());
  await press('Create token', tokens());
  const field = tokens().getByLabelText('Your password');
  expect(field).toHaveAccessibleDescription(/Current password is required/);
  expect(field).toHaveFocus();
  expect(asked.CreateApiToken).toBeUndefined();
  await write('Your password', 'mile low', tokens());
  await press('Create token', tokens());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Current password is incorrect/));
  expect(field).toHaveFocus();
  expect(tokens().getByLabelText('Name')).toHaveValue('Chat bot');
});

test('a user with ten tokens is refused another', async () => {
  await openProfile({
    ownApiTokens: Array.from({ length: 10 }, (_, at) => ({ ...WALL, id: at + 1 })),
  });
  expect(await tokens().findByText(/^You’ve reached the limit of 10 tokens/)).toBeVisible();
  expect(tokens().queryByRole('button', { name: 'Create a token' })).not.toBeInTheDocument();
});

test('a list that can’t be had offers another try', async () => {
  let fails = true;
  await openProfile({
    ownApiTokens: () => {
      if (fails) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return [WALL];
    },
  });
  expect(await tokens().findByText('We couldn’t load your API tokens.')).toBeVisible();
  fails = false;
  await press('Retry', tokens());
  expect(await tokens().findByText('Scores on the wall')).toBeVisible();
});
