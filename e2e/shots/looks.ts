import type { Language } from '../../schema/language/languages.ts';
import { LANGUAGES } from '../../schema/language/languages.ts';

/** Windows that screens are taken in. */
export const SIZES = {
  '1440x900': { width: 1440, height: 900 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
  /** With the largest text of the settings. */
  '320x640-large': { width: 320, height: 640, hasLargeText: true },
} as const satisfies Readonly<
  Record<string, { readonly width: number; readonly height: number; hasLargeText?: boolean }>
>;
export type SizeName = keyof typeof SIZES;
const SIZE_NAMES = Object.keys(SIZES) as SizeName[];

/** How a screen looks in one picture. */
export interface Look {
  readonly size: SizeName;
  readonly theme: 'light' | 'dark';
}

const ENGLISH: readonly Look[] = SIZE_NAMES.flatMap((size) => [
  { size, theme: 'light' },
  { size, theme: 'dark' },
]);
const TRANSLATED: readonly Look[] = [{ size: '390x844', theme: 'light' }];
const ONCE_A_SIZE: readonly Look[] = SIZE_NAMES.map((size) => ({ size, theme: 'light' }));

/** The looks that a screen is taken in, by language. */
export const looksOf = (isFilled: boolean): readonly (readonly [Language, readonly Look[]])[] =>
  isFilled
    ? LANGUAGES.map((language) => [language, language === 'en' ? ENGLISH : TRANSLATED] as const)
    : [['en', ONCE_A_SIZE]];

/** What the index page says about it. */
export const WHAT_IS_TAKEN =
  'Every screen with data: each window in light and dark in English, and the phone in light in each other language. ' +
  'Empty, loading, failed, offline and live: each window in light, in English. ' +
  'Pictures end after 6,000 pixels; on its side a phone shows its first view.';
