import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

let site: ServedSite;
let browser: Browser;
let receiver: Server;
const received: string[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end('Thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'none', WEBHOOK_HOSTS: host() }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  receiver.close();
});
const host = () => `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const card = ({ page }: Fan) => page.getByRole('region', { name: 'Webhooks' });

test('a member has events posted to a channel: made, tested, delivered, seen in the log', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 844 });
  const { page } = fan;
  await newMember(fan, 'Wendy Webhook');
  await page.goto('/profile');
  const hooks = card(fan);
  await hooks.scrollIntoViewIfNeeded();
  await hooks.getByRole('button', { name: 'Create a webhook' }).click();
  await hooks.getByLabel('Name', { exact: true }).fill('Names to the channel');
  await hooks.getByLabel('Address to post to').fill(`http://${host()}/hook`);
  await hooks.getByLabel('Subscription').fill('subscription { memberChanged { name } }');
  await hooks.getByLabel('Format').selectOption('Discord message');
  await hooks.getByLabel('Message').fill('Hello {memberChanged.name}');
  expect(await violations(fan)).toEqual([]);
  expect(await sidewaysOf(page)).toEqual([]);
  await hooks.getByLabel('Your password', { exact: true }).fill('orange crush');
  await hooks.getByRole('button', { name: 'Create the webhook' }).click();
  expect(await hooks.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_.{44}$/);
  await hooks.getByRole('button', { name: 'Done' }).click();
  await hooks.getByText('Delivering').waitFor();

  await hooks.getByRole('button', { name: 'Send a test: Names to the channel' }).click();
  await page.getByText('The test arrived', { exact: true }).waitFor();
  await hooks.getByRole('list', { name: 'Deliveries' }).getByText('Delivered').waitFor();

  await page.getByRole('region', { name: 'Edit profile' }).getByLabel('Name').fill('Wendy Hook');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const log = hooks.getByRole('list', { name: 'Deliveries' });
  await log.getByRole('listitem').nth(1).waitFor();
  await log.getByText('Delivered').first().click();
  await log.getByText('"content":"Hello Wendy Hook"').waitFor();
  expect(JSON.parse(received.at(-1)!)).toEqual({
    content: 'Hello Wendy Hook',
    allowed_mentions: { parse: [] },
  });
  // Nothing is measured behind a toast, or behind the bars of a phone.
  await page.getByText('Profile updated', { exact: true }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 5000 });
  expect(await violations(fan)).toEqual([]);
  expect(await sidewaysOf(page)).toEqual([]);

  await hooks.getByRole('button', { name: 'Delete: Names to the channel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await hooks.getByText('No webhooks yet.').waitFor();
  expectQuiet(fan);
  await fan.context.close();
});
