import { QUESTION_MAX_LENGTH, QUESTION_TEXTS } from '../../schema/questions.ts';
import { RATE_LIMIT_RULES } from '../core/limits/rate-limit-rules.ts';
import { graphql } from '../gql/gql.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { Question } from './question.entity.ts';

const Submit = graphql(/* GraphQL */ `
  mutation QuestionTestSubmit($input: SubmitQuestionInput!) {
    submitQuestion(input: $input) {
      question {
        id
        question
        isApproved
        status
        createdAt
      }
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from questions'));

const stored = () => site.em().find(Question, {});
const ask = (actor: Actor, question: string) => actor.run(Submit, { input: { question } });

test('a member’s question is pending until it is reviewed', async () => {
  const fan = await site.member();
  const { data, errors } = await ask(site.as(fan), '  Will the line   hold? 🧡\n');
  expect(errors).toBeUndefined();
  expect(data?.submitQuestion?.question).toEqual({
    id: expect.any(Number) as number,
    question: 'Will the line   hold? 🧡',
    isApproved: false,
    status: 'PENDING',
    createdAt: site.clock.now(),
  });
  expect(await stored()).toMatchObject([{ user: { id: fan.id }, status: 'pending' }]);
});

test('it is not public before an admin has approved it', async () => {
  await ask(site.as(await site.member()), 'Zebra formation, when?');
  const search = '{ search(query: "zebra") { totalCount } }';
  expect((await site.as(null).run(search)).data).toEqual({ search: { totalCount: 0 } });
  await site
    .em()
    .getConnection()
    .execute(`update questions set status = 'approved', approved = true`);
  expect((await site.as(null).run(search)).data).toEqual({ search: { totalCount: 1 } });
});

test('a visitor is refused and asked to log in', async () => {
  const { errors } = await ask(site.as(null), 'Who starts?');
  expect(errors?.[0]).toMatchObject({
    message: 'Must be logged in to submit questions',
    extensions: { code: 'UNAUTHENTICATED' },
  });
});

test.each([
  ['nothing', '', QUESTION_TEXTS.blank],
  ['blanks', ' \n\t ', QUESTION_TEXTS.blank],
  ['characters nobody sees', '\u200b\u2060', QUESTION_TEXTS.blank],
  ['more than fits', 'x'.repeat(QUESTION_MAX_LENGTH + 1), QUESTION_TEXTS.tooLong],
])('%s is no question', async (_what, question, message) => {
  const { errors } = await ask(site.as(await site.member()), question);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await stored()).toEqual([]);
});

test('a question of exactly the longest length is accepted', async () => {
  const { errors } = await ask(site.as(await site.member()), 'x'.repeat(QUESTION_MAX_LENGTH));
  expect(errors).toBeUndefined();
});

test('questions are rate-limited per member; admins are exempt', async () => {
  const fan = site.as(await site.member());
  const { points } = RATE_LIMIT_RULES.question;
  for (let count = 0; count < points; count += 1) await ask(fan, `Question ${count}`);
  expect((await ask(fan, 'And one more')).errors?.[0]?.extensions).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: expect.any(Number) as number,
  });
  expect((await ask(site.as(await site.member()), 'My first')).errors).toBeUndefined();

  const admin = site.as(await site.admin());
  for (let count = 0; count <= points; count += 1)
    expect((await ask(admin, `Question ${count}`)).errors).toBeUndefined();
});

describe('over REST', () => {
  const post = async (actor: Actor, body: unknown) => {
    const response = await actor.fetch('/api/questions', { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('a question is created for the signed-in member', async () => {
    const fan = await site.member();
    expect(await post(site.as(fan), { question: 'Why?', userId: fan.id })).toEqual({
      status: 201,
      body: {
        id: expect.any(Number) as number,
        question: 'Why?',
        approved: false,
        status: 'pending',
        createdAt: site.clock.now().toISOString(),
        userId: fan.id,
        user: { id: fan.id, name: fan.name, favoriteTeam: 'Denver Broncos' },
      },
    });
    expect((await post(site.as(fan), { question: 'And why not?' })).status).toBe(201);
  });

  test('fields that only the hosts decide are ignored in the body', async () => {
    const fan = await site.member();
    const sent = {
      question: 'Approve me',
      approved: true,
      status: 'answered',
      id: 1,
      createdAt: '2020-01-01T00:00:00Z',
    };
    expect(await post(site.as(fan), sent)).toMatchObject({
      status: 201,
      body: { approved: false, status: 'pending', createdAt: site.clock.now().toISOString() },
    });
  });

  test.each([
    ['absent', {}],
    ['null', { question: null }],
    ['blank', { question: '   ' }],
  ])('a question that is %s is refused', async (_what, body) => {
    expect(await post(site.as(await site.member()), body)).toMatchObject({
      status: 400,
      body: { message: QUESTION_TEXTS.blank },
    });
  });

  test.each([[{}], [['a', 'b']]])('a question that is no text is refused', async (question) => {
    expect((await post(site.as(await site.member()), { question })).status).toBe(400);
  });

  test('a question is never created for another member, nor by a visitor', async () => {
    const [fan, other] = [await site.member(), await site.member()];
    expect(await post(site.as(fan), { question: 'Why?', userId: other.id })).toMatchObject({
      status: 403,
    });
    expect(await post(site.as(null), { question: 'Why?', userId: fan.id })).toMatchObject({
      status: 401,
      body: { message: 'Must be logged in to submit questions' },
    });
    expect(await stored()).toEqual([]);
  });
});
