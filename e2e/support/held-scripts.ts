import type { Page } from 'playwright-core';

/** Keeps the scripts of the page on their way from now on, as on a slow line; they arrive once the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', (route) => waits.then(() => route.continue()));
  return letThrough;
}
