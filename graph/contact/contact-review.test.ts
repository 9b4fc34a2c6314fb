import { CONTACT_REVIEW_TEXTS } from '../../schema/contact/contact.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { cursorOfId } from '../core/paging/cursors.ts';
import { graphql } from '../gql/gql.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { ContactSubmission } from './contact-submission.entity.ts';

const List = graphql(/* GraphQL */ `
  query ContactReviewTestList(
    $category: ContactCategory
    $statuses: [ContactStatus!]
    $first: Int! = 100
    $after: String
  ) {
    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {
      nodes {
        id
        message
        status
      }
    }
    contactCounts {
      new
      reviewed
      completed
    }
  }
`);
const SetStatus = graphql(/* GraphQL */ `
  mutation ContactReviewTestSetStatus($id: Int!, $status: ContactStatus!) {
    setContactStatus(input: { id: $id, status: $status }) {
      submission {
        id
        status
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation ContactReviewTestDelete($id: Int!) {
    deleteContactSubmission(input: { id: $id }) {
      deletedId
    }
  }
`);

let site: Site;
let admin: Member;
let fan: Member;
beforeAll(async () => {
  site = await startSite();
  [admin, fan] = [await site.admin(), await site.member()];
});
afterAll(() => site.stop());
beforeEach(() =>
  site.em().getConnection().execute('delete from contact_submissions; delete from audit_entries'),
);

async function message(values: Partial<ContactSubmission> = {}): Promise<number> {
  const em = site.em();
  const submission = em.create(ContactSubmission, {
    name: 'Wyatt Writer',
    email: 'wyatt@example.org',
    category: 'feedback',
    message: 'Nice show',
    createdAt: site.clock.now(),
    ...values,
  });
  await em.flush();
  return submission.id;
}
const list = async (variables: object = {}) => {
  const { data, errors } = await site.as(admin).run(List, { first: 100, ...variables });
  expect(errors).toBeUndefined();
  return data!.contactSubmissions.nodes.map(({ id }) => id);
};
const acts = async () =>
  (await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
    ({ action, actorId, subjectId, details }) => ({ action, actorId, subjectId, details }),
  );

test('messages are listed newest first, by category and status, a page at a time', async () => {
  const one = await message();
  const two = await message({ category: 'problem', status: 'reviewed' });
  const three = await message({ category: 'advertising', status: 'completed' });
  const four = await message({ category: 'problem' });
  expect(await list()).toEqual([four, three, two, one]);
  expect(await list({ category: 'PROBLEM' })).toEqual([four, two]);
  expect(await list({ statuses: ['NEW', 'REVIEWED'] })).toEqual([four, two, one]);
  expect(await list({ category: 'PROBLEM', statuses: ['NEW'] })).toEqual([four]);
  expect(await list({ first: 2 })).toEqual([four, three]);
  expect(await list({ first: 2, after: cursorOfId('contactSubmissions', three) })).toEqual([
    two,
    one,
  ]);
  const { data } = await site.as(admin).run(List, { first: 1 });
  expect(data?.contactCounts).toEqual({ new: 2, reviewed: 1, completed: 1 });
});

test('a page is one statement, however many there are', async () => {
  for (let count = 0; count < 30; count += 1) await message();
  const sent = await statementsOf(site, () =>
    site.as(admin).run('{ contactSubmissions(first: 30) { nodes { id userId message } } }'),
  );
  expect(sent.filter((text) => text.includes('contact_submissions'))).toHaveLength(1);
});

test('a message is moved freely; each move is in the trail, and only moves are', async () => {
  const id = await message();
  for (const status of ['COMPLETED', 'NEW', 'REVIEWED', 'COMPLETED', 'COMPLETED'] as const)
    expect(
      (await site.as(admin).run(SetStatus, { id, status })).data?.setContactStatus?.submission,
    ).toEqual({
      id,
      status,
    });
  expect((await acts()).map(({ details }) => details)).toEqual([
    { from: 'new', to: 'completed' },
    { from: 'completed', to: 'new' },
    { from: 'new', to: 'reviewed' },
    { from: 'reviewed', to: 'completed' },
  ]);
});

test('a deleted message is removed, and the trail does not say who wrote it', async () => {
  const id = await message({ category: 'problem' });
  expect((await site.as(admin).run(Delete, { id })).data).toEqual({
    deleteContactSubmission: { deletedId: id },
  });
  expect(await list()).toEqual([]);
  expect(await acts()).toEqual([
    {
      action: 'contact.delete',
      actorId: admin.id,
      subjectId: id,
      details: { category: 'problem', status: 'new' },
    },
  ]);
  expect((await site.as(admin).run(Delete, { id })).errors?.[0]).toMatchObject({
    message: CONTACT_REVIEW_TEXTS.unknown,
    extensions: { code: 'NOT_FOUND' },
  });
});

