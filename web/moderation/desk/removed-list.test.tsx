import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, ADA } from '../../testing/admin.tsx';
import { refuse } from '../../testing/auth-page.tsx';
import type { Answers } from '../../testing/schema-client.ts';

const user = userEvent.setup();
const MODERATOR = { ...ADA, isAdmin: false, isModerator: true };

const REMOVED = {
  id: 5,
  kind: 'CHAT_MESSAGE',
  excerpt: 'Not so bad',
  removedAt: '2025-11-16T19:00:00.000Z',
  restorableUntil: '2025-11-23T19:00:00.000Z',
  user: { id: 9, name: 'Sam Spammer' },
  removedBy: { id: 4, name: 'Mo Moderator' },
};

function open(answers: Answers) {
  return openDashboard(
    { me: { ...MODERATOR }, reports: [], pendingReportCount: 0, ...answers },
    { at: '/admin?tab=removed', user: MODERATOR },
  );
}
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

test('a moderator puts a deleted post back; the list follows', async () => {
  let left: object[] = [REMOVED, { ...REMOVED, id: 4, kind: 'PHOTO', excerpt: '', user: null }];
  open({
    removedPosts: () => left,
    restorePost: ({ input: { id } }: { input: { id: number } }) => {
      left = left.filter((each) => (each as { id: number }).id !== id);
      return { kind: 'CHAT_MESSAGE', postId: 12 };
    },
  });
  const row = (await screen.findByText('Not so bad')).closest('li')!;
  expect(row).toHaveTextContent('Deleted by Mo Moderator, Sun, Nov 16, 2025, 12:00 PM MT');
  expect(row).toHaveTextContent('Gone for good Sun, Nov 23, 2025, 12:00 PM MT');
  expect(screen.getByText('No words').closest('li')).toHaveTextContent('a former member');
  await user.click(within(row).getByRole('button', { name: 'Put back' }));
  await toasted('It’s back');
  await waitFor(() => expect(screen.queryByText('Not so bad')).toBeNull());
});

test('what can’t be put back says why; an empty list says so', async () => {
  const { push } = open({
    removedPosts: () => left,
    restorePost: refuse('What it belonged to is gone, so it can’t be put back.', 'CONFLICT'),
  });
  let left: object[] = [REMOVED];
  await user.click(await screen.findByRole('button', { name: 'Put back' }));
  await toasted('What it belonged to is gone');
  left = [];
  push('removedPostEvents', { removedPostId: 5 });
  expect(await screen.findByText('Nothing was deleted in the last 7 days.')).toBeVisible();
});
