import type { Browser } from 'playwright-core';
import { enter, newMember } from '../support/account-steps.ts';
import { inspect, OTHER_THEMES } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { heardFrom, hostPodcast, placeOf } from '../support/sound.ts';

const HOST = 'https://cdn.example.org';

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(USUAL_NOW), launchBrowser()]);
  await site.execute(
    `update content_feeds set audio_url = '${HOST}/' || id || '.wav' where type = 'podcast'`,
  );
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function listener(size: { width?: number; height?: number } = {}): Promise<Fan> {
  const fan = await newFan(browser, site.url, { isOldEnough: true, ...size });
  await hostPodcast(fan, HOST, 600);
  return fan;
}

const player = ({ page }: Fan) => page.getByRole('region', { name: 'Player' });
const button = (fan: Fan, name: string) => player(fan).getByRole('button', { name, exact: true });
const playLatest = async ({ page }: Fan) => {
  await page.goto('/home');
  await page
    .locator('#episodes')
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
};

test('an episode plays on across pages on a phone, above the tabs, and goes on after a reload', async () => {
  const fan = await listener({ width: 390, height: 800 });
  const { page } = fan;
  await playLatest(fan);
  await heardFrom(fan, 0.2);
  await page
    .locator('#episodes')
    .getByRole('button', { name: /^Pause: / })
    .waitFor();
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  for (const [tab, path] of [
    ['Schedule', '/schedule'],
    ['Articles', '/articles'],
  ] as const) {
    const before = await placeOf(fan);
    await tabs.getByRole('link', { name: tab }).click();
    await page.waitForURL((url) => url.pathname === path);
    await heardFrom(fan, before + 0.2);
  }
  const [bar, below] = await Promise.all([player(fan).boundingBox(), tabs.boundingBox()]);
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(below!.y + 1);
  expect(await sidewaysOf(page)).toEqual([]);
  expect(await inspect(fan, OTHER_THEMES)).toEqual([]);

  await button(fan, 'Forward 30 seconds').click();
  await heardFrom(fan, 30);
  await button(fan, 'Pause').click();
  await button(fan, 'Play').waitFor();
  await page.reload();
  expect(await player(fan).count()).toBe(0);
  await playLatest(fan);
  await heardFrom(fan, 30);
  await button(fan, 'Close the player').click();
  await player(fan).waitFor({ state: 'detached' });
  expectQuiet(fan);
});

test('a member goes on in another browser', async () => {
  const here = await listener();
  await newMember(here, 'Lis Tener');
  await playLatest(here);
  await heardFrom(here, 0);
  const saved = here.page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"SaveListeningPosition"')),
  );
  await button(here, 'Forward 30 seconds').click();
  await heardFrom(here, 30);
  await button(here, 'Pause').click();
  await saved;
  const there = await listener();
  await enter(there, 'lis.tener@example.org', 'orange crush');
  await playLatest(there);
  await heardFrom(there, 30);
  expectQuiet(here, there);
});

test('the player gives way to writing in the chat on a phone, and stays in a wide window', async () => {
  await site.setNow('2025-11-20T20:30:00Z');
  for (const [width, height, gives] of [
    [390, 800, true],
    [1440, 900, false],
  ] as const) {
    const fan = await listener({ width, height });
    const { page } = fan;
    await newMember(fan, `Chat Ter ${width}`);
    await playLatest(fan);
    await heardFrom(fan, 0);
    await page.locator('a[href="/fan-zone"]:visible').first().click();
    await page.getByRole('tab', { name: /Chat/ }).click();
    const composer = page.getByLabel('Message', { exact: true });
    await composer.waitFor();
    const [box, bar] = await Promise.all([composer.boundingBox(), player(fan).boundingBox()]);
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
    await composer.focus();
    await player(fan).waitFor({ state: gives ? 'hidden' : 'visible' });
    const before = await placeOf(fan);
    await heardFrom(fan, before);
    await fan.context.close();
    expectQuiet(fan);
  }
});

test('on a phone on its side the player is one line', async () => {
  const fan = await listener({ width: 844, height: 390 });
  await playLatest(fan);
  await heardFrom(fan, 0);
  const room = await player(fan).boundingBox();
  expect(room!.height).toBeLessThan(80);
  expect(await sidewaysOf(fan.page)).toEqual([]);
  expectQuiet(fan);
});
