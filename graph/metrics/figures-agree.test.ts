import { nameOf } from '../../schema/enum-names.ts';
import type { SiteMetricsView } from '../../schema/site/metric-views.ts';
import { PHOTO_CATEGORY_LABELS, type PhotoCategory } from '../../schema/photos/photos.ts';
import { fillMetrics, randomOf } from '../testing/worlds/metrics.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

/** A Sunday noon in Denver; the clocks went back two weeks ago. */
const NOW = '2025-11-16T19:00:00Z';

let site: Site;
let ada: Member;
beforeAll(async () => {
  site = await startSite({ now: NOW });
  ada = await site.admin();
  await fillMetrics(site, randomOf(7));
});
afterAll(() => site.stop());

const GROWING =
  '{ total today week { current previous change } month { current previous change } }';
const SHARE = '{ name count percent }';
const QUERY = `{ siteMetrics {
  members ${GROWING} questions ${GROWING} articles ${GROWING} photos ${GROWING}
  content { articleViews articleLikes articleComments articleShares photoLikes photoComments viewsPerArticle engagementRate }
  teams ${SHARE} countries ${SHARE} photoCategories ${SHARE}
  days { date members questions articles photos comments likes views }
  engagementPerDay engagementAverage leads { status count }
  categories { category articles views likes comments shares }
  topContent { kind contentId likes comments views shares }
} }`;

async function asked(): Promise<SiteMetricsView> {
  const { data, errors } = await site.as(ada).run<{ siteMetrics: SiteMetricsView }, object>(QUERY);
  expect(errors).toBeUndefined();
  return data!.siteMetrics;
}

type Row = Readonly<Record<string, unknown>>;
const table = (name: string) => site.em().execute<Row[]>(`select * from ${name}`);

/** Denver's local time at that moment, as in `2025-11-16 12:00:00`. */
const wall = (moment: unknown) =>
  new Date(moment as string).toLocaleString('sv-SE', { timeZone: 'America/Denver' });
const dayBefore = (days: number) =>
  new Date(Date.parse('2025-11-16T00:00:00Z') - days * 86_400_000).toISOString().slice(0, 10);

/** The figures computed a second time: by iterating over every row, with the platform's clock. */
async function counted() {
  const all = {
    members: await table('users'),
    questions: await table('questions'),
    articles: (await table('blog_posts')).filter((row) => row.published),
    photos: (await table('fan_zone_photos')).filter((row) => row.approved),
    comments: [...(await table('comments')), ...(await table('photo_comments'))],
    likes: [...(await table('article_likes')), ...(await table('photo_likes'))],
    views: await table('article_views'),
  };
  const dated = (row: Row) => wall(row.published_at ?? row.created_at);
  const on = (rows: Row[], day: string) => rows.filter((row) => dated(row).startsWith(day)).length;
  const window = (rows: Row[], days: number) => {
    const from = dayBefore(days - 1);
    const current = rows.filter((row) => dated(row) >= from).length;
    const previous = rows.filter(
      (row) => dated(row) >= dayBefore(2 * days - 1) && dated(row) < `${dayBefore(days)} 12:00:00`,
    ).length;
    const change =
      previous === 0 ? null : Math.round(((current - previous) / previous) * 1000) / 10;
    return { current, previous, change };
  };
  const growing = (rows: Row[]) => ({
    total: rows.length,
    today: on(rows, dayBefore(0)),
    week: window(rows, 7),
    month: window(rows, 30),
  });
  const shares = (names: string[], whole: number, most: number) =>
    [...new Set(names)]
      .map((name) => ({ name, count: names.filter((one) => one === name).length }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, most)
      .map(({ name, count }) => ({
        name,
        count,
        percent: Math.round((count / whole) * 1000) / 10,
      }));
  const sum = (rows: Row[], column: string) =>
    rows.reduce((total, row) => total + Number(row[column]), 0);
  const days = Array.from({ length: 30 }, (_, at) => dayBefore(29 - at)).map((date) => ({
    date,
    ...Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, on(rows, date)])),
  })) as { likes?: number; comments?: number }[];
  const engagement = days.reduce((total, day) => total + day.likes! + day.comments!, 0);
  const leads = (await table('contact_submissions')).filter(
    ({ category }) => category === 'advertising',
  );
  const [views, likes, comments, shared] = [
    sum(all.articles, 'view_count'),
    sum(all.articles, 'like_count'),
    sum(all.articles, 'comment_count'),
    sum(all.articles, 'share_count'),
  ] as const;
  return {
    members: growing(all.members),
    questions: growing(all.questions),
    articles: growing(all.articles),
    photos: growing(all.photos),
    content: {
      articleViews: views,
      articleLikes: likes,
      articleComments: comments,
      articleShares: shared,
      photoLikes: (await table('photo_likes')).length,
      photoComments: (await table('photo_comments')).length,
      viewsPerArticle: Math.round((views / all.articles.length) * 10) / 10,
      engagementRate: Math.round(((likes + comments + shared) / views) * 1000) / 10,
    },
    teams: shares(
      all.members.map((row) => String(row.favorite_team)),
      all.members.length,
      5,
    ),
    countries: shares(
      all.members.map((row) => String(row.country)),
      all.members.length,
      5,
    ),
    photoCategories: shares(
      all.photos.map((row) => PHOTO_CATEGORY_LABELS[row.category as PhotoCategory]),
      all.photos.length,
      8,
    ),
    days,
    engagementPerDay: engagement,
    engagementAverage: Math.round(engagement / 3) / 10,
    leads: (['new', 'reviewed', 'completed'] as const).map((status) => ({
      status: nameOf(status),
      count: leads.filter((row) => row.status === status).length,
    })),
  };
}

