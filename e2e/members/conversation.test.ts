import { newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { line, log } from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { ownedGameDay, type OwnedSite } from '../support/owned-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

async function ask<Data>({ page }: Fan, query: string): Promise<Data> {
  const response = await page.request.post('/graphql', { data: { query } });
  return ((await response.json()) as { data: Data }).data;
}

const HUDDLE = '/fan-zone?tab=game-chat';

let owned: OwnedSite;
beforeAll(async () => {
  owned = await ownedGameDay();
});
afterAll(() => owned.stop());

test('a member mutes another in the chat and a word in the settings; both leave every page of theirs, and come back', async () => {
  const { fan: mia, browser, site } = owned;
  const otis = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(mia, 'Mia Mile');
  await newMember(otis, 'Otis Orange');
  const created = await ask<{ createArticle: { article: { id: number } } }>(
    owned.admin,
    `mutation { createArticle(input: { isPublished: true, article: {
      title: "Film room", content: "All of it.", excerpt: "Live.", category: GENERAL } }) { article { id } } }`,
  );
  const { id } = created.createArticle.article;
  await ask(
    otis,
    `mutation { postComment(input: { articleId: ${id}, content: "Best offense in the league" }) { comment { id } } }`,
  );

  await Promise.all([mia.page.goto(HUDDLE), otis.page.goto(HUDDLE)]);
  const say = async (text: string) => {
    const words = otis.page.getByLabel('Message', { exact: true });
    await words.fill(text);
    await words.press('Enter');
    await line(otis, text).waitFor();
  };
  await say('Bandwagon is full');
  await line(mia, 'Bandwagon is full').waitFor();

  // On another tab of hers, the article with a comment of his.
  const article = await mia.page.context().newPage();
  await article.goto(`${site.url}/articles/${id}`);
  await article.getByText('Best offense in the league').waitFor();

  await mia.page.getByRole('button', { name: 'More options for Otis Orange’s message' }).click();
  await mia.page.getByRole('menuitem', { name: 'Mute this member' }).click();
  await toasts(mia).getByText('Otis Orange is muted').waitFor();
  await line(mia, 'Bandwagon is full').waitFor({ state: 'detached' });
  await article.getByText('Best offense in the league').waitFor({ state: 'detached' });
  await article.getByText('1 item you muted isn’t shown.').waitFor();
  expect(await otis.page.getByText('Bandwagon is full').count()).toBe(1);

  await toasts(mia).getByRole('button', { name: 'Undo' }).click();
  await line(mia, 'Bandwagon is full').waitFor();
  await article.getByText('Best offense in the league').waitFor();

  await article.getByRole('button', { name: 'Mute this member' }).click();
  await article.getByRole('link', { name: 'Your mutes' }).click();
  const muted = article.getByRole('region', { name: 'Muted' });
  await muted.getByRole('button', { name: 'Unmute Otis Orange' }).click();
  await muted.getByText('You haven’t muted anyone.').waitFor();
  await muted.getByLabel('Word or phrase').fill('🏈');
  await muted.getByRole('button', { name: 'Mute word' }).click();
  await muted.getByText('A muted word needs a letter or digit').waitFor();
  await muted.getByLabel('Word or phrase').fill('bandwagon');
  await muted.getByLabel('For how long').selectOption('Until Monday');
  await muted.getByRole('button', { name: 'Mute word' }).click();
  await muted.getByText('Ends Mon, Nov 17, 2025, 12:00 AM MT').waitFor();
  expect(await violations({ ...mia, page: article })).toEqual([]);
  expect(await sidewaysOf(article)).toEqual([]);
  await line(mia, 'Bandwagon is full').waitFor({ state: 'detached' });

  await muted.getByRole('button', { name: 'Unmute bandwagon' }).click();
  await line(mia, 'Bandwagon is full').waitFor();
  expectQuiet(mia, otis);
});

test('a fan on a phone replies to a message; the quote leads to it, and goes when it is deleted', async () => {
  const { browser, site } = owned;
  const [ana, cal] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800, theme: 'dark' }),
    newFan(browser, site.url, { isOldEnough: true }),
  ]);
  await newMember(ana, 'Ana Arrow');
  await newMember(cal, 'Cal Colt');
  await ask(
    cal,
    `mutation { postChatMessage(input: { message: "What a catch by Sutton" }) { message { id } } }`,
  );
  await Promise.all([ana.page.goto(HUDDLE), cal.page.goto(HUDDLE)]);
  await line(ana, 'What a catch by Sutton').waitFor();
  await ana.page.getByRole('button', { name: 'More options for Cal Colt’s message' }).click();
  await ana.page.getByRole('menuitem', { name: 'Reply' }).click();
  await ana.page.getByText('Replying to Cal Colt').first().waitFor();
  expect(await violations(ana)).toEqual([]);
  await ana.page.getByLabel('Message', { exact: true }).fill('With one hand!');
  await ana.page.keyboard.press('Enter');

  const quote = log(cal).getByRole('link', { name: /Replying to Cal Colt/ });
  await quote.waitFor();
  await line(cal, 'With one hand!').waitFor();
  await quote.click();
  await cal.page.waitForURL(/#message-\d+$/);
  expect(await violations(cal)).toEqual([]);
  expect(await sidewaysOf(ana.page)).toEqual([]);

  await cal.page.getByRole('button', { name: 'More options for your message' }).click();
  await cal.page.getByRole('menuitem', { name: 'Delete message' }).click();
  await cal.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await log(ana)
    .getByRole('link', { name: /Replying/ })
    .waitFor({ state: 'detached' });
  await line(ana, 'With one hand!').waitFor();
  expectQuiet(ana, cal);
});

