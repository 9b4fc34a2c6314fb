import { memberPath } from '../../schema/accounts/member-profile.ts';
import { User } from '../accounts/users/user.entity.ts';
import { type Site, startSite } from '../testing/site.ts';
import { drawnSite } from '../testing/worlds/drawn-site.ts';

let site: Site;
let built: Awaited<ReturnType<typeof drawnSite>>;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({ site: built.site });
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

async function get(path: string) {
  const response = await site.as(null).fetch(path, { headers: { accept: 'text/html' } });
  return { status: response.status, html: await response.text() };
}

test('a member’s page has their name, and search engines leave it out', async () => {
  const mia = await site.member({ name: 'Mia <Mile>' });
  const { status, html } = await get(memberPath(mia.id));
  expect(status).toBe(200);
  expect(html).toContain('og:title" content="Mia &lt;Mile&gt;"');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain(mia.email);

  await site.em().nativeDelete(User, { id: mia.id });
  expect((await get(memberPath(mia.id))).status).toBe(404);
});

test('an unknown member is not found, whatever the number', async () => {
  for (const path of ['/members/999999', '/members/2147483648', '/members/x']) {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).toMatch(/not found/i);
  }
});
