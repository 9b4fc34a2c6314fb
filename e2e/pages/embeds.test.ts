import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type ChatSite, serveChat } from '../support/chat-steps.ts';

const KICKOFF = '2025-11-16T21:25:00Z';
/** How soon a frame follows, in ms: a second, and as much again where the machine is busy. */
const SOON = { timeout: 10_000 };

let site: ChatSite;
let browser: Browser;
let stranger: Server;
/** What the page of a stranger has in its body. */
let body = '';
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveChat('2025-11-16T21:30:00Z', KICKOFF, 2),
    launchBrowser(),
  ]);
  stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Predominantly Orange</title>${body}`);
  }).listen(0);
  await once(stranger, 'listening');
});
afterAll(async () => {
  stranger.close();
  await browser.close();
  await site.stop();
});
afterEach(() => context.close());

/** Opens the page of another site with that in its body. */
async function openStranger(html: string, options: Parameters<Browser['newContext']>[0] = {}) {
  body = html;
  context = await browser.newContext({ viewport: { width: 800, height: 700 }, ...options });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
}

const line = (attributes: string) =>
  `<script src="${site.url}/embed.js" ${attributes} async></script>`;
const frame = (): FrameLocator => page.frameLocator('iframe');

const score = (input: object) =>
  site.ask(
    'mutation ($input: SetScoreboardInput!) { setScoreboard(input: $input) { game { gameId } } }',
    { input: { gameId: 1, ...input } },
    site.admin,
  );
const post = (message: string, cookie = site.writers[0]!) =>
  site.ask(
    'mutation ($input: PostChatMessageInput!) { postChatMessage(input: $input) { message { id } } }',
    { input: { message } },
    cookie,
  );

test('one line puts the live score on the page of a stranger, in its colors and as high as it is', async () => {
  await score({ ourScore: 3, theirScore: 0, period: 1, displayClock: '7:42' });
  await openStranger(
    `<main><h1>My team</h1>${line('data-show="score" data-accent="0b5cad"')}</main>`,
  );
  await frame().getByText('Denver Broncos', { exact: true }).waitFor();
  await frame().getByText('Q1 7:42', { exact: true }).waitFor();
  await page.getByTitle('Score · Orange Weekly').waitFor();

  await score({ ourScore: 10, period: 2 });
  await frame().getByText('10', { exact: true }).waitFor(SOON);
  expect(await frame().locator('#said').innerText()).toBe(
    'Kansas City Chiefs 0 at Denver Broncos 10. Q2 7:42.',
  );
  const inside = await frame()
    .locator('body')
    .evaluate((element) => (element as HTMLElement).offsetHeight);
  expect((await page.locator('iframe').boundingBox())?.height).toBe(inside);
  const points = frame().locator('.points').first();
  expect(await points.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(11, 92, 173)',
  );
  expect(await violations({ page, context, complaints: [] })).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a color that could not be read is dropped, and what is not known changes nothing', async () => {
  await openStranger(
    line('data-show="score" data-accent="ffff00" data-theme="purple" data-lang="xx"'),
  );
  const points = frame().locator('.points').first();
  await points.waitFor();
  expect(await points.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(184, 50, 0)',
  );
  expect(await frame().locator('html').getAttribute('data-theme')).toBe('auto');
  expect(await frame().locator('html').getAttribute('lang')).toBe('en');
});

test('on a stream it is clear and speaks Spanish, before any script has run', async () => {
  await openStranger(
    `<iframe title="Marcador" src="${site.url}/embed/score?bg=transparent&theme=dark&lang=es"></iframe>`,
    { javaScriptEnabled: false },
  );
  await frame().getByText('C2 7:42', { exact: true }).waitFor();
  expect(await frame().locator('html').getAttribute('lang')).toBe('es');
});

test('messages come after the question of age, as they are written, and go when they are deleted', async () => {
  await post('Is this on?');
  await openStranger(`<main><h1>My team</h1>${line('data-show="chat" data-height="420"')}</main>`);
  await frame().getByRole('heading', { name: 'Age Verification' }).waitFor();
  expect(await frame().getByText('Is this on?').count()).toBe(0);
  const enter = async (year: string) => {
    await frame().getByLabel('Month').selectOption('6');
    await frame().getByLabel('Day').selectOption('15');
    await frame().getByLabel('Year').selectOption(year);
    await frame().getByRole('button', { name: 'Enter' }).click();
  };
  await frame().getByRole('button', { name: 'Enter' }).click();
  await frame().getByText('Please select your birth month, day, and year').waitFor();
  await enter('2015');
  await frame().getByText('You must be 21 or older to access this website.').waitFor();
  await frame().getByRole('button', { name: 'Re-enter Birth Date' }).click();
  await enter('1985');
  await frame().getByText('Is this on?').waitFor();

  await post('<img src=x onerror=alert(1)>', site.writers[1]);
  await frame().getByText('<img src=x onerror=alert(1)>').waitFor(SOON);
  expect(await frame().getByRole('listitem').count()).toBe(2);
  await site.ask(
    'mutation ($input: DeleteChatMessageInput!) { deleteChatMessage(input: $input) { deletedId } }',
    { input: { id: 1 } },
    site.admin,
  );
  await frame()
    .getByText('Is this on?')
    .waitFor({ state: 'detached', ...SOON });
  expect(await violations({ page, context, complaints: [] })).toEqual([]);
});

test('without a connection it says as of when it is, and goes on where it was', async () => {
  context = await browser.newContext();
  page = await context.newPage();
  await page.clock.install({ time: '2025-11-16T21:42:00Z' });
  const followed = page.waitForRequest('**/graphql/stream');
  await page.goto(`${site.url}/embed/score`);
  await page.getByText('Q2 7:42', { exact: true }).waitFor();
  await followed;
  await context.setOffline(true);
  await page.clock.runFor(31_000);
  await page.getByText(/^as of \d+:42/).waitFor();
  await score({ ourScore: 17, period: 3 });
  await context.setOffline(false);
  while ((await page.getByText('17', { exact: true }).count()) === 0)
    await page.clock.runFor(1_000);
  await page.getByText(/^as of/).waitFor({ state: 'detached' });
});

test('nothing else of the site can be framed', async () => {
  await openStranger(`<iframe src="${site.url}/home"></iframe>`);
  await page.frames()[1]!.waitForURL(/^chrome-error:/);
  for (const path of ['/embed/score', '/embed/chat', '/embed/board']) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('set-cookie')).toBeNull();
  }
});