test('a name leads to the member’s page, which that member can hide', async () => {
  const { browser, site } = owned;
  const [bea, dan] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800, theme: 'dark' }),
    newFan(browser, site.url, { isOldEnough: true }),
  ]);
  await newMember(bea, 'Bea Bronco');
  await newMember(dan, 'Dan Denver');
  await site.execute(`insert into questions (user_id, question, status, approved)
    select id, 'Who starts?', 'answered', true from users where name = 'Dan Denver'`);
  await ask(
    dan,
    `mutation { postChatMessage(input: { message: "Fourth and goal" }) { message { id } } }`,
  );
  await bea.page.goto(HUDDLE);
  await log(bea).getByRole('link', { name: 'Dan Denver' }).click();
  await bea.page.getByRole('heading', { level: 1, name: 'Dan Denver' }).waitFor();
  await bea.page.getByText('1 answered question').waitFor();
  expect(await violations(bea)).toEqual([]);
  expect(await sidewaysOf(bea.page)).toEqual([]);

  await dan.page.goto('/profile');
  await dan.page.getByRole('link', { name: 'See your public page' }).click();
  await dan.page.getByLabel('Hide this page from others').check();
  await bea.page.getByText('Dan Denver keeps this page private.').waitFor();
  expect(await violations(dan)).toEqual([]);
  await dan.page.getByLabel('Hide this page from others').uncheck();
  await bea.page.getByText('1 answered question').waitFor();
  expectQuiet(bea, dan);
});

test('fans react to a message on a phone and to a comment, and reply to it; all of it comes to the others', async () => {
  const { browser, site, admin } = owned;
  const [eva, finn] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800, theme: 'dark' }),
    newFan(browser, site.url, { isOldEnough: true }),
  ]);
  await newMember(eva, 'Eva Endzone');
  await newMember(finn, 'Finn Field');
  await ask(
    finn,
    `mutation { postChatMessage(input: { message: "Pick six!" }) { message { id } } }`,
  );
  await Promise.all([eva.page.goto(HUDDLE), finn.page.goto(HUDDLE)]);
  await line(eva, 'Pick six!').waitFor();
  await eva.page.getByRole('button', { name: 'More options for Finn Field’s message' }).click();
  await eva.page.getByRole('menuitemcheckbox', { name: 'horse' }).waitFor();
  await eva.page.getByRole('menuitemcheckbox', { name: 'horse' }).click();
  await log(finn).getByRole('button', { name: 'horse, 1' }).click();
  await log(eva).getByRole('button', { name: 'horse, 2' }).waitFor();
  expect(await violations(eva)).toEqual([]);
  expect(await sidewaysOf(eva.page)).toEqual([]);
  await log(eva).getByRole('button', { name: 'horse, 2' }).click();
  await log(finn).getByRole('button', { name: 'horse, 1', pressed: true }).waitFor();

  const created = await ask<{ createArticle: { article: { id: number } } }>(
    admin,
    `mutation { createArticle(input: { isPublished: true, article: {
      title: "Injury report", content: "All of it.", excerpt: "Live.", category: GENERAL } }) { article { id } } }`,
  );
  const { id } = created.createArticle.article;
  await ask(
    finn,
    `mutation { postComment(input: { articleId: ${id}, content: "Get well soon" }) { comment { id } } }`,
  );
  await Promise.all([eva.page.goto(`/articles/${id}`), finn.page.goto(`/articles/${id}`)]);
  await eva.page.getByRole('button', { name: 'Add a reaction' }).click();
  await eva.page.getByRole('menuitemcheckbox', { name: 'clapping' }).click();
  await finn.page.getByRole('button', { name: 'clapping, 1', pressed: false }).waitFor();

  // A reply goes below its comment, on both pages.
  await eva.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await eva.page.getByText('Replying to Finn Field').first().waitFor();
  await eva.page.getByLabel('Add a comment').fill('Next man up');
  await eva.page.getByRole('button', { name: 'Post comment' }).click();
  await eva.page.getByText('Next man up').waitFor();
  await finn.page.getByRole('button', { name: '1 new comment' }).click();
  await finn.page.getByText('Next man up').waitFor();
  const rows = finn.page.getByRole('log', { name: 'Comments' }).getByRole('listitem');
  expect(await rows.first().textContent()).toContain('Get well soon');
  expect(await rows.nth(1).textContent()).toContain('Next man up');

  // It is in the inbox of who wrote the comment, and the link leads back to it.
  await finn.page
    .getByRole('button', { name: /Account of Finn Field 1 new item in your inbox/ })
    .click();
  await finn.page.getByRole('menuitem', { name: 'Inbox' }).click();
  const replied = finn.page.getByRole('link', { name: /Eva Endzone replied to your comment/ });
  await replied.getByText('New').waitFor();
  await finn.page.getByRole('button', { name: 'Account of Finn Field', exact: true }).waitFor();
  expect(await violations(finn)).toEqual([]);
  await replied.click();
  await finn.page.waitForURL(/#comment-\d+$/);
  await rows.nth(1).getByText('Next man up').waitFor();
  expect(await violations(finn)).toEqual([]);
  expect(await sidewaysOf(eva.page)).toEqual([]);
  expectQuiet(eva, finn);
});

