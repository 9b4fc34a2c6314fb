import { CheckIn } from '../checkins/check-in.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { Game } from '../games/game.entity.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let ada: Member;
let mia: Member;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  mia = await site.member({ name: 'Mia Mile', email: 'mia@example.org' });
});
afterAll(() => site.stop());

const get = (who: Member | null, path: string) => site.as(who).fetch(path);

describe('who may look', () => {
  test.each([
    ['a visitor', false, 401, 'UNAUTHENTICATED'],
    ['a member', true, 403, 'FORBIDDEN'],
  ])('%s may not see what admins see', async (_who, isMember, status, code) => {
    const who = isMember ? mia : null;
    expect((await get(who, '/api/admin/article-analytics')).status).toBe(status);
    for (const field of ['siteMetrics { asOf }', 'articleAnalytics { nodes { id } }']) {
      const { errors } = await site.as(who).run(`{ ${field} }`);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  });

  test('everybody may read what sponsors read', async () => {
    expect((await get(null, '/api/sponsor-metrics')).status).toBe(200);
  });
});

test('the window of a week begins at midnight in Denver, also over the night when clocks go back', async () => {
  const before = site.clock.now();
  site.clock.set('2025-11-09T19:00:00Z');
  const joined = async (createdAt: string) => {
    const { id } = await site.member();
    await site.em().execute('update users set created_at = ? where id = ?', [createdAt, id]);
  };
  // In the week: its first moment. In the week before: its first, and the last before noon a week ago.
  for (const moment of ['2025-11-03T07:00:00Z', '2025-10-27T06:00:00Z', '2025-11-02T18:59:59.999Z'])
    await joined(moment);
  // In neither: the moment before the week before, noon a week ago, and the end of that day.
  for (const moment of [
    '2025-10-27T05:59:59.999Z',
    '2025-11-02T19:00:00Z',
    '2025-11-03T06:59:59.999Z',
  ])
    await joined(moment);
  const { data } = await site
    .as(ada)
    .run<{ siteMetrics: unknown }, object>(
      '{ siteMetrics { members { today week { current previous change } } days { date members } } }',
    );
  expect(data!.siteMetrics).toMatchObject({
    members: { today: 0, week: { current: 1, previous: 2, change: -50 } },
  });
  const { days } = data!.siteMetrics as { days: { date: string; members: number }[] };
  expect(days.filter(({ members }) => members > 0)).toEqual([
    { date: '2025-10-26', members: 1 },
    { date: '2025-10-27', members: 1 },
    { date: '2025-11-02', members: 3 },
    { date: '2025-11-03', members: 1 },
  ]);
  site.clock.set(before);
});

test('article analytics are a list, most views first, of what is published', async () => {
  const few = await writeArticle(site, { title: 'Few' });
  const many = await writeArticle(site, { title: 'Many' });
  await writeArticle(site, { title: 'Draft', published: false });
  const em = site.em();
  await em.execute('update blog_posts set view_count = 3, share_count = 1 where id = ?', [few]);
  await em.execute('update blog_posts set view_count = 40, like_count = 2 where id = ?', [many]);
  const response = await get(ada, '/api/admin/article-analytics');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject([
    { id: many, title: 'Many', viewCount: 40, likeCount: 2, engagementRate: 5 },
    { id: few, title: 'Few', viewCount: 3, shareCount: 1, engagementRate: 33.3 },
  ]);
  expect(await (await get(ada, '/api/admin/article-analytics?first=1')).json()).toHaveLength(1);
  expect((await get(ada, '/api/admin/article-analytics?first=all')).status).toBe(400);
});

describe('what sponsors read', () => {
  const read = async () =>
    (await (await get(null, '/api/sponsor-metrics')).json()) as Record<string, unknown>;
  const move = (ids: number[], country: string) =>
    site.em().execute(`update users set country = ? where id in (${ids.join()})`, [country]);
  const members = async (count: number) => {
    const made: number[] = [];
    for (let at = 0; at < count; at++) made.push((await site.member()).id);
    return made;
  };

  test('counts people in fives and leaves out small groups, so that no one can be identified', async () => {
    await move(await members(7), 'Canada');
    await move(await members(4), 'Peru');
    const summary = await read();
    const canada = ({ countries }: Record<string, unknown>) =>
      (countries as { name: string; count: number }[]).find(({ name }) => name === 'Canada')?.count;
    expect(canada(summary)).toBe(5);
    expect(JSON.stringify(summary)).not.toContain('Peru');
    expect(Number(summary.members) % 5).toBe(0);
    // One more changes nothing that could be seen.
    await move(await members(1), 'Canada');
    expect(canada(await read())).toBe(5);
  });

  test('names no member, and no place where hardly anybody was', async () => {
    const em = site.em();
    const game = em.create(Game, {
      week: 11,
      season: 2025,
      opponent: 'Kansas City Chiefs',
      isHome: true,
      kickoffAt: site.clock.now(),
    });
    const checkIn = (userId: number, location: string) =>
      em.create(CheckIn, {
        user: em.getReference(User, userId),
        game,
        location,
        approved: true,
        createdAt: site.clock.now(),
      });
    for (const id of await members(5)) checkIn(id, id % 2 === 0 ? 'Mile High' : ' mile high ');
    checkIn(mia.id, "Mia's kitchen");
    await em.flush();
    const summary = await read();
    expect(summary.topLocations).toMatchObject([{ count: 5 }]);
    const text = JSON.stringify(summary);
    for (const secret of ['kitchen', 'Mia', '@', 'lead']) expect(text).not.toContain(secret);

    const { data } = await site
      .as(ada)
      .run<{ siteMetrics: { locations: unknown } }, object>(
        '{ siteMetrics { locations { name count percent } } }',
      );
    expect(data!.siteMetrics.locations).toMatchObject([
      { count: 5, percent: 83.3 },
      { name: "Mia's kitchen", count: 1, percent: 16.7 },
    ]);
  });

  test('is cached for a minute for visitors', async () => {
    const ask = async () => {
      const response = await site
        .as(null)
        .fetch('/graphql', { body: { query: '{ sponsorMetrics { articleViews } }' } });
      const { data } = (await response.json()) as {
        data: { sponsorMetrics: { articleViews: number } };
      };
      return data.sponsorMetrics.articleViews;
    };
    const first = await ask();
    await site.em().execute('update blog_posts set view_count = view_count + 1 where published');
    expect(await ask()).toBe(first);
    site.clock.advance(61_000);
    expect(await ask()).toBeGreaterThan(first);
  });
});
