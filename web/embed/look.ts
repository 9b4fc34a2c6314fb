import { ownLook } from '../../schema/embeds/frame.ts';
import { contrast } from '../ui/theme/contrast.ts';

/** What text needs on its ground (WCAG 2.2). */
const READABLE = 4.5;
/** As a style sheet may shorten it. */
const SHORT = /^#([\da-f])([\da-f])([\da-f])$/i;

/**
 * Applies what the address asks of the look beyond the theme. A color that could not be read on the ground of the theme is
 * dropped, also where the theme follows the system and changes later.
 */
export function applyLook(root: HTMLElement, address: URL): void {
  const { accent, isClear } = ownLook(address.searchParams);
  root.toggleAttribute('data-clear', isClear);
  if (accent === null) return;
  const apply = () => {
    root.style.removeProperty('--accent-text');
    const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
    if (contrast(accent, ground.replace(SHORT, '#$1$1$2$2$3$3')) >= READABLE)
      root.style.setProperty('--accent-text', accent);
  };
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}
