import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { channelFeed, podcastFeed } from '../../graph/testing/worlds/feeds.ts';
import { workbook } from '../../graph/testing/worlds/sheets.ts';
import { newMember } from '../support/account-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import type { ServedSite } from '../support/served-site.ts';
import { heardFrom, hostPodcast, placeOf } from '../support/sound.ts';

/** From an empty database to a living site, by the screens alone. Each test goes on where the one before it ended. */

const CHANNEL = 'UCabcdefghijklmnopqrstuv';
/** Noon in Denver, on the day of a game. */
const NOON = '2025-11-20T19:00:00Z';
const AFTER_THE_GAME = '2025-11-21T05:30:00Z';

let feeds: Server;
let feed: string;
let owned: OwnedSite;
let site: ServedSite;
let browser: Browser;
let owner: Fan;
let fan: Fan;

/** The channel and the podcast, as their hosts serve them; without pictures, which the browser could not reach. */
function startFeeds(): Server {
  const pubDate = new Date(Date.parse(NOON) - 3_600_000).toUTCString();
  const episode = { guid: 'ep-1', title: 'Ten points and a punt', pubDate };
  const bodies: Readonly<Record<string, string>> = {
    '/podcast': podcastFeed([episode]).replaceAll(/<itunes:image[^>]*>/g, ''),
    [`/feeds/videos.xml?channel_id=${CHANNEL}`]: channelFeed([]),
  };
  return createServer((request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
}

beforeAll(async () => {
  feeds = startFeeds().listen(0, '127.0.0.1');
  await once(feeds, 'listening');
  const host = `127.0.0.1:${(feeds.address() as AddressInfo).port}`;
  feed = `http://${host}/podcast`;
  owned = await ownedSite({
    now: NOON,
    env: { DEMO: '0', SPORTS_PROVIDER: 'none', FEED_HOSTS: host, YOUTUBE_URL: `http://${host}` },
    onPhone: 'none',
  });
  ({ site, browser, admin: owner, fan } = owned);
  await hostPodcast(fan, 'https://cdn.example', 600);
  await newMember(fan, 'Fran Fan');
});
afterAll(async () => {
  await owned.stop();
  feeds.close();
});

const goTo = (tab: string) => owner.page.goto(`/admin?tab=${tab}`);
const press = (name: string) => owner.page.getByRole('button', { name, exact: true }).click();
const steps = () => owner.page.getByRole('region', { name: 'First steps' });

test('the name, the links and what is open', async () => {
  const { page } = owner;
  await page.goto('/admin');
  await steps().getByText('0 of 8 done').waitFor();
  await steps().getByRole('link', { name: 'Name and links' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mile High Talk');
  await page.getByLabel('YouTube', { exact: true }).fill('https://www.youtube.com/@milehigh');
  await page.getByLabel('Every member can build fantasy lineups').check();
  await press('Save site settings');
  await page.getByText('Site settings saved').first().waitFor();
});

test('the podcast’s feed: its episode plays on across three pages', async () => {
  await goTo('shows');
  const form = owner.page.getByRole('form', { name: 'Podcast feed' });
  await form.getByLabel('Feed URL').fill(feed);
  await form.getByRole('button', { name: 'Save' }).click();
  await fan.page.goto('/home');
  const episodes = fan.page.locator('#episodes');
  await episodes.getByText('Ten points and a punt').first().waitFor();
  await episodes
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await heardFrom(fan, 0.2);
  for (const [link, path] of [
    ['Articles', '/articles'],
    ['The Huddle', '/fan-zone'],
  ] as const) {
    const before = await placeOf(fan);
    await fan.page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await fan.page.waitForURL((url) => url.pathname === path);
    await heardFrom(fan, before + 0.2);
  }
  await fan.page.getByRole('button', { name: 'Close the player' }).click();
});

test('a sponsor in the spotlight, and an article', async () => {
  const { page } = owner;
  await goTo('sponsors');
  await page.getByRole('link', { name: 'Add a sponsor' }).first().click();
  await page.getByLabel('Name').fill('Larkspur Roasters');
  await page.getByLabel('Description').fill('Dark coffee for the morning after.');
  await press('Add');
  await page.getByRole('listitem', { name: 'Larkspur Roasters' }).waitFor();
  await goTo('articles');
  await page.getByRole('link', { name: 'Create Article' }).first().click();
  await page.getByLabel('Title').fill('Why we talk');
  await page.getByLabel('Excerpt').fill('Someone has to.');
  await page.getByLabel('Content').fill('Because it is Denver.');
  await press('Publish');
  await page.getByText('Article published successfully!', { exact: true }).first().waitFor();
  await fan.page.goto('/home');
  await fan.page
    .getByRole('region', { name: 'Sponsor spotlight' })
    .getByText('Larkspur Roasters')
    .waitFor();
  await fan.page.getByText('Why we talk').first().waitFor();
});

const PLAYERS = ['WR', 'WR', 'WR', 'RB', 'RB', 'TE', 'LB', 'CB'].map(
  (position, at) => `Player ${'ABCDEFGH'[at]!},${position},${at + 10}`,
);

test('a fantasy game without a provider, from the roster to the board', async () => {
  const { page } = owner;
  await goTo('roster');
  await page.getByRole('link', { name: 'From a sheet' }).click();
  await page.getByLabel('Sheet with players').setInputFiles({
    name: 'roster.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Player,Pos,No.', ...PLAYERS].join('\n')),
  });
  await press('Import 8 players');
  await page.getByText('Imported: 8 added, 0 changed, 0 removed.').waitFor();
  await goTo('games');
  await page.getByRole('link', { name: 'Add a game' }).first().click();
  await page.getByLabel('Opponent').selectOption('Chicago Bears');
  await page.getByLabel('Kickoff day').fill('2025-11-20');
  await page.getByLabel('Kickoff time').fill('18:15');
  await page.getByLabel('Week').fill('12');
  await press('Add Game');
  await page.getByRole('link', { name: /^Edit Week 12/ }).waitFor();

  await fan.page.goto('/fan-zone?tab=fantasy');
  for (const slot of ['WR1', 'WR2', 'RB', 'TE', 'FLEX', 'IDP']) {
    await fan.page.getByRole('button', { name: new RegExp(`^${slot}\\b`) }).click();
    await fan.page
      .getByRole('list', { name: `Players for ${slot}` })
      .locator('button:enabled')
      .first()
      .click();
  }
  await fan.page.getByRole('tabpanel').getByRole('radio').first().check();
  await fan.page.getByText('7 of 7 picked').waitFor();
  await fan.page.getByLabel('Lineup name').fill('Thin Air');
  await fan.page.getByRole('button', { name: 'Submit Lineup' }).click();
  await fan.page.getByText('Lineup submitted!', { exact: true }).waitFor();

  await site.setNow(AFTER_THE_GAME);
  await goTo('games');
  await page.getByRole('link', { name: /^Edit Week 12/ }).click();
  await page.getByLabel('Result').selectOption('W');
  await page.getByLabel('Score', { exact: true }).fill('24-17');
  await press('Save Game');
  await press('Complete Game');
  await page.getByText('Game saved', { exact: true }).first().waitFor();
  await goTo('fantasy');
  await page.getByLabel('Completed game').selectOption({ index: 1 });
  await page.getByLabel('Stats sheet').setInputFiles({
    name: 'week.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook([
      ['Player', 'Rec', 'Rec Yds'],
      ['Player A', 5, 50],
    ]),
  });
  await page.getByRole('button', { name: /^Upload for/ }).click();
  await fan.page.goto('/fan-zone?tab=leaderboards');
  await fan.page.getByRole('listitem').filter({ hasText: 'Thin Air' }).first().waitFor();
});

