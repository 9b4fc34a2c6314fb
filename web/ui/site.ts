import { useSyncExternalStore } from 'react';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';

/**
 * What admins have set: name, links, show times. The server writes into the page what differs from the first values, so
 * that the first frame has it; from then on web/app/follow-site.ts follows the changes.
 */
let settings: SiteSettings = { ...FIRST_SETTINGS, ...inPage() };
/** As the page was drawn: parts that are hydrated later must begin with the same. */
let drawn = settings;
const listeners = new Set<() => void>();

function inPage(): Partial<SiteSettings> {
  // There is none where pages are drawn.
  if (typeof document === 'undefined') return {};
  const text = document.getElementById('site-settings')?.textContent;
  return text ? (JSON.parse(text) as Partial<SiteSettings>) : {};
}

/** The settings now, outside of components. */
export const site = (): SiteSettings => settings;

export function setSite(next: SiteSettings): void {
  settings = next;
  for (const listener of listeners) listener();
}

/** For what is drawn on the server. */
export function drawWith(next: SiteSettings): void {
  settings = next;
  drawn = next;
}

/** The settings, live. */
export const useSite = (): SiteSettings =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    site,
    () => drawn,
  );