test('every figure equals the count of the rows', async () => {
  expect(await asked()).toMatchObject(await counted());
});

test('and still does after rows were changed, moved to other groups, and deleted by cascade', async () => {
  const em = site.em();
  await em.execute(`update users set country = 'Mexico' where id % 5 = 0`);
  await em.execute(`update users set favorite_team = 'Buffalo Bills' where id % 7 = 0`);
  await em.execute(`update fan_zone_photos set approved = not approved where id % 3 = 0`);
  await em.execute(`update contact_submissions set status = 'completed' where id % 2 = 0`);
  await em.execute(`update contact_submissions set category = 'advertising' where id % 9 = 0`);
  await em.execute(`update questions set status = 'answered', approved = true where id % 4 = 0`);
  await em.execute(`delete from users where id % 6 = 0 and not is_admin`);
  await em.execute(`delete from blog_posts where id % 6 = 0`);
  await em.execute(`delete from fan_zone_photos where id % 8 = 0`);
  const truth = await counted();
  expect(truth.members.total).toBeLessThan(60);
  expect(await asked()).toMatchObject(truth);
});

test('lists are sorted by number and limited', async () => {
  const { categories, topContent } = await asked();
  expect(categories.length).toBeLessThanOrEqual(3);
  expect(categories.map(({ views }) => views)).toEqual(
    categories.map(({ views }) => views).sort((a, b) => b - a),
  );
  expect(topContent).toHaveLength(10);
  const likes = topContent.map((one) => one.likes);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
  expect(new Set(topContent.map(({ kind }) => kind))).toEqual(new Set(['ARTICLE', 'PHOTO']));
});

test('a new member, and one who leaves, are counted with the change itself', async () => {
  const before = (await asked()).members;
  const fay = await site.member();
  expect((await asked()).members).toMatchObject({
    total: before.total + 1,
    today: before.today + 1,
  });
  await site.em().execute('delete from users where id = ?', [fay.id]);
  expect((await asked()).members).toEqual(before);
});

test('the number of statements does not depend on the data', async () => {
  const sent = await statementsOf(site, asked);
  expect(
    sent.filter((sql) => /tallies|blog_posts|fan_zone_photos|game_check_ins/.test(sql)),
  ).toHaveLength(5);
});
