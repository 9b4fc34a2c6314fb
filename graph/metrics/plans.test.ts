import { type Scan, scansOf } from '../testing/scans.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

/** Rows of each table that grows. */
const ROWS = 20_000;
/** Check-ins that admins have let through; the others wait. */
const APPROVED = 300;

let site: Site;
let ada: Member;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  const em = site.em();
  const at = `timestamptz '2025-11-16T19:00:00Z' - n * interval '30 minutes'`;
  const from = `from generate_series(1, ${ROWS}) n`;
  for (const statement of [
    `insert into users (email, password, name, created_at) select n || '@example.org', 'x', 'Fan ' || n, ${at} ${from}`,
    `insert into games (week, season, opponent, is_home, kickoff_at) values (11, 2025, 'Kansas City Chiefs', true, now())`,
    `insert into game_check_ins (user_id, game_id, location, approved)
      select u.id, g.id, 'Place ' || u.id % 40, u.id <= ${APPROVED} from users u, games g`,
    `insert into questions (user_id, question, created_at) select ${ada.id}, 'Who starts?', ${at} ${from}`,
    `insert into fan_zone_photos (user_id, image_url, category, approved, likes, created_at)
      select ${ada.id}, '/a.webp', 'stadium', n % 10 > 0, n % 997, ${at} ${from}`,
    `insert into photo_comments (photo_id, user_id, content) select id, user_id, 'Great one' from fan_zone_photos`,
    `insert into blog_posts (title, excerpt, content, published, published_at, view_count)
      select 'Article ' || n, 'e', 'c', true, ${at}, n from generate_series(1, 1000) n`,
    `vacuum analyze`,
  ])
    await em.execute(statement);
});
afterAll(() => site.stop());

/** Tables that are read whole by design, or written by hand, a few rows a week. */
const SMALL = new Set(['tallies', 'blog_posts', 'show_sources']);

const scans = async (query: string): Promise<Scan[]> => {
  const all = await scansOf(site, async () => {
    expect((await site.as(ada).run(query)).errors).toBeUndefined();
  });
  return all.filter(({ table }) => !SMALL.has(table));
};

test.each([
  ['the figures', `{ siteMetrics { members { total } topContent { likes } locations { name } } }`],
  ['what sponsors read', `{ sponsorMetrics { members topLocations { name } } }`],
])('%s are read without going through a table that grows', async (_what, query) => {
  // What moderators have imposed on who asks is read with their rights, before the query.
  const found = (await scans(query)).filter(({ table }) => table !== 'sanctions');
  expect(new Set(found.map(({ table }) => table))).toEqual(
    new Set(['users', 'questions', 'fan_zone_photos', 'game_check_ins', ...photoComments(query)]),
  );
  expect(found.filter(({ by }) => by === 'Seq Scan')).toEqual([]);
  // The part of a day, ten photos, and the check-ins that were let through.
  for (const scan of found) expect(scan.rows).toBeLessThanOrEqual(APPROVED);
});

const photoComments = (query: string) => (query.includes('topContent') ? ['photo_comments'] : []);

test('the articles with the most views are the first of an index', async () => {
  const found = await scansOf(site, () =>
    site.as(ada).run('{ articleAnalytics(first: 10) { nodes { id } } }'),
  );
  expect(found.filter(({ table }) => table === 'blog_posts')).toEqual([
    { table: 'blog_posts', by: 'Index Scan', rows: 11 },
  ]);
});
