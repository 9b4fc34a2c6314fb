import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openDatabase } from '../../graph/core/database/database.ts';
import { createFiles } from '../../graph/core/files/files.ts';
import { User } from '../../graph/accounts/users/user.entity.ts';
import { fillDemo } from '../../graph/serving/demo.ts';
import { Game } from '../../graph/games/game.entity.ts';
import { lockSeasonRecord, recountSeason } from '../../graph/games/season-record.ts';
import { createOrm } from '../../graph/orm.ts';
import { type TestDatabase, testDatabase } from '../../graph/testing/database.ts';
import { ARTICLE_CATEGORIES } from '../../schema/articles/articles.ts';
import { chatWindow, isWithin, mountainDate } from '../../schema/time/clock.ts';
import { CONTACT_CATEGORIES, CONTACT_STATUSES } from '../../schema/contact/contact.ts';
import { PHOTO_CATEGORIES } from '../../schema/photos/photos.ts';
import { QUESTION_STATUSES } from '../../schema/questions.ts';
import { REPORT_STATUSES } from '../../schema/reports.ts';
import { seedDemo } from './seed.ts';

const DAY = 86_400_000;
const PICTURE_BYTES = { largest: 160_000, largestPhoto: 120_000 };

/** Moments at which the site might be started for the first time. */
const MOMENTS = {
  'a Sunday noon in November': '2025-11-16T19:00:00Z',
  'the hour that comes twice when summer time ends': '2025-11-02T08:30:00Z',
  'the morning on which summer time begins': '2026-03-08T09:30:00Z',
  'a Thursday just before midnight in Denver': '2026-07-17T05:59:00Z',
};

/** What there has to be at least, by what is counted. */
const LEAST: [string, number][] = [
  ["content_feeds where type = 'podcast'", 12],
  ["content_feeds where type = 'youtube'", 6],
  ["content_feeds where type = 'shorts'", 8],
  ["content_feeds where type = 'live'", 2],
  ['blog_posts where published', 12],
  ['blog_posts where not published', 2],
  ['blog_posts where featured_image_url is not null', 10],
  ['fan_zone_photos where approved', 12],
  ['fan_zone_photos where not approved', 4],
  ["fan_zone_photos where category = 'ai'", 3],
  ['fantasy_players', 53],
  ['fantasy_players where injury_status is not null', 3],
  ['users', 100],
  ['users where is_mvp', 1],
  ['comments', 40],
  ['photo_comments', 10],
  ['game_chat_messages', 30],
  ['game_chat_likes', 20],
  ['fan_moods', 10],
  ['fantasy_lineups', 15],
  ['player_game_stats', 15],
  ['sponsors', 2],
  ['subscribers', 8],
  ['game_check_ins', 100],
  ['game_check_ins where not approved', 1],
  ['game_check_ins where photo_url is not null', 4],
  ['(select distinct place from game_check_ins where place is not null) place', 30],
  ['games where week < 1', 3],
  ['games where week > 0 and result is not null', 10],
];

/** How many different words each closed list shows: all that it has. */
const VARIETY: [table: string, column: string, words: number][] = [
  ['blog_posts', 'category', ARTICLE_CATEGORIES.length],
  ['questions', 'status', QUESTION_STATUSES.length],
  ['contact_submissions', 'status', CONTACT_STATUSES.length],
  ['contact_submissions', 'category', CONTACT_CATEGORIES.length],
  ['content_reports', 'status', REPORT_STATUSES.length],
  ['fan_zone_photos', 'category', PHOTO_CATEGORIES.length],
];

/** Counted table and column, and the rows that are counted. */
const LIKES = [
  ['blog_posts', 'like_count', 'article_likes', 'article_id'],
  ['blog_posts', 'comment_count', 'comments', 'article_id'],
  ['comments', 'like_count', 'comment_likes', 'comment_id'],
  ['fan_zone_photos', 'likes', 'photo_likes', 'photo_id'],
  ['photo_comments', 'like_count', 'photo_comment_likes', 'comment_id'],
  ['game_chat_messages', 'like_count', 'game_chat_likes', 'message_id'],
] as const;

