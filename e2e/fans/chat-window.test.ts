import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  type ChatSite,
  composer,
  line,
  log,
  serveChat,
  settle,
  storeMessages,
} from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';

const STORED = 60;

let site: ChatSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveChat('2025-11-16T15:00:00Z', '2025-11-16T21:25:00Z', 5),
    launchBrowser(),
  ]);
  await storeMessages(site, STORED, '2025-11-16T13:10:00Z');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Where the chat is in the window: nothing of it is cut off or under a bar, and messages are to be seen. */
async function expectWhole(fan: Fan, where: string) {
  await settle(fan);
  const seen = await log(fan).evaluate((log) => {
    const send = document.querySelector('[data-hides-tabs] [type=submit]')!;
    const isCovered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const { top, height } = log.getBoundingClientRect();
    return {
      logBegins: top,
      logHeight: height,
      composerEnds: send.closest('form')!.getBoundingClientRect().bottom - window.innerHeight,
      isCovered: isCovered(log) || isCovered(send),
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      end: log.scrollTop,
    };
  });
  expect({
    where,
    endsInView: seen.composerEnds <= 0.5,
    beginsInView: seen.logBegins >= 0,
    showsMessages: seen.logHeight >= 72,
    ...seen,
  }).toMatchObject({
    where,
    endsInView: true,
    beginsInView: true,
    showsMessages: true,
    isCovered: false,
    sideways: 0,
    end: 0,
  });
}

const SIZES = [
  { what: 'a phone', width: 390, height: 844, text: 16 },
  { what: 'a phone on its side', width: 844, height: 390, text: 16 },
  { what: 'a phone with its keyboard up', width: 390, height: 480, text: 16 },
  { what: 'a phone on its side with its keyboard up', width: 844, height: 190, text: 16 },
  { what: 'a narrow phone with large text', width: 320, height: 640, text: 24 },
  { what: 'a narrow phone with large text and its keyboard up', width: 320, height: 360, text: 24 },
  { what: 'a tablet', width: 820, height: 1180, text: 16 },
  { what: 'a tablet on its side with its keyboard up', width: 1180, height: 420, text: 16 },
] as const;

test('the chat fills what there is of any window, also while something is written', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(fan, 'Wendy Window');
  for (const { what, width, height, text } of SIZES) {
    await fan.page.evaluate(
      (size) => localStorage.setItem('podcast-settings', JSON.stringify({ fontSize: [size] })),
      text,
    );
    await fan.page.setViewportSize({ width, height });
    await fan.page.goto('/fan-zone?tab=game-chat');
    await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
    await settle(fan);
    // A keyboard is up while something is written.
    if (!what.endsWith('keyboard up')) await expectWhole(fan, what);
    await composer(fan).focus();
    await expectWhole(fan, `${what}, while something is written`);
  }
  expectQuiet(fan);
});

test('the bars above are back as soon as the window is high enough, or another tab is shown', async () => {
  const fan = await newFan(browser, site.url, { width: 844, height: 390, isOldEnough: true });
  const header = fan.page.locator('#navigation');
  await fan.page.goto('/fan-zone?tab=game-chat');
  await log(fan).waitFor();
  await header.waitFor({ state: 'hidden' });
  await fan.page.setViewportSize({ width: 390, height: 844 });
  await header.waitFor();
  await fan.page.setViewportSize({ width: 844, height: 390 });
  await header.waitFor({ state: 'hidden' });
  await fan.page.getByRole('tab', { name: 'Leaderboards' }).click();
  await header.waitFor();
  expectQuiet(fan);
});
