import type { Page } from 'playwright-core';

/**
 * Delays the scripts of the page from now on, as a slow connection does; calling the returned function lets them
 * through.
 */
export async function delayScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', (route) => waits.then(() => route.continue()));
  return letThrough;
}
