import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { withNotifications, withoutNotifications } from '../testing/notifications.ts';
import { quietHours } from '../notices/quiet-hours.ts';
import { speak } from '../ui/language.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { changeSettings, DEFAULT_SETTINGS, followSettings } from './podcast-settings.ts';
import { SETTINGS_KEY } from '../../schema/site/device.ts';
import SettingsPage from './settings-page.tsx';

const alerts: string[] = [];
let stop = () => {};
beforeEach(() => {
  alerts.length = 0;
  localStorage.clear();
  window.alert = (text: string) => void alerts.push(text);
  const quiet = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => quiet as unknown as MediaQueryList;
  stop = followSettings();
});
afterEach(() => {
  stop();
  withoutNotifications();
});

function show(answers: Answers = {}) {
  const { client, asked } = schemaClient(answers);
  render(
    <ApolloProvider client={client}>
      <AuthContext value={{ user: null } as Auth}>
        <MemoryRouter>
          <SettingsPage />
        </MemoryRouter>
      </AuthContext>
      <MountainMoment at="2025-11-26T02:00:00Z" className="moment" />
    </ApolloProvider>,
  );
  return asked;
}
const stored = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as unknown;
const group = (name: string) => within(screen.getByRole('region', { name }));
const slide = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: String(value) } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  // The browser's permission dialog takes a moment.
  await act(async () => {});
};
const tick = async (name: string) => {
  fireEvent.click(screen.getByLabelText(name));
  await act(async () => {});
};
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('the five sections, with the defaults', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Accessibility',
    'Audio & Video',
    'Notifications',
    'Sports Preferences',
    'Display & Language',
  ]);
  const on = screen.getAllByRole('checkbox', { checked: true });
  expect(on.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Neon flickering',
    'Live streams',
    'New episodes',
    'Game updates',
    'Score alerts',
  ]);
  const size = screen.getByRole('slider', { name: 'Text size: 16 px' });
  expect([size, screen.getByRole('slider', { name: 'Volume: 75%' })]).toMatchObject([
    { min: '12', max: '24', step: '2' },
    { min: '0', max: '100', step: '5' },
  ]);
  expect(group('Sports Preferences').getByLabelText('Favorite team')).toHaveValue('Denver Broncos');
  expect(group('Sports Preferences').getByLabelText('Time zone')).toHaveDisplayValue(
    'Mountain Time (MT)',
  );
  expect(screen.getByLabelText('Favorite team').querySelectorAll('option')).toHaveLength(32);
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('every change is stored at once, as the sixteen settings, and said politely', async () => {
  show();
  slide(/^Text size/, 20);
  slide(/^Volume/, 30);
  for (const name of ['High contrast', 'Screen reader announcements', 'Color blind support'])
    await tick(name);
  for (const name of ['Neon flickering', 'Live streams', 'New episodes', 'Game updates'])
    await tick(name);
  for (const name of ['Breaking news', 'Spoiler mode', 'Score alerts']) await tick(name);
  choose('Favorite team', 'Kansas City Chiefs');
  choose('Time zone', 'ET');
  fireEvent.click(screen.getByLabelText('Dark'));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(stored()).toEqual({
    fontSize: [20],
    highContrast: true,
    screenReader: true,
    colorBlindSupport: true,
    neonFlickering: false,
    volume: [30],
    liveStreamNotifications: false,
    newEpisodeNotifications: false,
    gameUpdates: false,
    breakingNews: true,
    favoriteTeam: 'Kansas City Chiefs',
    timeZone: 'ET',
    spoilerMode: true,
    scoreAlerts: false,
    theme: 'dark',
    language: 'en',
  });
});

test('each is applied at once', async () => {
  show();
  const root = document.documentElement;
  slide(/^Text size/, 24);
  expect(root.style.getPropertyValue('--fs')).toBe('24');
  await tick('High contrast');
  expect(root.dataset.contrast).toBe('more');
  await tick('Color blind support');
  expect(root).toHaveAttribute('data-cvd');
  await tick('Neon flickering');
  expect(root).not.toHaveAttribute('data-neon');
  fireEvent.click(screen.getByLabelText('Dark'));
  expect(root.dataset.theme).toBe('dark');
});

