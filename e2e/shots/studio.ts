import type { Browser } from 'playwright-core';
import type { Language } from '../../schema/language/languages.ts';
import { enter, newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { type Fan, newFan } from '../support/fan.ts';
import { OWNER } from '../support/owned-site.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';
import type { SiteName, Who } from './screen.ts';

const MEMBER = 'Mara Member';
/** The demo kicks a game off a few seconds after its start. */
const DURING_THE_GAME = '2025-11-20T19:25:00Z';

const ENVIRONMENTS: Readonly<Record<SiteName, Readonly<Record<string, string>>>> = {
  demo: { SPORTS_PROVIDER: 'none' },
  empty: { SPORTS_PROVIDER: 'none', DEMO: '0' },
  game: {},
};

/** The sites of a gallery and those who look at them; each is started when it is wanted. Dispose of it afterwards. */
export interface Studio extends AsyncDisposable {
  site(name: SiteName): Promise<ServedSite>;
  /** A browser window of that person; close its context afterwards. */
  open(name: SiteName, who: Who, language: Language): Promise<Fan>;
}

type Session = Awaited<ReturnType<Fan['context']['storageState']>>;

/** The value of each key, made when it is first asked for. */
function once<Value>(make: (key: string) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  const get = (key: string) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
  return { get, all: () => Promise.all(made.values()) };
}

async function startSite(name: SiteName): Promise<ServedSite> {
  const site = await serveSite(USUAL_NOW, {
    ...OWNER,
    ...ENVIRONMENTS[name],
    RATE_LIMITS: 'off',
  });
  if (name === 'game') await site.setNow(DURING_THE_GAME);
  return site;
}

/** Signs someone in and gives what their browser stores. */
async function signIn(browser: Browser, url: string, who: Who): Promise<Session> {
  const fan = await newFan(browser, url, { isOldEnough: true });
  if (who === 'admin') await enter(fan, OWNER.ADMIN_EMAIL, OWNER.ADMIN_PASSWORD);
  else await newMember(fan, MEMBER);
  const session = await fan.context.storageState();
  await fan.context.close();
  return session;
}

export async function openStudio(): Promise<Studio> {
  const browser = await launchBrowser();
  const sites = once((name) => startSite(name as SiteName));
  const site = (name: SiteName) => sites.get(name);
  const sessions = once(async (key) => {
    const [name, who] = key.split(' ') as [SiteName, Who];
    return signIn(browser, (await site(name)).url, who);
  });
  return {
    site,
    async open(name, who, language) {
      const { url } = await site(name);
      const isSignedIn = who === 'member' || who === 'admin';
      const fan = await newFan(browser, url, {
        isOldEnough: who !== 'newcomer',
        // Dates on pages are as old as they are on the server. A worker goes by the time of the machine.
        ...(who === 'commuter'
          ? { hasWorker: true }
          : { now: name === 'game' ? DURING_THE_GAME : USUAL_NOW }),
        ...(isSignedIn && { session: await sessions.get(`${name} ${who}`) }),
      });
      await withoutOtherSites(fan, url);
      await fan.context.addInitScript(
        (settings) => {
          localStorage.setItem('podcast-settings', settings);
        },
        JSON.stringify({ theme: 'auto', language }),
      );
      return fan;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      for (const started of await sites.all()) await started.stop();
    },
  };
}
