import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { useActs } from '../shortcuts/acts.ts';
import { PLACE_TITLES, type Shortcut, SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { singleKeysAreOn, turnSingleKeys } from '../shortcuts/single-keys.ts';
import { isWaking } from '../shortcuts/waking.ts';
import { speak } from '../ui/language.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

beforeEach(() => {
  turnSingleKeys(true);
  Element.prototype.scrollIntoView = () => undefined;
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A page with two articles and a field, for a visitor or the given user. */
function show(auth: Partial<Auth> = {}) {
  render(
    <AuthContext value={{ user: null, ...auth } as Auth}>
      <MemoryRouter initialEntries={['/schedule']}>
        <ShortcutKeys />
        <Address />
        <input aria-label="Field" />
        <input type="checkbox" aria-label="Box" />
        {['One', 'Two'].map((title) => (
          <article key={title} data-item>
            <a href={`/${title}`}>{title}</a>
          </article>
        ))}
      </MemoryRouter>
    </AuthContext>,
  );
}

const isAt = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
/** All that was pressed has been dealt with. */
const settled = () => act(() => import('./shortcuts.tsx').then(() => undefined));

/** Presses a key at an instant, in ms. */
function pressAt(at: number, key: string) {
  const event = createEvent.keyDown(document.body, { key });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(document.body, event);
}

/** Whether pressing a key anywhere loads the code of the shortcuts. */
function wakes(key: string) {
  let answer: boolean | undefined;
  const listen = (event: KeyboardEvent) => (answer = isWaking(event));
  window.addEventListener('keydown', listen, { once: true });
  fireEvent.keyDown(document.body, { key });
  return answer;
}

test('each key of the table that applies here loads the code of the shortcuts', () => {
  const called = (SHORTCUTS as readonly Shortcut[]).filter((shortcut) => shortcut.act);
  const pressed = called.flatMap(({ keys }) => keys.flatMap((each) => each.split(' ')));
  for (const key of pressed.filter((each) => !each.includes('+')))
    expect([key, wakes(key)]).toEqual([key, true]);
  for (const key of ['x', 'Enter', 'Tab', 'F8']) expect([key, wakes(key)]).toEqual([key, false]);
});

test('no key has two meanings in one place, or one that works everywhere', () => {
  const called = (SHORTCUTS as readonly Shortcut[]).filter((shortcut) => shortcut.act);
  const places = Object.keys(PLACE_TITLES).filter((place) => place !== 'everywhere');
  for (const place of places) {
    const here = called.filter(({ where }) => where === place || where === 'everywhere');
    const keys = here.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a key does what the place that is open offers', async () => {
  const done: string[] = [];
  function Place() {
    useActs({ reject: () => done.push('rejected') });
    return null;
  }
  const { unmount } = render(<Place />);
  show();
  await userEvent.keyboard('r');
  await waitFor(() => expect(done).toEqual(['rejected']));
  // The sequence takes its second key for itself.
  await userEvent.keyboard('ga');
  await isAt('/articles?showAll=true');
  expect(done).toEqual(['rejected']);
  unmount();
});

test('/ opens the search at its first press, and the browser’s own search stays away', async () => {
  show();
  const event = createEvent.keyDown(document.body, { key: '/' });
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(true);
  await isAt('/schedule?q=');
});

test('Ctrl or ⌘ with K opens the search out of a field too, and when single keys are off', async () => {
  turnSingleKeys(false);
  show();
  screen.getByLabelText('Field').focus();
  await userEvent.keyboard('{Meta>}{Shift>}k{/Shift}{/Meta}');
  await settled();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/schedule$/);
  await userEvent.keyboard('{Control>}k{/Control}');
  await isAt('/schedule?q=');
});

test.each([
  ['h', '/home'],
  ['a', '/articles?showAll=true'],
])('G then %s leads to %s', async (key, address) => {
  show();
  await userEvent.keyboard(`g${key}`);
  await isAt(address);
});

test('G then F leads members to The Huddle, and asks visitors to join first', async () => {
  const openFansOnly = jest.fn<Auth['openFansOnly']>();
  show({ openFansOnly });
  await userEvent.keyboard('gf');
  await waitFor(() => expect(openFansOnly).toHaveBeenCalledTimes(1));
  expect(screen.getByTestId('address')).toHaveTextContent('/schedule');
  act(() => void openFansOnly.mock.calls[0]![0]({} as never));
  await isAt('/fan-zone');
});

test('what follows G counts within a second and a half, and no other key after it does anything', async () => {
  show();
  pressAt(1000, 'g');
  pressAt(2600, 'h');
  pressAt(3000, 'g');
  pressAt(3100, 'j');
  await settled();
  expect(screen.getByTestId('address')).toHaveTextContent('/schedule');
  expect(document.body).toHaveFocus();
  pressAt(4000, 'g');
  pressAt(5400, 'H');
  await isAt('/home');
});

test('J and K go through the articles by their links', async () => {
  show();
  for (const [key, title] of [
    ['j', 'One'],
    ['j', 'Two'],
    ['j', 'Two'],
    ['k', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus());
  }
});

test.each([
  ['in a field', () => screen.getByLabelText('Field').focus(), {}],
  ['with Alt', () => undefined, { altKey: true }],
  ['with Shift', () => undefined, { shiftKey: true }],
  ['with Ctrl', () => undefined, { ctrlKey: true }],
  ['while it is held', () => undefined, { repeat: true }],
  ['while a word is composed', () => undefined, { isComposing: true }],
])('%s letters do nothing', async (_, prepare, flags) => {
  show();
  prepare();
  const before = document.activeElement;
  fireEvent.keyDown(document.activeElement!, { key: 'j', ...flags });
  await settled();
  expect(document.activeElement).toBe(before);
});

test('on a box to tick they do what they do elsewhere', async () => {
  show();
  screen.getByLabelText('Box').focus();
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'One' })).toHaveFocus());
});

test('? opens the sheet of all keys; under it no other key acts, and Escape closes it', async () => {
  show({ user: { isModerator: true } as Auth['user'] });
  screen.getByLabelText('Box').focus();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const { label } of SHORTCUTS) expect(screen.getByText(label)).toBeVisible();
  await userEvent.keyboard('gh/');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/schedule$/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).toBeNull());
  expect(screen.getByLabelText('Box')).toHaveFocus();
});

test('the switch of the sheet turns single keys off in this browser, also for another page of it', async () => {
  show();
  await userEvent.keyboard('?');
  const single = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
  expect(single).toBeChecked();
  expect(screen.queryAllByText('Off')).toHaveLength(0);
  await userEvent.click(single);
  expect(single).not.toBeChecked();
  expect(singleKeysAreOn()).toBe(false);
  expect(screen.getAllByText('Off')).toHaveLength(12);
  expect(screen.getAllByText('Ctrl / ⌘').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).toBeNull());
  await userEvent.keyboard('?gh');
  await settled();
  expect(sheet()).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/schedule');
});

test('the sheet speaks Spanish', async () => {
  await speak('es');
  show();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  expect(screen.getByText('Siguiente comentario sin leer')).toBeVisible();
  await speak('en');
});