/** Encoding them takes seconds, and no row depends on the hour but by their names. */
const WITHOUT_PICTURES = {
  passwordHash: 'x',
  keepPicture: ({ name }: { name: string }) => Promise.resolve({ url: name, image: null }),
};

describe.each(Object.entries(MOMENTS))('begun on %s', (_moment, iso) => {
  const now = new Date(iso);
  let database: TestDatabase;
  let orm: MikroORM;

  const rows = <Row>(sql: string) => orm.em.fork().execute<Row[]>(sql);
  const count = async (what: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${what}`))[0]!.n;
  const fill = () => seedDemo(orm.em.fork(), now, WITHOUT_PICTURES);
  const games = () => orm.em.fork().find(Game, {}, { orderBy: { kickoffAt: 'asc' } });

  beforeAll(async () => {
    database = await testDatabase();
    const { connection } = await openDatabase({ url: database.url, dataDir: 'unused' });
    orm = createOrm(connection);
    await fill();
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  test('another start leaves it as it is', async () => {
    const members = await count('users');
    await fill();
    expect(await count('users')).toBe(members);
  });

  test('there is enough of everything', async () => {
    const counts = await Promise.all(
      LEAST.map(async ([what]) => [what, await count(what)] as const),
    );
    expect(counts.filter(([, found], index) => found < LEAST[index]![1])).toEqual([]);
    for (const [table, column, words] of VARIETY) {
      const found = await count(`(select distinct ${column} from ${table}) word`);
      expect([table, column, found]).toEqual([table, column, words]);
    }
  });

  test('no game is today; one is next within a week, one was played within ten days', async () => {
    const all = await games();
    const today = mountainDate(now);
    expect(all.filter(({ kickoffAt }) => mountainDate(kickoffAt) === today)).toEqual([]);
    const played = all.filter(({ result }) => result);
    expect(played.every(({ kickoffAt }) => kickoffAt < now)).toBe(true);
    expect(now.getTime() - played.at(-1)!.kickoffAt.getTime()).toBeLessThan(10 * DAY);
    const upcoming = all.filter(({ result }) => !result);
    expect(upcoming.every(({ kickoffAt }) => kickoffAt > now)).toBe(true);
    expect(upcoming[0]!.kickoffAt.getTime() - now.getTime()).toBeLessThan(8 * DAY);
  });

  test('nothing but what belongs to upcoming games lies in the future, and no text is old news', async () => {
    const columns = await rows<{ table: string; column: string }>(`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type like 'timestamp%' and table_name <> 'migrations'`);
    const late: string[] = [];
    for (const { table, column } of columns) {
      const where = `${column} > '${now.toISOString()}'`;
      if ((await count(`${table} where ${where}`)) > 0) late.push(`${table}.${column}`);
    }
    const allowed = [
      'games.kickoff_at',
      'search_entries.occurred_at',
      'fantasy_game_status.lineup_lock_date',
      'fantasy_game_status.lineup_open_date',
      'fantasy_game_status.next_open_date',
    ];
    expect(late.filter((column) => !allowed.includes(column))).toEqual([]);
    expect(
      await count(`search_entries where kind <> 'game' and occurred_at > '${now.toISOString()}'`),
    ).toBe(0);
    const fresh = new Date(now.getTime() - 3 * DAY).toISOString();
    expect(await count(`blog_posts where published_at > '${fresh}'`)).toBeGreaterThan(0);
  });

  test('no member does anything before joining', async () => {
    const tables = await rows<{ table: string }>(`
      select table_name as "table" from information_schema.columns where column_name = 'user_id' and table_schema = 'public'
      intersect select table_name from information_schema.columns where column_name = 'created_at'`);
    for (const { table } of tables) {
      expect([
        table,
        await count(
          `${table} t join users u on u.id = t.user_id where t.created_at < u.created_at`,
        ),
      ]).toEqual([table, 0]);
    }
  });

  test('numbers of likes and comments are those of the rows', async () => {
    for (const [counted, column, table, by] of LIKES) {
      const wrong = `${counted} c where ${column} <> (select count(*) from ${table} l where l.${by} = c.id)`;
      expect([counted, await count(wrong)]).toEqual([counted, 0]);
      expect(await count(`${counted} where ${column} > 0`)).toBeGreaterThan(0);
    }
  });

  test('the record is what a count of the games gives', async () => {
    await orm.em.fork().transactional(async (tx) => {
      const record = await lockSeasonRecord(tx, 2025, now);
      const { id: _, lastUpdated: __, ...counted } = { ...record };
      await recountSeason(tx, record, now);
      expect({ ...record }).toMatchObject(counted);
    });
  });

  test('the chat is of the last game day, while chat was open', async () => {
    const last = (await games()).filter(({ result }) => result).at(-1)!;
    const window = chatWindow(mountainDate(last.kickoffAt));
    const messages = await rows<{ at: string }>('select created_at as at from game_chat_messages');
    expect(messages.filter(({ at }) => !isWithin(window, new Date(at)))).toEqual([]);
  });

  test('a scored lineup has the points of its players, the captain twice, and the place they give', async () => {
    const slots = 'wide_receiver1, wide_receiver2, running_back, tight_end, flex, idp';
    const wrong = await rows(`
      select * from (
        select l.lineup_name, l.total_points, l.weekly_rank, l.captain_bonus_points,
          (select sum(s.fantasy_points) from fantasy_players p join player_game_stats s on s.player_name = p.name
            where p.id::text in (${slots})) as points,
          (select coalesce(sum(s.fantasy_points), 0) from fantasy_players p join player_game_stats s on s.player_name = p.name
            where p.id::text = l.captain) as bonus,
          rank() over (order by l.total_points desc) as place
        from fantasy_lineups l
      ) lineup where total_points <> points + bonus or captain_bonus_points <> bonus or weekly_rank <> place`);
    expect(wrong).toEqual([]);
  });
});

/** An empty database, for as long as `use` takes. */
async function withDatabase(use: (orm: MikroORM) => Promise<void>): Promise<void> {
  const database = await testDatabase();
  const { connection } = await openDatabase({ url: database.url, dataDir: 'unused' });
  const orm = createOrm(connection);
  try {
    await use(orm);
  } finally {
    await orm.close();
    await database.drop();
  }
}

test('of two nodes that start together, one fills the database', () =>
  withDatabase(async (orm) => {
    const saved: string[] = [];
    const tools = {
      ...WITHOUT_PICTURES,
      keepPicture(shown: { name: string }) {
        saved.push(shown.name);
        return WITHOUT_PICTURES.keepPicture(shown);
      },
    };
    const start = () =>
      seedDemo(orm.em.fork(), new Date(MOMENTS['a Sunday noon in November']), tools);
    await Promise.all([start(), start()]);
    expect(await orm.em.fork().count(User, { isAdmin: true })).toBe(1);
    expect(await orm.em.fork().count(Game)).toBe(20);
    // Both stored the same pictures under the same names.
    expect(new Set(saved).size).toBe(saved.length / 2);
  }));

test('pictures are stored where the rows say, and are light', () =>
  withDatabase(async (orm) => {
    const folder = await mkdtemp(join(tmpdir(), 'orange-demo-'));
    const files = await createFiles({ dataDir: folder, storageUrl: undefined });
    await fillDemo(orm.em.fork(), files, new Date(MOMENTS['a Sunday noon in November']));
    const stored = await readdir(join(folder, 'uploads'));
    const named = await orm.em.fork().execute<{ url: string; kind: string }[]>(`
      select image_url as url, 'photo' as kind from fan_zone_photos
      union all select photo_url, 'photo' from game_check_ins where photo_url is not null
      union all select featured_image_url, 'article' from blog_posts where featured_image_url is not null
      union all select thumbnail_url, 'show' from content_feeds`);
    expect(new Set(named.map(({ url }) => url)).size).toBe(named.length);
    for (const { url, kind } of named) {
      const name = url.replace('/uploads/', '');
      expect(stored).toContain(name);
      const { size } = await stat(join(folder, 'uploads', name));
      expect(size).toBeLessThan(
        kind === 'photo' ? PICTURE_BYTES.largestPhoto : PICTURE_BYTES.largest,
      );
    }
    await rm(folder, { recursive: true });
  }));