test('a fan mentions another by a few letters; the other finds it marked and in the inbox', async () => {
  const { browser, site } = owned;
  const [mia, otis] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800, theme: 'dark' }),
  ]);
  await newMember(mia, 'Mina Moss');
  await newMember(otis, 'Otto Oak');
  await ask(
    otis,
    `mutation { postChatMessage(input: { message: "Kickoff at last" }) { message { id } } }`,
  );
  await Promise.all([mia.page.goto(HUDDLE), otis.page.goto(HUDDLE)]);
  await line(mia, 'Kickoff at last').waitFor();
  const field = mia.page.getByLabel('Message', { exact: true });
  await field.pressSequentially('Ready, @oa');
  const offered = mia.page.getByRole('listbox', { name: 'Members to mention' });
  await offered.getByRole('option', { name: 'Otto Oak', selected: true }).waitFor();
  expect(await violations(mia)).toEqual([]);
  await field.press('Escape');
  await offered.waitFor({ state: 'detached' });
  await field.pressSequentially('k');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.pressSequentially('o');
  await offered.getByRole('option', { name: 'Otto Oak' }).waitFor();
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Ready, @Otto Oak ');
  await field.pressSequentially('?');
  await field.press('Enter');
  await line(mia, 'Ready, @Otto Oak ?').waitFor();
  await log(mia).getByRole('link', { name: '@Otto Oak' }).waitFor();

  await log(otis).locator('mark', { hasText: '@Otto Oak' }).waitFor();
  expect(await violations(otis)).toEqual([]);
  expect(await sidewaysOf(otis.page)).toEqual([]);
  await otis.page.goto('/inbox');
  await otis.page.getByRole('link', { name: /Mina Moss mentioned you in the chat/ }).click();
  await otis.page.waitForURL(/#message-\d+$/);
  await log(otis).locator('mark', { hasText: '@Otto Oak' }).waitFor();

  // He wants no more of them in the inbox, and it is so on another page of his at once.
  const inbox = await otis.page.context().newPage();
  await inbox.goto(`${site.url}/inbox`);
  const item = inbox.getByRole('link', { name: /Mina Moss mentioned you/ });
  await item.waitFor();
  await otis.page.goto('/inbox');
  await otis.page.getByRole('link', { name: 'Choose what you get' }).click();
  const mentions = otis.page.getByRole('group', { name: 'Mentions of you' });
  await mentions.getByRole('checkbox', { name: 'In the inbox' }).uncheck();
  await item.waitFor({ state: 'detached' });
  await otis.page.getByLabel('No notifications for').selectOption('8 hours');
  await otis.page.getByRole('button', { name: 'Start', exact: true }).click();
  await otis.page.getByText(/^No notifications until/).waitFor();
  expect(await violations(otis)).toEqual([]);
  expect(await sidewaysOf(otis.page)).toEqual([]);
  expectQuiet(mia, otis);
});
