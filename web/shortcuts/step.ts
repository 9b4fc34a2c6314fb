/** Marks what J and K walk through: it takes the focus itself, or has a link that does. */
const ITEM = '[data-item]';

/** Where the page begins under the bars at the top of the window, in px. */
const topOfPage = () =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Moves the focus to the next item or to the one before; from elsewhere, to the nearest in sight. At the ends it stays. */
export function step(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(document.activeElement?.closest<HTMLElement>(ITEM) as HTMLElement);
  const item = at < 0 ? nearest(items, by) : items[at + by];
  const target = item?.hasAttribute('tabindex') ? item : item?.querySelector('a');
  target?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

function nearest(items: readonly HTMLElement[], by: 1 | -1) {
  // A pixel may be split.
  const top = topOfPage() - 1;
  const isBelow = (item: HTMLElement) => item.getBoundingClientRect().top >= top;
  return by > 0 ? items.find(isBelow) : items.findLast((item) => !isBelow(item));
}
