import { newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { line } from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { serveSite, type ServedSite } from '../support/served-site.ts';

const NOON = '2025-11-16T19:00:00Z';
const HUDDLE = '/fan-zone?tab=game-chat';

let site: ServedSite;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite(NOON, { DEMO: '0', SPORTS_PROVIDER: 'none', RATE_LIMITS: 'wide' }),
    launchBrowser(),
  ]);
  await site.execute(`insert into games (week, season, opponent, is_home, kickoff_at)
    values (11, 2025, 'Kansas City Chiefs', true, '2025-11-16T21:25:00Z')`);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const dialog = (fan: Fan) => fan.page.getByRole('dialog');
const bar = (fan: Fan, text: string) =>
  fan.page.getByRole('status').filter({ hasText: text }).first();

/** Opens the dialog from the member's message. */
async function actOn(moderator: Fan, name: string) {
  await moderator.page
    .getByRole('button', { name: `More options for ${name}’s message` })
    .first()
    .click();
  await moderator.page.getByRole('menuitem', { name: 'Warn or mute' }).click();
  await dialog(moderator).getByLabel('Reason').waitFor();
}

test('a warning that has to be read, a mute that reaches the open page and ends by the clock, a second moderator who comes too late, a deletion undone', async () => {
  const [mia, mona, max] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, theme: 'dark' }),
  ]);
  await mia.page.clock.install();
  await newMember(mia, 'Mia Mile');
  await newMember(mona, 'Mona Mod');
  await newMember(max, 'Max Moderator');
  await site.execute(`update users set is_moderator = true where name like 'M%Mod%'`);
  await site.execute(`insert into game_chat_messages (user_id, message, created_at, updated_at)
    select id, 'You are all idiots', timestamptz '2025-11-16T18:50:00Z', timestamptz '2025-11-16T18:50:00Z'
    from users where name = 'Mia Mile'`);
  await Promise.all([mia, mona, max].map((fan) => fan.page.goto(HUDDLE)));
  const words = mia.page.getByLabel('Message', { exact: true });
  await words.fill('Not sent yet');

  // Both moderators look at the same message.
  await Promise.all([actOn(mona, 'Mia Mile'), actOn(max, 'Mia Mile')]);
  await dialog(mona).getByLabel('Reason').selectOption('Harassment');
  await dialog(mona).getByLabel('Note to the member (optional)').fill('About the game, please.');
  expect(await violations(mona)).toEqual([]);
  await dialog(mona).getByRole('button', { name: 'Warn' }).click();
  await dialog(mona).waitFor({ state: 'detached' });
  // The other sees the new history and the next step by himself.
  await dialog(max).getByText('About the game, please.').waitFor();
  await dialog(max)
    .getByText(/Mute for 10 minutes.*next step/)
    .waitFor();
  await dialog(max).getByRole('button', { name: 'Cancel' }).click();

  await bar(mia, 'You have a warning from our moderators.').waitFor();
  await mia.page.getByText('Please read the warning from our moderators').waitFor();
  expect(await words.count()).toBe(0);
  await mia.page.getByRole('button', { name: 'Read it' }).click();
  await dialog(mia).getByText('About the game, please.').waitFor();
  expect(await violations(mia)).toEqual([]);
  await dialog(mia).getByLabel('Answer the moderators').fill('Sorry, I will.');
  await dialog(mia).getByRole('button', { name: 'Send answer' }).click();
  await toasts(mia).getByText('Answer sent').waitFor();
  await dialog(mia).getByRole('button', { name: 'I’ve read it' }).click();
  await words.waitFor();
  expect(await words.inputValue()).toBe('Not sent yet');
  await words.press('Enter');
  await line(mona, 'Not sent yet').waitFor();

  await actOn(max, 'Mia Mile');
  await dialog(max).getByLabel('Reason').selectOption('Spam');
  await dialog(max).getByRole('button', { name: 'Mute' }).click();
  await bar(mia, 'You’re muted until Sun, Nov 16, 2025, 12:1').waitFor();
  await mia.page.getByText('You’re muted and can’t post for now.').waitFor();
  const refused = await mia.page.request.post('/api/game-chat/messages', {
    data: { message: 'Sneaky' },
  });
  expect(refused.status()).toBe(403);

  await mona.page.goto('/admin?tab=sanctions');
  const rows = mona.page.getByRole('main').getByRole('listitem');
  await rows.filter({ hasText: 'Sorry, I will.' }).waitFor();
  expect(await violations(mona)).toEqual([]);

  await site.setNow('2025-11-16T19:20:00Z');
  // The browser's clock is another than the site's: it looks each minute.
  await mia.page.clock.fastForward('01:05');
  await words.waitFor();
  await mia.page.getByText('You’re muted until').waitFor({ state: 'detached' });

  // One that is taken back ends at once, too.
  await actOn(max, 'Mia Mile');
  await dialog(max).getByLabel('Reason').selectOption('Spam');
  await dialog(max).getByRole('radio', { name: 'Ban' }).click();
  await dialog(max).getByRole('button', { name: 'Ban' }).click();
  await bar(mia, 'You’ve been banned.').waitFor();
  await rows.first().filter({ hasText: 'Banned' }).waitFor();
  await rows.first().getByRole('button', { name: 'Lift' }).click();
  await rows.first().getByText('Lifted by').waitFor();
  await words.waitFor();

  // A deletion by mistake is undone on every open page.
  await max.page
    .getByRole('button', { name: 'More options for Mia Mile’s message' })
    .last()
    .click();
  await max.page.getByRole('menuitem', { name: 'Delete message' }).click();
  const question = max.page.getByRole('alertdialog');
  await question.getByText('Moderators can put it back for 7 days.').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await line(mia, 'Not sent yet').waitFor({ state: 'detached' });
  await mona.page.getByRole('tab', { name: 'Deleted posts' }).click();
  await rows.filter({ hasText: 'Not sent yet' }).getByRole('button', { name: 'Put back' }).click();
  await Promise.all([mia, max].map((fan) => line(fan, 'Not sent yet').waitFor()));
  await mona.page.getByText('Nothing was deleted in the last 7 days.').waitFor();
  expect(await violations(mona)).toEqual([]);
  expectQuiet(mona, max);
});
