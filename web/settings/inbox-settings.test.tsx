import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type InboxChoiceView, inboxChoices } from '../../schema/inbox.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import InboxSettings from './inbox-settings.tsx';

/** What the server has stored of a member, who changes it. */
function server() {
  let choices = inboxChoices(null);
  let doNotDisturbUntil: string | null = null;
  const ownInbox = () => ({ choices, doNotDisturbUntil });
  return {
    ownInbox,
    setInboxChoice({ input }: { input: InboxChoiceView }) {
      choices = choices.map((each) =>
        each.kind === input.kind && each.channel === input.channel ? { ...each, ...input } : each,
      );
      return { inbox: ownInbox() };
    },
    setDoNotDisturb({ input }: { input: { duration: string | null } }) {
      doNotDisturbUntil = input.duration === 'EIGHT_HOURS' ? '2099-01-01T12:00:00.000Z' : null;
      return { inbox: ownInbox() };
    },
  };
}

function show(answers: Answers) {
  render(
    <ApolloProvider client={schemaClient(answers).client}>
      <InboxSettings />
    </ApolloProvider>,
  );
}
const box = (kind: string, channel: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole('checkbox', { name: channel });

test('each kind has the ways that there are for it, and a press changes one of them', async () => {
  show(server());
  await screen.findByRole('group', { name: 'Mentions of you' });
  expect(box('Mentions of you', 'As a notification')).toBeChecked();
  expect(box('Mentions of you', 'In the daily email')).not.toBeChecked();
  const moderators = screen.getByRole('group', { name: 'Messages from moderators' });
  expect(within(moderators).getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(box('Mentions of you', 'As a notification'));
  await userEvent.click(box('Likes', 'In the daily email'));
  await waitFor(() => expect(box('Mentions of you', 'As a notification')).not.toBeChecked());
  await waitFor(() => expect(box('Likes', 'In the daily email')).toBeChecked());
  expect(box('Likes', 'In the inbox')).toBeChecked();
});

test('what can’t be stored goes back, with the reason', async () => {
  show({
    ...server(),
    setInboxChoice() {
      throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
    },
  });
  await screen.findByRole('group', { name: 'Likes' });
  await userEvent.click(box('Likes', 'In the inbox'));
  expect(await screen.findByText('Please sign in.')).toBeVisible();
  expect(box('Likes', 'In the inbox')).toBeChecked();
});

test('notifications are turned off for some time, and on again', async () => {
  show(server());
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'No notifications for' }),
    '8 hours',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'No notifications until Thu, Jan 1, 2099, 5:00 AM MT.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Turn notifications back on' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
});

test('without an answer one can try again', async () => {
  let isAway = true;
  const { ownInbox } = server();
  show({
    ownInbox() {
      if (isAway) throw new Error('away');
      return ownInbox();
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('group', { name: 'Likes' })).toBeVisible();
});
