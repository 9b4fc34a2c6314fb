import type { Browser, Page } from 'playwright-core';
import { USER_KEY } from '../schema/site/device.ts';
import { AGED } from './support/aged-proxy.ts';

/** How much slower than this machine the visitor's phone is. */
const SLOWER = 4;

/** Shorter events are not reported, in ms. */
const LEAST = 16;

interface Act {
  readonly name: string;
  readonly path: string;
  /** Ends when it has had its effect: what hit nothing is no figure. */
  readonly act: (page: Page) => Promise<void>;
}

/** What a visitor does, each measured by the longest of its events from input to next paint. */
const ACTS: readonly Act[] = [
  {
    name: 'open the menu',
    path: '/home',
    async act(page) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog', { name: 'More' }).waitFor();
    },
  },
  {
    name: 'like an article',
    path: '/articles/1',
    async act(page) {
      const like = page.locator('#main button[aria-pressed]', { hasText: 'Like' }).first();
      // The next run takes it back.
      const isLiked = (await like.getAttribute('aria-pressed')) === 'true';
      await like.click();
      await like.and(page.locator(`[aria-pressed=${!isLiked}]`)).waitFor();
    },
  },
  {
    name: 'change the tab',
    path: '/fan-zone',
    async act(page) {
      const tab = page.getByRole('tab').nth(1);
      await tab.click();
      await tab.and(page.locator('[aria-selected=true]')).waitFor();
    },
  },
  {
    name: 'type in chat',
    path: '/fan-zone?tab=game-chat',
    act: (page) =>
      page.getByLabel('Message', { exact: true }).pressSequentially('What a drive that was!'),
  },
];

export const ACT_NAMES: readonly string[] = ACTS.map(({ name }) => name);

interface Member {
  readonly id: number;
  readonly token: string;
}

/** Milliseconds from input to paint, by act, on a slow phone; of an act that failed, why. */
export async function measureActs(
  browser: Browser,
  origin: string,
  member: Member,
): Promise<Map<string, number | Error>> {
  const found = new Map<string, number | Error>();
  for (const act of ACTS) {
    const measured = await measure(browser, origin, member, act).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    found.set(act.name, measured);
  }
  return found;
}

async function measure(
  browser: Browser,
  origin: string,
  { id, token }: Member,
  { path, act }: Act,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: AGED,
    // It is installed when the first page is done and idle: in the middle of the act.
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'ow_session', value: token, url: origin }]);
    await context.addInitScript(
      ([key, user]) => localStorage.setItem(key!, user!),
      [USER_KEY, JSON.stringify({ id, name: 'Bench' })],
    );
    await context.addInitScript((least) => {
      const events: PerformanceEntry[] = [];
      Object.assign(window, { events });
      new PerformanceObserver((list) => {
        events.push(...list.getEntries());
      }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
    }, LEAST);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    // The HTML of the server does not react before the app has started.
    await page
      .locator('body:not(:has(#root[data-holds], #root > [data-drawn]))')
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // A pointer that already rests on the page causes an event while it loads: not an interaction.
    const begun = await page.evaluate(() => performance.now());
    await act(page);
    // Two frames later the last event has been reported.
    return await page.evaluate(
      async ([least, since]) => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve, 200));
        const { events } = window as unknown as { events: PerformanceEntry[] };
        const ofAct = events.filter(({ startTime }) => startTime >= since);
        return Math.max(least, ...ofAct.map(({ duration }) => duration));
      },
      [LEAST, begun] as const,
    );
  } finally {
    await context.close();
  }
}
