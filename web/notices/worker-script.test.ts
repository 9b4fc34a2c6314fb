import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const code = readFileSync(resolve('web/public/notices-worker.js'), 'utf8');

interface Page {
  visibilityState: 'visible' | 'hidden';
}

/** The worker among these open pages, with what it does to the browser. */
function worker(pages: Page[]) {
  const done: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: 'https://orange.example' },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => undefined,
    registration: {
      showNotification: (title: string, options: object) => done.push({ title, ...options }),
    },
    clients: {
      claim: () => undefined,
      matchAll: () =>
        Promise.resolve(
          pages.map((page) => ({
            ...page,
            focus: () => done.push('focus'),
            postMessage: (message: object) => done.push({ ...message }),
          })),
        ),
      openWindow: (address: string) => done.push(address),
    },
  };
  runInNewContext(code, { self, URL });
  return {
    done,
    async happens(type: string, event: object) {
      let work: unknown;
      listeners[type]!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
  };
}

const notice = {
  title: 'Live now',
  body: 'Flagship',
  tag: 'show-12-live',
  url: '/home',
  stays: false,
};
const data = { json: () => notice };

test('what is pushed is shown while no page is in sight', async () => {
  for (const pages of [[], [{ visibilityState: 'hidden' } as const]]) {
    const { done, happens } = worker(pages);
    await happens('push', { data });
    expect(done).toEqual([
      {
        title: 'Live now',
        body: 'Flagship',
        tag: 'show-12-live',
        icon: '/icon-192.png',
        requireInteraction: false,
        data: { url: '/home' },
      },
    ]);
  }
});

test('a page in sight tells it itself', async () => {
  const { done, happens } = worker([{ visibilityState: 'hidden' }, { visibilityState: 'visible' }]);
  await happens('push', { data });
  expect(done).toEqual([]);
});

const pressed = (url: string, done: unknown[]) => ({
  notification: { close: () => done.push('closed'), data: { url } },
});

test('pressed, it leads an open page there, or opens one', async () => {
  const open = worker([{ visibilityState: 'hidden' }]);
  await open.happens('notificationclick', pressed('/home#episodes', open.done));
  expect(open.done).toEqual(['closed', 'focus', { open: '/home#episodes' }]);

  const closed = worker([]);
  await closed.happens('notificationclick', pressed('/home', closed.done));
  expect(closed.done).toEqual(['closed', 'https://orange.example/home']);
});

test('news that leads elsewhere opens a page of its own', async () => {
  const { done, happens } = worker([{ visibilityState: 'hidden' }]);
  await happens('notificationclick', pressed('https://example.org/trade', done));
  expect(done).toEqual(['closed', 'https://example.org/trade']);
});
