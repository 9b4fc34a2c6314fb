import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { card, openProfile, press, user, write } from '../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const hooks = () => card('Webhooks');
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const WALL = {
  id: 7,
  name: 'Score to Discord',
  url: 'https://discord.com/api/webhooks/1/x',
  subscription: 'subscription { liveGame { gameId } }',
  variables: '',
  shape: 'DISCORD',
  template: 'Score',
  state: 'ACTIVE',
  pausedBecause: null as string | null,
  failingSince: null as string | null,
  nextAttemptAt: null,
  createdAt: '2025-11-01T12:00:00.000Z',
};
const DELIVERY = {
  id: 3,
  messageId: '7-abc:1-1',
  body: '{"content":"Score"}',
  status: 500 as number | null,
  duration: 42,
  response: 'Broken',
  isDelivered: false,
  sentAt: new Date().toISOString(),
};

/** Opens the form, which is downloaded then. */
async function startCreating() {
  await press('Create a webhook', hooks());
  return hooks().findByLabelText('Name');
}

test('each says where it posts and how it is', async () => {
  const paused = { ...WALL, id: 8, name: 'Wall', state: 'PAUSED', pausedBecause: 'GONE' };
  const failing = { ...WALL, id: 9, name: 'Bot', failingSince: new Date().toISOString() };
  await openProfile({ ownWebhooks: [WALL, paused, failing] });
  const [active, gone, bad] = await hooks().findAllByRole('listitem');
  expect(active).toHaveTextContent('Score to DiscordDeliveringdiscord.comCreated Nov 1, 2025');
  expect(gone).toHaveTextContent('Paused');
  expect(gone).toHaveTextContent('Its address says it’s gone for good (410).');
  expect(bad).toHaveTextContent('Failing since just now. We keep trying for a day.');
});

test('a webhook is created with a proof of identity, and its secret is shown once', async () => {
  const inputs: object[] = [];
  let list: object[] = [];
  await openProfile({
    ownWebhooks: () => list,
    createWebhook: ({ input }: { input: object }) => {
      inputs.push(input);
      list = [WALL];
      return { webhook: WALL, secret: SECRET };
    },
  });
  expect(await hooks().findByText('No webhooks yet.')).toBeVisible();
  await startCreating();
  expect(hooks().queryByLabelText('Message')).not.toBeInTheDocument();
  await write('Name', 'Score to Discord', hooks());
  await write('Address to post to', WALL.url, hooks());
  await user.selectOptions(hooks().getByLabelText('Format'), 'Discord message');
  expect(hooks().getByLabelText('Message')).toHaveValue(
    '{liveGame.awayTeam.name} {liveGame.awayTeam.score} at {liveGame.homeTeam.name} {liveGame.homeTeam.score}',
  );
  await write('Your password', 'mile high', hooks());
  await press('Create the webhook', hooks());
  const field = await hooks().findByLabelText('Secret');
  expect(field).toHaveValue(SECRET);
  expect(field).toHaveFocus();
  expect(inputs).toMatchObject([
    {
      webhook: { name: 'Score to Discord', url: WALL.url, shape: 'DISCORD' },
      proof: { currentPassword: 'mile high' },
    },
  ]);
  await press('Done', hooks());
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(await hooks().findByText('Score to Discord')).toBeVisible();
});

