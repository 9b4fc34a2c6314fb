import sharp from 'sharp';
import { header, newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { line } from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';

const KICKOFF = '2025-11-16T21:25:00Z';
const HUDDLE = '/fan-zone?tab=game-chat';
const WORDS = 'The orange tent, Lot J';

let owned: OwnedSite;
beforeAll(async () => {
  owned = await ownedSite({
    now: '2025-11-16T19:00:00Z',
    env: { DEMO: '0', SPORTS_PROVIDER: 'none', RATE_LIMITS: 'wide' },
  });
  const { page } = owned.admin;
  await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }',
      variables: {
        input: {
          week: 11,
          season: 2025,
          opponent: 'Kansas City Chiefs',
          isHome: true,
          kickoffAt: KICKOFF,
        },
      },
    },
  });
  await page.request.post('/api/fan-zone/photos', {
    multipart: {
      image: {
        name: 'tent.jpg',
        mimeType: 'image/jpeg',
        buffer: await sharp({
          create: { width: 900, height: 600, channels: 3, background: '#fb4f14' },
        })
          .jpeg()
          .toBuffer(),
      },
      category: 'tailgate',
      description: WORDS,
    },
  });
});
afterAll(() => owned.stop());

const proveEmail = (name: string) =>
  owned.site.execute(`update users set email_proven_at = now() where name = '${name}'`);

/** Opens a member's record on the admin's phone. */
async function openRecord(admin: Fan, name: string) {
  await admin.page.goto('/admin');
  await admin.page.getByRole('region', { name: 'Users' }).getByLabel('Search').fill(name);
  await admin.page.getByRole('link', { name }).click();
}

async function change(admin: Fan, name: string) {
  await admin.page.getByRole('button', { name }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name }).click();
  await admin.page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

/** Without the marks of what waits. */
const tabNames = async (fan: Fan) =>
  (await fan.page.getByRole('tab').allInnerTexts()).map((text) => text.split('\n')[0]);
const more = (fan: Fan, writer: string) =>
  fan.page.getByRole('button', { name: `More options for ${writer}’s message` });

test('a member made a moderator on a phone deletes a message and approves a photo on the open page, and no more', async () => {
  const { admin, fan: mo, browser, site } = owned;
  const otis = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(otis, 'Otis Offside');
  await site.execute(`insert into game_chat_messages (user_id, message, created_at, updated_at)
    select u.id, text, at, at from users u, (values
      ('Buy tickets here', timestamptz '2025-11-16T18:50:00Z'),
      ('Go Broncos', timestamptz '2025-11-16T18:55:00Z')) said (text, at)
    where u.name = 'Otis Offside'`);
  await otis.page.goto(HUDDLE);
  await line(otis, 'Go Broncos').waitFor();
  await newMember(mo, 'Mo Moderator');
  await proveEmail('Mo Moderator');
  await mo.page.goto(HUDDLE);
  await more(mo, 'Otis Offside').first().click();
  await mo.page.getByRole('menuitem', { name: 'Report message' }).waitFor();
  expect(await mo.page.getByRole('menuitem', { name: 'Delete message' }).count()).toBe(0);
  await mo.page.keyboard.press('Escape');

  await openRecord(admin, 'Mo Moderator');
  await change(admin, 'Make a moderator');
  await admin.page.getByText(/made Mo Moderator a moderator/).waitFor();
  await admin.page.getByText('Moderator', { exact: true }).waitFor();
  expect(await violations(admin)).toEqual([]);

  // The open page has the right by itself.
  await header(mo).getByRole('button', { name: 'Account of Mo Moderator' }).click();
  await mo.page.getByRole('menuitem', { name: 'Admin Dashboard' }).waitFor();
  await mo.page.keyboard.press('Escape');
  await more(mo, 'Otis Offside').first().click();
  await mo.page.getByRole('menuitem', { name: 'Delete message' }).click();
  await mo.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await line(otis, 'Buy tickets here').waitFor({ state: 'detached' });
  await line(otis, 'Go Broncos').waitFor();

  await mo.page.goto('/admin?tab=users');
  await mo.page.getByRole('heading', { name: 'Review queue' }).waitFor();
  expect(await tabNames(mo)).toEqual([
    'Review queue',
    'Questions',
    'Photos',
    'Reports',
    'Warnings & mutes',
    'Deleted posts',
  ]);
  await mo.page.goto('/admin?tab=site');
  await mo.page.getByRole('heading', { name: 'Review queue' }).waitFor();
  expect((await mo.page.request.get('/api/admin/users')).status()).toBe(403);
  // The same photo waits here too.
  const inQueue = mo.page.getByRole('listitem').filter({ hasText: WORDS });
  await inQueue.getByRole('button', { name: 'Claim' }).click();
  await inQueue.getByText('You have this').waitFor();
  await inQueue.getByRole('button', { name: 'Details' }).click();
  await inQueue.getByText('Nothing so far.').waitFor();
  expect(await violations(mo)).toEqual([]);
  await inQueue.getByRole('button', { name: 'Release' }).click();
  await mo.page.getByRole('tab', { name: 'Photos' }).click();
  const waiting = mo.page.getByRole('listitem').filter({ hasText: WORDS });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await toasts(mo).getByText('Photo approved!').waitFor();
  expect(await violations(mo)).toEqual([]);

  await change(admin, 'Remove as moderator');
  await mo.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await mo.page.goto(HUDDLE);
  await more(mo, 'Otis Offside').click();
  await mo.page.getByRole('menuitem', { name: 'Report message' }).waitFor();
  expect(await mo.page.getByRole('menuitem', { name: 'Delete message' }).count()).toBe(0);
  expectQuiet(admin, mo, otis);
});