test('times are shown in the zone that is set, beside Mountain time', () => {
  show();
  const moment = () => document.querySelector('.moment');
  expect(moment()).toHaveTextContent(/^Tue, Nov 25, 2025, 7:00 PM MT$/);
  choose('Time zone', 'ET');
  expect(moment()).toHaveTextContent('Tue, Nov 25, 2025, 7:00 PM MT (9:00 PM ET)');
});

test('what another tab changes is shown here', () => {
  show();
  act(() => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...DEFAULT_SETTINGS, volume: [5] }));
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  });
  expect(screen.getByRole('slider', { name: 'Volume: 5%' })).toHaveValue('5');
});

test('saving stores all of them and shows an alert', async () => {
  show();
  await press('Save Settings');
  expect(alerts).toEqual(['Settings saved successfully!']);
  expect(stored()).toEqual(DEFAULT_SETTINGS);
});

describe('notifications', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => void jest.useRealTimers());

  test('a test requests permission, shows one notification, and closes it after five seconds', async () => {
    jest.useFakeTimers();
    const browser = withNotifications('default');
    show();
    expect(browser.asked).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Test Notification' }));
    await pass(0);
    expect(screen.getByText('Test notification sent')).toBeInTheDocument();
    expect(browser).toMatchObject({ asked: 1, shown: [{ title: NOTICE_TEXTS.testTitle }] });
    await pass(4_999);
    expect(browser.shown[0]?.isClosed).toBe(false);
    await pass(1);
    expect(browser.shown[0]?.isClosed).toBe(true);
  });

  test('a visitor who refuses sees where to change that, in an alert and beside the toggles', async () => {
    const browser = withNotifications('default');
    browser.answer = 'denied';
    show();
    await press('Test Notification');
    expect(alerts).toEqual([NOTICE_TEXTS.denied]);
    expect(group('Notifications').getByText(NOTICE_TEXTS.denied)).toBeVisible();
    expect(browser.shown).toEqual([]);
    await press('Test Notification');
    expect(alerts).toHaveLength(2);
    expect(browser.asked).toBe(1);
  });

  test('turning a kind on requests permission; turning it off does not', async () => {
    const browser = withNotifications('default');
    show();
    await tick('Live streams');
    expect(browser.asked).toBe(0);
    await tick('Breaking news');
    expect(browser.asked).toBe(1);
    expect(screen.getByText('Notifications are on in this browser.')).toBeVisible();
  });

  test('a browser without notifications says so', async () => {
    show();
    expect(group('Notifications').getByText(NOTICE_TEXTS.unsupported)).toBeVisible();
    await press('Test Notification');
    expect(screen.getByRole('status')).toHaveTextContent(NOTICE_TEXTS.unsupported);
  });
});

test('the language chosen is the language of the page, and the keyboard stays on the choice', async () => {
  show();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
  await act(() => speak('es'));
  expect(stored()).toMatchObject({ language: 'es' });
  expect(document.documentElement.lang).toBe('es');

  // The frame re-renders the page.
  cleanup();
  show();
  expect(screen.getByRole('radio', { name: 'Español' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Tamaño del texto: 16 px' })).toBeVisible();
  expect(group('Preferencias deportivas').getByLabelText('Zona horaria')).toHaveDisplayValue(
    'Hora de la Montaña (MT)',
  );
  expect(
    group('Notificaciones').getByText('Este navegador no admite notificaciones.'),
  ).toBeVisible();
  await press('Guardar ajustes');
  expect(alerts).toEqual(['¡Ajustes guardados!']);

  act(() => changeSettings({ language: 'en' }));
  await act(() => speak('en'));
});

test('quiet hours begin with the night and can be moved; they belong to this browser', async () => {
  withNotifications('granted');
  show();
  const notifications = group('Notifications');
  expect(notifications.queryByLabelText('Quiet from')).toBeNull();
  await tick('Quiet hours');
  expect(notifications.getByLabelText('Quiet from')).toHaveValue('22:00');
  choose('Quiet until', '06:30');
  expect(quietHours()).toMatchObject({ from: '22:00', until: '06:30' });
  expect(stored()).not.toHaveProperty('quietHours');
  await tick('Quiet hours');
  expect(quietHours()).toBeNull();
});
