import type { Locator } from 'playwright-core';

/** Waits until the place has the focus; after a dialog or a change of page it comes a moment later. */
export const holdsFocus = (place: Locator): Promise<void> =>
  place.and(place.page().locator(':focus')).waitFor();
