import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { AGE_RECORD_KEY } from '../../schema/age-gate.ts';
import { USER_KEY } from '../../schema/site/device.ts';

/** What the site's own pages send, as a browser was seen to send it: bodies of requests to the graph, and frames. */
export interface PageVisit {
  /** Who was signed in; the id is part of what was sent. */
  readonly memberId: number;
  /** A member comes to the home page and goes on to mood, chat and fantasy. */
  readonly arrival: readonly string[];
  /** By these a socket subscribes to all that those pages follow. */
  readonly subscriptions: readonly string[];
  /** An open page asks again within a minute. */
  readonly eachMinute: readonly string[];
  /** Fantasy asks again when a game is scored. */
  readonly afterScores: readonly string[];
}

interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly member: { readonly id: number; readonly token: string };
}

/** Pages ask a moment later than they get an event, so that not all of them ask at once. */
const SETTLED_MS = 1_000;
const MINUTE_MS = 60_000;

/** Visits the site in a browser and writes down what its pages send, so that the crowd sends nothing else. */
export async function recordVisit(
  visitor: Visitor,
  scoreGame: () => Promise<void>,
): Promise<PageVisit> {
  const context = await contextOf(visitor);
  try {
    const page = await context.newPage();
    const { subscriptions, take } = record(page);
    await page.clock.install();
    await page.goto('/home');
    await settled(page);
    const tabs = page.getByRole('tab');
    // A link that is pressed while the page starts may be replaced under the pointer.
    while ((await tabs.count()) === 0) {
      await page.locator('a[href="/fan-zone"]').first().click();
      await settled(page);
    }
    for (const tab of ['Game Chat', 'Fantasy']) {
      await tabs.filter({ hasText: tab }).click();
      await settled(page);
    }
    const arrival = take();
    await page.clock.fastForward(MINUTE_MS);
    await settled(page);
    const eachMinute = take();
    await scoreGame();
    await settled(page);
    const afterScores = take();
    return {
      memberId: visitor.member.id,
      arrival,
      eachMinute,
      afterScores,
      subscriptions: [...subscriptions.values()],
    };
  } finally {
    await context.close();
  }
}

async function contextOf({ browser, origin, member }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'ow_session', value: member.token, url: origin }]);
  await context.addInitScript(
    ([ageKey, userKey, user]) => {
      const age = { verified: true, age: 40, timestamp: Date.now() };
      sessionStorage.setItem(ageKey, JSON.stringify(age));
      localStorage.setItem(userKey, user);
    },
    [AGE_RECORD_KEY, USER_KEY, JSON.stringify({ id: member.id, name: 'Bench' })] as const,
  );
  return context;
}

function record(page: Page) {
  let requests: string[] = [];
  const subscriptions = new Map<string, string>();
  page.on('request', (request: Request) => {
    const body = request.postData();
    if (new URL(request.url()).pathname === '/graphql' && body !== null) requests.push(body);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type, id } = JSON.parse(payload.toString()) as { type: string; id: string };
      if (type === 'subscribe') subscriptions.set(id, payload.toString());
    }),
  );
  return {
    subscriptions,
    /** What was sent since the last time. */
    take(): string[] {
      const taken = requests;
      requests = [];
      return taken;
    },
  };
}

/** The app has started, and all that it asks at once is answered. */
async function settled(page: Page): Promise<void> {
  await page
    .locator('body:not(:has(#root[data-holds], #root > [data-drawn]))')
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}
