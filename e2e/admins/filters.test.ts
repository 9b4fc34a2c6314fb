import { newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { line } from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { ownedGameDay, type OwnedSite } from '../support/owned-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

const HUDDLE = '/fan-zone?tab=game-chat';

let owned: OwnedSite;
beforeAll(async () => {
  owned = await ownedGameDay();
});
afterAll(() => owned.stop());

test('an admin on a phone tries a filter on last week and saves it; the next message it matches is not posted, and says why', async () => {
  const { admin, fan: mia, browser, site } = owned;
  const { page } = admin;
  const mona = await newFan(browser, site.url, { isOldEnough: true, theme: 'dark' });
  await newMember(mia, 'Mia Mile');
  await newMember(mona, 'Mona Mod');
  await site.execute(`update users set is_moderator = true where name = 'Mona Mod'`);
  await site.execute(`insert into game_chat_messages (user_id, message, created_at, updated_at)
    select u.id, text, at, at from users u, (values
      ('Cheap tickets at tickets.example.com', timestamptz '2025-11-12T18:50:00Z'),
      ('See tickets.example.com', timestamptz '2025-11-14T18:50:00Z'),
      ('Go Broncos', timestamptz '2025-11-16T18:55:00Z')) said (text, at)
    where u.name = 'Mia Mile'`);

  await page.goto('/admin?tab=filters');
  await page.getByText('No filters yet.').waitFor();
  await page.getByRole('link', { name: 'Add a filter' }).click();
  await page.getByLabel('Name').fill('Links');
  await page.getByLabel('Looks for').selectOption('Links');
  await page.getByLabel('Allowed sites').fill('denverbroncos.com');
  await page.getByLabel('What happens').selectOption('Don’t post it');
  await page.getByLabel('What they read').fill('Please post without links.');
  await page.getByRole('button', { name: 'Try it on last week' }).click();
  await page.getByText('It would have matched 2 posts of 3 by 1 member.').waitFor();
  expect(await violations(admin)).toEqual([]);
  expect(await sidewaysOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await toasts(admin).getByText('Added: Links').waitFor();
  await page.getByRole('listitem', { name: 'Links' }).waitFor();
  expect(await violations(admin)).toEqual([]);

  await mia.page.goto(HUDDLE);
  const words = mia.page.getByLabel('Message', { exact: true });
  await words.fill('More on tickets.example.com');
  await words.press('Enter');
  await toasts(mia).getByText('Not posted: Please post without links.').waitFor();
  await mia.page.getByText('Not sent').waitFor();

  // What a filter marks is posted, and waits for moderators with the filter’s name.
  await page.getByRole('link', { name: 'Edit: Links' }).click();
  await page.getByLabel('What happens').selectOption('Post it, then review it');
  await page.getByRole('button', { name: 'Try it on last week' }).click();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await toasts(admin).getByText('Saved: Links').waitFor();
  await mona.page.goto('/admin?tab=queue');
  await mona.page.getByText('Nothing is waiting.').waitFor();
  await mia.page.getByRole('button', { name: 'Retry' }).click();
  await line(mia, 'More on tickets.example.com').waitFor();
  const waiting = mona.page.getByRole('listitem').filter({ hasText: 'More on tickets' });
  await waiting.getByText('Filter: Links').waitFor();
  expect(await violations(mona)).toEqual([]);
  await waiting.getByRole('button', { name: 'Delete' }).click();
  await mona.page.getByText('Nothing is waiting.').waitFor();
  await line(mia, 'More on tickets.example.com').waitFor({ state: 'detached' });
  expectQuiet(admin, mia, mona);
});

test('a held message waits on the page of its writer; of two moderators one claims it and approves it, and everyone sees it', async () => {
  const { admin, browser, site } = owned;
  const open = () => newFan(browser, site.url, { isOldEnough: true });
  const [mel, mona, max] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
    open(),
    open(),
  ]);
  await newMember(mel, 'Mel Mile');
  await newMember(mona, 'Mona Moderator');
  await newMember(max, 'Max Moderator');
  await site.execute(`update users set is_moderator = true where name like '% Moderator'`);
  await admin.page.request.post('/graphql', {
    data: {
      query: `mutation { addFilter(input: { filter: {
        name: "Names", rule: WORDS, words: ["darn"], kinds: [CHAT_MESSAGE], action: HOLD } }) { filter { id } } }`,
    },
  });
  await Promise.all([
    mel.page.goto(HUDDLE),
    mona.page.goto('/admin?tab=queue'),
    max.page.goto('/admin?tab=queue'),
  ]);
  const words = mel.page.getByLabel('Message', { exact: true });
  await words.fill('Darn good drive');
  await words.press('Enter');
  const held = mel.page.getByRole('list', { name: 'Held for our moderators' });
  await held.getByText('Waiting for a moderator. Only you see it.').waitFor();
  expect(await line(mel, 'Darn good drive').count()).toBe(0);
  // A reload keeps it in view.
  await mel.page.reload();
  await held.getByText('Darn good drive').waitFor();
  expect(await violations(mel)).toEqual([]);
  expect(await sidewaysOf(mel.page)).toEqual([]);

  const inQueue = (fan: Fan) =>
    fan.page.getByRole('listitem').filter({ hasText: 'Darn good drive' });
  await inQueue(mona).getByText('Held back').waitFor();
  await inQueue(mona).getByText('Filter: Names').waitFor();
  await inQueue(mona).getByRole('button', { name: 'Claim' }).click();
  await inQueue(max).getByText('Mona Moderator has this').waitFor();
  expect(await inQueue(max).getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await inQueue(mona).getByRole('button', { name: 'Approve' }).click();
  await Promise.all([
    line(mel, 'Darn good drive').waitFor(),
    held.waitFor({ state: 'detached' }),
    inQueue(max).waitFor({ state: 'detached' }),
  ]);
  expectQuiet(admin, mel, mona, max);
});
