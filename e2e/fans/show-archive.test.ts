import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { heardFrom, hostPodcast } from '../support/sound.ts';

const HOST = 'https://cdn.example';
const AUDIO = `${HOST}/mailbag.wav`;
const CHAPTERS = [
  { start: 0, title: 'Kickoff' },
  { start: 61, title: 'The mailbag' },
];
const PASSAGES = [
  { start: 2, speaker: 'Ana', text: 'Welcome to the mailbag.' },
  { start: 90, speaker: 'Ben', text: 'The altitude wins games, and nobody says it.' },
];

let site: ServedSite;
let browser: Browser;
let fan: Fan;
let episode: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide' }),
    launchBrowser(),
  ]);
  const newest = `(select id from content_feeds where type = 'podcast' and published_at <= '2025-11-20T19:00:00Z' order by published_at desc limit 1)`;
  await site.execute(`
    update content_feeds set title = 'The altitude mailbag', audio_url = '${AUDIO}',
      chapters_url = '${HOST}/c.json', transcript_url = '${HOST}/t.vtt'
      where id = ${newest};
    insert into show_texts (show_id, chapters_url, transcript_url, chapters, transcript) values (${newest},
      '${HOST}/c.json', '${HOST}/t.vtt', '${JSON.stringify(CHAPTERS)}', '${JSON.stringify(PASSAGES)}');
    update questions set answered_in_id = ${newest}, status = 'answered', approved = true
      where id = (select min(id) from questions)`);
  const feed = (await (await fetch(`${site.url}/podcast/feed.json`)).json()) as {
    items: { url: string }[];
  };
  episode = new URL(feed.items[0]!.url).pathname;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  await hostPodcast(fan, HOST, 120);
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const violations = async () =>
  (
    await new AxeBuilder({ page: fan.page })
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
  ).violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

const heading = (name: string) => fan.page.getByRole('heading', { level: 1, name });
test('from home to an episode, whose chapters and transcript lead into it', async () => {
  const { page } = fan;
  await page.goto('/home');
  await page.getByRole('link', { name: 'All episodes' }).click();
  await heading('Podcast').waitFor();
  expect(await violations()).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('altitude mailb');
  await page.waitForURL(/find=/);
  const found = page.getByRole('link', { name: 'The altitude mailbag' });
  await page.getByRole('main').getByRole('article').nth(1).waitFor({ state: 'detached' });
  await found.click();
  await heading('The altitude mailbag').waitFor();
  await page.getByRole('region', { name: 'Questions answered' }).waitFor();

  await page.getByRole('link', { name: 'The mailbag' }).click();
  await heardFrom(fan, 60.9);
  await page.waitForURL('**/*?t=61');
  await page.getByRole('heading', { name: 'Transcript' }).scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('ALTITUDE');
  await page.getByText('1 passage').waitFor();
  expect(await page.locator('mark').textContent()).toBe('altitude');
  await page.getByRole('link', { name: '1:30' }).click();
  await heardFrom(fan, 89.9);
  expect(await violations()).toEqual([]);
});

test('a short, which is over within a minute, has none to start at', async () => {
  const { page } = fan;
  await page.goto('/shows');
  await page.getByLabel('Kind').selectOption('shorts');
  await page.waitForURL(/shorts/);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share' }).waitFor();
  expect(await page.getByLabel('Start at a minute').count()).toBe(0);
});

test('a link to a minute begins there, and can be made on the page', async () => {
  const { page } = fan;
  await page.goto(`${episode}?t=75`);
  await heading('The altitude mailbag').waitFor();
  await page.getByLabel('Start at a minute').check();
  expect(await page.getByLabel('Minute', { exact: true }).inputValue()).toBe('1:15');
  await page.getByLabel('Minute', { exact: true }).fill('nonsense');
  await page.getByText('e.g. 12:34').waitFor();
  await page.getByRole('button', { name: 'Play from 1:15' }).click();
  await heardFrom(fan, 74.9);
  // Leaving the page stops nothing, and the player leads back.
  await page.getByRole('link', { name: 'All episodes' }).click();
  await heading('Podcast').waitFor();
  await heardFrom(fan, 75.2);
  await page.getByRole('region', { name: 'Player' }).getByRole('link').click();
  await heading('The altitude mailbag').waitFor();
});

test('search leads to the pages of the site, and an unknown show has a page that says so', async () => {
  const { page } = fan;
  await page.goto('/schedule?q=altitude+mailbag');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('link').first().click();
  await heading('The altitude mailbag').waitFor();
  await page.goto('/shows/999999');
  await heading('Show not found').waitFor();
  await page.getByRole('link', { name: 'All shows' }).click();
  await heading('Shows').waitFor();
  await page.getByLabel('Kind').selectOption('shorts');
  await page.waitForURL(/kind=shorts/);
  await page.getByRole('main').getByRole('article').first().waitFor();
});
