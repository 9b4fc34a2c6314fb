import { launchBrowser } from '../../e2e/support/browser.ts';
import { demoSeason, USUAL_NOW } from '../../e2e/support/served-site.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * The browser tests walk through the site as it is built for production. What all of them need is made once, before the
 * first two begin at the same time: its data, and a browser that runs.
 */
export default async function startSite(): Promise<void> {
  await buildIfStale();
  await demoSeason(USUAL_NOW);
  await (await launchBrowser()).close();
}