test.each([
  ['GET', '?category=poetry', {}, CONTACT_REVIEW_TEXTS.unknownCategory],
  ['GET', '?status=lost', {}, CONTACT_REVIEW_TEXTS.unknownStatus],
  ['PUT', '/1/status', { status: 'burnt' }, CONTACT_REVIEW_TEXTS.unknownStatus],
])('over REST %s %s %j names a word that does not exist', async (method, path, body, text) => {
  const response = await site
    .as(admin)
    .fetch(`/api/contact-submissions${path}`, { method, ...(method === 'PUT' && { body }) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: text });
});

test('each change publishes the count of new messages, to admins only', async () => {
  const EVENTS = 'subscription { contactEvents { submissionId newCount } }';
  const refused = await (await site.as(fan).socket()).iterate({ query: EVENTS }).next();
  expect(JSON.stringify(refused)).toContain('FORBIDDEN');

  const events = await subscribeAs(site, admin, EVENTS);
  const { data } = await site
    .as(null)
    .run(
      'mutation { submitContact(input: { name: "W", email: "w@example.org", category: IDEAS, message: "Hi" }) { submission { id } } }',
    );
  const { id } = (data as { submitContact: { submission: { id: number } } }).submitContact
    .submission;
  expect(await events.next()).toMatchObject({ contactEvents: { submissionId: id, newCount: 1 } });
  await site.as(admin).run(SetStatus, { id, status: 'REVIEWED' });
  expect(await events.next()).toMatchObject({ contactEvents: { submissionId: id, newCount: 0 } });
});

describe('over REST', () => {
  const call = async (who: Member | null, method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body }) };
    const response = await site.as(who).fetch(`/api/contact-submissions${path}`, init);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const idsOf = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id);

  test('an admin lists, moves and deletes, with their own e-mail or without one', async () => {
    const one = await message({ category: 'ideas' });
    const two = await message({ status: 'completed' });
    const own = `adminEmail=${encodeURIComponent(admin.email.toUpperCase())}`;
    expect(idsOf(await call(admin, 'GET', `?${own}`))).toEqual([two, one]);
    expect(idsOf(await call(admin, 'GET', '?category=all'))).toEqual([two, one]);
    expect(idsOf(await call(admin, 'GET', `?${own}&category=ideas`))).toEqual([one]);
    expect(idsOf(await call(admin, 'GET', '?status=new'))).toEqual([one]);
    expect(idsOf(await call(admin, 'GET', `?after=${two}`))).toEqual([one]);
    const adminEmail = admin.email;
    expect(
      await call(admin, 'PUT', `/${one}/status`, { status: 'reviewed', adminEmail }),
    ).toMatchObject({ status: 200, body: { id: one, status: 'reviewed' } });
    expect(await call(admin, 'DELETE', `/${one}`, { adminEmail })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await call(admin, 'DELETE', `/${one}`)).toMatchObject({ status: 404 });
  });

  test.each([
    ["another's", `adminEmail=fan@example.org`],
    ['a list', `adminEmail=a@example.org&adminEmail=b@example.org`],
    ['a wildcard', `adminEmail=%25`],
  ])('%s e-mail is not believed', async (_what, query) => {
    const id = await message();
    expect(await call(admin, 'GET', `?${query}`)).toMatchObject({ status: 403 });
    const forged = { adminEmail: ['a@example.org'] };
    expect(await call(admin, 'DELETE', `/${id}`, forged)).toMatchObject({ status: 403 });
    expect(await list()).toEqual([id]);
  });

  test('naming an admin gives no rights', async () => {
    const id = await message();
    const named = { adminEmail: admin.email, status: 'completed' };
    for (const [who, status] of [
      [null, 401],
      [fan, 403],
    ] as const) {
      expect(await call(who, 'GET', `?adminEmail=${admin.email}`)).toMatchObject({ status });
      expect(await call(who, 'PUT', `/${id}/status`, named)).toMatchObject({ status });
      expect(await call(who, 'DELETE', `/${id}`, named)).toMatchObject({ status });
    }
    expect(await site.em().findOneOrFail(ContactSubmission, id)).toMatchObject({ status: 'new' });
  });

  test.each([
    ['GET', '?category=poetry', undefined, 400],
    ['GET', '?status=lost', undefined, 400],
    ['GET', '?category=ideas&category=problem', undefined, 400],
    ['PUT', '/1/status', { status: 'burnt' }, 400],
    ['PUT', '/1/status', {}, 400],
    ['PUT', '/99999/status', { status: 'new' }, 404],
    ['PUT', '/abc/status', { status: 'new' }, 400],
  ])('%s %s %j is refused', async (method, path, body, status) => {
    expect(await call(admin, method, path, body)).toMatchObject({ status });
  });
});
