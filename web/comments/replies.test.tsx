import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Comment } from './comment.ts';
import { freshTab, MIA } from '../testing/chat.tsx';
import { comment, own, press, row, show } from '../testing/comments.tsx';

beforeEach(() => {
  freshTab();
  localStorage.clear();
});

const quoted = ({ id, text, user }: Comment) => ({ id, text, user });
const field = () => screen.getByRole('textbox', { name: 'Add a comment' });
const texts = () => screen.getAllByText(/^(comment \d|hello)$/).map((each) => each.textContent);

/** Posts are stored as comments 11, 12 and so on. */
function posting(stored: Comment[]) {
  const sent: (number | undefined)[] = [];
  return {
    sent,
    post: (text: string, clientId: string, replyToId?: number) => {
      sent.push(replyToId);
      const above = stored.find(({ id }) => id === replyToId);
      const replyTo = above ? quoted(above) : null;
      return Promise.resolve(own(10 + sent.length, { text, clientId, user: MIA, replyTo }));
    },
  };
}

test('a reply goes below its comment, and the next comment on top again', async () => {
  const stored = [comment(3), comment(2), comment(1)];
  const { sent, post } = posting(stored);
  show(stored, { post });
  await press('comment 2', 'Reply');
  expect(field()).toHaveAccessibleDescription('Replying to Otis Orange comment 2');
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('hello{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts()).toEqual(['comment 3', 'comment 2', 'hello', 'comment 1']));
  expect(sent).toEqual([2]);
  expect(row('hello').getByText('Replying to Otis Orange')).toBeInTheDocument();
  expect(field()).not.toHaveAccessibleDescription();
});

test('it is taken back with the button, and with what was replied to', async () => {
  const stored = [comment(2), comment(1)];
  const { sent, post } = posting(stored);
  const { publish } = show(stored, { post });
  await press('comment 2', 'Reply');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t reply' }));
  expect(field()).not.toHaveAccessibleDescription();
  await press('comment 2', 'Reply');
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(field()).not.toHaveAccessibleDescription();
  await press('comment 2', 'Reply');
  publish({ kind: 'DELETED', comment: comment(2) });
  expect(field()).not.toHaveAccessibleDescription();
  await userEvent.type(field(), 'hello{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([undefined]));
});

test('a reply that is not sent waits below its comment, and is sent again as a reply', async () => {
  const stored = [comment(2), comment(1)];
  const sent: (number | undefined)[] = [];
  show(stored, {
    post(_text, _clientId, replyToId) {
      sent.push(replyToId);
      return Promise.reject(new Error('away'));
    },
  });
  await press('comment 2', 'Reply');
  await userEvent.type(field(), 'hello{Control>}{Enter}{/Control}');
  await screen.findByText('Not sent');
  expect(texts()).toEqual(['comment 2', 'hello', 'comment 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toEqual([2, 2]));
});

test('a reply to a comment that is not here quotes it', () => {
  const above = quoted(comment(1));
  show([comment(3, { replyTo: above }), comment(2)]);
  expect(row('comment 3').getByRole('link', { name: /^Replying to Otis Orange/ })).toHaveAttribute(
    'href',
    '/#comment-1',
  );
});
