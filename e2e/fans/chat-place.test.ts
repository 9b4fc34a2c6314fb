import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  type ChatSite,
  composer,
  line,
  log,
  placeOf,
  readLine,
  scroll,
  serveChat,
  settle,
  storeMessages,
} from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';

const STORED = 200;
/** More writers than any test needs, so that none has to wait for their next message. */
const WRITERS = 20;
const PHONE = { width: 390, height: 844 };

let site: ChatSite;
let browser: Browser;
let turn = 0;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // The day before the game: its messages are followed by a line for the next day.
    serveChat('2025-11-15T18:00:00Z', '2025-11-16T21:25:00Z', WRITERS),
    launchBrowser(),
  ]);
  await storeMessages(site, STORED, '2025-11-15T18:00:00Z');
  await site.setNow('2025-11-16T21:30:00Z');
  await site.execute(`
    insert into live_game_states (game_id, period, display_clock, our_score, their_score, is_final, updated_at)
    select id, 1, '15:00', 0, 0, false, now() from games`);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const quarter = (period: number) => site.execute(`update live_game_states set period = ${period}`);

/** Another fan writes; resolves once the page has it. */
async function hear(fan: Fan, message: string) {
  const before = await lines(fan);
  turn += 1;
  await site.setNow(new Date(Date.parse('2025-11-16T21:31:00Z') + turn * 10_000).toISOString());
  const cookie = site.writers[turn % WRITERS]!;
  await site.ask(
    'mutation ($message: String!) { sendChatMessage(message: $message) { id } }',
    { message },
    cookie,
  );
  while ((await lines(fan)) <= before) await settle(fan);
  await settle(fan);
}

const lines = (fan: Fan) =>
  log(fan).evaluate((log) => Number(log.querySelector('li')?.getAttribute('aria-setsize')));

async function say(fan: Fan, message: string) {
  await composer(fan).fill(message);
  await composer(fan).press('Enter');
  await line(fan, message).waitFor();
  await log(fan).getByText('Sending…').waitFor({ state: 'detached' });
  await settle(fan);
}

/** How far the log is scrolled from its end, in px, without the space under its last line. */
const below = (fan: Fan) =>
  log(fan).evaluate((log) => {
    const last = [...log.querySelectorAll<HTMLElement>('li')].at(-1)!;
    return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
  });

const pill = (fan: Fan) => fan.page.getByRole('button', { name: /new message|Latest messages/ });

async function expectAtEnd(fan: Fan) {
  expect(await below(fan)).toBeLessThanOrEqual(0);
  expect(await pill(fan).count()).toBe(0);
}

async function enter(name: string): Promise<Fan> {
  const fan = await newFan(browser, site.url, { ...PHONE, isOldEnough: true });
  await newMember(fan, name);
  await open(fan);
  return fan;
}

async function open(fan: Fan) {
  await fan.page.goto('/fan-zone?tab=game-chat');
  await line(fan, new RegExp(`^Message ${STORED}\\b`)).waitFor();
  await settle(fan);
}

test('one’s own message is in view with the lines for the day and the quarter that come with it, and so is the next', async () => {
  const fan = await enter('Ann Opens');
  await quarter(1);
  await say(fan, 'First one here');
  await line(fan, 'Sunday, November 16').waitFor();
  await line(fan, '1st quarter').waitFor();
  await expectAtEnd(fan);
  await hear(fan, 'Not for long');
  await expectAtEnd(fan);
  expectQuiet(fan);
});

test('so it is with the line for the next quarter alone, from oneself and from others', async () => {
  const fan = await enter('Ann Goes On');
  await quarter(2);
  await say(fan, 'Second quarter!');
  await line(fan, '2nd quarter').waitFor();
  await expectAtEnd(fan);
  await quarter(3);
  await hear(fan, 'And the third');
  await line(fan, '3rd quarter').waitFor();
  await expectAtEnd(fan);
  expectQuiet(fan);
});

