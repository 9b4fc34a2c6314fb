import type { Browser, Request } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const dialog = () => fan.page.getByRole('dialog', { name: 'Search' });
const box = () => dialog().getByRole('searchbox');
const results = () => dialog().getByRole('list', { name: 'Results' }).getByRole('listitem');
const filter = (name: string) => dialog().getByRole('button', { name, exact: true });
const chips = () => results().locator('span > span:first-child').allTextContents();
const isSearch = (request: Request) => request.postData()?.includes('SearchDialog') === true;

async function openSearch(path = '/schedule') {
  await fan.page.goto(path);
  await fan.page.getByRole('button', { name: 'Search' }).click();
  await box().waitFor();
}

async function find(words: string) {
  await box().fill(words);
  await results().first().waitFor();
}

test('opens by its button, by / and by Ctrl+K; Escape closes and resets it', async () => {
  await openSearch();
  await holdsFocus(box());
  await dialog().getByText('Type at least 2 characters.').waitFor();
  await find('sack');
  await filter('Blogs').click();
  for (const key of ['/', 'Control+k']) {
    await fan.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await fan.page.waitForURL('/schedule');
    await fan.page.keyboard.press(key);
    await box().waitFor();
    expect(await box().inputValue()).toBe('');
    expect(await filter('All Results').getAttribute('aria-pressed')).toBe('true');
  }
});

test('nothing is asked for one character, and once only for many, 300 ms after the last', async () => {
  const asked: string[] = [];
  fan.page.on('request', (request) => {
    if (isSearch(request)) asked.push(request.postData() ?? '');
  });
  await fan.page.clock.install();
  await openSearch();
  await fan.page.clock.pauseAt(Date.now() + 60_000);
  await box().pressSequentially('s');
  await fan.page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await box().pressSequentially('ack');
  await fan.page.clock.runFor(299);
  expect(asked).toEqual([]);
  const request = fan.page.waitForRequest(isSearch);
  await fan.page.clock.runFor(1);
  await request;
  await fan.page.keyboard.press('Enter');
  await fan.page.clock.resume();
  await results().first().waitFor();
  expect(asked).toEqual([expect.stringContaining('"sack"')]);
});

test('a result is cached for 30 seconds, then refetched', async () => {
  const asked: string[] = [];
  fan.page.on('request', (request) => {
    if (isSearch(request))
      asked.push(/"query":"(kansas|quarter)"/.exec(request.postData() ?? '')![1]!);
  });
  await fan.page.clock.install();
  await openSearch();
  const look = async (words: string, found: string) => {
    await box().fill(words);
    await fan.page.clock.runFor(300);
    await results().getByText(found).first().waitFor();
  };
  await look('kansas', 'Kansas');
  await look('quarter', 'Who sets the protections');
  await look('kansas', 'Kansas');
  expect(asked).toEqual(['kansas', 'quarter']);
  await fan.page.clock.runFor(30_000);
  const again = fan.page.waitForRequest(isSearch);
  await look('quarter', 'Who sets the protections');
  await again;
  expect(asked).toEqual(['kansas', 'quarter', 'quarter']);
});

test('results carry a chip and marks; a blog opens its article, a game the schedule', async () => {
  await openSearch();
  await find('quarter');
  const texts = await results().allInnerTexts();
  expect(new Set(texts).size).toBe(texts.length);
  expect(await chips()).toEqual(
    expect.arrayContaining(['BLOG', 'SHORT', 'ANSWERED', 'VIDEO', 'PODCAST']),
  );
  await box().fill('kansas');
  await dialog().getByText('2 results').waitFor();
  expect(await results().locator('mark').allTextContents()).toEqual(['Kansas', 'Kansas']);

  await box().fill('broncos');
  for (const chip of ['GAME', 'PRESEASON'])
    await results().getByText(chip, { exact: true }).first().waitFor();
  await box().fill('anatomy');
  await results().getByRole('link', { name: 'Anatomy of a 14-play drive' }).click();
  await fan.page.waitForURL(/\/articles\/\d+$/);
  await fan.page.getByRole('heading', { level: 1, name: 'Anatomy of a 14-play drive' }).waitFor();
  await dialog().waitFor({ state: 'detached' });
});

test('filters narrow the results down, and say what they did not find', async () => {
  await openSearch();
  await find('live');
  for (const [name, allowed] of [
    ['Live Shows', ['LIVE']],
    ['Videos', ['VIDEO', 'SHORT']],
  ] as const) {
    await filter(name).click();
    await filter(name).and(fan.page.locator('[aria-pressed=true]')).waitFor();
    await results().first().waitFor();
    expect(allowed).toEqual(expect.arrayContaining([...new Set(await chips())]));
  }
  await box().fill('xqzzy');
  for (const [name, kind] of [
    ['All Results', 'results'],
    ['Live Shows', 'live shows'],
    ['Videos', 'videos'],
    ['Podcasts', 'podcasts'],
    ['Blogs', 'blogs'],
  ] as const) {
    await filter(name).click();
    await dialog().getByText(`No ${kind} found for "xqzzy"`, { exact: true }).waitFor();
  }
});

test('a tag in the archive opens the search with itself', async () => {
  await fan.page.goto('/articles?showAll=true');
  const tag = fan.page.getByRole('list', { name: 'Tags' }).first().getByRole('link').first();
  const words = (await tag.textContent()) ?? '';
  await tag.click();
  await results().first().waitFor();
  expect(await box().inputValue()).toBe(words);
  await fan.page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await fan.page.waitForURL('/articles?showAll=true');
});

test('a stale response never replaces a newer one; its request is cancelled', async () => {
  const late = Promise.withResolvers<undefined>();
  await fan.page.route('**/graphql', async (route) => {
    const isOlder = route.request().postData()?.includes('"anatomy"');
    if (isOlder) await late.promise;
    // A canceled request can't be continued.
    await route.continue().catch(() => undefined);
  });
  await openSearch();
  const older = fan.page.waitForRequest((request) => isSearch(request));
  const cancelled = fan.page.waitForEvent('requestfailed', isSearch);
  await box().fill('anatomy');
  await older;
  await find('kansas');
  expect(await results().allTextContents()).toHaveLength(2);
  late.resolve(undefined);
  expect((await cancelled).postData()).toContain('"anatomy"');
  expect(await results().first().textContent()).toContain('Kansas City');
  expect(await dialog().getByText('Anatomy').count()).toBe(0);
});

test('a search that fails says so and can be tried again', async () => {
  await openSearch();
  await fan.page.route('**/graphql', (route) =>
    isSearch(route.request())
      ? route.fulfill({ json: { errors: [{ message: 'Something went wrong' }] } })
      : route.continue(),
  );
  await box().fill('kansas');
  await dialog().getByText('Search failed').waitFor();
  await fan.page.unroute('**/graphql');
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await results().first().waitFor();
});

test('the back button closes it, stays on the page and gives the focus back', async () => {
  await openSearch();
  await fan.page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await fan.page.waitForURL('/schedule');
  await holdsFocus(fan.page.getByRole('button', { name: 'Search' }));
});
