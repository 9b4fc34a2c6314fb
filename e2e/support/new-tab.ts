import type { Page } from 'playwright-core';

declare global {
  interface Window {
    presses?: string[];
  }
}

/** The URL of the tab that an act opens; it is blank until the response arrives. */
export async function addressInNewTab(page: Page, act: () => Promise<unknown>): Promise<URL> {
  await page.addInitScript(notePresses);
  await page.evaluate(notePresses);
  const opened = page.context().waitForEvent('page');
  await act();
  const tab = await opened.catch(async (cause: unknown) => {
    const seen = await page.evaluate(() => window.presses);
    throw new Error(`No tab opened. ${page.url()} saw: ${seen?.join('; ')}`, { cause });
  });
  await tab.waitForURL((url) => url.protocol !== 'about:', { waitUntil: 'commit' });
  return new URL(tab.url());
}

/** The events that a press sends to the page, and whether it prevents the browser from following the link. */
function notePresses(): void {
  window.presses = [];
  for (const type of ['mousedown', 'mouseup', 'click'] as const)
    addEventListener(
      type,
      (event) => {
        const { target, ctrlKey } = event;
        const what = target instanceof Element ? `${target.tagName} ${target.textContent}` : '?';
        setTimeout(() =>
          window.presses?.push(
            `${type} on ${what.slice(0, 40)}, Ctrl ${ctrlKey}, prevented ${event.defaultPrevented}`,
          ),
        );
      },
      true,
    );
}
