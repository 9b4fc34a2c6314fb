import type { QuestionFilter } from '../gql/graphql.ts';
import { QUESTION_REVIEW_TEXTS } from '../../schema/questions.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { cursorOfId } from '../core/paging/cursors.ts';
import { graphql } from '../gql/gql.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { Question } from './question.entity.ts';

const List = graphql(/* GraphQL */ `
  query QuestionReviewTestList($filter: QuestionFilter!, $first: Int! = 100, $after: String) {
    questions(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        question
        status
        isApproved
        user {
          name
          favoriteTeam
        }
      }
    }
    pendingQuestionCount
  }
`);
const Approve = graphql(/* GraphQL */ `
  mutation QuestionReviewTestApprove($id: Int!) {
    approveQuestion(input: { id: $id }) {
      question {
        id
        status
        isApproved
      }
    }
  }
`);
const SetStatus = graphql(/* GraphQL */ `
  mutation QuestionReviewTestSetStatus($id: Int!, $status: QuestionStatus!) {
    setQuestionStatus(input: { id: $id, status: $status }) {
      question {
        status
        isApproved
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation QuestionReviewTestDelete($id: Int!) {
    deleteQuestion(input: { id: $id }) {
      deletedId
    }
  }
`);

let site: Site;
let admin: Member;
let fan: Member;
beforeAll(async () => {
  site = await startSite();
  [admin, fan] = [await site.admin(), await site.member({ name: 'Quinn Question' })];
});
afterAll(() => site.stop());
beforeEach(() =>
  site.em().getConnection().execute('delete from questions; delete from audit_entries'),
);

async function ask(question = 'Why?', status: Question['status'] = 'pending'): Promise<number> {
  const em = site.em();
  const asked = em.create(Question, {
    user: fan.id,
    question,
    status,
    approved: status !== 'pending',
    createdAt: site.clock.now(),
  });
  await em.flush();
  return asked.id;
}
const list = async (filter: QuestionFilter = 'ALL', page: object = {}) => {
  const { data, errors } = await site.as(admin).run(List, { filter, first: 100, ...page });
  expect(errors).toBeUndefined();
  return data!.questions.nodes.map(({ id }) => id);
};
const found = async (word: string) => {
  const { data } = await site.as(null).run(`{ search(query: "${word}") { totalCount } }`);
  return (data as { search: { totalCount: number } }).search.totalCount;
};
const acts = async () =>
  (await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(({ action, details }) => [
    action,
    details,
  ]);

test('questions are listed with their authors, newest first: all, pending or approved ones, page by page', async () => {
  const one = await ask('One?');
  const two = await ask('Two?', 'answered');
  const three = await ask('Three?', 'approved');
  const four = await ask('Four?');
  expect(await list()).toEqual([four, three, two, one]);
  expect(await list('PENDING')).toEqual([four, one]);
  expect(await list('APPROVED')).toEqual([three, two]);
  expect(await list('ALL', { first: 2 })).toEqual([four, three]);
  expect(await list('ALL', { first: 2, after: cursorOfId('questions', three) })).toEqual([
    two,
    one,
  ]);
  const { data } = await site.as(admin).run(List, { filter: 'PENDING', first: 1 });
  expect(data).toMatchObject({
    questions: {
      nodes: [{ user: { name: 'Quinn Question', favoriteTeam: 'Denver Broncos' } }],
    },
    pendingQuestionCount: 2,
  });
});

test('a page is one statement, however many there are', async () => {
  for (let count = 0; count < 20; count += 1) await ask();
  const sent = await statementsOf(site, () =>
    site.as(admin).run('{ questions(first: 20) { nodes { id user { name } } } }'),
  );
  expect(sent.filter((text) => text.includes('questions'))).toHaveLength(1);
});

test('an approved question is public; approving it again changes nothing', async () => {
  const id = await ask('Will the zebra formation return?');
  expect(await found('zebra')).toBe(0);
  expect((await site.as(admin).run(Approve, { id })).data?.approveQuestion?.question).toEqual({
    id,
    status: 'APPROVED',
    isApproved: true,
  });
  expect(await found('zebra')).toBe(1);
  await site.as(admin).run(SetStatus, { id, status: 'ANSWERED' });
  expect((await site.as(admin).run(Approve, { id })).data?.approveQuestion?.question).toMatchObject(
    {
      status: 'ANSWERED',
    },
  );
  expect(await acts()).toEqual([
    ['question.approve', { from: 'pending', to: 'approved' }],
    ['question.setStatus', { from: 'approved', to: 'answered' }],
  ]);
});

test('an approved question can be moved to any status; back in pending it is no longer public', async () => {
  const id = await ask('Zebra?', 'approved');
  for (const status of [
    'WAITING',
    'ANSWERED',
    'WAITING',
    'PENDING',
    'ANSWERED',
    'PENDING',
  ] as const) {
    expect(
      (await site.as(admin).run(SetStatus, { id, status })).data?.setQuestionStatus?.question,
    ).toEqual({
      status,
      isApproved: status !== 'PENDING',
    });
    expect(await found('zebra')).toBe(status === 'PENDING' ? 0 : 1);
  }
});

test.each(['pending', 'approved', 'answered', 'waiting'] as const)(
  'a question that is %s can be deleted; the trail records its text',
  async (status) => {
    const id = await ask('Zebra?', status);
    expect((await site.as(admin).run(Delete, { id })).data).toEqual({
      deleteQuestion: { deletedId: id },
    });
    expect(await found('zebra')).toBe(0);
    expect(await acts()).toEqual([
      ['question.delete', { question: 'Zebra?', status, userName: 'Quinn Question' }],
    ]);
    expect((await site.as(admin).run(Delete, { id })).errors?.[0]).toMatchObject({
      message: QUESTION_REVIEW_TEXTS.unknown,
      extensions: { code: 'NOT_FOUND' },
    });
  },
);

test('two admins approve it at once: the second finds it approved', async () => {
  const id = await ask();
  const answers = await Promise.all([1, 2, 3].map(() => site.as(admin).run(Approve, { id })));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await acts()).toHaveLength(1);
});

