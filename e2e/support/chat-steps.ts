import { expect } from '@jest/globals';
import type { Fan } from './fan.ts';
import { type ServedSite, serveSite } from './served-site.ts';

const ADMIN = { email: 'ada@example.org', password: 'orange crush' };
const PASSWORD = 'orange crush';

/** A site without the demo and with one game, whose chat other members write in by the graph. */
export interface ChatSite extends ServedSite {
  /** Asks the graph as the member with this cookie; resolves to the cookie that it sets. */
  ask(query: string, variables: object, cookie?: string, extensions?: object): Promise<string>;
  /** The cookie of the admin. */
  readonly admin: string;
  /** The cookies of the members Otis 0, Otis 1 and so on. */
  readonly writers: readonly string[];
}

/** Starts a site at an instant with a home game that kicks off at another one. */
export async function serveChat(
  now: string,
  kickoffAt: string,
  writerCount: number,
): Promise<ChatSite> {
  const site = await serveSite(now, {
    DEMO: '0',
    SPORTS_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  async function ask(
    query: string,
    variables: object,
    cookie = '',
    extensions = {},
  ): Promise<string> {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables, extensions }),
    });
    const { errors } = (await response.json()) as { errors?: object[] };
    expect(errors).toBeUndefined();
    return response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? '';
  }
  const admin = await ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    {
      input: ADMIN,
    },
  );
  const game = { week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  await ask(
    'mutation ($input: GameInput!) { saveGame(input: $input) { id } }',
    { input: game },
    admin,
  );
  const writers = await Promise.all(
    Array.from({ length: writerCount }, (_, n) =>
      ask('mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }', {
        input: { name: `Otis ${n}`, email: `otis${n}@example.org`, password: PASSWORD },
      }),
    ),
  );
  return { ...site, ask, admin, writers };
}

/** Stores messages of the writers in turn, five minutes after each round of them, some of them long. */
export async function storeMessages(site: ChatSite, count: number, since: string): Promise<void> {
  const { length } = site.writers;
  await site.execute(`
    insert into game_chat_messages (user_id, message, created_at, updated_at)
    select u.id, 'Message ' || n || repeat(' and the crowd goes wild', n * 7 % 9), at, at
    from generate_series(1, ${count}) n
    join users u on u.name = 'Otis ' || (n - 1) % ${length}
    cross join lateral (
      select timestamptz '${since}' + (n - 1) / ${length} * interval '5 minutes' as at
    ) moment
    order by n`);
}

export const log = (fan: Fan) => fan.page.getByRole('log', { name: 'Messages' });
export const line = (fan: Fan, text: string | RegExp) => log(fan).getByText(text).first();
export const composer = (fan: Fan) => fan.page.getByLabel('Message', { exact: true });

/** The uppermost message that is wholly in view, and how far from the top of the log. */
export const readLine = (fan: Fan) =>
  log(fan).evaluate((log) => {
    const { top } = log.getBoundingClientRect();
    for (const row of log.querySelectorAll<HTMLElement>('li')) {
      const { top: at } = row.getBoundingClientRect();
      if (at >= top) return { key: row.dataset.key!, at: at - top };
    }
    throw new Error('Nothing is in view');
  });

/** How far from the top of the log a line is now. */
export const placeOf = (fan: Fan, key: string) =>
  log(fan).evaluate((log, key) => {
    const row = log.querySelector(`[data-key="${key}"]`);
    return row ? row.getBoundingClientRect().top - log.getBoundingClientRect().top : NaN;
  }, key);

/** Scrolls by the wheel and waits until nothing moves. */
export async function scroll(fan: Fan, by: number): Promise<void> {
  await log(fan).hover();
  await fan.page.mouse.wheel(0, by);
  await settle(fan);
}

/** Resolves once what has changed is laid out and painted. */
export const settle = (fan: Fan) =>
  fan.page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
