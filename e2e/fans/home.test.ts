import type { Browser, Locator } from 'playwright-core';
import { SHOW_SCHEDULE, SHOW_TEXTS } from '../../schema/shows/shows.ts';
import { showWords } from '../../schema/shows/show-words.ts';
import { inEnglish } from '../../schema/language/english.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Change, changeResponses, withoutOtherSites } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { addressInNewTab } from '../support/new-tab.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ENGLISH = { say: inEnglish, tag: 'en-US' };

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
  await withoutOtherSites(fan, site.url);
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const section = (id: string) => fan.page.locator(`#${id}`);
const play = (place: Locator) => place.getByRole('button', { name: /^Play: / });
const player = (place: Locator) => place.locator('iframe');
const boxes = (items: Locator) =>
  items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test('the main video is a picture until play is pressed; then the player has its place and the focus', async () => {
  await fan.page.goto('/home');
  const frame = play(section('live-video'));
  const { width, height } = (await frame.boundingBox())!;
  expect(await player(section('live-video')).count()).toBe(0);
  await frame.focus();
  await fan.page.keyboard.press('Enter');
  const video = player(section('live-video'));
  await video.waitFor();
  expect(await video.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1/,
  );
  expect(await video.getAttribute('src')).not.toContain('mute');
  expect(await video.boundingBox()).toMatchObject({ width, height });
  await holdsFocus(video);
  await section('live-video').getByText('Live every Tuesday at 7pm MT').waitFor();
});

test('what is on the air plays by itself, without sound, and says LIVE NOW', async () => {
  await changeResponses(fan, {
    HomePage: (data) => ({ ...data, live: { ...data.live, isCurrentlyLive: true } }),
  });
  await fan.page.goto('/home');
  const video = player(section('live-video'));
  await video.waitFor();
  expect(await video.getAttribute('src')).toContain('autoplay=1&rel=0&playsinline=1&mute=1');
  await section('live-video').getByText('LIVE NOW').waitFor();
});

test('on a phone the shorts are a rail: the first is large, the others in two columns, and each plays in place', async () => {
  await fan.page.setViewportSize({ width: 390, height: 800 });
  await fan.page.goto('/home');
  const shorts = section('videos').getByRole('listitem');
  await shorts.nth(4).waitFor();
  const [first, ...others] = await boxes(shorts);
  expect(others).toHaveLength(4);
  expect(
    others.every(({ width, height }) => width < first!.width && height * 2 < first!.height),
  ).toBe(true);
  expect(Math.max(...others.map(({ bottom }) => bottom)) - first!.y).toBeLessThan(600);
  expect([...new Set(others.map(({ x }) => x))]).toHaveLength(2);
  expect(others[0]!.y).toBe(others[1]!.y);
  for (const index of [0, 3]) {
    await play(shorts.nth(index)).click();
    await player(shorts.nth(index)).waitFor();
  }
  expect(await player(section('videos')).count()).toBe(2);
});

test('a picture that can not be loaded gives way to the stock picture', async () => {
  // The address returns something else than a picture.
  const noPicture = {
    __typename: 'Image',
    url: '/healthz',
    width: null,
    height: null,
    placeholder: null,
    sources: [],
  };
  await changeResponses(fan, {
    HomePage: (data) => ({
      ...data,
      shorts: {
        nodes: data.shorts.nodes.map((short: object) => ({ ...short, thumbnail: noPicture })),
      },
      episodes: { nodes: [{ ...data.episodes.nodes[0], thumbnail: noPicture }] },
    }),
  });
  await fan.page.goto('/home');
  for (const id of ['videos', 'episodes']) {
    await section(id).scrollIntoViewIfNeeded();
    const picture = section(id).locator('img[src*="stock-picture"], img[src^="data:image/svg"]');
    await picture.first().waitFor();
    await section(id).locator('img[src="/healthz"]').first().waitFor({ state: 'detached' });
  }
});

test('where nothing has been posted yet each place has its sentence', async () => {
  await changeResponses(fan, {
    HomePage: (data) => ({
      ...data,
      live: null,
      video: null,
      shorts: { nodes: [] },
      episodes: { nodes: [] },
      articles: { nodes: [] },
      sponsorSpotlight: null,
      sponsors: [],
    }),
  });
  await fan.page.goto('/home');
  await section('videos')
    .getByText('No recent YouTube Shorts available. Check back soon!', { exact: true })
    .waitFor();
  await section('live-video').getByText('No shows yet. Check back on Tuesday!').waitFor();
  await section('episodes').getByText(SHOW_TEXTS.noEpisodes).waitFor();
  await section('articles').getByText('No articles published yet').waitFor();
  await fan.page.getByText('Your bourbon, beer or barbecue here').waitFor();
});

test('a page that fails says so in each of its parts; Retry brings it back', async () => {
  await changeResponses(fan, { HomePage: () => 'failure' });
  // No subscription is open, which would make the page refetch by itself.
  await fan.page.routeWebSocket('**/graphql', () => undefined);
  await fan.page.goto('/home');
  const failures = fan.page.getByRole('alert').filter({ hasText: 'We couldn’t load this part.' });
  await failures.nth(3).waitFor();
  await fan.page.getByRole('heading', { name: 'Follow us' }).waitFor();
  await changeResponses(fan, {});
  await failures.first().getByRole('button', { name: 'Retry' }).click();
  await section('videos').getByRole('listitem').first().waitFor();
  await failures.first().waitFor({ state: 'detached' });
});

