import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());

test('REST refuses values that it does not know, and minds no names that it does not know', async () => {
  const status = async (path: string) => (await site.as(admin).fetch(path)).status;
  for (const path of [
    '/api/admin/users?first=101',
    '/api/admin/users?first=0',
    '/api/admin/users?offset=abc',
    '/api/admin/users?offset=-1',
    '/api/admin/users?sort=loudest',
    '/api/admin/article-analytics?first=1000',
    '/api/contact-submissions?category=xyz',
    '/api/contact-submissions?status=foo',
    '/api/admin/questions?filter=foo',
    '/api/admin/reports?filter=foo',
    '/api/fan-zone/photos?category=xyz',
    '/api/fan-zone/photos?excludeAi=perhaps',
    '/api/fan-zone/photos?approved=perhaps',
    '/api/blogs/published?after=abc',
    '/api/blogs/published?after=0',
  ])
    expect({ path, status: await status(path) }).toEqual({ path, status: 400 });
  for (const path of [
    '/api/admin/users?first=100&offset=100000&color=orange',
    '/api/blogs/published?after=2147483647&page=7',
    '/api/fan-zone/photos?category=tailgate&approved=true&excludeAi=true&_=1',
  ])
    expect({ path, status: await status(path) }).toEqual({ path, status: 200 });
});
