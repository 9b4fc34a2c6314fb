import * as xlsx from 'xlsx';
import { EXPORTS, type ExportName } from '../../schema/accounts/exports.ts';
import { Question } from '../questions/question.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { addPhoto } from '../testing/worlds/photos.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

let site: Site;
let ada: Member;
let mia: Member;
beforeAll(async () => {
  // Eight in the evening of November 15th in Denver.
  site = await startSite({ now: '2025-11-16T03:00:00Z' });
  ada = await site.admin();
  mia = await site.member({ name: 'Mia Mile' });
});
afterAll(() => site.stop());

const get = (who: Member | null, name: string) => site.as(who).fetch(`/exports/${name}.csv`);

/** The sheet as a spreadsheet program reads it. */
async function cellsOf(response: Response): Promise<unknown[][]> {
  const book = xlsx.read(new Uint8Array(await response.arrayBuffer()), {
    raw: true,
    type: 'array',
  });
  return xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
}

test.each([
  ['a visitor', false, 401],
  ['a member', true, 403],
])('%s gets none of them', async (_who, isMember, status) => {
  for (const name of Object.keys(EXPORTS)) {
    const response = await get(isMember ? mia : null, name);
    expect({ name, status: response.status }).toEqual({ name, status });
    expect(await response.json()).toHaveProperty('message');
  }
});

test('a foreign page gets none with the cookie of an admin', async () => {
  const response = await site
    .as(ada)
    .fetch('/exports/users.csv', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.status).toBe(401);
});

test('an unknown dataset is 404, and no other method reads one', async () => {
  expect((await get(ada, 'passwords')).status).toBe(404);
  expect((await get(ada, '__proto__')).status).toBe(404);
  expect((await site.as(ada).fetch('/exports/users.csv', { method: 'POST' })).status).toBe(404);
});

test('where there is nothing, nothing is sent and nothing recorded', async () => {
  for (const name of ['questions', 'photos', 'article-analytics', 'sponsor-leads']) {
    const response = await get(ada, name);
    expect([name, response.status, await response.text()]).toEqual([name, 204, '']);
  }
  const { data } = await site.as(ada).run('{ auditTrail(subjectType: EXPORT) { nodes { id } } }');
  expect(data).toEqual({ auditTrail: { nodes: [] } });
});

test('members: named by the day in Denver, readable for spreadsheets, and recorded', async () => {
  const response = await get(ada, 'users');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=users-2025-11-15.csv',
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = await response.clone().text();
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).not.toMatch(/argon2|password/i);
  expect(await cellsOf(response)).toEqual([
    ['ID', 'Name', 'Email', 'Favorite team', 'Country', 'Admin', 'MVP', 'Joined (MT)'],
    [
      `${ada.id}`,
      'Ada Admin',
      ada.email,
      'Denver Broncos',
      'United States',
      'yes',
      'no',
      '2025-11-15 20:00',
    ],
    [
      `${mia.id}`,
      'Mia Mile',
      mia.email,
      'Denver Broncos',
      'United States',
      'no',
      'no',
      '2025-11-15 20:00',
    ],
  ]);
  const { data } = await site
    .as(ada)
    .run(
      '{ auditTrail(subjectType: EXPORT) { nodes { action actorName details { name value } } } }',
    );
  expect(data).toEqual({
    auditTrail: {
      nodes: [
        {
          action: 'data.export',
          actorName: 'Ada Admin',
          details: [{ name: 'fileName', value: 'users-2025-11-15.csv' }],
        },
      ],
    },
  });
});

test('what a spreadsheet would take for a formula arrives as text', async () => {
  const formulas = [
    '=1+1',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
  ];
  const plain = ['A "quoted", one', 'two\nlines', 'a;b', 'ünï 🧡', ' =1', "'=1"];
  const em = site.em();
  for (const question of [...formulas, ...plain])
    em.create(Question, {
      user: em.getReference(User, mia.id),
      question,
      createdAt: site.clock.now(),
    });
  await em.flush();
  const [, ...rows] = await cellsOf(await get(ada, 'questions'));
  expect(rows.map(([, question]) => question)).toEqual([
    ...formulas.map((formula) => `'${formula}`),
    ...plain,
  ]);
});

test('every dataset is a sheet with a header', async () => {
  await writeArticle(site, { title: 'Bo Nix', tags: [] });
  await addPhoto(site, { by: mia });
  const heads: Partial<Record<ExportName, unknown>> = {};
  for (const name of Object.keys(EXPORTS) as ExportName[]) {
    const response = await get(ada, name);
    if (response.status === 204) continue;
    const cells = await cellsOf(response);
    expect(cells.length).toBeGreaterThan(1);
    expect(cells.every(({ length }) => length <= cells[0]!.length)).toBe(true);
    heads[name] = cells[0];
  }
  expect(Object.keys(EXPORTS).filter((name) => !(name in heads))).toEqual([
    'subscribers',
    'top-locations',
    'sponsor-leads',
  ]);
  expect(heads['sponsor-summary']).toEqual(['Section', 'Figure', 'Value']);
});

describe('a long one', () => {
  const MEMBERS = 30_000;
  const isPage = (sql: string) => /from "users" where "id" > /.test(sql);
  beforeAll(async () => {
    // No statement may take long, and names are indexed by their parts.
    for (let first = 1; first <= MEMBERS; first += 2_500)
      await site.em().execute(
        `insert into users (email, password, name) select 'many' || n || '@example.org', 'x', repeat('Many ', 200) || n
         from generate_series(${first}, ${first + 2_499}) n`,
      );
  });

  test('comes whole, in pages', async () => {
    let text = '';
    const sent = await statementsOf(site, async () => {
      text = await (await get(ada, 'users')).text();
    });
    expect(text.trimEnd().split('\r\n')).toHaveLength(MEMBERS + 3);
    expect(text).toContain(`many${MEMBERS}@example.org`);
    expect(sent.filter(isPage)).toHaveLength(31);
  });

  test('that is cancelled is read no further, and releases its connection', async () => {
    const pool = (await site.server.orm.em.getConnection().getNativeClient()) as unknown as {
      totalCount: number;
      idleCount: number;
    };
    const isIdle = () => pool.idleCount === pool.totalCount;
    const sent = await statementsOf(site, async () => {
      const aborter = new AbortController();
      const response = await site.as(ada).fetch('/exports/users.csv', { signal: aborter.signal });
      await response.body!.getReader().read();
      aborter.abort();
      // The server notices the disconnect during these requests; then the export ends.
      for (let asked = 0; asked < 40; asked++) await site.as(null).fetch('/readyz');
      while (!isIdle()) await new Promise((resolve) => setImmediate(resolve));
    });
    expect(sent.filter(isPage).length).toBeLessThan(31);
    const after = await statementsOf(site, async () => {
      for (let asked = 0; asked < 20; asked++) await site.as(null).fetch('/readyz');
    });
    expect(after.filter(isPage)).toEqual([]);
    expect(isIdle()).toBe(true);
  });
});