test('the podcast plays in the row of its episode', async () => {
  await fan.page.goto('/home');
  const episode = section('episodes').getByRole('listitem').first();
  await episode.getByText('Latest episode').waitFor();
  const { height } = (await episode.boundingBox())!;
  await play(episode).click();
  await player(episode).waitFor();
  expect(await player(episode).getAttribute('src')).toMatch(
    /^https:\/\/open\.spotify\.com\/embed\/episode\/\w+$/,
  );
  expect((await episode.boundingBox())!.height).toBe(height);
});

test('of the articles the newest is featured, with two more; each leads to itself, and all to the archive', async () => {
  await fan.page.goto('/home');
  const articles = section('articles').getByRole('article');
  await articles.nth(2).waitFor();
  expect(await articles.count()).toBe(3);
  const [featured, second, third] = await boxes(articles);
  expect(featured!.height).toBeGreaterThan(second!.height * 1.5);
  // Below it, side by side: no hole beside a long one.
  expect(second!.y).toBe(third!.y);
  for (const link of await articles.getByRole('heading').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^\/articles\/\d+$/);
  await section('articles').getByRole('link', { name: 'All articles' }).click();
  await fan.page.waitForURL('/articles?showAll=true');
});

test('the sponsor spotlight leads to the advertising page', async () => {
  await fan.page.goto('/home');
  const spotlight = fan.page.getByRole('region', { name: 'Sponsor spotlight' });
  await spotlight.getByRole('link', { name: 'Become a partner' }).click();
  await fan.page.waitForURL('/advertise');
  await fan.page
    .locator('meta[name=description][content*="500K+ fans"]')
    .waitFor({ state: 'attached' });
});

test('the schedule unfolds by mouse and keyboard, and by its address', async () => {
  await fan.page.goto('/home');
  const shows = section('schedule-section').getByRole('listitem');
  const summary = section('schedule-section').locator('summary');
  expect(await shows.first().isVisible()).toBe(false);
  await summary.focus();
  await fan.page.keyboard.press('Enter');
  await shows.first().waitFor();
  const said = await shows.allTextContents();
  for (const [index, { id, title }] of SHOW_SCHEDULE.entries())
    expect(said[index]).toContain(title + showWords(id, FIRST_SETTINGS, ENGLISH).rule);
  await summary.click();
  await shows.first().waitFor({ state: 'hidden' });
  await section('live-video').getByRole('link', { name: 'Show schedule' }).click();
  await shows.first().waitFor();
  await fan.page.locator('#schedule-section:focus').waitFor();
});

test('the channels open in a tab of their own, the video channel with its subscribers', async () => {
  await fan.page.goto('/home');
  const links = section('follow-us').getByRole('link');
  await links.getByText('774 subscribers').waitFor();
  expect(await links.count()).toBe(4);
  for (const link of await links.all()) {
    const place = await link.evaluate((one: HTMLAnchorElement) => [
      one.protocol,
      one.target,
      one.rel,
    ]);
    expect(place).toEqual(['https:', '_blank', 'noopener noreferrer']);
  }
  const channel = links.filter({ hasText: 'YouTube' });
  expect((await addressInNewTab(fan.page, () => channel.click())).host).toBe('www.youtube.com');
});

test('the banner of game day is there only while chat is open, and leads to it', async () => {
  await fan.page.goto('/home');
  await section('live-video').getByText('Live every Tuesday at 7pm MT').waitFor();
  const banner = section('live-video').getByRole('link', { name: 'Join the chat' });
  expect(await banner.count()).toBe(0);
  const opened: Change = ({ chatStatus, ...rest }) => ({
    ...rest,
    chatStatus: { ...chatStatus, isOpen: true },
  });
  // The bar requests it too, and the last response wins.
  await changeResponses(fan, { ChatStatus: opened, GameBar: opened });
  await fan.page.reload();
  await banner.waitFor();
  expect(await banner.getAttribute('href')).toBe('/game-chat');
  await section('live-video').getByText('Live every Tuesday at 7pm MT').waitFor();
  await banner.click();
  await fan.page.waitForURL('/fan-zone?tab=game-chat');
});

test('the landing page: the hero leads to the show, the rest of it to a taste and in', async () => {
  await fan.page.goto('/');
  await fan.page.getByRole('heading', { level: 1, name: 'BOURBON, BRONCOS & NO B.S.' }).waitFor();
  const part = (name: string) => fan.page.getByRole('region', { name });
  await play(part('Latest short')).click();
  await player(part('Latest short')).waitFor();
  await part('Latest episodes').getByRole('listitem').nth(2).waitFor();
  expect(await part('Latest episodes').getByRole('listitem').count()).toBe(3);
  await part('Follow us').getByRole('link').nth(3).waitFor();
  expect(await part('Follow us').getByRole('link').count()).toBe(4);
  for (const name of ['Go to Home', 'Enter the site'])
    expect(await fan.page.getByRole('link', { name }).getAttribute('href')).toBe('/home');
  const hero = fan.page.getByRole('link', { name: 'Watch the show' });
  expect(await hero.getAttribute('href')).toBe('/home#live-video');
  await hero.click();
  await fan.page.locator('#live-video:focus').waitFor();
  await fan.page.goBack();
  await part('Latest short').waitFor();
});
