import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { message, OTIS } from '../../testing/chat-message.ts';
import { choose, field, freshTab, log, MIA, showChat } from '../../testing/chat.tsx';

beforeEach(freshTab);

/** The line above the composer. */
const replying = () => screen.queryByText(`Replying to ${OTIS.name}`, { selector: 'form span' });
const quotes = async () =>
  within(await log())
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('#message-'))
    .map((link) => link.textContent);

test('a member replies to a message; the reply quotes it and leads to it', async () => {
  showChat(MIA);
  await choose('Reply');
  expect(replying()).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveAccessibleDescription(/^Replying to Otis Orange message 1/);
  await userEvent.keyboard('hello to you{Enter}');
  await waitFor(async () =>
    expect(await quotes()).toEqual([`Replying to ${OTIS.name}${OTIS.name} message 1`]),
  );
  expect(replying()).toBeNull();
  expect(within(await log()).getByRole('link', { name: /^Replying/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/tab=game-chat#message-1$/),
  );
});

test('Escape and the button take it back; what is typed stays', async () => {
  const { server } = showChat(MIA);
  const first = within(await log()).getAllByRole('button', { name: `Reply to ${OTIS.name}` })[0]!;
  await userEvent.click(first);
  await userEvent.type(await field(), 'hello{Escape}');
  expect(replying()).toBeNull();
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Don’t reply' }));
  expect(replying()).toBeNull();
  await userEvent.type(await field(), '{Enter}');
  await screen.findByText(/Please wait/, { selector: 'form span' });
  expect(server.stored.at(-1)).toMatchObject({ message: 'hello', replyTo: null });
});

test('the quote survives a reload, and a retry after a failure', async () => {
  const { unmount } = showChat(MIA);
  await choose('Reply');
  await userEvent.type(await field(), 'hello');
  unmount();
  cleanup();
  const { refusals, server } = showChat(MIA);
  // The page that was opened doesn’t take the focus.
  expect(await field()).not.toHaveFocus();
  expect(replying()).toBeVisible();
  refusals.push(new GraphQLError('Too fast.'));
  await userEvent.type(await field(), '{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.stored.at(-1)?.replyTo).toMatchObject({ id: 1 }));
});

test('what is deleted before the reply is sent is not replied to, and visitors can’t reply', async () => {
  const { publish, server } = showChat(MIA);
  await choose('Reply');
  publish('DELETED', message(1));
  await waitFor(() => expect(replying()).toBeNull());
  await userEvent.type(await field(), 'hello{Enter}');
  await waitFor(() => expect(server.stored.at(-1)).toMatchObject({ replyTo: null }));
  cleanup();
  showChat(null);
  await log();
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
});

test('of what a reader has muted, a reply shows no word', async () => {
  const quote = { id: 1, text: 'hello Chiefs', user: { id: 99, name: 'Chad' } };
  const mutes = { asOf: '', members: [{ id: 99, name: 'Chad' }], words: [] };
  showChat({ ...MIA, mutes }, { stored: [message(2, { replyTo: quote })] });
  await waitFor(async () => expect(await quotes()).toEqual(['You muted this.']));
});
