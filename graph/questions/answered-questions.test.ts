import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { graphql } from '../gql/gql.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addContent } from '../testing/worlds/shows.ts';
import { Question } from './question.entity.ts';

const Link = graphql(/* GraphQL */ `
  mutation AnsweredQuestionsTestLink($input: SetQuestionShowInput!) {
    setQuestionShow(input: $input) {
      question {
        status
        answeredIn {
          id
        }
      }
    }
  }
`);

let site: Site;
let admin: Member;
let fan: Member;
let showId: number;
beforeAll(async () => {
  site = await startSite();
  [admin, fan] = [await site.admin(), await site.member({ name: 'Quinn' })];
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from questions; delete from content_feeds');
  showId = await addContent(site, { type: 'podcast', title: 'Mailbag' });
});

async function ask(question: string, status: Question['status']): Promise<number> {
  const em = site.em();
  const approved = status !== 'pending';
  const createdAt = site.clock.now();
  const asked = em.create(Question, { user: fan.id, question, status, approved, createdAt });
  await em.flush();
  return asked.id;
}
const link = (id: number, show: number | null, who: Member | null = admin) =>
  site.as(who).run(Link, { input: { id, showId: show } });
const answered = async () => {
  const { data } = await site
    .as(null)
    .run(`{ show(id: ${showId}) { questions { question user { name } } } }`);
  return (data as { show: { questions: unknown[] } }).show.questions;
};

test('an approved question is on the page of the show that answers it, and counts as answered', async () => {
  const id = await ask('Who starts?', 'approved');
  expect(await answered()).toEqual([]);
  expect((await link(id, showId)).data?.setQuestionShow).toEqual({
    question: { status: 'ANSWERED', answeredIn: { id: showId } },
  });
  expect(await answered()).toEqual([{ question: 'Who starts?', user: { name: 'Quinn' } }]);
  const [entry] = await site.em().find(AuditEntry, { action: 'question.setShow' });
  expect(entry).toMatchObject({ details: { from: null, to: showId, title: 'Mailbag' } });

  await site
    .as(admin)
    .run(
      `mutation { setQuestionStatus(input: { id: ${id}, status: PENDING }) { question { id } } }`,
    );
  expect(await answered()).toEqual([]);
  await site
    .as(admin)
    .run(`mutation { approveQuestion(input: { id: ${id} }) { question { id } } }`);
  await link(id, null);
  expect(await answered()).toEqual([]);
});

test('a pending question, an unknown show and anybody but admins are refused', async () => {
  const pending = await ask('Psst', 'pending');
  const open = await ask('Why?', 'approved');
  const key = async (asked: ReturnType<typeof link>) => (await asked).errors?.[0]?.extensions.key;
  expect(await key(link(pending, showId))).toBe('question.notApproved');
  expect(await key(link(open, 999_999))).toBe('show.unknown');
  expect(await key(link(999_999, showId))).toBe('question.unknown');
  expect(await key(link(open, showId, fan))).toBe('access.notAllowed');
  expect(await key(link(open, showId, null))).toBe('access.signInFirst');
  expect(await answered()).toEqual([]);
});

test('when the show is deleted the question stays', async () => {
  const id = await ask('Still here?', 'approved');
  await link(id, showId);
  await site.em().nativeDelete(ContentFeed, { id: showId });
  expect(await site.em().findOneOrFail(Question, id)).toMatchObject({ answeredIn: null });
});
