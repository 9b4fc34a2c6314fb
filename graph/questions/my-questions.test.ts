import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { Question } from './question.entity.ts';

const Mine = graphql(/* GraphQL */ `
  query MyQuestionsTestMine($first: Int! = 20, $after: String) {
    myQuestions(first: $first, after: $after) {
      nodes {
        id
        question
        status
        isOnAir
        answeredAtSeconds
        answeredIn {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const SetOnAir = graphql(/* GraphQL */ `
  mutation MyQuestionsTestSetOnAir($input: SetQuestionOnAirInput!) {
    setQuestionOnAir(input: $input) {
      question {
        status
        isOnAir
        answeredAtSeconds
      }
    }
  }
`);
const Link = graphql(/* GraphQL */ `
  mutation MyQuestionsTestLink($input: SetQuestionShowInput!) {
    setQuestionShow(input: $input) {
      question {
        answeredAtSeconds
      }
    }
  }
`);
const EVENTS = `subscription { myQuestionEvents { kind questionId question { status isOnAir } } }`;

let site: Site;
let admin: Member;
let host: Member;
let fan: Member;
let other: Member;
let showId: number;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  [host, fan, other] = [
    await site.member({ isHost: true }),
    await site.member(),
    await site.member(),
  ];
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-18T02:00:00Z');
  await site
    .em()
    .execute('delete from questions; delete from content_feeds; delete from audit_entries');
  showId = await addContent(site, { type: 'live', title: 'Tuesday live' });
});

async function ask(
  question: string,
  status: Question['status'],
  who: Member = fan,
): Promise<number> {
  const em = site.em();
  const approved = status !== 'pending';
  const createdAt = site.clock.now();
  const asked = em.create(Question, { user: who.id, question, status, approved, createdAt });
  await em.flush();
  return asked.id;
}
const mine = async (who: Member | null = fan, page: object = {}) =>
  (await site.as(who).run(Mine, { first: 20, ...page })).data?.myQuestions;
const goLive = (isLive: boolean) =>
  site
    .as(host)
    .run(`mutation { setShowLive(input: { id: ${showId}, isLive: ${isLive} }) { show { id } } }`);
const onAir = (id: number, state: 'ON_AIR' | 'ANSWERED' | 'WAITING', who: Member | null = host) =>
  site.as(who).run(SetOnAir, { input: { id, state } });
const key = async (asked: Promise<{ errors?: readonly { extensions?: { key?: string } }[] }>) =>
  (await asked).errors?.[0]?.extensions?.key;

test('a member sees their own questions in any state, newest first, and no one else’s', async () => {
  const [one, two] = [await ask('One?', 'pending'), await ask('Two?', 'answered')];
  await ask('Secret?', 'pending', other);
  expect((await mine())?.nodes.map(({ id, status }) => [id, status])).toEqual([
    [two, 'ANSWERED'],
    [one, 'PENDING'],
  ]);
  expect(await key(site.as(null).run(Mine, { first: 20 }))).toBe('question.signInFirst');
});

test('they are read page by page, also when the last one of a page was deleted', async () => {
  const ids = [];
  for (const word of ['One?', 'Two?', 'Three?']) ids.unshift(await ask(word, 'pending'));
  const page = (await mine(fan, { first: 2 }))!;
  expect([page.nodes.map(({ id }) => id), page.pageInfo.hasNextPage]).toEqual([
    ids.slice(0, 2),
    true,
  ]);
  await site.em().nativeDelete(Question, { id: ids[1]! });
  const next = await mine(fan, { first: 2, after: page.pageInfo.endCursor });
  expect(next?.nodes.map(({ id }) => id)).toEqual([ids[2]]);
  expect(await key(site.as(fan).run(Mine, { first: 2, after: 'WyJzaG93cyIsMV0' }))).toBe(
    'cursor.unknown',
  );
});

test('a host takes a question on the air; it is answered at that place of the show', async () => {
  const [id, next] = [await ask('Who starts?', 'approved'), await ask('Who rests?', 'waiting')];
  expect(await key(onAir(id, 'ON_AIR'))).toBe('question.noShow');
  await goLive(true);
  site.clock.advance(750_000);
  expect((await onAir(id, 'ON_AIR')).data?.setQuestionOnAir?.question).toEqual({
    status: 'ANSWERED',
    isOnAir: true,
    answeredAtSeconds: 750,
  });
  site.clock.advance(60_000);
  await onAir(next, 'ON_AIR');
  const [now, before] = (await mine())!.nodes;
  expect([now, before]).toMatchObject([
    { id: next, isOnAir: true, answeredAtSeconds: 810 },
    { id, isOnAir: false, status: 'ANSWERED', answeredAtSeconds: 750, answeredIn: { id: showId } },
  ]);
  const entries = await site.em().find(AuditEntry, { action: 'question.setOnAir' });
  expect(entries.map(({ details }) => details.to)).toEqual(['ON_AIR', 'ON_AIR']);
});

test('what isn’t answered yet is left for later; a show that ends takes its question off the air', async () => {
  const id = await ask('Who starts?', 'approved');
  await goLive(true);
  await onAir(id, 'ON_AIR');
  await onAir(id, 'WAITING');
  expect((await mine())!.nodes).toMatchObject([
    { status: 'WAITING', isOnAir: false, answeredIn: null, answeredAtSeconds: null },
  ]);
  await onAir(id, 'ON_AIR');
  site.clock.advance(60_000);
  await goLive(false);
  expect((await mine())!.nodes).toMatchObject([{ status: 'ANSWERED', isOnAir: false }]);
  // A broadcast of another day begins without it.
  site.clock.advance(7 * 86_400_000);
  await goLive(true);
  expect((await mine())!.nodes).toMatchObject([{ status: 'ANSWERED', isOnAir: false }]);
});

test('only hosts take approved questions on the air', async () => {
  await goLive(true);
  const [open, pending] = [await ask('Why?', 'approved'), await ask('Psst', 'pending')];
  const moderator = await site.member({ isModerator: true });
  expect(await key(onAir(pending, 'ON_AIR'))).toBe('question.notApproved');
  expect(await key(onAir(999_999, 'ON_AIR'))).toBe('question.unknown');
  for (const who of [fan, moderator])
    expect(await key(onAir(open, 'ON_AIR', who))).toBe('access.notAllowed');
  expect(await key(onAir(open, 'ON_AIR', null))).toBe('access.signInFirst');
});

test('the place in a show can be entered by hand, and is kept until another one is', async () => {
  const id = await ask('Why?', 'approved');
  const link = (input: object) => site.as(admin).run(Link, { input: { id, showId, ...input } });
  const place = async (input: object) =>
    (await link(input)).data?.setQuestionShow?.question.answeredAtSeconds;
  expect(await place({ atSeconds: 750 })).toBe(750);
  expect(await place({})).toBe(750);
  expect((await link({ atSeconds: -1 })).errors?.[0]?.message).toBe(
    'Enter the place in the show like 12:30.',
  );
  expect(await place({ showId: null })).toBeNull();
});

test('the member who asked hears of it at once, and others don’t', async () => {
  const events = await subscribeAs(site, fan, EVENTS);
  const others = await subscribeAs(site, other, EVENTS);
  const id = await ask('Who starts?', 'pending');
  await goLive(true);
  await site
    .as(admin)
    .run(`mutation { approveQuestion(input: { id: ${id} }) { question { id } } }`);
  await onAir(id, 'ON_AIR');
  await onAir(id, 'ANSWERED');
  await site
    .as(admin)
    .run(
      `mutation { setQuestionStatus(input: { id: ${id}, status: WAITING }) { question { id } } }`,
    );
  await site
    .as(admin)
    .run(
      `mutation { setQuestionStatus(input: { id: ${id}, status: ANSWERED }) { question { id } } }`,
    );
  await site.as(admin).run(`mutation { deleteQuestion(input: { id: ${id} }) { deletedId } }`);
  const heard = [];
  for (let count = 0; count < 6; count += 1)
    heard.push(
      ((await events.next()) as { myQuestionEvents: { kind: string } }).myQuestionEvents.kind,
    );
  expect(heard).toEqual(['CHANGED', 'ON_AIR', 'CHANGED', 'CHANGED', 'ANSWERED', 'DELETED']);

  // Their first event is of their own question.
  await site
    .as(other)
    .run('mutation { submitQuestion(input: { question: "Mine?" }) { question { id } } }');
  expect(await others.next()).toMatchObject({
    myQuestionEvents: { kind: 'CHANGED', question: { status: 'PENDING', isOnAir: false } },
  });
});
