import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { jobContext } from '../../testing/job-context.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { mailsTo } from '../../testing/worlds/email-links.ts';
import { graphForm } from '../../testing/worlds/pictures.ts';
import { Subscriber } from '../subscriber.entity.ts';
import { mailSubscribers } from './mail-subscribers.service.ts';

const List = graphql(/* GraphQL */ `
  query SubscriberDeskTestList(
    $first: Int! = 25
    $after: String
    $search: String
    $state: SubscriberState
  ) {
    subscribers(first: $first, after: $after, search: $search, state: $state) {
      nodes {
        id
        name
        state
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    subscriberCounts {
      subscribed
      waiting
      unsubscribed
      unreachable
    }
  }
`);

const Remove = graphql(/* GraphQL */ `
  mutation SubscriberDeskTestRemove($input: RemoveSubscriberInput!) {
    removeSubscriber(input: $input) {
      deletedId
    }
  }
`);

const PREVIEW = `mutation ($file: Upload!) {
  previewSubscribers(input: { file: $file }) { newCount knownCount faultyCount rows { rowNumber kind email reasons } }
}`;
const IMPORT = `mutation ($file: Upload!, $hasConsent: Boolean!) {
  importSubscribers(input: { file: $file, hasConsent: $hasConsent }) { added }
}`;

let site: Site;
let owner: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  owner = await site.admin();
  admin = site.as(owner);
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate subscribers, newsletter_addresses'));

const confirmed = () => ({ confirmedAt: site.clock.now() });
const add = (name: string, values: Partial<Subscriber> = confirmed()) =>
  site.em().insert(Subscriber, {
    name,
    email: `${name}@example.org`,
    birthday: '1990-01-01',
    createdAt: site.clock.now(),
    ...values,
  });
const mark = (email: string, column: 'opted_out_at' | 'suppressed_at') =>
  site
    .em()
    .execute(`insert into newsletter_addresses (email, token, ${column}) values (?, ?, now())`, [
      email,
      email,
    ]);
const list = async (variables: Parameters<typeof admin.run>[1] = {}) =>
  (await admin.run(List, variables as never)).data!;
const audience = async () => {
  const { data } = await admin.run('{ newsletterAudience }');
  return (data as { newsletterAudience: number }).newsletterAudience;
};

