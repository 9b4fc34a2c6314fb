import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import { syncPush } from '../notices/push.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { withNotifications, withoutNotifications } from '../testing/notifications.ts';
import { PushControl } from './push-control.tsx';
import { DEFAULT_SETTINGS } from './podcast-settings.ts';

/** The browser's side of pushes: one subscription at a time, each at an address of its own. */
let subscription: { endpoint: string; key: unknown } | null;
let count: number;
const manager = {
  getSubscription: () => Promise.resolve(subscription && made(subscription.endpoint)),
  subscribe({ applicationServerKey }: { applicationServerKey: unknown }) {
    subscription = { endpoint: `https://push.example.org/${++count}`, key: applicationServerKey };
    return Promise.resolve(made(subscription.endpoint));
  },
};
const made = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe() {
    subscription = null;
    return Promise.resolve(true);
  },
});

beforeEach(() => {
  localStorage.clear();
  subscription = null;
  count = 0;
  withNotifications('granted');
  const registration = { pushManager: manager };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: () => undefined, configurable: true });
});
afterEach(() => {
  withoutNotifications();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

function show(answers: Answers = {}, permission: NotificationPermission = 'granted') {
  const sent: unknown[] = [];
  const { client } = schemaClient({
    pushKey: 'site-key',
    subscribeToPush: ({ input }: { input: object }) => ({
      isSubscribed: sent.push({ ...input }) > 0,
    }),
    unsubscribeFromPush: ({ input: { endpoint } }: { input: { endpoint: string } }) => ({
      isSubscribed: sent.push(endpoint) > 0,
    }),
    ...answers,
  });
  render(
    <ApolloProvider client={client}>
      <PushControl
        settings={DEFAULT_SETTINGS}
        requestPermission={() => Promise.resolve(permission)}
      />
    </ApolloProvider>,
  );
  return { sent, client };
}
const box = () => screen.getByRole('checkbox', { name: 'Even when the site is closed' });
const becomes = (checked: boolean) =>
  waitFor(() => {
    expect(box()).toHaveProperty('checked', checked);
    expect(box()).not.toHaveAttribute('aria-busy');
  });

const CHOICES = {
  liveStreamNotifications: true,
  newEpisodeNotifications: true,
  gameUpdates: true,
  breakingNews: false,
  scoreAlerts: true,
  spoilerMode: false,
  quietHours: null,
};

test('turned on, the browser subscribes by the site’s key and the server learns what it wants', async () => {
  const { sent } = show();
  await userEvent.click(box());
  await becomes(true);
  expect(subscription?.key).toBe('site-key');
  expect(sent).toEqual([
    { endpoint: 'https://push.example.org/1', p256dh: 'point', auth: 'secret', ...CHOICES },
  ]);
});

test('turned off, browser and server forget it', async () => {
  const { sent } = show();
  await userEvent.click(box());
  await becomes(true);
  await userEvent.click(box());
  await becomes(false);
  expect(subscription).toBeNull();
  expect(sent.at(-1)).toBe('https://push.example.org/1');
});

test('a refusal by the server leaves no subscription', async () => {
  show({
    subscribeToPush: () => {
      throw new Error('Too many attempts');
    },
  });
  await userEvent.click(box());
  await screen.findByText(NOTICE_TEXTS.failed);
  await becomes(false);
  expect(subscription).toBeNull();
});

test('without permission nothing is subscribed', async () => {
  const { sent } = show({}, 'denied');
  await userEvent.click(box());
  await becomes(false);
  expect([subscription, sent]).toEqual([null, []]);
});

test('the server learns of other choices and of another subscription, and of nothing twice', async () => {
  const { sent, client } = show();
  await syncPush(client, DEFAULT_SETTINGS);
  expect(sent).toEqual([]);

  await userEvent.click(box());
  await becomes(true);
  await syncPush(client, DEFAULT_SETTINGS);
  expect(sent).toHaveLength(1);

  await syncPush(client, { ...DEFAULT_SETTINGS, spoilerMode: true });
  expect(sent.at(-1)).toMatchObject({ spoilerMode: true });

  subscription = null;
  await syncPush(client, DEFAULT_SETTINGS);
  expect(sent.at(-1)).toMatchObject({ endpoint: 'https://push.example.org/2', spoilerMode: false });
});

test('a browser that takes no pushes is offered none', () => {
  Reflect.deleteProperty(window, 'PushManager');
  show();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
