import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { ADA, openDashboard } from '../../testing/admin.tsx';
import { refuse } from '../../testing/auth-page.tsx';
import type { Answers } from '../../testing/schema-client.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const user = userEvent.setup();
const MODERATOR = { ...ADA, id: 4, name: 'Mo Moderator', isAdmin: false, isModerator: true };

const MESSAGE = {
  id: 'CHAT_MESSAGE:12',
  kind: 'CHAT_MESSAGE',
  waitingSince: '2025-11-16T19:00:00.000Z',
  reportCount: 2,
  reasons: ['SPAM', 'HARASSMENT'],
  filters: ['Links'],
  isUnapproved: false,
  isThere: true,
  text: 'Cheap tickets',
  userName: 'Sam Spammer',
  articleTitle: null as string | null,
  article: null as { id: number } | null,
  user: { id: 9, name: 'Sam Spammer', isAdmin: false },
  claimedBy: null as { id: number; name: string } | null,
  image: null,
};
const PHOTO = {
  ...MESSAGE,
  ...{ id: 'PHOTO:5', kind: 'PHOTO', reportCount: 0, reasons: [], filters: [], isUnapproved: true },
  ...{ text: 'Lot J', userName: 'Mia Mile', user: { id: 8, name: 'Mia Mile', isAdmin: false } },
};
const QUESTION = { ...PHOTO, id: 'QUESTION:3', kind: 'QUESTION', text: 'Who starts?' };

type Waiting = typeof MESSAGE;
type Decided = { input: { ids: string[]; decision: string } };

/** A queue as the server has it. */
function open(posts: Waiting[], answers: Answers = {}) {
  const server = { posts, decided: [] as Decided['input'][] };
  const page = openDashboard(
    {
      me: { ...MODERATOR },
      moderationQueueCount: () => server.posts.length,
      moderationQueue: () => server.posts,
      decideWaitingPosts({ input }: Decided) {
        server.decided.push(input);
        server.posts = server.posts.filter(({ id }) => !input.ids.includes(id));
        return { decided: input.ids, undecided: [] };
      },
      ...answers,
    },
    { at: '/admin?tab=queue', user: MODERATOR },
  );
  return { ...page, server };
}
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li')!;
const button = (row: HTMLElement, name: string) => within(row).getByRole('button', { name });
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

test('each post says what it is, why it waits and what can be done', async () => {
  open([MESSAGE, PHOTO]);
  const message = await rowOf('Cheap tickets');
  for (const text of [
    'Chat message',
    'Spam',
    'Harassment',
    'Filter: Links',
    '2 reports',
    'By Sam Spammer',
  ])
    expect(message).toHaveTextContent(text);
  expect(button(message, 'Keep')).toBeVisible();
  expect(button(message, 'Delete')).toBeVisible();
  const photo = await rowOf('Lot J');
  expect(photo).toHaveTextContent('To approve');
  expect(button(photo, 'Approve')).toBeVisible();
  expect(button(photo, 'Reject')).toBeVisible();
});

test('a decision takes the post off the list and says that it can be put back', async () => {
  const { server } = open([MESSAGE, PHOTO]);
  await user.click(button(await rowOf('Cheap tickets'), 'Delete'));
  await toasted('1 post removed');
  expect(screen.getByTestId('toasts')).toHaveTextContent('put back for 7 days');
  expect(server.decided).toEqual([{ ids: ['CHAT_MESSAGE:12'], decision: 'REMOVE' }]);
  await waitFor(() => expect(screen.queryByText('Cheap tickets')).toBeNull());
  await user.click(button(await rowOf('Lot J'), 'Approve'));
  await toasted('1 post kept');
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
});

test('a rejected photo is not said to be among the deleted posts', async () => {
  open([PHOTO]);
  await user.click(button(await rowOf('Lot J'), 'Reject'));
  await toasted('1 post removed');
  expect(screen.getByTestId('toasts')).not.toHaveTextContent('put back');
});

