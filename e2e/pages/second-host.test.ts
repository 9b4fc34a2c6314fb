import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/**
 * A site can be reached by several host names: the server must render what the browser renders, whichever name is used.
 */

const NOW = '2025-11-20T19:00:00Z';
/** Where pages come from that the sitemap leaves out. */
const UNLISTED = ['/settings', '/reset-password', '/fan-zone?tab=photos', '/no-such-page'];

let browser: Browser;
let site: ServedSite;
let named: ServedSite;

beforeAll(async () => {
  const env = { RATE_LIMITS: 'off', SPORTS_PROVIDER: 'none' };
  [browser, site, named] = await Promise.all([
    launchBrowser(),
    serveSite(NOW, env),
    serveSite(NOW, { ...env, PUBLIC_URL: 'http://orange.example' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), named.stop()]);
});

/** The pages that the site lists for robots: of those that are the same page of another thing, one. */
async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  const kindOf = (path: string) => path.replace(/\/\d+$/, '/:id');
  const oneOfEach = new Map(paths.map((path) => [kindOf(path), path]));
  return [...oneOfEach.values(), ...UNLISTED];
}

const byAddress = ({ url }: ServedSite) => url.replace('localhost', '127.0.0.1');

/** What the console of a second name says, by page. */
async function complaintsOf(reached: ServedSite, paths: readonly string[]) {
  const fan = await newFan(browser, byAddress(reached), { isOldEnough: true });
  const complaints: Record<string, string[]> = {};
  for (const path of paths) {
    await fan.page.goto(path);
    await fan.page.locator('#main h1').first().waitFor({ state: 'attached' });
    // What is loaded once the page is quiet has come too.
    await fan.page.waitForLoadState('networkidle');
    if (fan.complaints.length > 0) complaints[path] = fan.complaints.splice(0);
  }
  return complaints;
}

test('every public page hydrates without errors under a second name, whether the site knows its own or not', async () => {
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThan(10);
  // Most of the time they wait for a quiet network, so they do it together.
  const [unnamed, withName] = await Promise.all(
    [site, named].map((reached) => complaintsOf(reached, paths)),
  );
  expect({ unnamed, withName }).toEqual({ unnamed: {}, withName: {} });
}, 180_000);

test('addresses of the site carry the name that is set, else the one the visitor came by', async () => {
  const { hostname, host } = new URL(byAddress(site));
  const cases = [
    [site, hostname, host],
    [named, 'orange.example', 'orange.example'],
  ] as const;
  await Promise.all(
    cases.map(async ([site, name, host]) => {
      const fan = await newFan(browser, byAddress(site), { isOldEnough: true });
      await fan.page.goto('/contact-us');
      await fan.page.getByRole('button', { name: `partners@${name}` }).waitFor();
      await fan.page.goto('/schedule');
      await fan.page.locator(`a[href^="webcal://${host}/"]`).waitFor({ state: 'attached' });
      expectQuiet(fan);
    }),
  );
});
