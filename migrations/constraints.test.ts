import type { MikroORM } from '@mikro-orm/postgresql';
import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { type TestDatabase, testDatabase } from '../graph/testing/database.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await testDatabase();
  orm = createOrm((await openDatabase({ url: database.url, dataDir: 'unused' })).connection);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const run = <Row = Record<string, unknown>>(sql: string) => orm.em.fork().execute<Row[]>(sql);

/** Inserts a row and returns its id. */
async function insert(table: string, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values);
  const sql = `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()}) returning id`;
  const [row] = await orm.em.fork().execute<{ id: number }[]>(sql, Object.values(values));
  return row!.id;
}

let members = 0;
const member = (values = {}) =>
  insert('users', { email: `fan${++members}@example.org`, password: 'x', name: 'Fan', ...values });
const article = (values = {}) =>
  insert('blog_posts', { title: 't', excerpt: 'e', content: 'c', ...values });
const photo = async (values = {}) =>
  insert('fan_zone_photos', {
    user_id: await member(),
    image_url: '/a.webp',
    category: 'stadium',
    ...values,
  });
const message = async () =>
  insert('game_chat_messages', { user_id: await member(), message: 'Go Broncos' });
const game = () =>
  insert('games', {
    week: 1,
    season: 2025,
    opponent: 'Raiders',
    is_home: true,
    kickoff_at: new Date('2025-09-08T00:20:00Z'),
  });
const comment = async (articleId?: number) =>
  insert('comments', {
    article_id: articleId ?? (await article()),
    user_id: await member(),
    content: 'c',
  });
const photoComment = async () =>
  insert('photo_comments', { photo_id: await photo(), user_id: await member(), content: 'c' });

describe('likes', () => {
  const targets: [string, string, () => Promise<number>, string, string][] = [
    ['article_likes', 'article_id', article, 'blog_posts', 'like_count'],
    ['comment_likes', 'comment_id', comment, 'comments', 'like_count'],
    ['photo_likes', 'photo_id', photo, 'fan_zone_photos', 'likes'],
    ['photo_comment_likes', 'comment_id', photoComment, 'photo_comments', 'like_count'],
    ['game_chat_likes', 'message_id', message, 'game_chat_messages', 'like_count'],
  ];

  test.each(targets)(
    '%s: one per member, counted, and uncounted when the member goes',
    async (table, key, make, target, count) => {
      const id = await make();
      const counted = async () =>
        (await run(`select ${count} as n from ${target} where id = ${id}`))[0];
      const [one, two] = [await member(), await member()];
      await insert(table, { [key]: id, user_id: one });
      await insert(table, { [key]: id, user_id: two });
      await expect(insert(table, { [key]: id, user_id: one })).rejects.toThrow('duplicate key');
      expect(await counted()).toEqual({ n: 2 });
      await run(`delete from users where id = ${one}`);
      expect(await counted()).toEqual({ n: 1 });
      await run(`delete from ${table} where user_id = ${two}`);
      expect(await counted()).toEqual({ n: 0 });
      await insert(table, { [key]: id, user_id: two });
      await run(`delete from ${target} where id = ${id}`);
      expect(await run(`select 1 from ${table} where ${key} = ${id}`)).toEqual([]);
    },
  );

  test('a hundred at once are counted exactly', async () => {
    const id = await article();
    const fans = await Promise.all(Array.from({ length: 100 }, () => member()));
    await Promise.all(fans.map((fan) => insert('article_likes', { article_id: id, user_id: fan })));
    expect(await run(`select like_count as n from blog_posts where id = ${id}`)).toEqual([
      { n: 100 },
    ]);
  });
});

test('comments are counted on their article', async () => {
  const id = await article();
  const first = await comment(id);
  await comment(id);
  await run(`delete from comments where id = ${first}`);
  expect(await run(`select comment_count as n from blog_posts where id = ${id}`)).toEqual([
    { n: 1 },
  ]);
});

