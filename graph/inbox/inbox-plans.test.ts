import { scansOf } from '../testing/scans.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

/** Messages and likes of others, and how many of them are Mia's or about hers. */
const ROWS = 4_000;
const OWN = 40;

let site: Site;
let mia: Member;
beforeAll(async () => {
  site = await startSite();
  mia = await site.member();
  const others = `(select array_agg(id) from users where email like '%@example.org')`;
  const writer = `(case when n % ${ROWS / OWN} = 0 then ${mia.id} else o.ids[1 + n % 500] end)`;
  const from = `from generate_series(1, ${ROWS}) n, (select ${others} as ids) o`;
  const at = `timestamptz '2025-11-16T19:00:00Z' - n * interval '1 minute'`;
  // Others are mentioned in every tenth one, Mia in few.
  const mentions = `case when n % ${ROWS / OWN} = 1 then array[${mia.id}] when n % 10 = 0 then o.ids[1:3] end`;
  for (const statement of [
    `insert into users (email, password, name) select n || '@example.org', 'x', 'Fan ' || n from generate_series(1, 500) n`,
    `insert into game_chat_messages (user_id, message, created_at, about_at, reply_to_id, mentioned_ids)
      select ${writer}, 'Go', ${at}, ${at}, case when n % 7 = 0 then n - 1 end, ${mentions} ${from}`,
    `insert into blog_posts (title, excerpt, content, published, published_at) values ('A', 'e', 'c', true, now())`,
    `insert into comments (article_id, user_id, content, created_at, reply_to_id)
      select (select max(id) from blog_posts), ${writer}, 'Go', ${at}, case when n % 7 = 0 then n - 1 end ${from}`,
    `insert into fan_zone_photos (user_id, image_url, category, approved, created_at)
      select ${writer}, '/a.webp', 'stadium', true, ${at} ${from}`,
    `insert into photo_comments (photo_id, user_id, content, created_at)
      select id, user_id, 'Great one', created_at from fan_zone_photos`,
    ...[
      ['game_chat_likes', 'message_id', 'game_chat_messages'],
      ['comment_likes', 'comment_id', 'comments'],
      ['photo_likes', 'photo_id', 'fan_zone_photos'],
      ['photo_comment_likes', 'comment_id', 'photo_comments'],
    ].map(
      ([likes, column, posts]) =>
        `insert into ${likes} (${column}, user_id, created_at) select p.id, u.id, p.created_at from ${posts} p
          cross join (select array_agg(id) as ids from users where email like '%@example.org') o
          cross join lateral (values (o.ids[1 + p.id % 500]), (o.ids[1 + (p.id + 7) % 500])) u (id)`,
    ),
    `vacuum analyze`,
  ])
    await site.em().execute(statement);
});
afterAll(() => site.stop());

test('an inbox is read by indexes, not through all that members wrote and liked', async () => {
  const scans = await scansOf(site, async () => {
    const { data, errors } = await site
      .as(mia)
      .run<{ ownInbox: { items: object[] } }, object>('{ ownInbox { items { key } } }');
    expect(errors).toBeUndefined();
    expect(data!.ownInbox.items).toHaveLength(50);
  });
  const posted = scans.filter(({ table }) => /_messages|comments|photos|_likes/.test(table));
  expect(posted.filter(({ by }) => by === 'Seq Scan')).toEqual([]);
  expect(posted.filter(({ rows }) => rows > ROWS / 4)).toEqual([]);
});
