import { runningWorker } from '../testing/running-worker.ts';

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
    const { done, happens } = runningWorker({ pages });
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

test('what is taken back is closed before the news of it is shown', async () => {
  const { done, happens } = runningWorker();
  const overturned = { ...notice, tag: 'game-7-overturned-4', closes: 'game-7-play-4' };
  await happens('push', { data: { json: () => overturned } });
  expect(done).toEqual(['closed game-7-play-4', expect.objectContaining({ tag: overturned.tag })]);
});

test('a visible page shows it itself', async () => {
  const { done, happens } = runningWorker({
    pages: [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }],
  });
  await happens('push', { data });
  expect(done).toEqual([]);
});

const pressed = (url: string, done: unknown[]) => ({
  notification: { close: () => done.push('closed'), data: { url } },
});

test('pressed, it leads an open page there, or opens one', async () => {
  const open = runningWorker({ pages: [{ visibilityState: 'hidden' }] });
  await open.happens('notificationclick', pressed('/home#episodes', open.done));
  expect(open.done).toEqual(['closed', 'focus', { open: '/home#episodes' }]);

  const closed = runningWorker();
  await closed.happens('notificationclick', pressed('/home', closed.done));
  expect(closed.done).toEqual(['closed', 'https://orange.example/home']);
});

test('news that leads elsewhere opens a page of its own', async () => {
  const { done, happens } = runningWorker({ pages: [{ visibilityState: 'hidden' }] });
  await happens('notificationclick', pressed('https://example.org/trade', done));
  expect(done).toEqual(['closed', 'https://example.org/trade']);
});
