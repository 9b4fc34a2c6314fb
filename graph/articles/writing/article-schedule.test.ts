import { ARTICLE_FAULTS } from '../../../schema/articles/article-faults.ts';
import { ARTICLE_INPUT_TEXTS } from '../../../schema/articles/article-input.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { jobContext } from '../../testing/job-context.ts';
import { machineClock } from '../../core/clock.ts';
import { graphql } from '../../gql/gql.ts';
import { writeArticle } from '../../testing/worlds/articles.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { publishDueArticles } from './article-schedule.service.ts';

const Schedule = graphql(/* GraphQL */ `
  mutation ArticleScheduleTestSchedule($id: Int!, $at: DateTime) {
    scheduleArticle(input: { id: $id, at: $at }) {
      article {
        isPublished
        scheduledPublishAt
        version
      }
    }
  }
`);

const Read = graphql(/* GraphQL */ `
  query ArticleScheduleTestRead($id: Int!) {
    article(id: $id) {
      publishedAt
      scheduledPublishAt
    }
  }
`);

let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(() => site.stop());

const draft = () => writeArticle(site, { published: false });
const inMs = (ms: number) => new Date(site.clock.now().getTime() + ms);

/** What the job does when it is woken. */
const wake = () => publishDueArticles(jobContext(site.server));
const isPublished = async (id: number) =>
  (await site.as(null).run(Read, { id })).data?.article != null;

test('a draft becomes public at its time, not before, dated to that time', async () => {
  const id = await draft();
  const at = inMs(60_000);
  expect(
    (await admin.run(Schedule, { id, at: at.toISOString() })).data?.scheduleArticle?.article,
  ).toEqual({
    isPublished: false,
    scheduledPublishAt: at.toISOString(),
    version: 1,
  });
  site.clock.advance(59_999);
  await wake();
  expect(await isPublished(id)).toBe(false);
  site.clock.advance(3_601);
  await wake();
  expect((await site.as(null).run(Read, { id })).data?.article).toEqual({
    publishedAt: at.toISOString(),
    scheduledPublishAt: null,
  });
});

test('woken on many nodes at once, it is published once, with one event', async () => {
  const id = await draft();
  await admin.run(Schedule, { id, at: inMs(1_000).toISOString() });
  site.clock.advance(1_000);
  const received: unknown[] = [];
  const stop = site.server.events.on('article.changed', (event) => received.push(event));
  await Promise.all(Array.from({ length: 8 }, wake));
  stop();
  expect(received).toEqual([
    {
      kind: 'PUBLISHED',
      articleId: id,
      article: expect.objectContaining({ id, isPublished: true }),
    },
  ]);
  const acts = await site.em().find(AuditEntry, { subjectId: id }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['article.schedule', ada.id],
    ['article.publish', null],
  ]);
});

test('a schedule is changed and cancelled', async () => {
  const id = await draft();
  await admin.run(Schedule, { id, at: inMs(1_000).toISOString() });
  const later = inMs(60_000);
  await admin.run(Schedule, { id, at: later.toISOString() });
  site.clock.advance(2_000);
  await wake();
  expect(await isPublished(id)).toBe(false);
  expect(
    (await admin.run(Schedule, { id, at: null })).data?.scheduleArticle?.article.scheduledPublishAt,
  ).toBeNull();
  site.clock.advance(60_000);
  await wake();
  expect(await isPublished(id)).toBe(false);
});

test('an hour that the clocks skip or repeat is one instant like any other', async () => {
  site.clock.set('2026-03-08T08:59:00Z');
  const id = await draft();
  // 2:30 AM of that night does not exist in Denver; as an offset from UTC it does.
  await admin.run(Schedule, { id, at: '2026-03-08T02:30:00-07:00' });
  site.clock.set('2026-03-08T09:29:59Z');
  await wake();
  expect(await isPublished(id)).toBe(false);
  site.clock.set('2026-03-08T09:30:00Z');
  await wake();
  expect(await isPublished(id)).toBe(true);
});

test('the past, the far future and published articles are refused', async () => {
  const refusal = async (id: number, at: Date) => {
    const { errors } = await admin.run(Schedule, { id, at: at.toISOString() });
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  };
  const id = await draft();
  expect(await refusal(id, inMs(0))).toEqual([
    'BAD_USER_INPUT',
    ARTICLE_INPUT_TEXTS.scheduleInPast,
  ]);
  expect(await refusal(id, inMs(3 * 366 * 86_400_000))).toEqual([
    'BAD_USER_INPUT',
    ARTICLE_INPUT_TEXTS.scheduleTooLate,
  ]);
  expect(await refusal(await writeArticle(site), inMs(1_000))).toEqual([
    'CONFLICT',
    ARTICLE_INPUT_TEXTS.alreadyPublished,
  ]);
  expect(await refusal(2_000_000, inMs(1_000))).toEqual(['NOT_FOUND', ARTICLE_FAULTS.unknown]);
});

test('the site does it by itself, and open pages get the event', async () => {
  const live = await startSite({ now: machineClock.now().toISOString(), hasJobs: true });
  try {
    const id = await writeArticle(live, { published: false });
    const events = live.server.events.follow(['article.changed']);
    const at = new Date(live.clock.now().getTime() + 500).toISOString();
    await live.as(await live.admin()).run(Schedule, { id, at });
    live.clock.advance(1_000);
    const { value } = await events.next();
    expect(value?.payload).toMatchObject({ kind: 'PUBLISHED', articleId: id });
    await events.return();
  } finally {
    await live.stop();
  }
});
