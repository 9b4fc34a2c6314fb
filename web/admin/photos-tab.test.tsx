import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { dana } from '../testing/auth-page.tsx';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A photo as stored by the server. */
const photo = (id: number, approved = false) => ({
  id,
  cursor: `after ${id}`,
  category: 'tailgate',
  description: `Lot ${id}`,
  approved,
  likeCount: 3,
  isLikedByMe: false,
  revision: 1,
  createdAt: '2025-11-20T19:00:00.000Z',
  user: { ...dana, id: 9, name: 'Mia Mile' },
  image: { url: `/uploads/${id}.jpg`, width: 4, height: 3, placeholder: null, sources: [] },
});

function photoServer(...photos: ReturnType<typeof photo>[]) {
  const all = new Map(photos.map((one) => [one.id, one]));
  const answers: Answers = {
    me: { ...ADA },
    allPhotos: ({ approved }: { approved: boolean }) =>
      [...all.values()].filter((one) => one.approved === approved),
    pendingPhotoCount: () => [...all.values()].filter(({ approved }) => !approved).length,
    approvePhoto({ id }: { id: number }) {
      all.set(id, { ...all.get(id)!, approved: true, revision: 2 });
      return all.get(id);
    },
    deletePhoto: ({ id }: { id: number }) => all.delete(id),
  };
  return { all, answers };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=photos' });
const part = (name: string) => screen.findByRole('region', { name });
const card = async (words: string) => (await screen.findByText(words)).closest('li')!;
const press = (where: HTMLElement, name: string) =>
  user.click(within(where).getByRole('button', { name }));

test('an approved photo moves over, and the focus to the next one that waits', async () => {
  const { answers } = photoServer(photo(1), photo(2), photo(3, true));
  const { push } = open(answers);
  await card('Lot 1');
  expect(within(await part('Pending Photos')).getAllByRole('listitem')).toHaveLength(2);
  await press(await card('Lot 1'), 'Approve');
  await toasted('Photo approved!');
  act(() => push('pendingPhotoEvents', 1));
  await waitFor(async () =>
    expect(within(await part('Approved Photos')).getAllByRole('listitem')).toHaveLength(2),
  );
  expect(within(await card('Lot 1')).queryByRole('button', { name: 'Approve' })).toBeNull();
  await waitFor(async () => expect(await card('Lot 2')).toHaveFocus());
});

test('the URL selects the list, and a chosen list goes into the URL', async () => {
  const { answers } = photoServer(photo(1), photo(2, true));
  openDashboard(answers, { at: '/admin?tab=photos&status=pending' });
  await card('Lot 1');
  expect(screen.queryByRole('region', { name: 'Approved Photos' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved Photos');
  await card('Lot 2');
  expect(screen.queryByRole('region', { name: 'Pending Photos' })).toBeNull();
});

test.each([false, true])(
  'a photo is deleted only after a question (approved: %s)',
  async (approved) => {
    const { answers, all } = photoServer(photo(1, approved));
    open(answers);
    await press(await card('Lot 1'), 'Delete');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete the photo by Mia Mile?',
    });
    expect(dialog).toHaveTextContent('This can’t be undone.');
    expect(all.size).toBe(1);
    await press(dialog, 'Delete');
    await toasted('Photo deleted');
    expect(await screen.findByText('No pending photos found.')).toBeVisible();
    expect(await screen.findByText('No approved photos found.')).toBeVisible();
  },
);

test.each([
  ['approvePhoto', 'Approve', 'Approval failed'],
  ['deletePhoto', 'Delete', 'Deletion failed'],
])('a refusal of %s is shown, and the photo stays', async (field, button, title) => {
  const { answers } = photoServer(photo(1));
  answers[field] = () => {
    throw new GraphQLError('Not today.', { extensions: { code: 'CONFLICT' } });
  };
  open(answers);
  await press(await card('Lot 1'), button);
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await press(dialog, button);
  await toasted(title);
  expect(await card('Lot 1')).toBeVisible();
});

test('a photo that comes to wait shows up, and marks the tab, by itself', async () => {
  const { answers, all } = photoServer();
  const { push } = open(answers);
  expect(await screen.findByText('No pending photos found.')).toBeVisible();
  expect(screen.queryByText('(something waits)')).toBeNull();
  all.set(7, photo(7));
  act(() => push('pendingPhotoEvents', 7));
  expect(await screen.findByText('Lot 7')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Photos/ })).toHaveTextContent('(something waits)');
});
