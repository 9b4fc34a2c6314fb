import type pg from 'pg';
import { MOUNTAIN_ZONE } from '../schema/time/clock.ts';
import { scaled } from './scale.ts';

/** Triggers that count row by row on an article or a photo: too slow for so many at once, and of no matter here. */
const COUNTING = [
  ['article_likes', 'count_like_count'],
  ['comments', 'count_comment_count'],
  ['photo_likes', 'count_likes'],
] as const;

/** Articles are written by hand: a site has thousands, however many fans it has. */
export const ARTICLES = scaled({ smoke: 100, usual: 2_000 });

/** Check-ins that admins have let through, one by one; all the others wait. */
const APPROVED_CHECK_INS = scaled({ smoke: 100, usual: 2_000 });

/** Fills every other table that the metrics look at with so many rows of the last two years. */
export async function fillMetrics(client: pg.Client, rows: number): Promise<void> {
  const at = `now() - random() * interval '730 days'`;
  for (const [table, trigger] of COUNTING)
    await client.query(`alter table ${table} disable trigger ${trigger}`);
  for (const statement of [
    `insert into users (email, password, name, favorite_team, country, created_at)
       select n || '@bench.example', '', 'Fan ' || n, 'Team ' || (random() * random() * 32)::int,
         'Country ' || (random() * random() * 190)::int, ${at} from generate_series(1, ${rows}) n`,
    `insert into blog_posts (title, excerpt, content, category, published, published_at, view_count, like_count, share_count)
       select 'Article ' || n, 'What the tape says.', repeat('Text of an article. ', 200),
         (array['General', 'Game Analysis', 'Player News', 'Draft', 'Opinion'])[1 + n % 5], true, ${at},
         (random() * 100000)::int, (random() * 100)::int, (random() * 100)::int from generate_series(1, ${ARTICLES}) n`,
    `insert into fan_zone_photos (user_id, image_url, category, approved, likes, created_at)
       select n, '/a.webp', (array['game-day', 'memorabilia', 'tailgate', 'stadium', 'memes'])[1 + n % 5], n % 10 > 0,
         (random() * 1000)::int, ${at} from generate_series(1, ${rows}) n`,
    `insert into questions (user_id, question, created_at) select n, 'Who starts?', ${at} from generate_series(1, ${rows}) n`,
    `insert into games (week, season, opponent, is_home, kickoff_at) values (11, 2025, 'Kansas City Chiefs', true, now())`,
    `insert into game_check_ins (user_id, game_id, location, approved, created_at)
       select n, (select max(id) from games), 'Place ' || (random() * random() * 300)::int, n <= ${APPROVED_CHECK_INS}, ${at}
       from generate_series(1, ${rows}) n`,
    `insert into contact_submissions (name, email, category, message, created_at)
       select 'Bench', 'a@bench.example', (array['advertising', 'ideas'])[1 + n % 2], 'Hello', ${at} from generate_series(1, ${rows}) n`,
    ...(['comments', 'article_likes', 'article_views'] as const).map((table) => {
      const column = { comments: 'content', article_likes: '', article_views: 'session_key' }[
        table
      ];
      const [names, values] =
        table === 'article_views' ? ['', ''] : ['user_id, ', `1 + (n / ${ARTICLES})::int, `];
      return `insert into ${table} (article_id, ${names}${column && `${column}, `}created_at)
          select 1 + n % ${ARTICLES}, ${values}${column && `n::text, `}${at} from generate_series(0, ${rows - 1}) n`;
    }),
    `insert into photo_likes (photo_id, user_id, created_at) select n, n, ${at} from generate_series(1, ${rows}) n`,
    `insert into photo_comments (photo_id, user_id, content, created_at) select n, n, 'Great one', ${at} from generate_series(1, ${rows}) n`,
  ])
    await client.query(statement);
  for (const [table, trigger] of COUNTING)
    await client.query(`alter table ${table} enable trigger ${trigger}`);
}

/** What the tallies spare: some of the same figures, counted from the rows in one statement. */
export const COUNT_ROWS = `
  select (select count(*) from (select favorite_team, count(*) from users group by 1) t) as teams,
    (select count(*) from (select country, count(*) from users group by 1) t) as countries,
    (select count(*) from (select category, count(*) from fan_zone_photos where approved group by 1) t) as categories,
    (select count(*) from (select (created_at at time zone '${MOUNTAIN_ZONE}')::date, count(*) from comments
      where created_at >= now() - interval '30 days' group by 1) t) as comments,
    (select count(*) from (select (created_at at time zone '${MOUNTAIN_ZONE}')::date, count(*) from article_views
      where created_at >= now() - interval '30 days' group by 1) t) as views`;
