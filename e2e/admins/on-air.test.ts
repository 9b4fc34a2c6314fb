import { newMember } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

const KICKOFF = '2025-11-16T21:25:00Z';

let owned: OwnedSite;
let host: Fan;
beforeAll(async () => {
  owned = await ownedSite({
    now: '2025-11-16T21:30:00Z',
    env: { DEMO: '0', SPORTS_PROVIDER: 'none', RATE_LIMITS: 'wide' },
    onPhone: 'none',
  });
  const { admin, browser, site } = owned;
  await admin.page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }',
      variables: {
        input: {
          ...{ week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
          kickoffAt: KICKOFF,
        },
      },
    },
  });
  host = await newFan(browser, site.url, {
    ...{ isOldEnough: true, width: 390, height: 844, theme: 'dark' },
  });
  await newMember(host, 'Hal Host');
  await site.execute("update users set is_host = true where name = 'Hal Host'");
});
afterAll(() => owned.stop());

/** How soon open pages follow, in ms: a second, and as much again where the machine is busy. */
const SOON = { timeout: 10_000 };

test('a host on a phone goes live, pins a line and keeps the score; a fan sees each at once', async () => {
  const { fan } = owned;
  const { page } = host;
  const score = page.getByRole('region', { name: 'Score' });
  const bar = fan.page.getByRole('region', { name: 'Game status' });
  await fan.page.goto('/home');
  await bar.getByText('LIVE', { exact: true }).waitFor();

  await page.goto('/admin');
  await page.getByRole('heading', { name: 'On air' }).waitFor();
  await page.getByLabel('Title').fill('Orange Weekly Live: Chiefs');
  await page.getByLabel('Link', { exact: true }).fill('not a link');
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await page.getByText('The address must start with https://').waitFor();
  await page.getByLabel('Link', { exact: true }).fill('https://video.example/watch');
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await page.getByText('ON THE AIR', { exact: true }).waitFor();
  await fan.page.getByText('LIVE NOW').first().waitFor(SOON);
  await fan.page.getByRole('heading', { name: 'Orange Weekly Live: Chiefs' }).waitFor(SOON);

  await page.getByLabel('Line to pin').fill('Call in: 555-0142');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await fan.page.getByText('Call in: 555-0142').last().waitFor(SOON);

  await score.getByRole('button', { name: 'Denver Broncos +6' }).click();
  await bar.getByText('Kansas City Chiefs 0 at Denver Broncos 6.').waitFor(SOON);
  await score.getByRole('button', { name: 'Q3' }).click();
  await bar.getByText('Q3', { exact: true }).waitFor(SOON);
  await score.getByLabel('Clock').fill('742');
  await score.getByRole('button', { name: 'Set clock' }).click();
  await bar.getByText('Q3 7:42', { exact: true }).waitFor(SOON);
  await score.getByRole('button', { name: 'Kansas City Chiefs +3' }).click();
  await bar.getByText('Kansas City Chiefs 3 at Denver Broncos 6. Q3 7:42.').waitFor(SOON);
  await score.getByRole('button', { name: 'Undo' }).click();
  await bar.getByText('Kansas City Chiefs 0 at Denver Broncos 6. Q3 7:42.').waitFor(SOON);
  expect(await sidewaysOf(host.page)).toEqual([]);
  expect(await violations(host)).toEqual([]);

  await page.getByRole('button', { name: 'Unpin' }).click();
  await fan.page
    .getByText('Call in: 555-0142')
    .first()
    .waitFor({ ...SOON, state: 'detached' });
  await page.getByRole('button', { name: 'Go off the air' }).click();
  await page.getByText('Off the air', { exact: true }).waitFor();
  await fan.page
    .getByText('LIVE NOW')
    .first()
    .waitFor({ ...SOON, state: 'detached' });
  expectQuiet(host, fan);
});

test('two hosts see each other’s acts, and a fan in the chat reads the pinned line', async () => {
  const { admin, fan } = owned;
  await admin.page.goto('/admin?tab=on-air');
  const desk = admin.page.getByRole('region', { name: 'Pinned line' });
  await desk.getByText('Nothing is pinned.').waitFor();
  await fan.page.goto('/fan-zone?tab=game-chat');
  await fan.page.getByRole('region', { name: 'Game Chat' }).waitFor();
  await host.page.getByLabel('Line to pin').fill('Vote for the play of the game');
  await host.page.getByRole('button', { name: 'Pin', exact: true }).click();
  await desk.getByText('Vote for the play of the game').waitFor(SOON);
  await fan.page
    .getByRole('region', { name: 'Game Chat' })
    .getByText('Vote for the play of the game')
    .first()
    .waitFor(SOON);
  expect(await violations(fan)).toEqual([]);
  await host.page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysOf(host.page)).toEqual([]);
  expectQuiet(admin, host, fan);
});

test('a host takes a question on the air, and the fan who asked it sees it at once', async () => {
  const { browser, site } = owned;
  const asker = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(asker, 'Quinn Question');
  await site.execute(
    "insert into questions (user_id, question, status, approved) select id, 'Will the line hold?', 'approved', true from users where name = 'Quinn Question'",
  );
  await site.execute(
    "insert into content_feeds (type, title, url, is_live, is_currently_live, live_since, published_at) select 'live', 'Tuesday live', 'https://video.example/t', true, true, '2025-11-16T21:00:00Z', '2025-11-16T21:00:00Z' where not exists (select from content_feeds where is_currently_live)",
  );
  await asker.page.goto('/profile');
  const own = asker.page.locator('#my-questions');
  await own.getByText('Picked for the show').waitFor();

  await host.page.goto('/admin?tab=on-air');
  const desk = host.page.getByRole('region', { name: 'Questions on the air' });
  await desk.getByRole('button', { name: 'Answer now' }).click();
  await asker.page
    .getByText('The hosts are answering your question', { exact: true })
    .waitFor(SOON);
  await own.getByText('On air now').waitFor(SOON);
  expect(await sidewaysOf(host.page)).toEqual([]);
  await desk.getByRole('button', { name: 'Answered' }).click();
  await own.getByRole('link', { name: /^The answer in/ }).waitFor(SOON);
  await desk.getByText('No approved questions are left.').waitFor();
  expectQuiet(asker, host);
  await asker.context.close();
});
