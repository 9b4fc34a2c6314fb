import type { Locator, Page, Route } from 'playwright-core';
import { delayResponses, painted } from '../support/delayed-responses.ts';
import type { Fan } from '../support/fan.ts';
import type { Screen } from './screen.ts';

/** A page that asks for little: from it one comes to a page as by a link, before its data are there. */
const START = '/accessibility';

/** As a link does, without a reload. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Opens the other page; resolves to its title, which the next page replaces. */
async function startElsewhere(page: Page): Promise<Locator> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(START);
  const title = page.locator('#main h1');
  return title.filter({ hasText: await title.innerText() });
}

/** Responds to the page's queries in another way; mutations, such as that which restores the session, go through. */
const routeQueries = (page: Page, respond: (route: Route) => unknown) =>
  page.route('**/graphql', (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    return query.startsWith('mutation') ? route.continue() : respond(route);
  });

const LOADS = '#main [data-skeleton]';

/** Opens a path whose code and styles load, but none of its data. False: its loading looks like nothing. */
export const opensLoading =
  (path: string): Screen['open'] =>
  async ({ page }) => {
    const title = await startElsewhere(page);
    const release = await delayResponses(page);
    await routeQueries(page, () => {});
    await follow(page, path);
    for (const kind of ['style', 'fonts', 'code'] as const) await release(kind);
    const skeleton = page.locator(LOADS).first();
    await title.waitFor({ state: 'detached' });
    await painted(page);
    return (await skeleton.count()) > 0;
  };

/** A failure shows within a moment, in ms. */
const PATIENCE = 10_000;

const FAILURE = {
  errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

/** Opens a path whose queries fail. */
export const opensFailed =
  (path: string): Screen['open'] =>
  async ({ page }) => {
    const title = await startElsewhere(page);
    await routeQueries(page, (route) => route.fulfill({ json: FAILURE }));
    await follow(page, path);
    await title.waitFor({ state: 'detached' });
    // As in wholePage, but a page that failed may have no title: what loads only when it comes near is scrolled to.
    const isLoaded = page.waitForFunction(
      (loads) => {
        const skeleton = document.querySelector(loads);
        skeleton?.scrollIntoView();
        return !skeleton;
      },
      LOADS,
      { timeout: PATIENCE },
    );
    // A part that goes on loading after a failure is a fault to be seen.
    await isLoaded.catch(() => undefined);
    await painted(page);
    return true;
  };

/** A commuter, who loses the network after the first page. */
async function loseNetwork({ page, context }: Fan, path: string): Promise<void> {
  await context.setOffline(false);
  // The page that says so reloads by itself when the network is back.
  await page.waitForLoadState();
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

export const OFFLINE: readonly Screen[] = [
  {
    name: 'pages/not-saved.offline',
    site: 'demo',
    who: 'commuter',
    isFilled: false,
    isOpenedPerSize: true,
    async open(fan) {
      await loseNetwork(fan, '/settings');
      await fan.context.setOffline(true);
      await fan.page.goto('/schedule', { waitUntil: 'commit' });
      await fan.page.getByRole('heading', { level: 1 }).waitFor();
      return true;
    },
  },
  {
    name: 'pages/article.offline',
    site: 'demo',
    who: 'commuter',
    isFilled: false,
    async open(fan) {
      const { page, context } = fan;
      await loseNetwork(fan, '/articles');
      await page.locator('#main a[href^="/articles/"]').first().click();
      await page.locator('article h1').waitFor();
      await page.evaluate(async () => {
        while (!(await caches.match(location.pathname))) await new Promise(requestAnimationFrame);
      });
      await context.setOffline(true);
      await page.reload();
      await page.locator('article h1').waitFor();
      return true;
    },
  },
];
