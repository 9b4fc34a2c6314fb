import type * as Playwright from 'playwright-core';

/** Playwright as browser-environment.mts has loaded it; replaces the package in stories. */
export const { chromium } = (globalThis as unknown as { playwright: typeof Playwright }).playwright;
