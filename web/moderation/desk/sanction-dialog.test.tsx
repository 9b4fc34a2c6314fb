import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '../../testing/auth-page.tsx';
import { type Answers, schemaClient } from '../../testing/schema-client.ts';
import { Toasts } from '../../testing/toasts.tsx';
import SanctionDialog from './sanction-dialog.tsx';

const user = userEvent.setup();
beforeEach(() => sessionStorage.clear());

const PAST = {
  id: 3,
  kind: 'WARNING',
  reason: 'SPAM',
  note: null,
  contentType: null,
  excerpt: null,
  createdAt: '2025-11-16T18:00:00.000Z',
  endsAt: null as string | null,
  acknowledgedAt: '2025-11-16T18:05:00.000Z' as string | null,
  liftedAt: null as string | null,
  answer: 'It was a joke.',
  answeredAt: '2025-11-16T18:04:00.000Z',
  isInForce: false,
  removedPosts: 0,
  user: { id: 9, name: 'Sam Spammer' },
  sanctionedBy: { id: 4, name: 'Mo Moderator' },
  liftedBy: null as object | null,
};

function open(answers: Answers, past: object[] = [PAST]) {
  const history = { nextKind: 'MUTE_10_MINUTES', sanctions: past };
  const graph = schemaClient({ memberSanctions: () => history, ...answers });
  const onClose = jest.fn();
  const { unmount } = render(
    <ApolloProvider client={graph.client}>
      <SanctionDialog
        userId={9}
        userName="Sam Spammer"
        post={{ contentType: 'CHAT_MESSAGE', contentId: 12, text: 'Buy tickets' }}
        onClose={onClose}
      />
      <Toasts />
    </ApolloProvider>,
  );
  return { ...graph, history, onClose, unmount };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('the next step is chosen at first; a reason has to be', async () => {
  const inputs: object[] = [];
  const { onClose } = open({
    sanctionMember: ({ input }: { input: object }) => {
      inputs.push({ ...input });
      return { sanction: { ...PAST, id: 4 } };
    },
  });
  expect(await screen.findByRole('radio', { name: /next step/ })).toBeChecked();
  await press('Mute');
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please select a reason');
  await user.selectOptions(screen.getByLabelText('Reason'), 'Harassment');
  await user.type(screen.getByLabelText('Note to the member (optional)'), 'Enough.');
  await user.click(screen.getByLabelText('Also delete this post'));
  await user.click(screen.getByRole('radio', { name: 'Ban' }));
  await user.selectOptions(
    screen.getByLabelText('Also delete what they posted'),
    'In the last day',
  );
  await press('Ban');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputs).toEqual([
    {
      userId: 9,
      kind: 'BAN',
      reason: 'HARASSMENT',
      note: 'Enough.',
      lastSanctionId: 3,
      post: { contentType: 'CHAT_MESSAGE', contentId: 12 },
      isPostDeleted: true,
      removedHours: 24,
    },
  ]);
});

test('another moderator’s act changes the history and the next step under one’s eyes', async () => {
  const { history, push } = open({
    sanctionMember: refuse('Another moderator just acted on this member.', 'CONFLICT'),
  });
  await user.selectOptions(await screen.findByLabelText('Reason'), 'Spam');
  await press('Mute');
  expect(await screen.findByRole('alert')).toHaveTextContent('Another moderator just acted');
  history.sanctions = [
    {
      ...PAST,
      id: 4,
      kind: 'MUTE_10_MINUTES',
      acknowledgedAt: null,
      endsAt: '2099-11-16T18:15:00.000Z',
      isInForce: true,
      sanctionedBy: { id: 6, name: 'Ana Arbiter' },
    },
    PAST,
  ];
  history.nextKind = 'MUTE_DAY';
  act(() => push('sanctionEvents', { sanctionId: 4, userId: 9 }));
  expect(await screen.findByText('Ana Arbiter')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /next step/ })).toBeChecked());
  expect(screen.getByRole('radio', { name: /next step/ })).toHaveAccessibleName(/a day/);
  // What was chosen stays.
  expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Spam');
});

test('what is about to be pressed stays what it is while the history follows', async () => {
  const inputs: { kind: string; lastSanctionId: number }[] = [];
  const { history, push } = open({
    sanctionMember: ({ input }: { input: { kind: string; lastSanctionId: number } }) => {
      inputs.push(input);
      return { sanction: { ...PAST, id: 5 } };
    },
  });
  await user.selectOptions(await screen.findByLabelText('Reason'), 'Spam');
  history.sanctions = [{ ...PAST, id: 4, note: 'Just now' }, PAST];
  history.nextKind = 'MUTE_DAY';
  act(() => push('sanctionEvents', { sanctionId: 4, userId: 9 }));
  expect(await screen.findByText('Just now')).toBeVisible();
  expect(screen.getByRole('radio', { name: /10 minutes/ })).toBeChecked();
  await press('Mute');
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ kind: 'MUTE_10_MINUTES', lastSanctionId: 3 });
});

test('a note that was not sent is there again', async () => {
  const { unmount } = open({});
  await user.type(await screen.findByLabelText('Note to the member (optional)'), 'Enough.');
  unmount();
  open({});
  expect(await screen.findByLabelText('Note to the member (optional)')).toHaveValue('Enough.');
});

test('the history says what became of each, and takes one back', async () => {
  open({
    liftSanction: {
      sanction: {
        ...PAST,
        liftedAt: '2025-11-16T19:00:00.000Z',
        liftedBy: { id: 4, name: 'Mo Moderator' },
      },
    },
  });
  const row = (await screen.findByText('It was a joke.')).closest('li')!;
  expect(row).toHaveTextContent('Read Sun, Nov 16, 2025, 11:05 AM MT');
  await user.click(within(row).getByRole('button', { name: 'Lift' }));
  await waitFor(() => expect(row).toHaveTextContent('Lifted by Mo Moderator'));
  expect(within(row).queryByRole('button', { name: 'Lift' })).toBeNull();
});

test('a first offender has no history; a failure can be tried again', async () => {
  let isDown = true;
  open({
    memberSanctions: () =>
      isDown ? refuse('Not now.', 'UNAVAILABLE')() : { nextKind: 'WARNING', sanctions: [] },
  });
  expect(await screen.findByText('Not now.')).toBeVisible();
  isDown = false;
  await press('Retry');
  expect(await screen.findByText('Nothing so far.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /next step/ })).toHaveAccessibleName(/^Warn/);
});
