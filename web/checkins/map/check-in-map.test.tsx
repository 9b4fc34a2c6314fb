import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECK_IN_TEXTS } from '../../../schema/checkins.ts';
import { refuse } from '../../testing/auth-page.tsx';
import { checkInMap, checkInStatus, show, state } from '../../testing/check-in-tab.tsx';
import { speak } from '../../ui/language.ts';

beforeAll(() => import('./check-in-map.tsx'));
afterEach(() => speak('en'));

const MEXICO = { kind: 'COUNTRY', code: null, name: 'Mexico', fans: 5 };
const ELSEWHERE = { kind: 'ELSEWHERE', code: null, name: null, fans: 0 };
const PLACES = [state('CO', 'Colorado', 25), MEXICO, state('WY', 'Wyoming', 0), ELSEWHERE];
const rows = async () =>
  within(await screen.findByRole('table', { name: /^Fans by state|^Fans por estado/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('on a day without a game the map is of the last one, and a table has its numbers in fives', async () => {
  show(null, { checkInStatus: checkInStatus(false), checkInMap: checkInMap(35, PLACES) });
  expect(await screen.findByRole('region', { name: 'Where fans watched' })).toHaveTextContent(
    'vs. Las Vegas Raiders · Thu, Nov 6',
  );
  expect(await rows()).toEqual(['Colorado25+', 'Mexico5+', 'WyomingUnder 5', 'ElsewhereUnder 5']);
  expect(screen.getByRole('img', { name: /^Map of where fans checked in/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('the map grows on open pages as check-ins are approved', async () => {
  let map = checkInMap(0, [state('WY', 'Wyoming', 0)]);
  const { push } = show(null, { checkInMap: () => map });
  expect(await screen.findByRole('region', { name: 'Where fans are watching' })).toBeVisible();
  expect(await rows()).toEqual(['WyomingUnder 5']);
  map = checkInMap(5, [state('CO', 'Colorado', 5), state('WY', 'Wyoming', 0)]);
  act(() => push('checkInEvents', { checkInId: 7 }));
  expect(await screen.findByRole('rowheader', { name: 'Colorado' })).toBeVisible();
  expect(await rows()).toEqual(['Colorado5+', 'WyomingUnder 5']);
});

test('with many places the table begins with those that have most fans', async () => {
  const many = ['AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'IA'];
  show(null, {
    checkInMap: checkInMap(
      0,
      many.map((code) => state(code, code, 0)),
    ),
  });
  expect(await rows()).toHaveLength(9);
  const button = screen.getByRole('button', { name: 'Show all 12 places' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await rows()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(await rows()).toHaveLength(9);
});

test.each([
  ['there is no game', null],
  ['nobody has checked in', checkInMap(0, [])],
])('while %s the map is dark, and says why', async (_why, map) => {
  show(null, { checkInMap: map });
  expect(await screen.findByText(CHECK_IN_TEXTS.mapEmpty)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a map that can not be read says so, and can be read again', async () => {
  let answer: () => unknown = refuse('broken', 'INTERNAL_SERVER_ERROR');
  show(null, { checkInMap: () => answer(), checkIns: [] });
  expect(await screen.findByText(CHECK_IN_TEXTS.mapUnread)).toBeVisible();
  answer = () => checkInMap(0, PLACES);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(4);
});

test('in Spanish', async () => {
  await speak('es');
  show(null, {
    checkInMap: checkInMap(5, [state('NM', 'New Mexico', 5), MEXICO, ELSEWHERE]),
  });
  expect(await rows()).toEqual(['Nuevo México5+', 'México5+', 'Otros lugaresMenos de 5']);
});