test('a post that is gone can only be dismissed; a comment leads to its article', async () => {
  const comment = { ...MESSAGE, id: 'ARTICLE_COMMENT:7', kind: 'ARTICLE_COMMENT', text: 'Buy' };
  const on = { articleTitle: 'The long way back', article: { id: 3 } };
  open([
    { ...MESSAGE, isThere: false },
    { ...comment, ...on },
  ]);
  const gone = await rowOf('Cheap tickets');
  expect(gone).toHaveTextContent('ALREADY GONE');
  expect(button(gone, 'Dismiss')).toBeVisible();
  expect(within(gone).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(within(await rowOf('Buy')).getByRole('link')).toHaveAttribute('href', '/articles/3');
});

test('a post that another moderator claims shows their name, and can’t be decided or selected', async () => {
  const { push, server } = open([MESSAGE, PHOTO]);
  await rowOf('Cheap tickets');
  server.posts = [{ ...MESSAGE, claimedBy: { id: 6, name: 'Ana' } }, PHOTO];
  act(() => push('moderationQueueEvents', { claimedPost: MESSAGE.id }));
  expect(await screen.findByText('Ana has this')).toBeVisible();
  const row = await rowOf('Cheap tickets');
  expect(within(row).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(within(row).queryByRole('checkbox')).toBeNull();
  server.posts = [MESSAGE, PHOTO];
  act(() => push('moderationQueueEvents', { claimedPost: MESSAGE.id }));
  await waitFor(() => expect(screen.queryByText('Ana has this')).toBeNull());
});

test('a claim is the moderator’s own until they release it; a refused one says who has it', async () => {
  const claimed = {
    ...MESSAGE,
    claimedBy: { id: 4, name: 'Mo Moderator' },
  };
  const { server } = open([MESSAGE, PHOTO], {
    claimWaitingPost({ input: { id } }: { input: { id: string } }) {
      if (id !== MESSAGE.id) return refuse('Ana has this.', 'CONFLICT')();
      server.posts = [claimed, PHOTO];
      return { post: claimed };
    },
    releaseWaitingPost({ input: { id } }: { input: { id: string } }) {
      server.posts = [MESSAGE, PHOTO];
      return { id };
    },
  });
  await user.click(button(await rowOf('Cheap tickets'), 'Claim'));
  expect(await screen.findByText('You have this')).toBeVisible();
  within(await rowOf('Cheap tickets'))
    .getByRole('checkbox')
    .focus();
  await user.keyboard('c');
  await waitFor(() => expect(screen.queryByText('You have this')).toBeNull());
  await user.click(button(await rowOf('Lot J'), 'Claim'));
  await toasted('Ana has this.');
});

test('by keys: J goes to the next, Space selects, A keeps, R removes the one with the focus', async () => {
  const { server } = open([MESSAGE, PHOTO, QUESTION]);
  await rowOf('Cheap tickets');
  const box = (name: string, at = 0) =>
    screen.getAllByRole('checkbox', { name: `Select the post by ${name}` })[at]!;
  box('Sam Spammer').focus();
  await user.keyboard('j');
  await waitFor(() => expect(box('Mia Mile')).toHaveFocus());
  await user.keyboard(' j ');
  expect(await screen.findByText('2 posts selected')).toBeVisible();
  await user.keyboard('a');
  await toasted('2 posts kept');
  await waitFor(() => expect(screen.queryByText('Lot J')).toBeNull());
  box('Sam Spammer').focus();
  await user.keyboard('r');
  await toasted('1 post removed');
  expect(server.decided).toEqual([
    { ids: ['PHOTO:5', 'QUESTION:3'], decision: 'KEEP' },
    { ids: ['CHAT_MESSAGE:12'], decision: 'REMOVE' },
  ]);
});

test('the details: what the reports say, what was said around it, and the history', async () => {
  open([MESSAGE], {
    waitingPostDetails: {
      id: MESSAGE.id,
      reports: [
        {
          ...{ id: 1, reason: 'SPAM', description: 'Again and again', reporterName: 'Rita Ref' },
          createdAt: '2025-11-16T19:00:00.000Z',
        },
      ],
      context: ['Touchdown!', 'Cheap tickets', 'Stop it'].map((text, index) => ({
        ...{ id: 11 + index, text, createdAt: '2025-11-16T19:00:00.000Z' },
        ...{ isThePost: index === 1, user: { id: 9, name: 'Sam Spammer' } },
      })),
    },
    memberSanctions: { nextKind: 'WARNING', sanctions: [] },
  });
  const row = await rowOf('Cheap tickets');
  await user.click(button(row, 'Details'));
  expect(await within(row).findByText('Stop it')).toBeVisible();
  expect(row).toHaveTextContent('Rita Ref“Again and again”');
  expect(await within(row).findByText('Nothing so far.')).toBeVisible();
  expect(button(row, 'Details')).toHaveAttribute('aria-expanded', 'true');
});

test('a post that another moderator has just decided is named', async () => {
  const { server } = open([MESSAGE], {
    decideWaitingPosts({ input: { ids } }: Decided) {
      server.posts = [];
      return { decided: [], undecided: ids.map((id) => ({ id, reason: 'GONE' })) };
    },
  });
  await user.click(button(await rowOf('Cheap tickets'), 'Keep'));
  await toasted('1 was already decided, or another moderator has it.');
});

test('a queue that can’t be read says so, and can be read again', async () => {
  let isDown = true;
  open([MESSAGE], {
    moderationQueue: () => (isDown ? refuse('Away', 'UNAVAILABLE')() : [MESSAGE]),
  });
  expect(await screen.findByText(/We couldn’t load the queue|Away/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('Cheap tickets');
});
