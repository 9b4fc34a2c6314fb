import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { DARK, inspect, OTHER_THEMES } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { serveDevClient } from '../support/dev-client.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { sidewaysOf } from '../support/sideways.ts';

/** The catalog of web/ui, as those who change it see it. */

let client: Awaited<ReturnType<typeof serveDevClient>>;
let browser: Browser;

beforeAll(async () => {
  [client, browser] = await Promise.all([serveDevClient(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await client.stop();
});

async function openCatalog(width: number): Promise<Fan> {
  const fan = await newFan(browser, client.url, { width });
  await fan.page.goto('/catalog.html');
  await fan.page.getByRole('heading', { name: 'TextField' }).waitFor();
  return fan;
}

/** The part of the page that shows a component. */
const partOf = ({ page }: Fan, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('its parts pass the rules of WCAG in each theme, and Spanish fits a phone', async () => {
  const fan = await openCatalog(1280);
  expect(await inspect(fan, OTHER_THEMES)).toEqual([]);
  await fan.page.setViewportSize({ width: 360, height: 800 });
  await fan.page.getByRole('radio', { name: 'es' }).click();
  await partOf(fan, 'Button').getByRole('button', { name: 'Guardar' }).first().waitFor();
  expect(await sidewaysOf(fan.page)).toEqual([]);
  expectQuiet(fan);
  await fan.context.close();
});

test('a tab that is disabled looks so, and stays so under the pointer', async () => {
  const fan = await openCatalog(1280);
  const tab = (isDisabled: boolean) =>
    partOf(fan, 'Tabs').getByRole('tab', { name: 'Photos', disabled: isDisabled }).first();
  const look = (isDisabled: boolean) =>
    tab(isDisabled).evaluate((element) => {
      const { color, opacity } = getComputedStyle(element);
      return { color, opacity };
    });
  const enabled = await look(false);
  const disabled = await look(true);
  expect([enabled.opacity, disabled.opacity]).toEqual(['1', '0.6']);
  await tab(true).hover({ force: true });
  expect(await look(true)).toEqual(disabled);
  await fan.context.close();
});

test('its dialogs, menu and toasts pass them too', async () => {
  const fan = await openCatalog(360);
  const { page } = fan;
  for (const [part, layer] of [
    ['Dialog', 'dialog'],
    ['ConfirmDialog', 'alertdialog'],
    ['Menu', 'menu'],
  ] as const) {
    await partOf(fan, part).getByRole('button').first().click();
    await page.getByRole(layer).waitFor();
    // Menus are outside the landmarks of the page, because they belong to their button and not to a place.
    const found = await inspect(fan, [DARK]);
    expect(found.filter((line) => !/ region: .*popper/.test(line))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole(layer).waitFor({ state: 'detached' });
  }
  await partOf(fan, 'toaster').getByRole('button').first().click();
  await page.getByText('Settings saved successfully!').first().waitFor();
  expect(await inspect(fan, [DARK])).toEqual([]);
  expectQuiet(fan);
  await fan.context.close();
});

test('visitors get nothing of it', () => {
  expect(readFileSync('dist/web/.vite/manifest.json', 'utf8')).not.toContain('catalog/');
});