/** What changes the height of something, given the ids of two lines that it may happen to. */
type Change = (fan: Fan, ids: readonly number[]) => Promise<void>;

const LONG = `What a story, ${'and on it goes '.repeat(15)}`.trim();

/** Otis edits one of his stored messages; resolves once the fan sees it. */
async function edit(fan: Fan, id: number, message: string) {
  await site.ask(
    'mutation ($id: Int!, $message: String!) { editChatMessage(input: { id: $id, message: $message }) { message { id } } }',
    { id, message },
    site.writers[(id - 1) % WRITERS],
  );
  await lineOf(fan, id).getByText(message).waitFor({ state: 'attached' });
}

const lineOf = (fan: Fan, id: number) => log(fan).locator(`[data-key="${id}"]`);

const CHANGES: readonly (readonly [string, Change])[] = [
  [
    'lines grow because they are edited',
    async (fan, ids) => {
      for (const id of ids) await edit(fan, id, LONG);
    },
  ],
  [
    'lines shrink because they are edited',
    async (fan, ids) => {
      for (const id of ids) await edit(fan, id, 'Oh');
    },
  ],
  [
    'lines are deleted',
    async (fan, ids) => {
      for (const id of ids) {
        await site.ask(
          'mutation ($id: Int!) { deleteChatMessage(input: { id: $id }) { deletedId } }',
          { id },
          site.writers[(id - 1) % WRITERS],
        );
        await lineOf(fan, id).waitFor({ state: 'detached' });
      }
    },
  ],
  [
    'pictures arrive in lines',
    async (fan, ids) => {
      for (const id of ids)
        await lineOf(fan, id).evaluate((line) => {
          const picture = new Image(200, 150);
          line.append(picture);
        });
    },
  ],
  ['the keyboard comes up', (fan) => fan.page.setViewportSize({ ...PHONE, height: 480 })],
  [
    'the text gets larger',
    (fan) => fan.page.evaluate(() => document.documentElement.style.setProperty('--fs', '24')),
  ],
  ['the composer grows', (fan) => composer(fan).fill('One\nTwo\nThree\nFour')],
  [
    'lines grow, the text too, and the keyboard comes up',
    async (fan, ids) => {
      for (const id of ids) await edit(fan, id, LONG);
      await fan.page.evaluate(() => document.documentElement.style.setProperty('--fs', '22'));
      await fan.page.setViewportSize({ ...PHONE, height: 480 });
    },
  ],
];

describe('what one reads stays where it is when', () => {
  let fan: Fan;
  beforeAll(async () => (fan = await enter('Rita Reader')), 90_000);
  beforeEach(async () => {
    await fan.page.setViewportSize(PHONE);
    await site.execute('truncate game_chat_messages restart identity cascade');
    await storeMessages(site, STORED, '2025-11-15T18:00:00Z');
    await open(fan);
  });
  afterEach(() => expectQuiet(fan));

  test.each(CHANGES)(
    '%s: the end, which goes on to be followed',
    async (_what, change) => {
      await change(fan, [STORED - 1, STORED]);
      await settle(fan);
      await expectAtEnd(fan);
      await hear(fan, 'Still with us?');
      await expectAtEnd(fan);
    },
    60_000,
  );

  test.each(CHANGES)(
    '%s: a line further up, with word of what is new',
    async (_what, change) => {
      await scroll(fan, -900);
      const read = await readLine(fan);
      // One above and one below what is read.
      await change(fan, [Number(read.key) - 1, Number(read.key) + 6]);
      await settle(fan);
      expect(Math.abs((await placeOf(fan, read.key)) - read.at)).toBeLessThanOrEqual(2);
      await hear(fan, 'Anybody there?');
      await fan.page.getByRole('button', { name: '1 new message' }).waitFor();
      expect(Math.abs((await placeOf(fan, read.key)) - read.at)).toBeLessThanOrEqual(2);
    },
    60_000,
  );
});
