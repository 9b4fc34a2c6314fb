import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newMember } from './support/account-steps.ts';
import { launchBrowser } from './support/browser.ts';
import { expectQuiet, type Fan, newFan } from './support/fan.ts';
import { type ServedSite, serveSite } from './support/served-site.ts';

const STORED = 1_000;
const WRITERS = 20;
const ADMIN = { email: 'ada@example.org', password: 'orange crush' };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-16T12:00:00Z', {
      DEMO: '0',
      SPORTS_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }),
    launchBrowser(),
  ]);
  await fill();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Asks the graph as whoever the cookie belongs to; answers the cookie of who signed in. */
async function ask(query: string, variables: object, cookie = ''): Promise<string> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: object[] };
  expect(errors).toBeUndefined();
  return response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? '';
}

/** A game in the afternoon, and a morning of messages of twenty fans, some of them long. */
async function fill() {
  const admin = await ask('mutation ($input: SignInInput!) { signIn(input: $input) { id } }', {
    input: ADMIN,
  });
  await ask(
    'mutation ($input: GameInput!) { saveGame(input: $input) { id } }',
    {
      input: {
        week: 11,
        season: 2025,
        opponent: 'Kansas City Chiefs',
        isHome: true,
        kickoffAt: '2025-11-16T21:25:00Z',
      },
    },
    admin,
  );
  const writers = Array.from({ length: WRITERS }, (_, n) => ({
    name: `Otis ${n}`,
    email: `otis${n}@example.org`,
    password: 'orange crush',
  }));
  await Promise.all(
    writers.map((input) =>
      ask('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', { input }),
    ),
  );
  await site.execute(`
    insert into game_chat_messages (user_id, message, created_at, updated_at)
    select u.id, 'Message ' || n || repeat(' and the crowd goes wild', n * 7 % 9), at, at
    from generate_series(1, ${STORED}) n
    join users u on u.name = 'Otis ' || (n - 1) % ${WRITERS}
    cross join lateral (
      select timestamptz '2025-11-16T13:10:00Z' + (n - 1) / ${WRITERS} * interval '5 minutes' as at
    ) moment
    order by n`);
  await site.setNow('2025-11-16T18:00:00Z');
}

const log = (fan: Fan) => fan.page.getByRole('log', { name: 'Messages' });
const line = (fan: Fan, text: string | RegExp) => log(fan).getByText(text).first();
const composer = (fan: Fan) => fan.page.getByLabel('Message', { exact: true });

async function enter(name: string, width = 1280): Promise<Fan> {
  const fan = await newFan(browser, site.url, { width, isOldEnough: true });
  await newMember(fan, name);
  await fan.page.goto('/fan-zone?tab=game-chat');
  await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
  return fan;
}

/** The uppermost message that is wholly in view, and how far from the top of the log. */
const readLine = (fan: Fan) =>
  log(fan).evaluate((log) => {
    const { top } = log.getBoundingClientRect();
    for (const row of log.querySelectorAll<HTMLElement>('li')) {
      const { top: at } = row.getBoundingClientRect();
      if (at >= top) return { key: row.dataset.key!, at: at - top };
    }
    throw new Error('Nothing is in view');
  });

/** How far from the top of the log a line stands now. */
const placeOf = (fan: Fan, key: string) =>
  log(fan).evaluate((log, key) => {
    const row = log.querySelector(`[data-key="${key}"]`);
    return row ? row.getBoundingClientRect().top - log.getBoundingClientRect().top : NaN;
  }, key);

/** Scrolls by the wheel and waits until nothing moves. */
async function scroll(fan: Fan, by: number) {
  await log(fan).hover();
  await fan.page.mouse.wheel(0, by);
  await settle(fan);
}

const settle = (fan: Fan) =>
  fan.page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Holds back what is asked of earlier messages; `next` tells when one is asked for, and lets it through. */
async function holdOlder(fan: Fan) {
  let waiting: (() => void) | undefined;
  await fan.page.route('**/graphql', async (route) => {
    if (/"before":\d/.test(route.request().postData() ?? ''))
      await new Promise<void>((resolve) => (waiting = resolve));
    await route.continue();
  });
  return {
    isAsked: () => waiting !== undefined,
    release() {
      waiting?.();
      waiting = undefined;
    },
  };
}

