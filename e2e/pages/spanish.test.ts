import type { Browser, Page } from 'playwright-core';
import type { EnglishText } from '../../schema/language/english.ts';
import { ALL_SPANISH } from '../../schema/language/all-spanish.ts';
import { catalogue } from '../../schema/language/spanish.ts';
import type { RefusalKey } from '../../schema/refusals.ts';
import { wordPressExport } from '../../graph/testing/worlds/exports-of-sites.ts';
import { dialog, enter, header, newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { isEnglish, said } from '../support/english-words.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { openWhole, wholePage } from '../support/whole-page.ts';

/** The whole site as who reads Spanish sees it: nothing that the site itself says is in English. */

const ROUTES = [
  ...['/', '/home', '/articles?showAll=true', '/articles/1', '/schedule', '/contact-us'],
  ...['/advertise', '/settings', '/reset-password?token=any', '/no-such-page', '/fan-zone'],
  ...['/developers', '/accessibility', '/status', '/shows', '/shows/16', '/podcast', '/podcast/9'],
];
const ADMIN = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'a long orange one' };

let site: ServedSite;
let browser: Browser;
/** As 'where: what'. */
let found: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', ...ADMIN }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(() => {
  found = [];
});

/** A phone so high that all of a page is near. */
async function newReader(isOldEnough = true): Promise<Fan> {
  const fan = await newFan(browser, site.url, { width: 390, height: 6000, isOldEnough });
  await withoutOtherSites(fan, site.url);
  return fan;
}

const inSpanish = ({ context }: Fan) =>
  context.addInitScript(() => {
    localStorage.setItem('podcast-settings', JSON.stringify({ language: 'es' }));
  });

async function look({ page }: Fan, where: string) {
  for (const text of await said(page)) if (isEnglish(text)) found.push(`${where}: ${text}`);
}

async function lookAt(fan: Fan, path: string) {
  await openWhole(fan, path);
  await look(fan, path);
}

async function lookAtTabs(fan: Fan) {
  for (const tab of await fan.page.getByRole('tab').all()) {
    await tab.click();
    await wholePage(fan);
    await look(fan, fan.page.url().slice(site.url.length));
  }
}

const es = (text: EnglishText): string => ALL_SPANISH[text];
const press = (place: Pick<Page, 'getByRole'>, name: EnglishText) =>
  place.getByRole('button', { name: es(name), exact: true }).click();

async function enterAge({ page }: Fan, year: string) {
  await page.getByLabel(es('Month')).selectOption('6');
  await page.getByLabel(es('Day')).selectOption('15');
  await page.getByLabel(es('Year')).selectOption(year);
  await press(page, 'Enter');
}

test('a visitor at the gate, on every page, and in the dialogs', async () => {
  const fan = await newReader(false);
  const { page } = fan;
  await inSpanish(fan);
  await page.goto('/home');
  await page.getByRole('dialog', { name: es('Age Verification') }).waitFor();
  await press(page, 'Enter');
  await look(fan, 'the age gate');
  await enterAge(fan, String(new Date().getFullYear() - 10));
  await page.getByRole('heading', { name: es('Access Restricted') }).waitFor();
  await look(fan, 'below the age');
  await press(page, 'Re-enter Birth Date');
  await enterAge(fan, '1985');

  for (const path of ROUTES) await lookAt(fan, path);
  await openWhole(fan, '/fan-zone');
  await lookAtTabs(fan);

  await openWhole(fan, '/schedule');
  await press(page, 'More');
  await dialog(fan).waitFor();
  await look(fan, 'the menu');
  await page.keyboard.press('Escape');
  await press(header(fan), 'Sign In');
  for (const name of ['Sign In', 'Sign Up'] as const) {
    await dialog(fan)
      .getByRole('tab', { name: es(name) })
      .click();
    // Nothing is filled in: what is missing is listed.
    await press(dialog(fan), name);
    await dialog(fan).getByRole('alert').first().waitFor();
    await look(fan, name);
  }
  for (const query of ['Broncos', 'xyzzy']) {
    await page.goto(`/schedule?q=${query}`);
    await dialog(fan)
      .getByText(new RegExp(`^\\d+ resultados?$|"${query}"`))
      .waitFor();
    await look(fan, `the search for ${query}`);
  }
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('a member at home', async () => {
  const fan = await newReader();
  await newMember(fan, 'Mara Miembro');
  await inSpanish(fan);
  await lookAt(fan, '/profile');
  await openWhole(fan, '/fan-zone');
  await lookAtTabs(fan);
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('an admin in each tab of the dashboard', async () => {
  const fan = await newReader();
  const { page } = fan;
  await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await inSpanish(fan);
  await openWhole(fan, '/admin');
  const section = page.getByLabel(es('Section'), { exact: true });
  const tabs = await section
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(tabs).toContain('users');
  for (const tab of tabs) {
    await section.selectOption(tab);
    await wholePage(fan);
    await look(fan, `/admin?tab=${tab}`);
  }
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('an admin who brings in a list and an old blog: what is wrong with them', async () => {
  const fan = await newReader();
  const { page } = fan;
  await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await inSpanish(fan);
  const choose = async (label: EnglishText, name: string, text: string) =>
    page
      .getByLabel(es(label))
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const reads = (key: RefusalKey) => page.getByText(catalogue.refusals[key]).first().waitFor();

  await openWhole(fan, '/admin?tab=subscribers');
  const rows = ['name,email,birthday', 'Bo,bo,1980-01-02', 'Kid,kid@example.org,2015-01-02'];
  await choose('List of subscribers', 'list.csv', rows.join('\n'));
  for (const key of ['account.emailInvalid', 'subscriber.tooYoung'] as const) await reads(key);
  await look(fan, 'the preview of subscribers');

  await openWhole(fan, '/admin?tab=articles&import=all');
  const untitled = { title: '', link: 'https://old.example/untitled/', content: 'Who wrote this?' };
  await choose('Export from your old site', 'blog.xml', wordPressExport([untitled]));
  await reads('input.titleMissing');
  await look(fan, 'the preview of articles');
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('who can not have the words reads the site in English, and it says that it is', async () => {
  const fan = await newReader();
  await inSpanish(fan);
  await fan.context.route(/\/spanish-[^/]*\.js$/, (route) => route.abort());
  await openWhole(fan, '/schedule');
  await header(fan).getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await fan.page.locator('html').getAttribute('lang')).toBe('en');
});
