import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { podcastFeed } from '../../graph/testing/worlds/feeds.ts';
import { enter } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';

const EMAIL = 'owner@example.org';
const PASSWORD = 'a long orange one';

let feeds: Server;
let feed: string;
let site: ServedSite;
let browser: Browser;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  const pubDate = new Date(Date.parse(USUAL_NOW) - 3_600_000).toUTCString();
  const episode = { guid: 'ep-1', title: 'Ten points and a punt', pubDate };
  // Its pictures would be at a host that the browser can't reach.
  const words = podcastFeed([episode]).replaceAll(/<itunes:image[^>]*>/g, '');
  feeds = createServer((request, response) =>
    response.writeHead(request.url === '/podcast' ? 200 : 404).end(words),
  ).listen(0, '127.0.0.1');
  await once(feeds, 'listening');
  const host = `127.0.0.1:${(feeds.address() as AddressInfo).port}`;
  feed = `http://${host}/podcast`;
  [site, browser] = await Promise.all([
    serveSite(USUAL_NOW, { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, FEED_HOSTS: host }),
    launchBrowser(),
  ]);
  admin = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  fan = await newFan(browser, site.url, { isOldEnough: true });
  await enter(admin, EMAIL, PASSWORD);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  feeds.close();
});

test('an admin enters the podcast’s feed on a phone, and its episode is on an open home page', async () => {
  await fan.page.goto('/home');
  await fan.page.getByRole('region', { name: 'Game status' }).waitFor();
  const { page } = admin;
  await page.goto('/admin?tab=shows');
  const form = page.getByRole('form', { name: 'Podcast feed' });
  await form.getByLabel('Feed address').fill('my podcast');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Enter the address of the feed, starting with https://').waitFor();
  expect(await violations(admin)).toEqual([]);
  await form.getByLabel('Feed address').fill(feed);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. We’re checking it now.').first().waitFor();
  await fan.page.getByText('Ten points and a punt').first().waitFor();
  await page
    .getByRole('listitem')
    .filter({ has: form })
    .getByText('Working', { exact: true })
    .waitFor();
  expectQuiet(admin, fan);
}, 90_000);
