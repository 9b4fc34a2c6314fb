import { newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { ownedGameDay, type OwnedSite } from '../support/owned-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

let owned: OwnedSite;
beforeAll(async () => {
  owned = await ownedGameDay();
});
afterAll(() => owned.stop());

test('a fan founds a league, a friend joins it on a phone by the link, and it is deleted when both have left', async () => {
  const { fan: mia, browser, site } = owned;
  const otis = await newFan(browser, site.url, {
    ...{ isOldEnough: true, width: 390, height: 800, theme: 'dark' },
  });
  await newMember(mia, 'Mia Mile');
  await mia.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mia.page.goto('/fan-zone?tab=fantasy');
  await mia.page.getByRole('link', { name: 'Private leagues' }).click();
  await mia.page.getByText(/You’re not in a league yet/).waitFor();
  expect(await violations(mia)).toEqual([]);
  await mia.page.getByLabel('Name of the league').fill('The Office');
  await mia.page.keyboard.press('Enter');
  await mia.page.getByRole('heading', { name: 'The Office' }).waitFor();
  await mia.page.getByRole('button', { name: 'Copy invitation link' }).click();
  await toasts(mia).getByText('Link copied!').waitFor();
  const link = await mia.page.evaluate(() => navigator.clipboard.readText());
  const leagueUrl = mia.page.url();

  // Without an account one is asked to sign in, and is still invited after that.
  await otis.page.goto(link);
  await otis.page.getByText('You’re invited to a private league. Sign in to join it.').waitFor();
  await newMember(otis, 'Otis Orange');
  await otis.page.goto(link);
  await otis.page.getByRole('heading', { name: 'You’re invited to The Office' }).waitFor();
  expect(await violations(otis)).toEqual([]);
  await otis.page.getByRole('button', { name: 'Join league' }).click();
  await otis.page.getByRole('heading', { name: 'Head to head' }).waitFor();
  expect(await violations(otis)).toEqual([]);
  expect(await sidewaysOf(otis.page)).toEqual([]);
  // She sees him without a reload, and whom she meets.
  const board = mia.page.getByRole('table');
  await board.getByRole('link', { name: 'Otis Orange' }).waitFor();
  await mia.page.getByRole('listitem').filter({ hasText: 'Otis Orange' }).waitFor();
  expect(await violations(mia)).toEqual([]);

  // They write to each other, and she has the last word.
  const say = async ({ page }: typeof mia, text: string) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.keyboard.press('Enter');
  };
  const chatOf = ({ page }: typeof mia) => page.getByRole('log', { name: 'Messages' });
  await say(mia, 'Loser buys the wings');
  await chatOf(otis).getByText('Loser buys the wings').waitFor();
  await say(otis, 'You will');
  await chatOf(mia).getByText('You will').waitFor();
  expect(await violations(otis)).toEqual([]);
  expect(await sidewaysOf(otis.page)).toEqual([]);
  await mia.page.getByRole('button', { name: 'Delete the message by Otis Orange' }).click();
  await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await chatOf(otis).getByText('You will').waitFor({ state: 'detached' });

  // No one outside sees that there is a league at all.
  const { admin } = owned;
  await admin.page.goto(leagueUrl);
  await admin.page.getByRole('heading', { name: 'League not found' }).waitFor();

  await mia.page.getByRole('button', { name: 'Leave league' }).click();
  await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Leave league' }).click();
  await mia.page.getByText(/You’re not in a league yet/).waitFor();
  await otis.page.getByRole('heading', { name: 'Run the league' }).waitFor();
  await otis.page.getByRole('button', { name: 'Leave league' }).click();
  await otis.page
    .getByRole('alertdialog')
    .getByText('You’re its last member, so the league will be deleted.')
    .waitFor();
  await otis.page.getByRole('alertdialog').getByRole('button', { name: 'Leave league' }).click();
  await otis.page.getByText(/You’re not in a league yet/).waitFor();
  await otis.page.goto(link);
  await otis.page.getByText('This invitation no longer works. Ask for a new link.').waitFor();
  expectQuiet(mia, otis, admin);
});
