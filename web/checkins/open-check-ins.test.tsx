import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import {
  checkIn,
  checkInStatus,
  choose,
  file,
  location,
  show,
  submit,
} from '../testing/check-in-tab.tsx';
import { interceptForms, restoreForms, type SentForm } from '../testing/forms.ts';

beforeAll(() => import('./check-in-desk.tsx'));

let sent: SentForm[];
beforeEach(() => {
  sent = interceptForms(() => ({ data: { submitCheckIn: { checkIn: { id: 1 } } } }));
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(restoreForms);

test('a member checks in, and does not see what waits', async () => {
  const { asked } = show(dana, { areCheckInsOpenToAll: true });
  expect(await screen.findByText('Kansas City Chiefs at Denver Broncos')).toBeVisible();
  await choose(file());
  await userEvent.type(await location(), 'Lot J');
  await submit();
  expect(
    await screen.findByText('Checked in!: It will be visible after admin approval.'),
  ).toBeVisible();
  expect(sent).toMatchObject([{ variables: { location: 'Lot J', gameId: 11 } }]);
  expect(screen.queryByRole('heading', { name: /^Waiting for approval/ })).toBeNull();
  expect(asked).not.toHaveProperty('PendingCheckIns');
});

test('a moderator sees what waits, also while only admins may check in', async () => {
  show({ ...dana, isModerator: true }, { pendingCheckIns: [checkIn(3, 'Lot J')] });
  expect(await screen.findByRole('heading', { name: /^Waiting for approval/ })).toBeVisible();
  expect(screen.getByText('Lot J')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Location' })).toBeNull();
});

test('a visitor is invited to sign up for it', async () => {
  const openAuth = jest.fn();
  show(null, { areCheckInsOpenToAll: true }, openAuth);
  await submit();
  expect(openAuth).toHaveBeenCalledWith('signup');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['a visitor', null],
  ['a member', dana],
])('on a day without a game %s sees when it opens, and to which game', async (_who, user) => {
  show(user, { areCheckInsOpenToAll: true, checkInStatus: checkInStatus(false) });
  const closed = await screen.findByRole('region', { name: 'Check-in opens on game day' });
  expect(closed).toHaveTextContent('Sun, Nov 16, 2025, 12:00 AM MT');
  expect(closed).toHaveTextContent('vs. Kansas City Chiefs · kickoff at 2:25 PM MT');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a game to come the closed form says so, and moderators have what waits', async () => {
  show(
    { ...dana, isModerator: true },
    {
      areCheckInsOpenToAll: true,
      checkInStatus: { ...checkInStatus(false), game: null, opensAt: null, closesAt: null },
      pendingCheckIns: [checkIn(3, 'Lot J')],
    },
  );
  expect(await screen.findByText(CHECK_IN_TEXTS.noGame)).toBeVisible();
  expect(await screen.findByText('Lot J')).toBeVisible();
});

test('the form opens on an open page when a game is moved to today', async () => {
  let isOpen = false;
  const { push } = show(dana, {
    areCheckInsOpenToAll: true,
    checkInStatus: () => checkInStatus(isOpen),
  });
  expect(await screen.findByText(CHECK_IN_TEXTS.opens)).toBeVisible();
  isOpen = true;
  act(() => push('gameEvents', { gameId: 11 }));
  expect(await location()).toBeVisible();
  expect(screen.queryByText(CHECK_IN_TEXTS.opens)).toBeNull();
});

test('the form opens by itself at the time it says', async () => {
  let status = { ...checkInStatus(false), asOf: '2025-11-16T06:59:59.900Z' };
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  show(dana, { areCheckInsOpenToAll: true, checkInStatus: () => status });
  expect(await screen.findByText(CHECK_IN_TEXTS.opens)).toBeVisible();
  status = checkInStatus(true);
  expect(await screen.findByRole('textbox', { name: 'Location' }, { timeout: 5000 })).toBeVisible();
  random.mockRestore();
});

test('the form comes and goes on open pages as an admin turns the switch', async () => {
  let isOpen = false;
  const { push } = show(dana, { areCheckInsOpenToAll: () => isOpen });
  expect(await screen.findByText(CHECK_IN_TEXTS.comingSoon(2025))).toBeVisible();
  isOpen = true;
  act(() => push('fantasyEvents', { gameId: null, refetchWithin: 0 }));
  expect(await location()).toBeVisible();
  expect(screen.queryByText(CHECK_IN_TEXTS.comingSoon(2025))).toBeNull();
  isOpen = false;
  act(() => push('fantasyEvents', { gameId: null, refetchWithin: 0 }));
  expect(await screen.findByText(CHECK_IN_TEXTS.comingSoon(2025))).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a switch that can not be read says so, and can be read again', async () => {
  let answer: unknown = refuse('broken', 'INTERNAL_SERVER_ERROR');
  show(dana, {
    areCheckInsOpenToAll: () =>
      typeof answer === 'function' ? (answer as () => unknown)() : answer,
  });
  expect(await screen.findByText(CHECK_IN_TEXTS.formUnread)).toBeVisible();
  answer = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await location()).toBeVisible();
});
