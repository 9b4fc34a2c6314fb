import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { AGE_RECORD_KEY } from '../../schema/age-gate.ts';

/** A person with a browser of their own. */
export interface Fan {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console complained about so far; a page that works has nothing to say. */
  readonly complaints: string[];
}

interface FanOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** A person who has just passed the age gate, for stories that begin behind it. */
  readonly isOldEnough?: boolean;
  /** With the site's worker: what it asks for is not seen by `page.route`. */
  readonly hasWorker?: boolean;
  /** Their clock is stopped at this instant. */
  readonly now?: string;
  /** What another window of this person has stored, e.g. that they are signed in. */
  readonly session?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** What the browser's driver says where a page may have no worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Opens a browser that has never been here; it follows its device's theme. */
export async function newFan(
  browser: Browser,
  baseURL: string,
  {
    width = 1280,
    height = 900,
    theme = 'light',
    isOldEnough = false,
    hasWorker = false,
    now,
    session,
  }: FanOptions = {},
): Promise<Fan> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...(session && { storageState: session }),
  });
  // Stories share the machine with other tests; what takes long says nothing about the product.
  context.setDefaultTimeout(30_000);
  if (now !== undefined) await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    if (localStorage.getItem('podcast-settings')) return;
    localStorage.setItem('podcast-settings', JSON.stringify({ theme: 'auto' }));
  });
  if (isOldEnough) {
    await context.addInitScript((key) => {
      const record = { verified: true, age: 40, timestamp: Date.now() };
      sessionStorage.setItem(key, JSON.stringify(record));
    }, AGE_RECORD_KEY);
  }
  const page = await context.newPage();
  onceAlive(page);
  // Intercepted requests that fail when the browser closes are no error.
  const close = context.close.bind(context);
  context.close = async (options) => {
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close(options);
  };
  const complaints: string[] = [];
  // An unknown page returns 404, as it should; only the browser itself logs it.
  const unknownPages = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest())
      unknownPages.add(response.url());
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === WORKER_BLOCKED || unknownPages.has(message.location().url)) return;
    complaints.push(complaintOf(message));
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** What the console said, and of which address when that says more. */
function complaintOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text}: ${message.location().url}` : text;
}

/** The HTML of the server does not react before the app has started; stories begin with the app. */
function onceAlive(page: Page): void {
  const isAlive = () =>
    page
      .locator('body:not(:has(#root[data-holds], #root > [data-drawn]))')
      .waitFor({ state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    // Who asks for less looks at what was there before.
    if (where[1]?.waitUntil !== 'commit') await isAlive();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await isAlive();
    return response;
  };
}

/** Passes the age gate as a person born in 1985. */
export async function passAgeGate({ page }: Fan): Promise<void> {
  await page.getByLabel('Month').selectOption('June');
  await page.getByLabel('Day').selectOption('15');
  await page.getByLabel('Year').selectOption('1985');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.locator('#main').waitFor();
}

/** Fills the Sign Up tab of the open dialog and sends it. */
export async function signUp({ page }: Fan, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('orange crush');
  await dialog.getByLabel('Confirm Password').fill('orange crush');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  // The toast may have been replaced by the next one.
  await page.waitForFunction(() => localStorage.getItem('auth_user') !== null);
}

/** Nothing on the pages that were seen complained. */
export function expectQuiet(...fans: readonly Fan[]): void {
  expect(fans.flatMap((fan) => fan.complaints)).toEqual([]);
}
