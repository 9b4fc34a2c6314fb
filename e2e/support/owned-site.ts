import type { Browser } from 'playwright-core';
import { enter } from './account-steps.ts';
import { launchBrowser } from './browser.ts';
import { type Fan, newFan } from './fan.ts';
import { type ServedSite, serveSite, USUAL_NOW } from './served-site.ts';

export const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a long orange one' };
const PHONE = { width: 390, height: 800 };

/** A site with its owner, who is signed in as an admin, and a visitor. */
export interface OwnedSite {
  readonly site: ServedSite;
  readonly browser: Browser;
  readonly admin: Fan;
  readonly fan: Fan;
  stop(): Promise<void>;
}

interface Owned {
  readonly now?: string;
  /** Variables of the environment besides the owner's. */
  readonly env?: Readonly<Record<string, string>>;
  /** Who has a phone; the admin by default. */
  readonly onPhone?: 'admin' | 'fan' | 'none';
}

/** Starts a site and signs its owner in. Stop it in `afterAll`. */
export async function ownedSite({
  now = USUAL_NOW,
  env = {},
  onPhone = 'admin',
}: Owned = {}): Promise<OwnedSite> {
  const [site, browser] = await Promise.all([
    serveSite(now, { ...OWNER, ...env }),
    launchBrowser(),
  ]);
  const open = (who: 'admin' | 'fan') =>
    newFan(browser, site.url, { isOldEnough: true, ...(onPhone === who && PHONE) });
  const [admin, fan] = [await open('admin'), await open('fan')];
  await enter(admin, OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD);
  return {
    site,
    browser,
    admin,
    fan,
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}

/** The same on the day of a game, with the chat open; without the demo, by a clock that begins at noon. */
export async function ownedGameDay(): Promise<OwnedSite> {
  const owned = await ownedSite({
    now: '2025-11-16T19:00:00Z',
    env: { DEMO: '0', SPORTS_PROVIDER: 'none', RATE_LIMITS: 'wide' },
  });
  await owned.site.execute(`insert into games (week, season, opponent, is_home, kickoff_at)
    values (11, 2025, 'Kansas City Chiefs', true, '2025-11-16T21:25:00Z')`);
  return owned;
}
