import type { Fan } from './fan.ts';

/** Everything of the page is there and laid out, also what is loaded or laid out only when it comes near. */
export async function wholePage({ page }: Fan): Promise<void> {
  await page.locator('#main h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  await page.waitForFunction(
    () => {
      const skeleton = document.querySelector('[data-skeleton]');
      skeleton?.scrollIntoView();
      return !skeleton;
    },
    undefined,
    { timeout: 60_000 },
  );
}

export async function openWhole(fan: Fan, path: string): Promise<void> {
  await fan.page.goto(path);
  await wholePage(fan);
}
