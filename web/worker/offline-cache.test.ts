import { waitFor } from '@testing-library/react';
import { runningWorker } from '../testing/running-worker.ts';

const BUILD = '/assets/index-1.js';
const OLDER = '/assets/index-0.js';

const ANSWERS = '<script id="page-cache">{}</script>';

/** A site of that build, with articles, files and pictures. */
const site =
  (build = BUILD) =>
  (path: string) => {
    if (path === '/offline.html') return new Response("<h1>You're offline</h1>/assets/font.woff2");
    if (path === '/articles/404') return new Response('Article not found', { status: 404 });
    if (path === '/uploads/poster.webp') return new Response('x'.repeat(300_001));
    if (path === '/articles/503') return new Response(build);
    return new Response(`${path} as of ${build}${/^.articles/.test(path) ? ANSWERS : ''}`);
  };

const navigation = (url: string) => ({ url, mode: 'navigate' });
const article = (number: number, build = BUILD, rest: object = {}) => ({
  data: {
    article: {
      path: `/articles/${number}`,
      title: `Touchdown № ${number}`,
      build,
      files: [build],
      pictures: [],
      ...rest,
    },
  },
});

type Worker = ReturnType<typeof runningWorker>;
const namesIn = async ({ stores }: Worker, store: string) =>
  (await (await stores.open(store)).keys()).map(({ url }) => new URL(url).pathname);

async function installed(build = BUILD, stores?: Worker['stores']) {
  const worker = runningWorker({ build, network: site(build), ...(stores && { stores }) });
  await worker.happens('install');
  await worker.happens('activate');
  return worker;
}

/** The same browser, without a network. */
const offline = ({ stores }: Worker) => runningWorker({ build: BUILD, isOnLine: false, stores });

test.each([
  { url: '/graphql', method: 'POST' },
  { url: '/graphql?query={liveGame{isLive}}' },
  navigation('/api/articles'),
  navigation('/healthz'),
  { url: '/uploads', method: 'POST' },
  { url: '/uploads/stadium.webp' },
  { url: '/favicon.svg' },
  { url: 'https://example.org/assets/index-1.js' },
  navigation('https://example.org/articles/1'),
  { url: '/assets/index-1.js', method: 'HEAD' },
])('the worker leaves %o alone', async (request) => {
  const worker = await installed();
  const before = worker.fetched.length;
  expect(await worker.answers(request)).toBeNull();
  expect(worker.fetched).toHaveLength(before);
});

test('a page comes from the server each time', async () => {
  const worker = await installed();
  await worker.happens('message', article(1));
  worker.fetched.length = 0;
  for (const path of ['/home', '/articles/1', '/articles/1', '/my-data.zip'])
    expect(await worker.answers(navigation(path))).toContain(`${path} as of ${BUILD}`);
  expect(worker.fetched).toEqual(['/home', '/articles/1', '/articles/1', '/my-data.zip']);
});

test('a file of the build is requested once', async () => {
  const worker = await installed();
  worker.fetched.length = 0;
  for (let round = 0; round < 2; round++)
    expect(await worker.answers({ url: '/assets/app.js' })).toContain('/assets/app.js');
  expect(worker.fetched).toEqual(['/assets/app.js']);
});

test('without a network an article that was read is there, with its files and pictures', async () => {
  const worker = await installed();
  const pictures = ['/uploads/stadium.webp', '/uploads/poster.webp'];
  await worker.happens('message', article(7, BUILD, { pictures }));
  const { answers } = offline(worker);
  for (const path of ['/articles/7', '/articles/7/', '/articles/7?from=home'])
    expect(await answers(navigation(path))).toContain(`/articles/7 as of ${BUILD}`);
  expect(await answers({ url: BUILD })).toContain(BUILD);
  expect(await answers({ url: '/uploads/stadium.webp' })).toContain('stadium');
  // Too large to be cached.
  expect(await answers({ url: '/uploads/poster.webp' })).toBeUndefined();
  const stored = await (await worker.stores.open('articles')).match('/articles/7');
  expect(decodeURIComponent(stored!.headers.get('x-title')!)).toBe('Touchdown № 7');
});

