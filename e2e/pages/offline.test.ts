import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { type Fan, newFan, signUp } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
  // A server that has just started, on a busy machine, sends pages without what can be cached of them.
  const isDrawn = async () =>
    (await (await fetch(new URL('/articles/1', site.url))).text()).includes('id="page-cache"');
  while (!(await isDrawn()));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
const open = (url = site.url, options: Parameters<typeof newFan>[2] = {}) =>
  newFan(browser, url, { isOldEnough: true, hasWorker: true, ...options });
afterEach(() => fan.context.close());

const headline = (page: Page) => page.locator('article h1').innerText();

/** Reads the first article of the list, until the browser has it for later. */
async function readArticle(page: Page): Promise<string> {
  await page.goto('/articles');
  await page.locator('#main a[href^="/articles/"]').first().click();
  await page.locator('article h1').waitFor();
  const path = new URL(page.url()).pathname;
  await page.evaluate(async (address) => {
    while (!(await caches.match(address))) await new Promise(requestAnimationFrame);
  }, path);
  return path;
}

test('without a network what was read is there, and what was not comes by itself afterwards', async () => {
  fan = await open();
  const { page, context } = fan;
  const path = await readArticle(page);
  const title = await headline(page);
  const picture = page.locator('article img').first();
  const text = await page.locator('article').innerText();

  await context.setOffline(true);
  await page.reload();
  expect(await headline(page)).toBe(title);
  const paragraphs = text.split('\n').filter((line) => line.length > 80);
  expect(paragraphs.length).toBeGreaterThan(2);
  const now = await page.locator('article').innerText();
  for (const paragraph of paragraphs) expect(now).toContain(paragraph);
  expect(await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => true))).toBe(
    true,
  );
  await page.getByText('You’re offline. Showing what we saved at').waitFor();
  // Coming back to the window it asks, and what it fails to ask takes nothing away.
  const asked = page.waitForEvent('requestfailed', (request) =>
    Boolean(request.postData()?.includes('query ArticlePage')),
  );
  const seen: unknown[] = [];
  void asked.then((request) => seen.push(request));
  // On a busy machine the page may not listen yet.
  while (seen.length === 0)
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await new Promise(requestAnimationFrame);
    });
  expect(await headline(page)).toBe(title);

  await page.goto('/schedule', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor();
  expect(await page.title()).toBe("You're offline · Orange Weekly");
  await page.getByText('Orange Weekly', { exact: true }).waitFor();
  // The link is that of the document which the retry loads.
  await page.evaluate(() => document.documentElement.classList.add('before-retry'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('html:not(.before-retry)').waitFor();
  // The network may be back for a moment just as the reader leaves, which cancels nothing.
  await page.evaluate(() =>
    addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online')))),
  );
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(`**${path}`);
  await page.locator('article h1').waitFor();

  await page.goto('/schedule', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Show Schedule' }).waitFor();
});

test('a member who comes without a network stays signed in, and reads', async () => {
  fan = await open();
  const { page, context } = fan;
  await page.goto('/articles');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(fan, 'Otis Reader');
  await readArticle(page);
  const title = await headline(page);

  await context.setOffline(true);
  await page.reload();
  await page.locator('article h1').waitFor();
  expect(await headline(page)).toBe(title);
  expect(await page.evaluate(() => localStorage.getItem('auth_user'))).toContain('Otis');
  const restored = page.waitForResponse(
    (response) => response.request().postData()?.includes('RestoreSession') ?? false,
  );
  await context.setOffline(false);
  expect(await (await restored).json()).toMatchObject({
    data: { restoreSession: { user: { name: 'Otis Reader' } } },
  });
  expect(await headline(page)).toBe(title);
});

test('the page without a network speaks the language and wears the theme of its reader', async () => {
  fan = await open();
  const { page, context } = fan;
  await page.goto('/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() =>
    localStorage.setItem('podcast-settings', JSON.stringify({ theme: 'dark', language: 'es' })),
  );
  await context.setOffline(true);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Estás sin conexión' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  // With nothing read there is nothing to offer.
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
});

/** The site behind an address at which a new version can be put. */
async function deployedSite() {
  let isNew = false;
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    if (isNew && url === '/worker.js') {
      outgoing.setHeader('Content-Type', 'text/javascript');
      void fetch(new URL(url, site.url))
        .then((response) => response.text())
        .then((code) =>
          outgoing.end(code.replace(/const BUILD = '.*'/, "const BUILD = '/new.js'")),
        );
      return;
    }
    const asked = request(new URL(url ?? '/', site.url), { method, headers });
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked).on('error', () => outgoing.destroy());
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    deploy: () => (isNew = true),
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

test('a new version is offered, and comes when it is asked for', async () => {
  const deployed = await deployedSite();
  fan = await open(deployed.url);
  const { page, context } = fan;
  await page.goto('/schedule');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));

  deployed.deploy();
  // Another tab is what makes the browser look.
  const other = await context.newPage();
  await other.goto('/contact-us');
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.waitFor();
  await page.getByText('New version', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);

  const loaded = page.waitForEvent('load');
  await reload.click();
  await loaded;
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(false);
  deployed.stop();
});
