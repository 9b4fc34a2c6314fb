import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { Toasts } from '../testing/toasts.tsx';
import { setHeld } from './held-flag.ts';
import { HeldPosts } from './held-posts.tsx';

const user = userEvent.setup();
beforeEach(() => localStorage.clear());

const WAITING = {
  id: 5,
  kind: 'ARTICLE_COMMENT',
  text: 'Darn good drive',
  state: 'WAITING',
  article: { id: 7 },
  photo: null,
};
const REJECTED = { ...WAITING, id: 6, text: 'Darn refs', state: 'REJECTED' };
const ELSEWHERE = { ...WAITING, id: 8, text: 'Not here', article: { id: 9 } };

function show(answers: Answers, account: object = dana) {
  let asked = 0;
  const list = answers.ownHeldPosts as () => unknown;
  const ownHeldPosts = () => {
    asked += 1;
    return list();
  };
  const graph = schemaClient({ ...answers, ownHeldPosts });
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={{ user: account } as unknown as Auth}>
        <HeldPosts kind="ARTICLE_COMMENT" parentId={7} />
      </AuthContext>
      <Toasts />
    </ApolloProvider>,
  );
  return () => asked;
}

test('nothing is asked until a filter held something back; then it is shown where it was written', async () => {
  const asked = show({ ownHeldPosts: () => [REJECTED, WAITING, ELSEWHERE] });
  expect(screen.queryByRole('list')).toBeNull();
  expect(asked()).toBe(0);
  act(() => setHeld(dana.id, true));
  expect(await screen.findByText('Waiting for a moderator. Only you see it.')).toBeVisible();
  expect(screen.getByText('Darn good drive')).toBeVisible();
  expect(screen.getByText('Our moderators didn’t approve this.')).toBeVisible();
  expect(screen.queryByText('Not here')).toBeNull();
  expect(asked()).toBe(1);
  // The next one is read at once, with or without a socket.
  act(() => setHeld(dana.id, true));
  await waitFor(() => expect(asked()).toBe(2));
});

test('what is withdrawn and what is cleared goes, and with the last one the question', async () => {
  let held = [WAITING, REJECTED];
  setHeld(dana.id, true);
  show({
    ownHeldPosts: () => held,
    deleteHeldPost: ({ input: { id } }: { input: { id: number } }) => {
      held = held.filter((post) => post.id !== id);
      return { deletedId: id };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('Darn good drive')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(localStorage).toHaveLength(0);
});

test('what can’t be withdrawn says why', async () => {
  setHeld(dana.id, true);
  show({
    ownHeldPosts: () => [WAITING],
    deleteHeldPost: refuse('This post is no longer waiting.', 'NOT_FOUND'),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(screen.getByTestId('toasts')).toHaveTextContent('This post is no longer waiting.'),
  );
  expect(screen.getByText('Darn good drive')).toBeVisible();
});

test('what was written in another browser is shown as the account says so', async () => {
  show({ ownHeldPosts: () => [WAITING] }, { ...dana, hasHeldPosts: true });
  expect(await screen.findByText('Darn good drive')).toBeVisible();
});