test('without a network any other page shows the offline page, and a download simply fails', async () => {
  const worker = await installed();
  await worker.happens('message', article(7));
  const { answers } = offline(worker);
  for (const path of ['/home', '/articles/8', '/articles/7/preview', '/'])
    expect(await answers(navigation(path))).toContain("You're offline");
  expect(await answers({ url: '/assets/font.woff2' })).toContain('font');
  expect(await answers(navigation('/my-data.zip'))).toBeUndefined();
});

test('the last twenty articles are cached; what is read again, also without a network, stays longer', async () => {
  const worker = await installed();
  for (let number = 1; number <= 20; number++) await worker.happens('message', article(number));
  await worker.happens('message', article(1));
  await offline(worker).happens('message', article(2));
  for (const number of [21, 22]) await worker.happens('message', article(number));
  const stored = await namesIn(worker, 'articles');
  expect(stored).toHaveLength(20);
  expect(stored.slice(0, 1)).toEqual(['/articles/5']);
  expect(stored.slice(-4)).toEqual(['/articles/1', '/articles/2', '/articles/21', '/articles/22']);
});

test('the number of cached pictures is limited', async () => {
  const worker = await installed();
  for (let number = 1; number <= 17; number++) {
    const pictures = [1, 2, 3, 4].map((one) => `/uploads/${number}-${one}.webp`);
    await worker.happens('message', article(number, BUILD, { pictures }));
  }
  const stored = await namesIn(worker, 'pictures');
  expect(stored).toHaveLength(60);
  expect(stored.at(-1)).toBe('/uploads/17-4.webp');
});

test('an article that was withdrawn is forgotten', async () => {
  const worker = await installed();
  const articles = await worker.stores.open('articles');
  await articles.put('/articles/404', new Response('It was here'));
  await worker.answers(navigation('/articles/404'));
  expect(await namesIn(worker, 'articles')).toEqual([]);
});

test('a new build announces itself, and files of the previous one are deleted when no cached article needs them', async () => {
  const before = await installed(OLDER);
  await before.happens('message', article(1, OLDER));
  await installed(BUILD, before.stores);
  expect(await offline(before).answers({ url: OLDER })).toContain(OLDER);

  const pages = [{ visibilityState: 'hidden' as const }];
  const { stores } = before;
  const worker = runningWorker({ build: BUILD, network: site(), stores, pages });
  // Read again, it needs the files of today.
  await worker.happens('message', article(1));
  await worker.happens('activate');
  expect(worker.done).toEqual([{ build: BUILD }]);
  // Nothing waits for that.
  await waitFor(async () => {
    expect(await stores.keys()).not.toContain(`files ${OLDER}`);
  });
  expect(await stores.keys()).toContain(`files ${BUILD}`);
});

test('an article that a busy server sent without its results is not cached', async () => {
  const worker = await installed();
  await worker.happens('message', article(503));
  expect(await namesIn(worker, 'articles')).toEqual([]);
});

test('a page of another build than the server’s caches no mixed files', async () => {
  const worker = await installed();
  await worker.happens('message', article(1, OLDER));
  expect(await namesIn(worker, 'articles')).toEqual([]);
});

test('a store that fails leaves everything to the network', async () => {
  const fails = () => Promise.reject(new Error('QuotaExceededError'));
  const stores = { open: fails, match: fails, delete: fails, keys: fails };
  const worker = await installed(BUILD, stores);
  await worker.happens('message', article(1));
  expect(await worker.answers({ url: '/assets/app.js' })).toContain('app.js');
  expect(await worker.answers(navigation('/articles/1'))).toContain('/articles/1');
  expect(await offline(worker).answers(navigation('/articles/1'))).toBeUndefined();
});

test('a store that takes its time is not waited for, unless there is nothing else', async () => {
  const { stores } = await installed();
  const slow = { ...stores, match: () => new Promise<undefined>(() => {}) };
  const online = runningWorker({ build: BUILD, network: site(), stores: slow });
  expect(await online.answers({ url: '/assets/app.js' })).toContain('app.js');

  await (await stores.open('files')).put('/assets/late.js', new Response('at last'));
  const late = {
    ...stores,
    match: (named: string) =>
      new Promise<Response | undefined>((done) => setTimeout(() => done(stores.match(named)), 20)),
  };
  const { answers } = runningWorker({ build: BUILD, isOnLine: false, stores: late });
  expect(await answers({ url: '/assets/late.js' })).toBe('at last');
});
