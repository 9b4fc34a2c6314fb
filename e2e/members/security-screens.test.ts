import type { Browser } from 'playwright-core';
import { dialog, newMember } from '../support/account-steps.ts';
import { brokenWordsOf } from '../support/broken-words.ts';
import { launchBrowser } from '../support/browser.ts';
import { coveredByToast } from '../support/covered-by-toast.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { givePasskeyDevice } from '../support/passkey-device.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { wholePage } from '../support/whole-page.ts';

/** What members see of their security, on phones: upright, small, on its side. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];
const PASSWORD = 'orange crush';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(USUAL_NOW, { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' });
});
afterAll(() => site.stop());

const card = ({ page }: Fan) => page.getByRole('region', { name: 'Sign-in security' });
const button = (fan: Fan, name: string) => dialog(fan).getByRole('button', { name, exact: true });

async function memberOn(browser: Browser, name: string): Promise<Fan> {
  const fan = await newFan(browser, site.url, { isOldEnough: true, ...PHONES[0] });
  await givePasskeyDevice(fan);
  await newMember(fan, name);
  await fan.page.goto('/profile');
  await wholePage(fan);
  return fan;
}

async function addPasskey(fan: Fan): Promise<void> {
  await dialog(fan).getByLabel('Name').fill('My phone');
  await dialog(fan).getByLabel('Your password').fill(PASSWORD);
  await button(fan, 'Add the passkey').click();
  await dialog(fan).getByRole('heading', { name: 'Your recovery codes' }).waitFor();
}

describe('a toast over a dialog', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test.each(PHONES)(
    'leaves its title, its step and the button that it speaks of free ($width px)',
    async (viewport) => {
      const fan = await memberOn(browser, `Pia Phone ${viewport.width}`);
      const { page } = fan;
      await page.setViewportSize(viewport);
      await card(fan).getByRole('button', { name: 'Add a passkey' }).click();
      await addPasskey(fan);
      const titles = ['Add a passkey', 'Your recovery codes'].map((name) =>
        dialog(fan).getByRole('heading', { name }),
      );
      expect(await coveredByToast(page, 'Sign-in security changed', titles)).toEqual([0, 0]);

      const copy = button(fan, 'Copy the codes');
      // Where toasts usually appear, if the window is low.
      await copy.evaluate((element) => element.scrollIntoView());
      const covered = coveredByToast(page, 'Cop', [copy]);
      await copy.click();
      expect(await covered).toEqual([0]);
      await fan.context.close();
    },
  );
});

describe('with text twice as large', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser('--blink-settings=defaultFontSize=32');
  });
  afterAll(() => browser.close());

  test('every screen of the security fits: nothing is cut off, no title breaks within a word', async () => {
    const fan = await memberOn(browser, 'Lara Large');
    const { page } = fan;
    const faults: string[] = [];
    const look = async (screen: string) => {
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const found = [...(await sidewaysOf(page)), ...(await brokenWordsOf(page))];
        for (const what of found) faults.push(`${screen} at ${phone.width} px: ${what}`);
      }
      await page.setViewportSize(PHONES[0]!);
    };
    const open = async (name: string | RegExp) => {
      await card(fan).getByRole('button', { name }).click();
      await dialog(fan).waitFor();
    };
    const leave = async () => {
      await button(fan, 'Cancel').click();
      await dialog(fan).waitFor({ state: 'detached' });
    };

    await open('Add a passkey');
    await look('a new passkey');
    await addPasskey(fan);
    await look('recovery codes');
    await button(fan, 'I saved them').click();
    await look('the profile');
    await open('Set up an app');
    await look('the proof for an app');
    await dialog(fan).getByLabel('Your password').fill(PASSWORD);
    await button(fan, 'Continue').click();
    await dialog(fan).getByRole('img').waitFor();
    await dialog(fan).getByLabel('Code from the app').fill('000000');
    await button(fan, 'Turn it on').click();
    await dialog(fan).locator('[aria-invalid=true]').waitFor();
    await look('an app, and a wrong code');
    await page.keyboard.press('Escape');
    for (const name of ['Create new codes', /^Rename/, /^Remove/]) {
      await open(name);
      await look(`the dialog of ${String(name)}`);
      await leave();
    }

    await page.getByRole('button', { name: 'Create a token' }).click();
    const form = page.getByRole('form', { name: 'Create a token' });
    await form.getByLabel('Name').fill('Scoreboard on my desk');
    await look('a new token');
    await form.getByLabel('Your password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('group', { name: 'Your new token' }).waitFor();
    await look('the token');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog(fan).waitFor();
    await look('the deletion of the account');
    expect(faults).toEqual([]);
    expectQuiet(fan);
  });
});
