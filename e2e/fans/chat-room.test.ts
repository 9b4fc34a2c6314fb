import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  type ChatSite,
  composer,
  line,
  log,
  placeOf,
  readLine,
  scroll,
  serveChat,
  settle,
  storeMessages,
} from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';

const STORED = 1_000;

let site: ChatSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveChat('2025-11-16T12:00:00Z', '2025-11-16T21:25:00Z', 20),
    launchBrowser(),
  ]);
  await storeMessages(site, STORED, '2025-11-16T13:10:00Z');
  await site.setNow('2025-11-16T18:00:00Z');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function enter(name: string, width = 1280): Promise<Fan> {
  const fan = await newFan(browser, site.url, { width, isOldEnough: true });
  await newMember(fan, name);
  await fan.page.goto('/fan-zone?tab=game-chat');
  await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
  return fan;
}

/** Delays requests for earlier messages; `next` waits for one and lets it through. */
async function delayOlder(fan: Fan) {
  let waiting: (() => void) | undefined;
  await fan.page.route('**/graphql', async (route) => {
    if (/"before":"/.test(route.request().postData() ?? ''))
      await new Promise<void>((resolve) => (waiting = resolve));
    await route.continue();
  });
  return {
    isAsked: () => waiting !== undefined,
    release() {
      waiting?.();
      waiting = undefined;
    },
  };
}

/** How many lines the log has, in the page or not. */
const lines = (fan: Fan) =>
  log(fan).evaluate((log) => Number(log.querySelector('li')?.getAttribute('aria-setsize')));

test.each([
  ['a desktop', 1280],
  ['a phone', 390],
])(
  'on %s one scrolls up through a thousand messages, and the line one reads stays where it is',
  async (device, width) => {
    const fan = await enter(`Ann ${device.split(' ')[1]!}`, width);
    const older = await delayOlder(fan);
    for (let page = 0; page < 3; page += 1) {
      while (!older.isAsked()) await scroll(fan, -800);
      const before = { ...(await readLine(fan)), lines: await lines(fan) };
      older.release();
      while ((await lines(fan)) <= before.lines) await settle(fan);
      await settle(fan);
      const moved = (await placeOf(fan, before.key)) - before.at;
      expect(Math.abs(moved)).toBeLessThanOrEqual(2);
    }
    // Only those near the window are in the page.
    expect(await log(fan).getByRole('listitem').count()).toBeLessThan(80);
    expectQuiet(fan);
  },
  90_000,
);

test('a reader further up gets a button to new messages; at the end they just appear', async () => {
  const [ann, bob] = [await enter('Ann Above'), await enter('Bob Below', 390)];
  await scroll(ann, -900);
  const before = await readLine(ann);
  await ann.page.getByRole('button', { name: 'Latest messages' }).waitFor();

  await composer(bob).fill('What a catch!');
  await composer(bob).press('Enter');
  await line(bob, 'What a catch!').waitFor();
  await ann.page.getByRole('button', { name: '1 new message' }).waitFor();
  await composer(bob).fill('And another one');
  // Takes the click once the wait between two messages is over.
  await bob.page.getByRole('button', { name: 'Send' }).click();
  const pill = ann.page.getByRole('button', { name: '2 new messages' });
  await pill.waitFor();
  expect(Math.abs((await placeOf(ann, before.key)) - before.at)).toBeLessThanOrEqual(2);
  await pill.click();
  await line(ann, 'And another one').waitFor();
  await pill.waitFor({ state: 'detached' });
  expectQuiet(ann, bob);
});

test.each([
  ['a desktop', 1280],
  ['a phone', 390],
])(
  'on %s the copied link of an older message opens the chat there',
  async (_device, width) => {
    const fan = await newFan(browser, site.url, { width, isOldEnough: true });
    await fan.page.goto('/fan-zone?tab=game-chat#message-540');
    const linked = log(fan).locator('li:focus', { hasText: /Message 540\b/ });
    await linked.waitFor();
    await settle(fan);
    const [at, room] = [await linked.boundingBox(), await log(fan).boundingBox()];
    expect(at!.y).toBeGreaterThan(room!.y);
    expect(at!.y + at!.height).toBeLessThan(room!.y + room!.height);
    expectQuiet(fan);
  },
  90_000,
);

/** The clock leaps; a page asks for the time again when its network comes back, and follows by itself from there. */
async function leapTo(fan: Fan, now: string) {
  await site.setNow(now);
  await fan.page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('the room opens and closes on a page that stays open, by the site’s clock', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(fan, 'Cleo Clock');
  await site.setNow('2025-11-16T12:59:00Z');
  await fan.page.goto('/fan-zone?tab=game-chat');
  await fan.page.getByText('Next game day: Sunday, November 16').waitFor();
  await fan.page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await leapTo(fan, '2025-11-16T12:59:57Z');
  await composer(fan).waitFor();
  await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
  await composer(fan).fill('Good morning');
  await composer(fan).press('Enter');
  await line(fan, 'Good morning').waitFor();

  await leapTo(fan, '2025-11-17T06:59:57Z');
  await composer(fan).waitFor({ state: 'detached' });
  await fan.page.getByText('Game chat is open on game day only').waitFor();
  expect(await fan.page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  expectQuiet(fan);
});
