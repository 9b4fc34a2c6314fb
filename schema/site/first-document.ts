import { AGE_RECORD_KEY, VERIFICATION_LASTS } from '../age-gate.ts';
import { MOUNTAIN_ZONE } from '../time/clock.ts';
import { SITE_ZONE } from '../time/zones.ts';
import {
  DARK_SCHEME,
  DELAY_KEY,
  DISMISSED_NEWS_KEY,
  FONT_SIZE,
  LARGE_TEXT,
  MORE_CONTRAST,
  SETTINGS_KEY,
  USER_KEY,
} from './device.ts';

/** What the scripts of web/index.html name in capitals between underscores. They import nothing, as they run first. */
const CONSTANTS: Readonly<Record<string, string | number>> = {
  AGE_RECORD_KEY,
  VERIFICATION_LASTS,
  SETTINGS_KEY,
  USER_KEY,
  DELAY_KEY,
  DISMISSED_NEWS_KEY,
  FONT_SIZE_MIN: FONT_SIZE.min,
  FONT_SIZE_MAX: FONT_SIZE.max,
  FONT_SIZE_USUAL: FONT_SIZE.usual,
  LARGE_TEXT,
  DARK_SCHEME,
  MORE_CONTRAST,
  SITE_ZONE,
  MOUNTAIN_ZONE,
};

/** The document with the constants written into its scripts. One that nothing defines, or that nothing uses, is refused. */
export function withConstants(html: string): string {
  const unused = new Set(Object.keys(CONSTANTS));
  const written = html.replace(/\b__([A-Z_]+)__\b/g, (_, name: string) => {
    const value = CONSTANTS[name];
    if (value === undefined) throw new Error(`The first document has no constant ${name}`);
    unused.delete(name);
    return JSON.stringify(value);
  });
  if (unused.size > 0) throw new Error(`The first document doesn't use ${[...unused].join(', ')}`);
  return written;
}
