import type { Browser } from 'playwright-core';
import { enter } from '../support/account-steps.ts';
import { EXAMPLES } from '../../web/graphiql/examples.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** GraphiQL, as an API developer meets it. */

const ADMIN = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'a long orange one' };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'off', SPORTS_PROVIDER: 'none', ...ADMIN }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Opens it, and takes note of every request that leaves the site. */
async function openGraphiql(fan: Fan, path = '/graphiql'): Promise<string[]> {
  const foreign: string[] = [];
  fan.page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)/.test(url.protocol) && url.origin !== site.url) foreign.push(url.href);
  });
  await fan.page.goto(path);
  await fan.page.locator('.graphiql-query-editor .view-line').first().waitFor();
  return foreign;
}

const run = ({ page }: Fan) => page.getByRole('button', { name: /^Execute query/ }).click();

/** Runs the tab and waits for the response. */
async function ask(fan: Fan, words: string) {
  await run(fan);
  await fan.page.waitForFunction(
    (expected) => document.querySelector('.graphiql-response')?.textContent.includes(expected),
    words,
  );
}

/** Writes an operation into a tab of its own. */
async function write({ page }: Fan, operation: string) {
  await page.getByRole('button', { name: 'New tab' }).click();
  await page.locator('.graphiql-query-editor .view-lines').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(operation);
}

test('a link opens its operation in a new tab beside the others, and runs nothing by itself', async () => {
  const fan = await newFan(browser, site.url);
  await openGraphiql(fan);
  await write(fan, '{ seasonRecord { wins } }');
  const asked: string[] = [];
  fan.page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const query = 'query FromALink($first: Int!) { articles(first: $first) { nodes { title } } }';
  const variables = '{ "first": 2 }';
  await openGraphiql(fan, `/graphiql?${new URLSearchParams({ query, variables }).toString()}`);
  const tabs = fan.page.getByRole('tab');
  await fan.page.getByRole('tab', { name: 'FromALink', selected: true }).waitFor();
  expect(await tabs.count()).toBeGreaterThan(EXAMPLES.length);
  expect(asked.filter((body) => body.includes('FromALink'))).toEqual([]);
  await ask(fan, '"articles":');
  expectQuiet(fan);
});

test('who opens the graph in a browser can ask it at once, and nothing comes from elsewhere', async () => {
  const fan = await newFan(browser, site.url);
  const foreign = await openGraphiql(fan, '/graphql');
  expect(new URL(fan.page.url()).pathname).toBe('/graphiql');
  await ask(fan, '"nextGame":');
  await fan.page.getByRole('tab', { name: 'Articles' }).click();
  await ask(fan, '"articles":');

  // What the schema says of itself is Markdown, which the document's policy lets through.
  await fan.page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await fan.page.getByRole('link', { name: 'Subscription', exact: true }).click();
  await fan.page.getByText('Every change to the live game.').waitFor();
  expect(foreign).toEqual([]);
  expectQuiet(fan);
});

test('who is signed in asks as themselves, and events arrive while they happen', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await openGraphiql(fan);
  await write(fan, 'query Me { me { email } }');
  await ask(fan, ADMIN.ADMIN_EMAIL);

  await write(fan, 'subscription Mood { communityMood { average moods } }');
  await run(fan);
  await fan.page.waitForFunction(async () => {
    if (document.querySelector('.graphiql-response')?.textContent.includes('communityMood'))
      return true;
    // Events before the subscription is confirmed are not delivered.
    await fetch('/api/fan-mood', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ moodLevel: 8 }),
    });
    return false;
  });
  expectQuiet(fan);
});
