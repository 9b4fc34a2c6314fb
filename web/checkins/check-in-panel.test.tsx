import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dana, refuse } from '../testing/auth-page.tsx';
import {
  ADA,
  checkIn,
  checkInStatus,
  choose,
  file,
  location,
  show,
  submit,
} from '../testing/check-in-tab.tsx';
import { interceptForms, restoreForms, type SentForm } from '../testing/forms.ts';
import { speak } from '../ui/language.ts';

// What is downloaded when it is needed is there already, so that no test waits for it.
beforeAll(() => import('./check-in-desk.tsx'));

let sent: SentForm[];
let answer: () => object | undefined;
beforeEach(() => {
  answer = () => ({ data: { submitCheckIn: { checkIn: { id: 1 } } } });
  sent = interceptForms(() => answer());
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  restoreForms();
  await speak('en');
});

test.each([
  ['a visitor', null],
  ['a member', dana],
])('%s sees what is coming, and sees what has been approved', async (_who, user) => {
  show(user, { checkIns: [checkIn(1, 'Section 314')] });
  expect(
    await screen.findByText(
      'Coming Soon! Game Day Check-ins will be available when the 2025 season kicks off.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('Section 314')).toBeVisible();
  expect(screen.getByRole('img', { name: 'At Section 314' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('with a member who is deleted their check-ins leave the page', async () => {
  let all = [checkIn(1, 'Section 314'), checkIn(2, 'Lot J')];
  const { push } = show(ADA, { checkIns: () => all, pendingCheckIns: () => all });
  await waitFor(() => expect(screen.getAllByText('Section 314')).toHaveLength(2));
  all = all.slice(1);
  act(() => push('memberEvents', { kind: 'DELETED', userId: dana.id }));
  await waitFor(() => expect(screen.queryByText('Section 314')).toBeNull());
  expect(screen.getAllByText('Lot J')).toHaveLength(2);
});

test('what an admin approves appears on open pages, and what they delete leaves them', async () => {
  let all = [checkIn(1, 'Section 314')];
  const { push } = show(null, { checkIns: () => all });
  expect(await screen.findByText('Section 314')).toBeVisible();
  all = [checkIn(2, 'Lot J')];
  act(() => push('checkInEvents', { checkInId: 2 }));
  expect(await screen.findByText('Lot J')).toBeVisible();
  expect(screen.queryByText('Section 314')).toBeNull();
});

test('of many check-ins the newest are shown first, and all on demand', async () => {
  show(null, { checkIns: Array.from({ length: 12 }, (_, id) => checkIn(id, `Lot ${id}`)) });
  expect(await screen.findByText('Lot 8')).toBeVisible();
  expect(screen.queryByText('Lot 9')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 check-ins' }));
  expect(screen.getByText('Lot 11')).toBeVisible();
});

describe('an admin', () => {
  test('checks in to the next game', async () => {
    show(ADA, { checkInStatus: checkInStatus(false) });
    expect(await screen.findByText('Next game: vs. Kansas City Chiefs')).toBeVisible();
    await choose(file());
    await userEvent.type(await location(), 'Section 314');
    await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), 'Cowbell!');
    await submit();
    expect(
      await screen.findByText('Checked in!: It will be visible after admin approval.'),
    ).toBeVisible();
    expect(sent.map(({ variables }) => variables)).toEqual([
      { location: 'Section 314', description: 'Cowbell!', gameId: 11, image: null },
    ]);
    expect(await location()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('can send the form before the next game is loaded', async () => {
    const status = Promise.withResolvers<object>();
    show(ADA, { checkInStatus: () => status.promise });
    await choose(file());
    await userEvent.type(await location(), 'Section 314');
    await submit();
    status.resolve(checkInStatus(true));
    await waitFor(() => expect(sent.map(({ variables }) => variables['gameId'])).toEqual([11]));
  });

  test('sees what is missing', async () => {
    show(ADA);
    await userEvent.type(await location(), 'JJ');
    await submit();
    expect(
      await screen.findByText(
        'Form validation failed: Location must be at least 3 characters long',
      ),
    ).toBeVisible();
    expect(await location()).toHaveAccessibleDescription(
      'Location must be at least 3 characters long',
    );
    expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(
      /Please upload a photo from your location/,
    );
    expect(sent).toEqual([]);
  });

  test.each([
    [
      'a text',
      file('notes.txt', 'text/plain'),
      'Please upload a valid image file (JPG, PNG, GIF, or WebP)',
    ],
    [
      'a file of 10 MB',
      file('big.png', 'image/png', 10 * 1024 * 1024),
      'Image file must be smaller than 10MB',
    ],
  ])('can’t send %s', async (_what, photo, reason) => {
    show(ADA);
    await choose(photo);
    expect(await screen.findByText(`Invalid file: ${reason}`)).toBeVisible();
    await userEvent.type(await location(), 'Section 314');
    await submit();
    expect(sent).toEqual([]);
  });

  test('sees when there is no game', async () => {
    show(ADA, { checkInStatus: { ...checkInStatus(false), game: null } });
    await screen.findByText('No upcoming game');
    await choose(file());
    await userEvent.type(await location(), 'Section 314');
    await submit();
    expect(await screen.findAllByText('No upcoming game')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  test.each([
    [
      'says why',
      () => ({ errors: [{ message: 'No upcoming game', extensions: { code: 'BAD_USER_INPUT' } }] }),
      'No upcoming game',
    ],
    ['is down', () => undefined, 'Please try again.'],
  ])('keeps what was typed when the server %s', async (_what, refusal, reason) => {
    answer = refusal;
    show(ADA);
    await screen.findByText('Kansas City Chiefs at Denver Broncos');
    await choose(file());
    await userEvent.type(await location(), 'Section 314');
    await submit();
    expect(await screen.findByText(`Check-in failed: ${reason}`)).toBeVisible();
    expect(await location()).toHaveValue('Section 314');
    cleanup();
    show(ADA);
    expect(await location()).toHaveValue('Section 314');
  });

  test('approves, and deletes after being asked', async () => {
    let pending = [checkIn(1, 'Lot J'), checkIn(2, 'Lot K')];
    const settle = ({ id }: { id: number }) => {
      pending = pending.filter((each) => each.id !== id);
      return true;
    };
    show(ADA, {
      pendingCheckIns: () => pending,
      approveCheckIn: ({ input: given }: { input: { id: number } }) => ({
        checkIn: settle(given) && { ...given, isApproved: true },
      }),
      deleteCheckIn: ({ input: given }: { input: { id: number } }) => ({
        deletedId: settle(given) && given.id,
      }),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Approve' }))[0]!);
    expect(await screen.findByText('Check-in approved!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Lot J')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete the check-in at Lot K?',
    });
    expect(dialog).toHaveAccessibleDescription('This can’t be undone.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    expect(await screen.findByText('No check-ins are waiting.')).toBeVisible();
  });

  test('sees what comes to wait, with the number of it', async () => {
    let pending = [checkIn(1, 'Lot J')];
    const { push } = show(ADA, { pendingCheckIns: () => pending });
    expect(await screen.findByText('Lot J')).toBeVisible();
    pending = [checkIn(2, 'Lot K'), ...pending];
    act(() => push('pendingCheckInEvents', { checkInId: 2 }));
    expect(await screen.findByText('Lot K')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Waiting for approval\s*2$/ })).toBeVisible();
  });

  test('sees why something could not be approved', async () => {
    show(ADA, {
      pendingCheckIns: [checkIn(1, 'Lot J')],
      approveCheckIn: refuse('There is no such check-in.', 'NOT_FOUND'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approval failed: There is no such check-in.')).toBeVisible();
  });
});

test('the form of an admin in Spanish', async () => {
  await speak('es');
  show(ADA, {
    checkInStatus: checkInStatus(false),
    pendingCheckIns: [checkIn(1, 'Section 314')],
  });
  expect(await screen.findByText('Próximo partido: vs. Kansas City Chiefs')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'En Section 314' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lugar' }), 'JJ');
  await userEvent.click(screen.getByRole('button', { name: 'Hacer check-in' }));
  expect(
    await screen.findByText(
      'El formulario tiene errores: El lugar debe tener al menos 3 caracteres',
    ),
  ).toBeVisible();
});
