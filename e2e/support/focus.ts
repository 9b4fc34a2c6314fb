import type { Locator, Page } from 'playwright-core';

/** Waits until the place has the focus; after a dialog or a change of page it comes a moment later. */
export const holdsFocus = (place: Locator): Promise<void> =>
  place.and(place.page().locator(':focus')).waitFor();

/** What has the focus, if its middle is out of the window or behind something else. */
const behind = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'main') return null;
    // The field of a choice or a file is drawn by its label.
    const drawn =
      (focused.matches('[type=checkbox], [type=radio], [type=file]') && focused.closest('label')) ||
      focused;
    const { left, width, top, height } = drawn.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there && (drawn.contains(there) || there.contains(drawn))) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    return `<${focused.localName}> ${name} at ${Math.round(top)} to ${Math.round(top + height)} px`;
  });

/** Goes through a page with Tab, and says what is behind something else when it has the focus. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const targets = await page.locator('a[href], button, input, select, textarea').count();
  const found: string[] = [];
  for (let step = 0; step < targets; step++) {
    await page.keyboard.press('Tab');
    const hidden = await behind(page);
    if (hidden) found.push(`${new URL(page.url()).pathname}: ${hidden}`);
  }
  return found;
}
