import type { Browser, Page } from 'playwright-core';
import { AGE_RECORD_KEY, AGE_TEXTS, VERIFICATION_LASTS } from '../../schema/age-gate.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const MINUTE = 60_000;

const NOW = '2025-11-20T19:00:00Z';

let site: ServedSite;
let browser: Browser;
let fan: Fan;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(NOW), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

beforeEach(async () => {
  fan = await newFan(browser, site.url);
  ({ page } = fan);
  await page.clock.install({ time: NOW });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const gate = () => page.getByRole('dialog', { name: 'Age Verification' });
const content = () => page.locator('#main');
const enter = () => page.getByRole('button', { name: 'Enter', exact: true }).click();
const record = () => page.evaluate((key) => sessionStorage.getItem(key), AGE_RECORD_KEY);
const noRecord = () =>
  page.waitForFunction((key) => sessionStorage.getItem(key) === null, AGE_RECORD_KEY);
const days = () => page.getByLabel('Day').locator('option').allTextContents();

async function choose(month: string, day: string, year: string) {
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Day').selectOption(day);
  await page.getByLabel('Year').selectOption(year);
}

test.each(['/', '/home', '/articles/1', '/fan-zone?tab=game-chat', '/no-such-page'])(
  'at %s nothing of the site is in the document before the gate is passed',
  async (path) => {
    await page.goto(path);
    await gate().waitFor();
    expect(await page.getByText('BOURBON, BRONCOS & NO B.S.').isVisible()).toBe(true);
    expect(await gate().textContent()).toContain('Welcome to the Orange Weekly community');
    expect(await page.locator('#main, header, nav, article, footer').count()).toBe(0);
    // No way past it either: there is nothing to close it with.
    await page.keyboard.press('Escape');
    expect(await gate().isVisible()).toBe(true);
    expect(await gate().getByRole('button').count()).toBe(1);
  },
);

test('a visitor of 21 enters where the address leads, and stays in after a reload', async () => {
  await page.goto('/contact-us');
  await choose('November', '20', '2004');
  await enter();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(JSON.parse((await record()) ?? '')).toEqual({
    verified: true,
    age: 21,
    timestamp: expect.any(Number),
  });
  await page.reload();
  await content().waitFor();
});

test('an invalid birth date gets a message, and does not open the site', async () => {
  await page.goto('/home');
  const message = gate().getByRole('alert');
  await enter();
  expect(await message.textContent()).toBe(AGE_TEXTS.incomplete);
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Year').selectOption('1980');
  expect(await message.textContent()).toBe('');
  await enter();
  expect(await message.textContent()).toBe(AGE_TEXTS.incomplete);
  await holdsFocus(page.getByLabel('Day'));

  await choose('December', '1', '2025');
  await enter();
  expect(await message.textContent()).toBe(AGE_TEXTS.future);

  // The lists have real dates only, so the test tampers with one.
  await page
    .getByLabel('Year')
    .locator('option', { hasText: '1980' })
    .evaluate((option: HTMLOptionElement) => (option.value = '80'));
  await page.getByLabel('Year').selectOption('80');
  await enter();
  expect(await message.textContent()).toBe(AGE_TEXTS.invalid);
  await noRecord();
  expect(await content().count()).toBe(0);
});

test('a visitor under 21 sees Access Restricted, also after a reload, and may enter the date again', async () => {
  await page.goto('/home');
  await choose('November', '21', '2004');
  await enter();
  const restricted = page.getByRole('heading', { name: 'Access Restricted' });
  await restricted.waitFor();
  await page.getByText(AGE_TEXTS.restricted).waitFor();
  await page.locator('#main, header, nav').first().waitFor({ state: 'detached' });
  expect(JSON.parse((await record()) ?? '')).toMatchObject({ verified: false, age: 20 });
  await page.reload();
  await restricted.waitFor();

  await page.getByRole('button', { name: 'Re-enter Birth Date' }).click();
  await gate().waitFor();
  await noRecord();
  await choose('November', '20', '2004');
  await enter();
  await content().waitFor();
});

test('some hours later the gate is back, on an open page by itself', async () => {
  await page.goto('/schedule');
  await choose('May', '5', '1990');
  await enter();
  await content().waitFor();
  await page.clock.fastForward(VERIFICATION_LASTS - MINUTE);
  expect(await content().isVisible()).toBe(true);
  await page.clock.fastForward(MINUTE);
  await gate().waitFor();
  await content().waitFor({ state: 'detached' });
  await noRecord();
});

test.each(['{', 'null', '"yes"', '{"verified":true}'])(
  'a record that reads %s is removed and the gate shown',
  async (text) => {
    await page.goto('/home');
    await page.evaluate(
      ([key, value]) => sessionStorage.setItem(key!, value!),
      [AGE_RECORD_KEY, text],
    );
    await page.reload();
    await gate().waitFor();
    await noRecord();
  },
);

test('the day gives way to the length of the month, leap years included', async () => {
  await page.goto('/home');
  const day = () => page.getByLabel('Day').inputValue();
  await choose('January', '31', '2004');
  expect(await days()).toHaveLength(1 + 31);
  await page.getByLabel('Month').selectOption('April');
  expect([await day(), (await days()).at(-1)]).toEqual(['30', '30']);
  await page.getByLabel('Month').selectOption('February');
  expect([await day(), (await days()).at(-1)]).toEqual(['29', '29']);
  // A century is a leap year only every fourth time.
  await page.getByLabel('Year').selectOption('2000');
  expect(await day()).toBe('29');
  await page.getByLabel('Year').selectOption('1900');
  expect([await day(), (await days()).at(-1)]).toEqual(['28', '28']);
  const years = await page.getByLabel('Year').locator('option').allTextContents();
  expect([years[1], years.at(-1), years.length]).toEqual(['2025', '1900', 1 + 126]);
});

test('the keyboard alone leads through', async () => {
  await page.goto('/home');
  await gate().waitFor();
  for (const part of ['June', '15', '1985']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await content().waitFor();
});
