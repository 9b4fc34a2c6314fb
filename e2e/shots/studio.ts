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

/** A show is on the air, and the hosts answer a question. */
const ON_AIR = [
  `update content_feeds set is_live = true, is_currently_live = true, live_since = '${DURING_THE_GAME}'
    where id = (select id from content_feeds where type = 'live' order by published_at desc nulls last limit 1)`,
  `update questions set on_air_at = '${DURING_THE_GAME}',
    answered_in_id = (select id from content_feeds where is_currently_live limit 1)
    where id = (select max(id) from questions where status = 'approved')`,
];

/** What the member has sent, in every state. */
const OWN_THINGS = (name: string): readonly string[] => {
  const own = `(select id from users where name = '${name}')`;
  const photos = (offset: number, count: number) =>
    `(select id from fan_zone_photos order by created_at desc, id offset ${offset} limit ${count})`;
  return [
    `update fan_zone_photos set user_id = ${own} where id in ${photos(0, 4)}`,
    `update fan_zone_photos set approved = false where id in ${photos(0, 1)}`,
    `update fan_zone_photos set approved = false, rejected_at = created_at where id in ${photos(1, 1)}`,
    `insert into questions (user_id, question, approved, status, created_at)
      select ${own}, question, approved, status, created_at from questions
      where id in (select min(id) from questions group by status)`,
    `update questions set answered_in_id = (
        select id from content_feeds order by published_at desc nulls last limit 1
      ), answered_at_seconds = 754
      where user_id = ${own} and status = 'answered'`,
  ];
};

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
  if (name === 'game') {
    await site.setNow(DURING_THE_GAME);
    for (const statement of ON_AIR) await site.execute(statement);
  }
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
    const { url, execute } = await site(name);
    const session = await signIn(browser, url, who);
    if (name === 'demo' && who === 'member')
      for (const statement of OWN_THINGS(MEMBER)) await execute(statement);
    return session;
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
