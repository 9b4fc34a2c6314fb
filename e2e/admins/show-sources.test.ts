import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { podcastFeed } from '../../graph/testing/worlds/feeds.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import { USUAL_NOW } from '../support/served-site.ts';

let feeds: Server;
let feed: string;
let owned: OwnedSite;
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
  owned = await ownedSite({ env: { FEED_HOSTS: host } });
  ({ admin, fan } = owned);
});
afterAll(async () => {
  await owned.stop();
  feeds.close();
});

test('an admin enters the podcast’s feed on a phone, and its episode is on an open home page', async () => {
  await fan.page.goto('/home');
  await fan.page.getByRole('region', { name: 'Game status' }).waitFor();
  const { page } = admin;
  await page.goto('/admin?tab=shows');
  const form = page.getByRole('form', { name: 'Podcast feed' });
  await form.getByLabel('Feed URL').fill('my podcast');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Enter the address of the feed, starting with https://').waitFor();
  expect(await violations(admin)).toEqual([]);
  await form.getByLabel('Feed URL').fill(feed);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. We’re checking it now.').first().waitFor();
  await fan.page.getByText('Ten points and a punt').first().waitFor();
  await page
    .getByRole('listitem')
    .filter({ has: form })
    .getByText('Working', { exact: true })
    .waitFor();
  expectQuiet(admin, fan);
});