test('a newsletter to a visitor who subscribed and confirmed', async () => {
  const reader = await newFan(browser, site.url, { isOldEnough: true });
  const { page } = reader;
  await page.goto('/schedule');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get our newsletter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rosa Vega');
  await dialog.getByLabel('Email').fill('rosa@example.org');
  await dialog.getByLabel('Birthday').fill('1990-02-28');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
  const [, token] = await mailedTo('rosa@example.org', /\/newsletter\/confirm\?token=([\w-]{43})/);
  await page.goto(`/newsletter/confirm?token=${token}`);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await page.getByRole('heading', { name: "You're subscribed" }).waitFor();
  expectQuiet(reader);
  await reader.context.close();

  await goTo('newsletter');
  await owner.page.getByLabel('Subject').fill('Week 12');
  await owner.page.getByLabel('Content').fill('We won.');
  await press('Send Newsletter');
  const question = owner.page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Send Newsletter' }).click();
  await mailedTo('rosa@example.org', /We won\./);
});

test('what was done is ticked', async () => {
  await owner.page.goto('/admin');
  await steps().getByText('5 of 8 done').waitFor();
  expectQuiet(owner, fan);
});

/** What a mail to that address says, once it is sent. */
async function mailedTo(email: string, what: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const mails = (await site.outbox()).filter((mail) => mail.includes(`To: ${email}`));
    const found = what.exec(mails.join('\n'));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