/** How many lines the log has, in the page or not. */
const lines = (fan: Fan) =>
  log(fan).evaluate((log) => Number(log.querySelector('li')?.getAttribute('aria-setsize')));

test.each([
  ['a desktop', 1280],
  ['a phone', 390],
])(
  'on %s one scrolls up through a thousand messages, and the line one reads stays where it is',
  async (device, width) => {
    const fan = await enter(`Ann ${device.split(' ')[1]!}`, width);
    const older = await holdOlder(fan);
    for (let page = 0; page < 3; page += 1) {
      while (!older.isAsked()) await scroll(fan, -800);
      const before = { ...(await readLine(fan)), lines: await lines(fan) };
      older.release();
      while ((await lines(fan)) <= before.lines) await settle(fan);
      await settle(fan);
      const moved = (await placeOf(fan, before.key)) - before.at;
      expect(Math.abs(moved)).toBeLessThanOrEqual(2);
    }
    // Only those near the window are in the page.
    expect(await log(fan).getByRole('listitem').count()).toBeLessThan(80);
    expectQuiet(fan);
  },
  90_000,
);

test('who reads further up is told of new messages and led to them; who is at the end just sees them', async () => {
  const [ann, bob] = [await enter('Ann Above'), await enter('Bob Below', 390)];
  await scroll(ann, -900);
  const before = await readLine(ann);
  await ann.page.getByRole('button', { name: 'Latest messages' }).waitFor();

  await composer(bob).fill('What a catch!');
  await composer(bob).press('Enter');
  await line(bob, 'What a catch!').waitFor();
  await ann.page.getByRole('button', { name: '1 new message' }).waitFor();
  await composer(bob).fill('And another one');
  // Takes the click once the wait between two messages is over.
  await bob.page.getByRole('button', { name: 'Send' }).click();
  const pill = ann.page.getByRole('button', { name: '2 new messages' });
  await pill.waitFor();
  expect(Math.abs((await placeOf(ann, before.key)) - before.at)).toBeLessThanOrEqual(2);
  await pill.click();
  await line(ann, 'And another one').waitFor();
  await pill.waitFor({ state: 'detached' });
  expectQuiet(ann, bob);
}, 90_000);

test.each([
  ['a desktop', 1280],
  ['a phone', 390],
])(
  'on %s the copied link of an older message opens the chat there',
  async (_device, width) => {
    const fan = await newFan(browser, site.url, { width, isOldEnough: true });
    await fan.page.goto('/fan-zone?tab=game-chat#message-540');
    const linked = log(fan).locator('li:focus', { hasText: /Message 540\b/ });
    await linked.waitFor();
    await settle(fan);
    const [at, room] = [await linked.boundingBox(), await log(fan).boundingBox()];
    expect(at!.y).toBeGreaterThan(room!.y);
    expect(at!.y + at!.height).toBeLessThan(room!.y + room!.height);
    expectQuiet(fan);
  },
  90_000,
);

/** The clock leaps; a page asks for the time again when its network comes back, and follows by itself from there. */
async function leapTo(fan: Fan, now: string) {
  await site.setNow(now);
  await fan.page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('the room opens and closes on a page that stays open, by the site’s clock', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(fan, 'Cleo Clock');
  await site.setNow('2025-11-16T12:59:00Z');
  await fan.page.goto('/fan-zone?tab=game-chat');
  await fan.page.getByText('Next game day: Sunday, November 16').waitFor();
  await fan.page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await leapTo(fan, '2025-11-16T12:59:57Z');
  await composer(fan).waitFor();
  await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
  await composer(fan).fill('Good morning');
  await composer(fan).press('Enter');
  await line(fan, 'Good morning').waitFor();

  await leapTo(fan, '2025-11-17T06:59:57Z');
  await composer(fan).waitFor({ state: 'detached' });
  await fan.page.getByText('Game chat is open on game day only').waitFor();
  expect(await fan.page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  expectQuiet(fan);
}, 90_000);
