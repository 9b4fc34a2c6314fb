import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../schema/articles/article-form.ts';
import { enter, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const EMAIL = 'editor@example.org';
const PASSWORD = 'a long orange one';
const PICTURE = readFileSync('web/public/icon-192.png').toString('base64');

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function newAdmin(options: Parameters<typeof newFan>[2] = {}): Promise<Fan> {
  const fan = await newFan(browser, site.url, { isOldEnough: true, ...options });
  await enter(fan, EMAIL, PASSWORD);
  return fan;
}
const toasted = (fan: Fan, text: string) => toasts(fan).getByText(text, { exact: true }).waitFor();
const press = (fan: Fan, name: string) =>
  fan.page.getByRole('button', { name, exact: true }).click();
const content = (fan: Fan) => fan.page.getByLabel('Content');

/** Pastes a picture where the cursor is, as a browser does. */
const pastePicture = (fan: Fan) =>
  fan.page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'snow-field.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, PICTURE);

test('an admin writes with pictures, previews, saves, schedules and publishes; an open page is updated', async () => {
  const reader = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  await reader.page.goto('/articles?showAll=true');
  await reader.page.getByRole('heading', { name: 'More articles' }).waitFor();
  const ada = await newAdmin();
  await ada.page.goto('/admin?tab=articles');
  await ada.page.getByRole('link', { name: 'Create Article' }).first().click();

  await ada.page.getByLabel('Title').fill('Snow games are the best games');
  await ada.page.getByLabel('Excerpt').fill('Cold hands, warm hearts.');
  await content(ada).click();
  await ada.page.keyboard.type('Snow changes everything.');
  await ada.page.keyboard.press('ControlOrMeta+A');
  await ada.page.keyboard.press('ControlOrMeta+B');
  await ada.page.keyboard.press('ControlOrMeta+End');
  await pastePicture(ada);
  await ada.page.getByRole('region', { name: 'Preview' }).getByAltText('snow field').waitFor();
  expect(await content(ada).inputValue()).toMatch(
    /^\*\*Snow changes everything\.\*\*\n\n!\[snow field\]\(\/uploads\/[\w./-]+\)\n\n$/,
  );
  await press(ada, 'Preview');
  await toasted(ada, TEXTS.saveFirst);
  await press(ada, 'Save as Draft');
  await toasted(ada, TEXTS.savedAsDraft);
  await ada.page.waitForURL(/[?&]edit=\d+/);
  const id = new URL(ada.page.url()).searchParams.get('edit');

  // Visitors do not see a draft.
  const missing = await reader.context.request.get(`/articles/${id}`);
  expect(missing.status()).toBe(404);
  await reader.page.goto(`/articles/${id}/preview`);
  await reader.page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
  await reader.page.goto('/articles?showAll=true');
  await reader.page.getByRole('heading', { name: 'More articles' }).waitFor();

  await press(ada, 'Schedule…');
  const dialog = ada.page.getByRole('dialog', { name: 'Schedule the article' });
  await dialog.getByLabel('Date').fill('2025-11-23');
  await dialog.getByLabel('Time (Mountain)').fill('18:30');
  await dialog.getByRole('button', { name: 'Schedule the article' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ada.page.getByText('Sun, Nov 23, 2025, 6:30 PM MT').waitFor();

  await press(ada, 'Preview');
  await ada.page.getByText('PREVIEW MODE').waitFor();
  await ada.page.getByRole('article').getByAltText('snow field').waitFor();
  await press(ada, 'Edit Content');
  await ada.page.getByLabel('Title').fill('Snow games are the only games');
  await press(ada, 'Save Changes');
  await toasted(ada, TEXTS.savedAsDraft);
  await press(ada, 'Publish Now');
  await ada.page.waitForURL(`/articles/${id}`);

  // The page of the reader stays as it is until they ask.
  const notice = reader.page.getByRole('button', { name: 'New article' });
  await notice.waitFor();
  expect(await reader.page.getByText('Snow games are the only games').count()).toBe(0);
  await notice.click();
  await reader.page.getByRole('link', { name: 'Snow games are the only games' }).click();
  await reader.page.getByAltText('snow field').waitFor();
  expectQuiet(ada, reader);
});

test('a closed tab loses nothing; of two who save, the second chooses', async () => {
  const ada = await newAdmin();
  const otis = await newAdmin({ width: 390, height: 800, theme: 'dark' });
  await ada.page.goto('/admin?tab=articles&show=drafts');
  await ada.page.getByRole('link', { name: 'Edit Draft' }).first().click();
  const title = ada.page.getByLabel('Title');
  await title.fill('Half a thought');
  await ada.page.getByText('Unsaved changes', { exact: true }).waitFor();
  const address = ada.page.url();
  await ada.page.close();

  const page = await ada.context.newPage();
  const again: Fan = { ...ada, page };
  await page.goto(address);
  await page.getByText(/We restored your unsaved changes/).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=title]')?.value === 'Half a thought',
  );

  await otis.page.goto(address);
  await otis.page.getByLabel('Title').fill('Faster by a minute');
  await press(otis, 'Save as Draft');
  await toasted(otis, TEXTS.savedAsDraft);

  await press(again, 'Save as Draft');
  await page.getByRole('heading', { name: /saved this article after you opened it/ }).waitFor();
  await press(again, 'Keep mine');
  await press(again, 'Save as Draft');
  await toasted(again, TEXTS.savedAsDraft);
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('heading', { name: 'Half a thought' }).waitFor();
  // Theirs was set aside.
  await page.getByRole('link', { name: 'Faster by a minute' }).waitFor();
  expectQuiet(ada, otis);
});

test('a tag is renamed on a phone, in all articles that have it', async () => {
  const ada = await newAdmin({ width: 390, height: 800 });
  const { page } = ada;
  await page.goto('/admin?tab=articles');
  await page.getByRole('link', { name: 'Tags and categories' }).click();
  const tags = page.getByRole('region', { name: 'Tags', exact: true });
  await tags.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  expect(await violations(ada)).toEqual([]);
  await tags.getByLabel('New name').fill('Thin air');
  await tags.getByRole('button', { name: 'Rename the tag' }).click();
  await tags.getByRole('option', { name: /^Thin air \(\d+\)$/ }).waitFor({ state: 'attached' });
  expectQuiet(ada);
});
