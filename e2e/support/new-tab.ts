import type { Page } from 'playwright-core';

/** Where an act leads that opens another tab; that one is empty until its address has answered. */
export async function addressInNewTab(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const opened = page.context().waitForEvent('page');
  await act();
  const tab = await opened;
  await tab.waitForURL((url) => url.protocol !== 'about:', { waitUntil: 'commit' });
  return new URL(tab.url());
}
