import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';

let owned: OwnedSite;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  owned = await ownedSite();
  ({ admin, fan } = owned);
  await owned.site.execute(`
    update content_feeds set audio_url = 'https://cdn.example/1.mp3' where type = 'podcast';
    delete from app_settings where key = 'podcastFeed'`);
});
afterAll(() => owned.stop());

const status = async () => (await fan.page.request.get('/podcast.xml')).status();

test('the site’s own podcast feed is off while an owner on a phone has another one imported', async () => {
  const { page } = admin;
  expect(await status()).toBe(200);
  await page.goto('/admin?tab=shows');
  const address = page.getByLabel('Feed URL');
  const form = page.getByRole('form').filter({ has: address });
  await address.fill('https://feeds.example/ours');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. We’re checking it now.').first().waitFor();
  expect(await status()).toBe(404);
  await address.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Imports from there are off.').first().waitFor();
  expect(await status()).toBe(200);
  expectQuiet(admin, fan);
});
