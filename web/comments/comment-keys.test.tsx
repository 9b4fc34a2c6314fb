import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Auth } from '../accounts/session/auth.ts';
import { turnSingleKeys } from '../shortcuts/single-keys.ts';
import { freshTab } from '../testing/chat.tsx';
import { comment, own, press, row, show } from '../testing/comments.tsx';
import { lastSeen, rememberSeen } from './unread.ts';

beforeEach(() => {
  freshTab();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const isAt = (id: number) =>
  waitFor(() => expect(document.activeElement?.id).toBe(`comment-${id}`));

test('J and K walk from comment to comment, and stay at the ends', async () => {
  show([comment(3), comment(2), comment(1)]);
  for (const [key, id] of [
    ['j', 3],
    ['j', 2],
    ['j', 1],
    ['j', 1],
    ['k', 2],
    ['k', 3],
    ['k', 3],
  ] as const) {
    await userEvent.keyboard(key);
    await isAt(id);
  }
});

test('from within a comment they go on to the one below', async () => {
  show([comment(2), comment(1)]);
  act(() => row('comment 2').getByRole('button', { name: 'Copy link' }).focus());
  await userEvent.keyboard('j');
  await isAt(1);
});

test('Z goes to the next unread comment, also to one that arrived since', async () => {
  rememberSeen('article:7', 1);
  const { publish } = show([comment(3), comment(2), comment(1)]);
  expect(screen.getAllByText('New')).toHaveLength(2);
  for (const id of [3, 2]) {
    await userEvent.keyboard('z');
    await isAt(id);
  }
  expect(screen.queryByText('New')).toBeNull();

  publish({ kind: 'POSTED', comment: comment(4, { isLikedByMe: null }) });
  expect(screen.queryByText('comment 4')).toBeNull();
  await userEvent.keyboard('z');
  await isAt(4);
});

test('what one has walked to is read', async () => {
  rememberSeen('article:7', 1);
  show([comment(2), comment(1)]);
  await userEvent.keyboard('j');
  await isAt(2);
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Next unread/ })).toBeNull();
});

test('L likes the focused comment, and a key held down likes it once', async () => {
  const sent: number[] = [];
  show([comment(2), comment(1)], {
    setLike(id) {
      sent.push(id);
      const isLikedByMe = sent.length % 2 === 1;
      const likeCount = isLikedByMe ? 1 : 0;
      return Promise.resolve({ isLikedByMe, likeCount, revision: sent.length });
    },
  });
  await userEvent.keyboard('l');
  expect(sent).toEqual([]);
  await userEvent.keyboard('j');
  await isAt(2);
  await userEvent.keyboard('j');
  await userEvent.keyboard('{l>3/}');
  await waitFor(() => expect(sent).toEqual([1]));
  expect(row('comment 1').getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('R replies to the comment, in a reply to its author; a draft in the field stays', async () => {
  const replyTo = { id: 9, text: 'comment 9', user: { id: 7, name: 'Otis Orange' } };
  show([comment(2, { replyTo }), own(1)]);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
  await userEvent.type(field, 'I mean');
  act(() => field.blur());
  await userEvent.keyboard('j');
  await isAt(2);
  await userEvent.keyboard('r');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('I mean @Otis Orange ');
  await waitFor(() => expect(field.selectionStart).toBe(field.value.length));
  expect(field).toHaveAccessibleDescription('Replying to Otis Orange comment 2');
  await press('comment 2', 'Reply');
  expect(field).toHaveValue('I mean @Otis Orange ');
  expect(row('comment 1').queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('keys for members open the sign-in dialog, as their buttons do', async () => {
  const asked = jest.fn<Auth['requireSignIn']>();
  show([comment(1)], {}, asked);
  await userEvent.keyboard('j');
  await isAt(1);
  await userEvent.keyboard('l');
  await userEvent.keyboard('r');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Like, 0 likes' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('neither while one types nor when they are turned off', async () => {
  show([comment(1)]);
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  await userEvent.type(field, 'jz');
  expect(field).toHaveValue('jz');
  expect(field).toHaveFocus();
  act(() => field.blur());
  act(() => turnSingleKeys(false));
  await userEvent.keyboard('j');
  expect(document.body).toHaveFocus();
  act(() => turnSingleKeys(true));
  await userEvent.keyboard('j');
  await isAt(1);
});

test('what was seen is remembered of the last 200 things alone, and the newest of each', () => {
  for (let id = 1; id <= 201; id++) rememberSeen(`article:${id}`, id);
  rememberSeen('article:2', 1);
  rememberSeen('article:202', 202);
  expect([1, 2, 3, 4, 202].map((id) => lastSeen(`article:${id}`))).toEqual([
    undefined,
    2,
    undefined,
    4,
    202,
  ]);
  localStorage.setItem('comments-seen', '[["article:1"], 7, ["article:2", 5]]');
  expect([lastSeen('article:1'), lastSeen('article:2')]).toEqual([undefined, 5]);
});