test('a host on a phone puts a show on the air; an article, a game or a member is out of reach', async () => {
  const { admin, browser, site } = owned;
  const hal = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  await newMember(hal, 'Hal Host');
  await proveEmail('Hal Host');
  await site.execute(`insert into content_feeds (type, title, url, published_at)
    values ('live', 'Orange Weekly Live', 'https://video.example/watch', '2025-11-16T18:00:00Z')`);
  await hal.page.goto('/admin?tab=on-air');
  await hal.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await openRecord(admin, 'Hal Host');
  await change(admin, 'Make a host');

  await hal.page.getByRole('heading', { name: 'On air' }).waitFor();
  const sections = hal.page.getByLabel('Section').getByRole('option');
  expect(await sections.allInnerTexts()).toEqual(['On air', 'Questions']);
  await hal.page.getByRole('button', { name: 'Go live' }).click();
  await hal.page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await hal.page.getByText('ON THE AIR', { exact: true }).waitFor();
  expect(await violations(hal)).toEqual([]);
  expect((await hal.page.request.get('/api/blog-posts')).status()).toBe(403);
  expectQuiet(admin, hal);
});

test('a moderator on a phone slows the chat down, pauses it and opens it again; the page of a member follows by itself', async () => {
  const { browser, site } = owned;
  const [mia, mona] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
  ]);
  await newMember(mia, 'Mia Mile');
  await newMember(mona, 'Mona Mod');
  await site.execute(`update users set is_moderator = true where name = 'Mona Mod'`);
  const words = mia.page.getByLabel('Message', { exact: true });
  await Promise.all([mia.page.goto(HUDDLE), mona.page.goto(HUDDLE)]);
  await words.fill('Where is everyone?');

  const set = async (label: string, choice: string) => {
    await mona.page.getByRole('button', { name: 'Chat modes' }).click();
    const dialog = mona.page.getByRole('dialog', { name: 'Chat modes' });
    await dialog.getByLabel(label).selectOption(choice);
    expect(await violations(mona)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const say = (fan: Fan, text: string) =>
    fan.page.getByRole('status').filter({ hasText: text }).waitFor();
  await set('One message every', '30 seconds');
  await Promise.all([mia, mona].map((fan) => say(fan, 'Slow mode: one message every 30 seconds')));
  await words.press('Enter');
  await mia.page.getByText(/^Please wait (30|29) seconds/).waitFor();

  await words.fill('Not sent yet');
  await set('Who can write', 'No one: pause the chat');
  await Promise.all([mia, mona].map((fan) => say(fan, 'The chat is paused')));
  await mia.page.getByText('The chat is paused. You can keep reading.').waitFor();
  expect(await words.count()).toBe(0);

  await mona.page.getByRole('button', { name: 'Chat modes' }).click();
  await mona.page.getByRole('button', { name: 'Back to usual' }).click();
  // What was typed is kept.
  await words.waitFor();
  expect(await words.inputValue()).toBe('Not sent yet');
  await mia.page.getByText('The chat is paused').waitFor({ state: 'detached' });
  expectQuiet(mia, mona);
});