test('a deleted member takes along what is theirs, and leaves what is not', async () => {
  const [leaving, staying, week] = [await member(), await member(), await game()];
  const own = { user_id: leaving };
  await insert('sessions', { ...own, token_hash: 'h', expires_at: new Date() });
  await insert('questions', { ...own, question: 'q' });
  await insert('fan_moods', { ...own, mood_level: 7 });
  await insert('game_check_ins', { ...own, game_id: week, location: 'Section 520' });
  await insert('game_chat_messages', { ...own, message: 'm' });
  const picks = {
    wide_receiver1: '1',
    wide_receiver2: '2',
    running_back: '3',
    tight_end: '4',
    flex: '5',
    idp: '6',
    captain: '3',
  };
  const lineup = { game_id: week, week: 1, season: 2025, lineup_name: 'l', ...picks };
  await insert('fantasy_lineups', { ...own, ...lineup });
  await insert('fantasy_lineups', { user_id: staying, ...lineup });
  await insert('fantasy_leaderboards', {
    week: 1,
    season: 2025,
    game_id: week,
    first_place_user_id: leaving,
  });
  await insert('contact_submissions', {
    ...own,
    name: 'n',
    email: 'e',
    category: 'ideas',
    message: 'm',
  });
  await insert('content_reports', {
    reporter_id: leaving,
    content_type: 'photo',
    content_id: 1,
    reason: 'spam',
  });
  await run(`delete from users where id = ${leaving}`);
  for (const table of ['sessions', 'questions', 'fan_moods', 'game_check_ins']) {
    expect(await run(`select 1 from ${table}`)).toEqual([]);
  }
  expect(await run('select user_id from fantasy_lineups')).toEqual([{ user_id: staying }]);
  expect(await run('select first_place_user_id as first from fantasy_leaderboards')).toEqual([
    { first: null },
  ]);
  expect(await run('select user_id from contact_submissions')).toEqual([{ user_id: null }]);
  expect(await run('select reporter_id from content_reports')).toEqual([{ reporter_id: null }]);
  await run(`delete from games where id = ${week}`);
  expect(await run('select 1 from fantasy_lineups')).toEqual([]);
});

test('addresses are unique ignoring case', async () => {
  await member({ email: 'Fan@Example.org' });
  await expect(member({ email: 'fan@example.ORG' })).rejects.toThrow('users_email_unique');
});

test.each<[string, () => Promise<unknown>]>([
  ['avatar type', () => member({ avatar_type: 'pink' })],
  ['avatar elsewhere', () => member({ avatar_url: 'https://example.org/a.png' })],
  ['article category', () => article({ category: 'Gossip' })],
  ['published without a date', () => article({ published: true })],
  ['read time', () => article({ read_time: 0 })],
  ['photo category', () => photo({ category: 'cats' })],
  [
    'question status',
    async () =>
      insert('questions', {
        user_id: await member(),
        question: 'q',
        status: 'done',
        approved: true,
      }),
  ],
  [
    'question approved but pending',
    async () => insert('questions', { user_id: await member(), question: 'q', approved: true }),
  ],
  ['mood of 11', async () => insert('fan_moods', { user_id: await member(), mood_level: 11 })],
  [
    'contact category',
    () => insert('contact_submissions', { name: 'n', email: 'e', category: 'x', message: 'm' }),
  ],
  [
    'contact status',
    () =>
      insert('contact_submissions', {
        name: 'n',
        email: 'e',
        category: 'ideas',
        message: 'm',
        status: 'x',
      }),
  ],
  [
    'report reason',
    () => insert('content_reports', { content_type: 'photo', content_id: 1, reason: 'x' }),
  ],
  [
    'report status',
    () =>
      insert('content_reports', {
        content_type: 'photo',
        content_id: 1,
        reason: 'spam',
        status: 'x',
      }),
  ],
  [
    'reported type',
    () => insert('content_reports', { content_type: 'user', content_id: 1, reason: 'spam' }),
  ],
  ['content type', () => insert('content_feeds', { type: 'radio', title: 't', url: 'u' })],
  ['game result', async () => run(`update games set result = 'X' where id = ${await game()}`)],
  [
    'captain outside the lineup',
    async () =>
      insert('fantasy_lineups', {
        user_id: await member(),
        game_id: await game(),
        week: 1,
        season: 2025,
        lineup_name: 'l',
        wide_receiver1: '1',
        wide_receiver2: '2',
        running_back: '3',
        tight_end: '4',
        flex: '5',
        idp: '6',
        captain: '7',
      }),
  ],
])('refused: %s', async (_what, attempt) => {
  await expect(attempt()).rejects.toThrow('violates check constraint');
});

test('every foreign key is served by an index', async () => {
  const bare = await run(`
    select conrelid::regclass::text as table_name, conname from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`);
  expect(bare).toEqual([]);
});
