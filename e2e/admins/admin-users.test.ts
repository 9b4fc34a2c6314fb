import type { Browser } from 'playwright-core';
import { enter, header, newMember, toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'a long orange one' };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // Everybody here shares one address.
    serveSite('2025-11-20T19:00:00Z', { ...ADMIN, RATE_LIMITS: 'wide' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const users = (fan: Fan) => fan.page.getByRole('region', { name: 'Users' });
const row = (fan: Fan, name: string) => users(fan).getByRole('row').filter({ hasText: name });
const ask = (fan: Fan, name: string) =>
  users(fan)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
const confirm = (fan: Fan) =>
  fan.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();

const setRights = (name: string, isAdmin: boolean) =>
  site.execute(`update users set is_admin = ${isAdmin} where name = '${name}'`);

test('two admins delete the same member: once it is done, both see it, and the member is signed out', async () => {
  const [leaver, ada, ben] = await Promise.all(
    [1280, 1280, 390].map((width) => newFan(browser, site.url, { isOldEnough: true, width })),
  );
  await newMember(leaver!, 'Lena Leaver');
  for (const admin of [ada!, ben!]) {
    await enter(admin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    await admin.page.goto('/admin');
    await users(admin).getByLabel('Search').fill('lena.leaver');
    await row(admin, 'Lena Leaver').waitFor();
    await ask(admin, 'Lena Leaver');
  }
  await confirm(ada!);
  await toasts(ada!).getByText('User deleted successfully').waitFor();
  await users(ada!).getByText('No users found.').waitFor();
  await confirm(ben!);
  await toasts(ben!).getByText('This account was already deleted.').waitFor();
  await users(ben!).getByText('No users found.').waitFor();

  await leaver!.page.goto('/profile');
  await leaver!.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await ada!.page.getByRole('tab', { name: 'Activity' }).click();
  await ada!.page.getByText('deleted the account of Lena Leaver').waitFor();
  expectQuiet(ada!, ben!);
});

test('what a deleted member wrote and uploaded leaves the pages that are open, by itself', async () => {
  const [leaver, reader, viewer, ada] = await Promise.all(
    [1280, 390, 1280, 1280].map((width) => newFan(browser, site.url, { isOldEnough: true, width })),
  );
  await newMember(leaver!, 'Rita Removed');
  const list = await leaver!.page.request.get('/api/blogs/published');
  const [article] = (await list.json()) as { id: number }[];
  await leaver!.page.goto(`/articles/${article!.id}#comments-title`);
  await leaver!.page.getByLabel('Add a comment').fill('Soon gone');
  await leaver!.page.getByRole('button', { name: 'Post comment' }).click();
  await leaver!.page.getByRole('button', { name: 'Edit comment' }).first().waitFor();
  await site.execute(`insert into fan_zone_photos (id, user_id, image_url, category, approved)
    select 9001, u.id, p.image_url, 'tailgate', true from users u, fan_zone_photos p
    where u.name = 'Rita Removed' order by p.id limit 1`);

  const comment = reader!.page.getByRole('listitem').filter({ hasText: 'Soon gone' });
  await reader!.page.goto(`/articles/${article!.id}#comments-title`);
  await comment.waitFor();
  await viewer!.page.goto('/fan-zone?photo=9001');
  await viewer!.page.getByRole('dialog', { name: 'Photo by Rita Removed' }).waitFor();

  await enter(ada!, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await ada!.page.goto('/admin');
  await users(ada!).getByLabel('Search').fill('rita.removed');
  await ask(ada!, 'Rita Removed');
  await confirm(ada!);
  await toasts(ada!).getByText('User deleted successfully').waitFor();
  await comment.waitFor({ state: 'detached' });
  await viewer!.page.getByText('This photo is no longer there.').waitFor();
  expectQuiet(reader!, viewer!, ada!);
});

test('an admin who is one no more: the next act is refused, and the open dashboard gives way by itself', async () => {
  const [fan, ben] = await Promise.all(
    [1280, 1280].map((width) => newFan(browser, site.url, { isOldEnough: true, width })),
  );
  await ben!.page.clock.install();
  await newMember(fan!, 'Fay Faithful');
  await newMember(ben!, 'Ben Boss');
  await setRights('Ben Boss', true);
  await ben!.page.goto('/admin');
  await users(ben!).getByLabel('Search').waitFor();
  // From here on the page polls when this story says so, however long the machine takes. The
  // list is there by now: a page whose clock does not run may not draw what it is still loading.
  await ben!.page.clock.pauseAt(Date.now() + 1000);
  await users(ben!).getByLabel('Search').fill('fay.faithful');
  await ben!.page.clock.runFor(1000);
  await ask(ben!, 'Fay Faithful');

  await setRights('Ben Boss', false);
  await confirm(ben!);
  await toasts(ben!).getByText('Failed to delete user').waitFor();

  // Nothing is pushed; the page polls twice a minute. An open confirmation closes with the dashboard.
  await ask(ben!, 'Fay Faithful');
  await ben!.page.getByRole('alertdialog').waitFor();
  await ben!.page.clock.fastForward('00:30');
  await ben!.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(await ben!.page.locator('body').innerText()).not.toMatch(/Faithful|Admin Dashboard/i);
  expect((await ben!.page.request.get('/api/admin/users')).status()).toBe(403);
  await ben!.page.getByRole('link', { name: 'Go Home' }).click();
  await ben!.page.waitForURL('/home');

  await fan!.page.reload();
  await header(fan!).getByRole('button', { name: 'Account of Fay Faithful' }).waitFor();
  expectQuiet(fan!, ben!);
});

test('a member made an admin on a phone has the dashboard at once, loses it at once, and is signed out everywhere', async () => {
  const [mia, ada] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
  ]);
  await newMember(mia, 'Mia Member');
  await site.execute(`update users set email_proven_at = now() where name = 'Mia Member'`);
  await mia.page.goto('/admin');
  await mia.page.getByRole('heading', { name: 'Access Denied' }).waitFor();

  await enter(ada, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await ada.page.goto('/admin');
  await users(ada).getByLabel('Search').fill('mia.member');
  await users(ada).getByRole('link', { name: 'Mia Member' }).click();
  const { page } = ada;
  const act = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };
  await act('Make an admin');
  await page.getByText(/made Mia Member an admin/).waitFor();
  await mia.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  expect(await violations(ada)).toEqual([]);

  await act('Remove as admin');
  await mia.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  await act('Sign out everywhere');
  await header(mia).getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByText(/signed Mia Member out everywhere/).waitFor();
  expectQuiet(mia, ada);
});

test('of two devices of a member the admin ends one, whose open page is signed out by itself', async () => {
  const [here, there, ada] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390 }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
  ]);
  await newMember(here, 'Dee Devices');
  await enter(there, 'dee.devices@example.org', 'orange crush');
  await site.execute(`update sessions set device_label = 'Safari on iPhone' where id =
    (select max(s.id) from sessions s join users u on u.id = s.user_id where u.name = 'Dee Devices')`);
  await there.page.goto('/schedule');
  await enter(ada, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await ada.page.goto('/admin');
  await users(ada).getByLabel('Search').fill('dee.devices');
  await users(ada).getByRole('link', { name: 'Dee Devices' }).click();
  const { page } = ada;
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'Sign out Safari on iPhone' }).press('Enter');
  expect(await violations(ada)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).press('Enter');
  await header(there).getByRole('button', { name: 'Sign In' }).waitFor();
  await sessions.getByText('Safari on iPhone').waitFor({ state: 'detached' });
  await page.getByText(/signed Dee Devices out on one device: Safari on iPhone/).waitFor();
  await here.page.reload();
  await header(here).getByRole('button', { name: 'Account of Dee Devices' }).waitFor();
  expectQuiet(here, there, ada);
});

test('an admin corrects a mistyped name and address on a phone; the open page of the member follows', async () => {
  const [otis, ada] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
  ]);
  await newMember(otis, 'Otis Oragne');
  await enter(ada, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await ada.page.goto('/admin');
  await users(ada).getByLabel('Search').fill('otis.oragne');
  await users(ada).getByRole('link', { name: 'Otis Oragne' }).click();
  const { page } = ada;
  await page.getByRole('heading', { name: 'Contributions' }).waitFor();
  await page.getByText('Not confirmed', { exact: true }).waitFor();
  expect(await violations(ada)).toEqual([]);
  const form = page.getByRole('form', { name: 'Name and email' });
  await form.getByLabel('Name').fill('Otis Orange');
  await form.getByLabel('Email').fill('otis.orange@example.org');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('otis.orange@example.org').first().waitFor();
  await page.getByText('Sign-in links still go to otis.oragne@example.org.').waitFor();
  await header(otis).getByRole('button', { name: 'Account of Otis Orange' }).waitFor();
  await page.getByRole('button', { name: 'Resend the confirmation' }).click();
  await toasts(ada).getByText('Sent to Otis Orange').waitFor();
  expectQuiet(otis, ada);
});