interface Imported {
  data?: {
    previewSubscribers?: {
      newCount: number;
      knownCount: number;
      faultyCount: number;
      rows: { rowNumber: number; kind: string; email: string; reasons: string[] }[];
    };
    importSubscribers?: { added: number };
  };
  errors?: { extensions: { code: string; key: string } }[];
}
async function upload(query: string, sheet: string, variables = {}, actor = admin) {
  const response = await actor.fetch('/graphql', {
    body: graphForm(query, variables, new TextEncoder().encode(sheet), {
      at: 'file',
      name: 'list.csv',
    }),
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await response.json()) as Imported;
}
const preview = async (sheet: string) => (await upload(PREVIEW, sheet)).data!.previewSubscribers!;
const imported = (sheet: string, hasConsent: boolean) => upload(IMPORT, sheet, { hasConsent });

const SHEET = `Name,E-mail,Birthday,Team
Ana,ana@example.org,1988-04-30,Bears
"Sandoval, Emmett",EMMETT@example.org,4/3/1990,
Kid,kid@example.org,2015-01-01,
Nobody,nowhere,1990-01-01,
Ana,ANA@example.org,1988-04-30,

Bob,bob@example.org,1990-01-01,Denver Broncos
Out,out@example.org,1990-01-01,
Who,who@example.org,,Bruins
`;

test('each is listed with whether newsletters reach them; lists page and are searched', async () => {
  await add('Ana');
  await add('Bob', { confirmedAt: null, askedAt: site.clock.now() });
  await add('Cid');
  await mark('cid@example.org', 'opted_out_at');
  await add('Dee');
  await mark('dee@example.org', 'suppressed_at');
  const { subscribers, subscriberCounts } = await list();
  expect(subscribers!.nodes.map(({ name, state }) => [name, state])).toEqual([
    ['Dee', 'UNREACHABLE'],
    ['Cid', 'UNSUBSCRIBED'],
    ['Bob', 'WAITING'],
    ['Ana', 'SUBSCRIBED'],
  ]);
  expect(subscriberCounts).toEqual({ subscribed: 1, waiting: 1, unsubscribed: 1, unreachable: 1 });

  const first = (await list({ first: 3 })).subscribers!;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = (await list({ first: 3, after: first.pageInfo.endCursor })).subscribers!;
  expect(rest.nodes.map(({ name }) => name)).toEqual(['Ana']);
  const found = async (search: string) =>
    (await list({ search })).subscribers!.nodes.map(({ name }) => name);
  expect(await found('CI example')).toEqual(['Cid']);
  expect(await found('%')).toEqual([]);
  for (const { name, state } of subscribers!.nodes)
    expect((await list({ state })).subscribers!.nodes).toEqual([
      expect.objectContaining({ name, state }),
    ]);
});

test('who is removed gets nothing more; an opt-out is remembered; the trail names no one', async () => {
  await add('Ana');
  await add('Out');
  await mark('out@example.org', 'opted_out_at');
  await mark('ana@example.org', 'suppressed_at');
  const { nodes } = (await list()).subscribers!;
  for (const { id } of nodes) {
    const { data } = await admin.run(Remove, { input: { id } });
    expect(data?.removeSubscriber?.deletedId).toBe(id);
  }
  const addresses = await site.em().execute('select email from newsletter_addresses');
  expect(addresses).toEqual([{ email: 'out@example.org' }]);
  const again = await admin.run(Remove, { input: { id: nodes[0]!.id } });
  expect(again.errors?.[0]?.extensions.key).toBe('subscriber.unknown');
  const trail = await site.em().find(AuditEntry, { action: 'subscriber.remove' });
  expect(trail).toHaveLength(2);
  expect(JSON.stringify(trail)).not.toContain('example.org');
});

test('a preview says of each row what the import would do, and stores nothing', async () => {
  await add('Bob');
  await mark('out@example.org', 'opted_out_at');
  const { rows, ...counts } = await preview(SHEET);
  expect(counts).toEqual({ newCount: 2, knownCount: 2, faultyCount: 4 });
  expect(rows.map(({ rowNumber, kind, reasons }) => [rowNumber, kind, ...reasons])).toEqual([
    [4, 'FAULTY', 'The newsletter is for people aged 21 or older.'],
    [5, 'FAULTY', expect.stringMatching(/e-?mail/i)],
    [6, 'FAULTY', 'This address is in the file twice'],
    [
      10,
      'FAULTY',
      'Please select your birth month, day, and year',
      'Please choose a team from the list',
    ],
    [8, 'KNOWN', 'This address is already on the list'],
    [9, 'KNOWN', 'This address opted out'],
    [2, 'NEW'],
    [3, 'NEW'],
  ]);
  expect(await site.em().count(Subscriber, {})).toBe(1);
});

test('who is imported is mailed a link first, unless the admin states that they agreed', async () => {
  const before = await audience();
  expect((await imported(SHEET, false)).data).toEqual({ importSubscribers: { added: 4 } });
  expect(await audience()).toBe(before);
  await mailSubscribers(jobContext(site.server));
  expect(await mailsTo(site, 'ana@example.org')).toHaveLength(1);
  const ana = await site.em().findOneOrFail(Subscriber, { email: 'ana@example.org' });
  expect(ana).toMatchObject({ birthday: '1988-04-30', favoriteTeam: 'Chicago Bears' });
  const emmett = await site.em().findOneOrFail(Subscriber, { email: 'EMMETT@example.org' });
  expect(emmett).toMatchObject({ name: 'Sandoval, Emmett', birthday: '1990-04-03' });
  // The same list again adds no one.
  expect((await imported(SHEET, true)).errors?.[0]?.extensions.key).toBe('subscriber.nothingNew');

  const more = 'name;email;birthday\nPía;pia@example.org;1990-01-01\n';
  expect((await imported(more, true)).data).toEqual({ importSubscribers: { added: 1 } });
  expect(await audience()).toBe(before + 1);
  await mailSubscribers(jobContext(site.server));
  expect(await mailsTo(site, 'pia@example.org')).toHaveLength(0);
  const [, last] = await site
    .em()
    .find(AuditEntry, { action: 'subscriber.import' }, { orderBy: { id: 'asc' } });
  expect(last!.details).toEqual({ fileName: 'list.csv', added: 1, hasConsent: true });
});

test('what is no list is refused', async () => {
  const refusal = async (sheet: string) => {
    const { errors } = await upload(PREVIEW, sheet);
    return errors?.[0]?.extensions.key;
  };
  expect(await refusal('first,last\nA,B\n')).toBe('subscriber.noColumns');
  expect(await refusal('name,email,birthday\n')).toBe('subscriber.noRows');
  expect(await refusal('<html>')).toBe('sheet.unreadable');
  const rows = 'A,a@example.org,1990-01-01\n'.repeat(10_001);
  expect(await refusal(`name,email,birthday\n${rows}`)).toBe('sheet.tooManyRows');
});

test('ten thousand are imported and listed within the patience of an admin', async () => {
  const people = Array.from(
    { length: 10_000 },
    (_, person) => `Fan ${person},fan${person}@example.org,1990-01-01\n`,
  );
  const sheet = `name,email,birthday\n${people.join('')}`;
  expect((await preview(sheet)).newCount).toBe(10_000);
  expect((await imported(sheet, true)).data).toEqual({ importSubscribers: { added: 10_000 } });
  const { subscribers, subscriberCounts } = await list({ search: 'fan777' });
  expect(subscribers!.nodes).toHaveLength(11);
  expect(subscriberCounts.subscribed).toBe(10_000);
  const response = await admin.fetch('/exports/subscribers.csv');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(10_001);
  // What is exported can be imported.
  const { newCount, faultyCount } = await preview(lines.slice(0, 50).join('\r\n'));
  expect([newCount, faultyCount]).toEqual([0, 0]);
}, 60_000);

test('members and visitors neither see subscribers nor import any', async () => {
  const fan = site.as(await site.member());
  for (const actor of [site.as(null), fan]) {
    for (const { errors } of [await actor.run(List), await actor.run(Remove, { input: { id: 1 } })])
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code);
  }
  for (const query of [PREVIEW, IMPORT]) {
    const { errors } = await upload(query, SHEET, { hasConsent: true }, fan);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await fan.fetch('/exports/subscribers.csv')).status).toBe(403);
});
