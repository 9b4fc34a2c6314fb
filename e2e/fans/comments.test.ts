import { expect } from '@jest/globals';
import type { Browser, WebSocketRoute } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z'), launchBrowser()]);
  const published = (await (await fetch(`${site.url}/api/blogs/published`)).json()) as {
    id: number;
  }[];
  address = `/articles/${published[0]!.id}`;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const log = (fan: Fan) => fan.page.getByRole('log', { name: 'Comments' });
const row = (fan: Fan, text: string) => log(fan).getByRole('listitem').filter({ hasText: text });

interface Reader extends Fan {
  /** Cuts the live connection, and every attempt at another one, or lets it come back. */
  cutLive(isCut: boolean): Promise<void>;
}

/** A member whose live connection the test can cut. */
async function reader(name: string, width = 1280): Promise<Reader> {
  const fan = await newFan(browser, site.url, { width, isOldEnough: true });
  const lines = new Set<WebSocketRoute>();
  let isDown = false;
  await fan.context.routeWebSocket(/\/graphql$/, async (line) => {
    if (isDown) return line.close({ code: 1001 });
    lines.add(line).add(line.connectToServer());
  });
  await newMember(fan, name);
  return {
    ...fan,
    async cutLive(isCut) {
      isDown = isCut;
      if (isCut) await Promise.all([...lines].map((line) => line.close({ code: 1001 })));
      lines.clear();
      // A network that comes back ends the wait for the next attempt.
      if (!isCut) await fan.page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}

/** Opens the article at its comments, and waits until it listens and has read. */
async function openComments(fan: Fan) {
  const read = fan.page.waitForResponse(
    (response) => response.request().postData()?.includes('query ArticleComments(') ?? false,
  );
  await fan.page.goto(`${address}#comments-title`);
  await read;
}

async function post(fan: Fan, text: string) {
  await fan.page.getByLabel('Add a comment').fill(text);
  await fan.page.getByRole('button', { name: 'Post comment' }).click();
}

test('what one writes, the other sees by itself; a connection lost in between loses and doubles nothing', async () => {
  const [ann, bob] = [await reader('Ann Orange'), await reader('Bob Blue', 390)];
  await openComments(ann);
  await openComments(bob);

  await post(ann, 'First down!');
  const arrival = bob.page.getByRole('button', { name: '1 new comment' });
  await arrival.waitFor();
  await row(ann, 'First down!').getByRole('button', { name: 'Edit comment' }).waitFor();
  // Nothing moved: it is there once Bob asks for it.
  expect(await row(bob, 'First down!').count()).toBe(0);
  await arrival.click();
  await row(bob, 'First down!').waitFor();

  await row(ann, 'First down!').getByRole('button', { name: 'Edit comment' }).click();
  await ann.page.getByLabel('Edit comment').fill('Touchdown!');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await row(bob, 'Touchdown!').waitFor();
  await row(bob, 'Touchdown!').getByRole('button', { name: 'Like, 0 likes' }).click();
  await row(ann, 'Touchdown!').getByRole('button', { name: 'Like, 1 like' }).waitFor();

  await bob.cutLive(true);
  await post(ann, 'While you were away');
  await row(ann, 'While you were away').getByRole('button', { name: 'Edit comment' }).waitFor();
  await post(ann, 'And once more');
  await row(ann, 'And once more').getByRole('button', { name: 'Edit comment' }).waitFor();
  await row(ann, 'Touchdown!').getByRole('button', { name: 'Delete comment' }).click();
  await ann.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row(ann, 'Touchdown!').waitFor({ state: 'detached' });
  expect(await row(bob, 'Touchdown!').count()).toBe(1);
  await bob.cutLive(false);
  await bob.page.getByRole('button', { name: '2 new comments' }).click();
  await row(bob, 'Touchdown!').waitFor({ state: 'detached' });
  await row(bob, 'And once more').waitFor();
  for (const text of ['While you were away', 'And once more'])
    expect(await row(bob, text).count()).toBe(1);

  // A link leads to the comment itself.
  const id = await row(bob, 'While you were away').getAttribute('id');
  await bob.page.goto(`${address}#${id}`);
  await bob.page.waitForFunction((named) => document.activeElement?.id === named, id);
  expect(await bob.page.locator(`#${id}`).textContent()).toContain('While you were away');

  // Bob reports it; the dialog gives the focus back.
  await row(bob, 'While you were away').getByRole('button', { name: 'Report comment' }).click();
  await bob.page.getByRole('radio', { name: 'Spam' }).check();
  await bob.page.getByRole('button', { name: 'Send Report' }).click();
  await bob.page.getByText('Comment reported', { exact: true }).waitFor();
  expectQuiet(ann, bob);
});
