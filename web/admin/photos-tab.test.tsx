import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { turnSingleKeys } from '../shortcuts/single-keys.ts';
import { dana } from '../testing/auth-page.tsx';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A photo as stored by the server. */
const photo = (id: number, approved = false) => ({
  id,
  cursor: `after ${id}`,
  category: 'TAILGATE',
  description: `Lot ${id}`,
  isApproved: approved,
  state: approved ? 'APPROVED' : 'PENDING',
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
    allPhotos: ({ state }: { state: string }) =>
      [...all.values()].filter((one) => one.state === state),
    pendingPhotoCount: () => [...all.values()].filter(({ state }) => state === 'PENDING').length,
    reviewPhotos({ input: { ids, state } }: { input: { ids: number[]; state: string } }) {
      const there = ids.filter((id) => all.has(id));
      for (const id of there) {
        const { revision } = all.get(id)!;
        const approved = state === 'APPROVED';
        all.set(id, { ...all.get(id)!, state, isApproved: approved, revision: revision + 1 });
      }
      const refused = ids.filter((id) => !all.has(id));
      return {
        photos: there.map((id) => all.get(id)),
        refused: refused.map((id) => ({ id, message: PHOTO_TEXTS.gone })),
      };
    },
    deletePhoto: ({ input: { id } }: { input: { id: number } }) => ({
      deletedId: all.delete(id) && id,
    }),
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
  act(() => push('pendingPhotoEvents', { photoId: 1 }));
  await waitFor(async () =>
    expect(within(await part('Approved Photos')).getAllByRole('listitem')).toHaveLength(2),
  );
  expect(within(await card('Lot 1')).queryByRole('button', { name: 'Approve' })).toBeNull();
  await waitFor(async () => expect(await card('Lot 2')).toHaveFocus());
});

const box = (id: number) =>
  within(document.getElementById(`moderated-${id}`)!).getByRole('checkbox');
/** The list with its keys, as on the site. */
async function openFive() {
  const server = photoServer(...[1, 2, 3, 4, 5].map((id) => photo(id)));
  const page = open(server.answers);
  await card('Lot 5');
  const states = () => [1, 2, 3, 4, 5].map((id) => server.all.get(id)?.state[0]).join('');
  return { ...server, ...page, states };
}

test('photos are selected one by one, with Shift as a range, or all of the page', async () => {
  await openFive();
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 photos selected')).toBeVisible();
  await user.click(box(3));
  expect(await screen.findByText('2 photos selected')).toBeVisible();
  const all = screen.getByRole('checkbox', { name: 'Select all 5 on this page' });
  await user.click(all);
  expect(await screen.findByText('5 photos selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selected photos' })).toBeNull();
  expect(all).not.toBeChecked();
});

test('what is selected is approved or rejected together, and undone', async () => {
  const { states } = await openFive();
  for (const id of [1, 2]) await user.click(box(id));
  await press(screen.getByRole('group', { name: 'Selected photos' }), 'Approve');
  await toasted('2 photos approved');
  expect(states()).toBe('AAPPP');
  await waitFor(async () => expect(await card('Lot 3')).toHaveFocus());
  for (const id of [4, 5]) await user.click(box(id));
  await press(screen.getByRole('group', { name: 'Selected photos' }), 'Reject');
  await toasted('2 photos rejected');
  expect(states()).toBe('AAPRR');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await toasted('2 photos are pending again');
  expect(states()).toBe('AAPPP');
});

test('keys review what is selected, else the photo that has the focus; Z takes it back once', async () => {
  const { states } = await openFive();
  act(() => box(3).focus());
  await user.keyboard('r');
  await toasted('1 photo rejected');
  expect(states()).toBe('PPRPP');
  await user.keyboard('z');
  await toasted('1 photo is pending again');
  expect(states()).toBe('PPPPP');
  await user.keyboard('z');
  for (const id of [1, 5]) await user.click(box(id));
  await user.keyboard('a');
  await toasted('2 photos approved');
  expect(states()).toBe('APPPA');
});

test('where single keys are off, they review nothing', async () => {
  turnSingleKeys(false);
  const { states } = await openFive();
  await user.click(box(1));
  await user.keyboard('a');
  turnSingleKeys(true);
  await user.keyboard('r');
  await toasted('1 photo rejected');
  expect(states()).toBe('RPPPP');
});

test('photos that are gone are counted, and the others reviewed', async () => {
  const { all, states } = await openFive();
  for (const id of [1, 2, 3]) await user.click(box(id));
  all.delete(2);
  await press(screen.getByRole('group', { name: 'Selected photos' }), 'Reject');
  await toasted('2 photos rejected');
  await toasted('1 photo was already deleted.');
  expect(states()).toBe('RRPP');
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
  ['reviewPhotos', 'Approve', 'Approval failed'],
  ['reviewPhotos', 'Reject', 'Rejection failed'],
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
  expect(screen.queryByText('(1 needs review)')).toBeNull();
  all.set(7, photo(7));
  act(() => push('pendingPhotoEvents', { photoId: 7 }));
  expect(await screen.findByText('Lot 7')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Photos/ })).toHaveTextContent('(1 needs review)');
});