test('the number of pending questions is published to admins only', async () => {
  const EVENTS = 'subscription { questionEvents { questionId pendingCount } }';
  const refused = await (await site.as(fan).socket()).iterate({ query: EVENTS }).next();
  expect(JSON.stringify(refused)).toContain('FORBIDDEN');

  const events = await subscribeAs(site, admin, EVENTS);
  const { data } = await site
    .as(fan)
    .run(
      'mutation { submitQuestion(input: { question: "Why?" }) { question { id user { name } } } }',
    );
  expect(data).toMatchObject({
    submitQuestion: { question: { user: { name: 'Quinn Question' } } },
  });
  const { id } = (data as { submitQuestion: { question: { id: number } } }).submitQuestion.question;
  expect(await events.next()).toMatchObject({
    questionEvents: { questionId: id, pendingCount: 1 },
  });
  await site.as(admin).run(Approve, { id });
  expect(await events.next()).toMatchObject({
    questionEvents: { questionId: id, pendingCount: 0 },
  });
});

describe('over REST', () => {
  const call = async (who: Member | null, method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body }) };
    const response = await site.as(who).fetch(`/api${path}`, init);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test('an admin lists, approves, moves and deletes', async () => {
    const id = await ask('Why?');
    const asked = {
      id,
      userId: fan.id,
      question: 'Why?',
      createdAt: site.clock.now().toISOString(),
      user: { id: fan.id, name: 'Quinn Question', favoriteTeam: 'Denver Broncos' },
    };
    expect(await call(admin, 'GET', '/admin/questions')).toEqual({
      status: 200,
      body: [{ ...asked, status: 'pending', approved: false }],
    });
    expect(await call(admin, 'PATCH', `/questions/${id}/approve`)).toEqual({
      status: 200,
      body: { ...asked, status: 'approved', approved: true },
    });
    expect(await call(admin, 'PATCH', `/questions/${id}/status`, { status: 'waiting' })).toEqual({
      status: 200,
      body: { ...asked, status: 'waiting', approved: true },
    });
    expect(await call(admin, 'GET', '/admin/questions?filter=pending')).toEqual({
      status: 200,
      body: [],
    });
    expect(await call(admin, 'DELETE', `/questions/${id}`)).toEqual({
      status: 200,
      body: { success: true },
    });
  });

  test('none of it is for members or visitors', async () => {
    const id = await ask();
    for (const [who, status] of [
      [null, 401],
      [fan, 403],
    ] as const)
      for (const [method, path, body] of [
        ['GET', '/admin/questions', undefined],
        ['PATCH', `/questions/${id}/approve`, undefined],
        ['PATCH', `/questions/${id}/status`, { status: 'answered' }],
        ['DELETE', `/questions/${id}`, undefined],
      ] as const)
        expect(await call(who, method, path, body)).toMatchObject({ status });
    expect(await list('PENDING')).toEqual([id]);
  });

  test.each([
    ['GET', '/admin/questions?filter=odd', undefined, 400],
    ['PATCH', '/questions/99999/approve', undefined, 404],
    ['PATCH', '/questions/1/status', { status: 'lost' }, 400],
    ['PATCH', '/questions/1/status', {}, 400],
    ['DELETE', '/questions/abc', undefined, 400],
  ])('%s %s %j is refused', async (method, path, body, status) => {
    expect(await call(admin, method, path, body)).toMatchObject({ status });
  });
});