test('what the server refuses is said at its field, and what was typed survives it and a reload', async () => {
  const { unmount } = await openProfile({
    createWebhook: () => {
      const said = {
        key: 'webhook.address',
        params: {},
        message: 'Please enter an https:// address that’s on the Internet',
      };
      throw new GraphQLError(said.message, {
        extensions: { code: 'BAD_USER_INPUT', ...said, issues: [{ field: 'url', ...said }] },
      });
    },
  });
  await hooks().findByText('No webhooks yet.');
  await startCreating();
  await write('Address to post to', 'https://localhost/', hooks());
  await press('Create the webhook', hooks());
  expect(await hooks().findByText('Current password is required')).toBeVisible();
  await write('Your password', 'mile high', hooks());
  await press('Create the webhook', hooks());
  await waitFor(() =>
    expect(hooks().getByLabelText('Address to post to')).toHaveAccessibleDescription(
      'Please enter an https:// address that’s on the Internet',
    ),
  );
  expect(hooks().getByLabelText('Address to post to')).toHaveFocus();
  unmount();
  await openProfile();
  await hooks().findByText('No webhooks yet.');
  await startCreating();
  expect(hooks().getByLabelText('Address to post to')).toHaveValue('https://localhost/');
});

test('a test shows what came back, and the log has it, live', async () => {
  let log: object[] = [];
  const { push } = await openProfile({
    ownWebhooks: [WALL],
    ownWebhookDeliveries: () => log,
    testWebhook: () => {
      log = [DELIVERY];
      return { delivery: DELIVERY };
    },
    resendWebhookDelivery: () => {
      log = [{ ...DELIVERY, id: 4, status: 204, isDelivered: true, response: '' }, DELIVERY];
      return { delivery: log[0] };
    },
  });
  await hooks().findByText('Score to Discord');
  await press('Send a test: Score to Discord', hooks());
  expect(await screen.findByText('The test failed')).toBeVisible();
  const list = within(await hooks().findByRole('list', { name: 'Deliveries' }));
  await user.click(await list.findByText('Failed'));
  expect(list.getByText('{"content":"Score"}')).toBeVisible();
  expect(list.getByText('Broken')).toBeVisible();
  await press('Send again', list);
  expect(await list.findByText('Delivered')).toBeVisible();

  log = [];
  push('ownWebhookEvents', { kind: 'ATTEMPTED', webhookId: 7 });
  expect(
    await hooks().findByText('No deliveries yet. The next event shows up here.'),
  ).toBeVisible();
});

test('one is paused, resumed, given a new secret, and deleted after a question', async () => {
  let list = [WALL];
  const acts: unknown[] = [];
  await openProfile({
    ownWebhooks: () => list,
    setWebhookPaused: ({ input }: { input: { isPaused: boolean } }) => {
      acts.push(input);
      const state = input.isPaused ? 'PAUSED' : 'ACTIVE';
      return { webhook: { ...WALL, state, pausedBecause: input.isPaused ? 'OWNER' : null } };
    },
    replaceWebhookSecret: { webhook: WALL, secret: SECRET },
    deleteWebhook: () => {
      list = [];
      return { deletedId: 7 };
    },
  });
  await hooks().findByText('Score to Discord');
  await press('Pause: Score to Discord', hooks());
  expect(await hooks().findByText('You paused it.')).toBeVisible();
  await press('Resume deliveries: Score to Discord', hooks());
  expect(await hooks().findByText('Delivering')).toBeVisible();
  expect(acts).toEqual([
    { id: 7, isPaused: true },
    { id: 7, isPaused: false },
  ]);
  await press('New secret: Score to Discord', hooks());
  await hooks().findByLabelText('Your password');
  await write('Your password', 'mile high', hooks());
  await press('Create the secret', hooks());
  expect(await hooks().findByLabelText('Secret')).toHaveValue(SECRET);
  await press('Done', hooks());
  await press('Delete: Score to Discord', hooks());
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Delete Score to Discord?' }),
  );
  await press('Delete', dialog);
  expect(await hooks().findByText('No webhooks yet.')).toBeVisible();
});

test('without its list it says so, and asks again', async () => {
  let fails = true;
  await openProfile({
    ownWebhooks: () => {
      if (fails) throw new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return [WALL];
    },
  });
  expect(await hooks().findByText('We couldn’t load your webhooks.')).toBeVisible();
  fails = false;
  await press('Retry', hooks());
  expect(await hooks().findByText('Score to Discord')).toBeVisible();
});
