import type { ReportFilter } from '../gql/graphql.ts';
import { jest } from '@jest/globals';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { Comment } from '../articles/comment.entity.ts';
import { ChatMessage } from '../chat/chat-message.entity.ts';
import { graphql } from '../gql/gql.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { CONTENT_REMOVAL } from './content-removal.ts';
import { ContentReport } from './content-report.entity.ts';

graphql(/* GraphQL */ `
  fragment ReviewTest on ContentReport {
    id
    status
    actionTaken
    reporterName
    reportedUserName
    reportedContent
    articleTitle
    isContentThere
  }
`);
const List = graphql(/* GraphQL */ `
  query ReviewTestList($filter: ReportFilter!) {
    reports(filter: $filter, first: 100) {
      nodes {
        ...ReviewTest
      }
    }
  }
`);
const Dismiss = graphql(/* GraphQL */ `
  mutation ReviewTestDismiss($id: Int!) {
    dismissReport(input: { id: $id }) {
      report {
        ...ReviewTest
      }
    }
  }
`);
const DeleteContent = graphql(/* GraphQL */ `
  mutation ReviewTestDeleteContent($id: Int!) {
    deleteReportedContent(input: { id: $id }) {
      report {
        ...ReviewTest
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation ReviewTestDelete($id: Int!) {
    deleteReport(input: { id: $id }) {
      deletedId
    }
  }
`);

let site: Site;
let fan: Member;
let author: Member;
let admin: Member;
let commentId: number;
beforeAll(async () => {
  site = await startSite();
  [fan, author, admin] = [
    await site.member({ name: 'Mia Mile' }),
    await site.member({ name: 'Otis Orange' }),
    await site.admin(),
  ];
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('truncate content_reports');
  const articleId = await writeArticle(site, { title: 'The long way back' });
  commentId = await writeComment(site, { articleId, by: author, content: 'Tickets, cheap!' });
});

async function reported(
  contentType = 'ARTICLE_COMMENT',
  contentId = commentId,
  by = fan,
): Promise<number> {
  const { errors } = await site
    .as(by)
    .run('mutation ($input: ReportContentInput!) { reportContent(input: $input) { contentId } }', {
      input: { contentType, contentId, reason: 'SPAM' },
    });
  expect(errors).toBeUndefined();
  const [{ id }] = (await site
    .em()
    .find(ContentReport, {}, { orderBy: { id: 'desc' }, limit: 1 })) as [ContentReport];
  return id;
}
const idsOf = async (filter: ReportFilter) =>
  (await site.as(admin).run(List, { filter })).data!.reports.nodes.map(({ id }) => id);
const codeOf = ({ errors }: { errors?: readonly { extensions?: unknown }[] }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
const rowOf = async (id: number) => {
  const { reporter, reviewedBy, ...row } = await site.em().findOneOrFail(ContentReport, id);
  return { ...row, reporter: reporter?.id, reviewedBy: reviewedBy?.id };
};
const isThere = async (id = commentId) => (await site.em().count(Comment, { id })) === 1;
const actsOn = async (subjectId: number) =>
  (await site.em().find(AuditEntry, { subjectType: 'ContentReport', subjectId })).map(
    ({ action }) => action,
  );

test('an admin sees the reporter, the content, its author, and where it is', async () => {
  const id = await reported();
  const { data } = await site.as(admin).run(List, { filter: 'ALL' });
  expect(data?.reports.nodes).toEqual([
    {
      id,
      status: 'PENDING',
      actionTaken: null,
      reporterName: 'Mia Mile',
      reportedUserName: 'Otis Orange',
      reportedContent: 'Tickets, cheap!',
      articleTitle: 'The long way back',
      isContentThere: true,
    },
  ]);
});

test('a report outlives its content and its reporter, who is then Anonymous', async () => {
  const leaver = await site.member();
  const id = await reported('ARTICLE_COMMENT', commentId, leaver);
  await site.em().nativeDelete(User, leaver.id);
  await site.em().nativeDelete(Comment, commentId);
  const { data } = await site.as(admin).run(List, { filter: 'ALL' });
  expect(data?.reports.nodes).toMatchObject([
    {
      id,
      reporterName: 'Anonymous',
      reportedUserName: 'Otis Orange',
      reportedContent: 'Tickets, cheap!',
      isContentThere: false,
    },
  ]);
});

test('the list is filtered, has the ten last reviewed ones at most, and takes one statement', async () => {
  const em = site.em();
  const message = em.create(ChatMessage, {
    user: em.getReference(User, author.id),
    message: 'Boo',
  });
  await em.flush();
  const reviewed: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    reviewed.unshift(await reported());
    site.clock.set(new Date(site.clock.now().getTime() + 60_000).toISOString());
    await site.as(admin).run(Dismiss, { id: reviewed[0]! });
  }
  const onComment = await reported();
  const onChat = await reported('CHAT_MESSAGE', message.id);
  expect(await idsOf('ALL')).toEqual([onChat, onComment, ...reviewed.slice(0, 10)]);
  expect(await idsOf('PENDING')).toEqual([onChat, onComment]);
  expect(await idsOf('DISMISSED')).toEqual(reviewed.slice(0, 10));
  expect(await idsOf('CHAT_MESSAGE')).toEqual([onChat]);
  expect(await idsOf('PHOTO')).toEqual([]);
  const statements = await statementsOf(site, () => idsOf('ALL'));
  expect(statements.filter((text) => text.includes('content_reports'))).toHaveLength(1);
});

test('dismissing a report leaves the content; repeating it changes nothing', async () => {
  const id = await reported();
  const reviewedAt = site.clock.now();
  const first = await site.as(admin).run(Dismiss, { id });
  expect(first.data?.dismissReport?.report).toMatchObject({
    status: 'DISMISSED',
    actionTaken: 'DISMISSED',
  });
  site.clock.set(new Date(reviewedAt.getTime() + 60_000).toISOString());
  await site.as(admin).run(Dismiss, { id });
  expect(await rowOf(id)).toMatchObject({ reviewedBy: admin.id, reviewedAt });
  expect(await isThere()).toBe(true);
  expect(await actsOn(id)).toEqual(['report.dismiss']);
});

describe('deleting the content', () => {
  test('closes all its reports, which still say what it was', async () => {
    const [mine, theirs] = [
      await reported(),
      await reported('ARTICLE_COMMENT', commentId, await site.member()),
    ];
    const { data } = await site.as(admin).run(DeleteContent, { id: mine });
    const after = {
      status: 'DISMISSED',
      actionTaken: 'DELETED',
      reportedContent: 'Tickets, cheap!',
      reportedUserName: 'Otis Orange',
      isContentThere: false,
    };
    expect(data?.deleteReportedContent?.report).toMatchObject(after);
    expect(await isThere()).toBe(false);
    expect(await rowOf(theirs)).toMatchObject({ status: 'dismissed', actionTaken: 'deleted' });
    await site.as(admin).run(DeleteContent, { id: mine });
    expect(await actsOn(mine)).toEqual(['report.deleteContent']);
  });

  test('is all or nothing', async () => {
    const id = await reported();
    const broken = jest
      .spyOn(CONTENT_REMOVAL, 'article_comment')
      .mockImplementation(async (_ctx, tx, contentId) => {
        await tx.nativeDelete(Comment, contentId);
        throw new Error('cut');
      });
    const { errors } = await site.as(admin).run(DeleteContent, { id });
    broken.mockRestore();
    expect(errors).toHaveLength(1);
    expect(await isThere()).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', actionTaken: null });
    expect(await actsOn(id)).toEqual([]);
  });

  test('two admins at once: both get the same result', async () => {
    const [one, two] = [
      await reported(),
      await reported('ARTICLE_COMMENT', commentId, await site.member()),
    ];
    const answers = await Promise.all(
      [one, two, one, two].map((id) => site.as(admin).run(DeleteContent, { id })),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await rowOf(two)).toMatchObject({ status: 'dismissed', actionTaken: 'deleted' });
  });

  test('over REST both orders lead to the same row', async () => {
    const rest = async (method: string, path: string) =>
      expect((await site.as(admin).fetch(path, { method })).status).toBe(200);
    const other = await writeComment(site, {
      articleId: await writeArticle(site),
      by: author,
      content: 'Tickets, cheap!',
    });
    const [first, second] = [await reported(), await reported('ARTICLE_COMMENT', other)];
    await rest('DELETE', `/api/comments/${commentId}`);
    await rest('PUT', `/api/admin/reports/${first}/dismiss`);
    await rest('PUT', `/api/admin/reports/${second}/dismiss`);
    await rest('DELETE', `/api/comments/${other}`);
    const [a, b] = [await rowOf(first), await rowOf(second)];
    expect(a).toMatchObject({ status: 'dismissed', actionTaken: 'deleted' });
    expect({ ...b, id: 0, contentId: 0 }).toEqual({ ...a, id: 0, contentId: 0 });
  });
});

test('only a reviewed report is deleted', async () => {
  const id = await reported();
  expect(codeOf(await site.as(admin).run(Delete, { id }))).toBe('CONFLICT');
  await site.as(admin).run(Dismiss, { id });
  const gone = await site.as(admin).fetch(`/api/admin/reports/${id}`, { method: 'DELETE' });
  expect([gone.status, await gone.json()]).toEqual([200, { success: true }]);
  expect(codeOf(await site.as(admin).run(Delete, { id }))).toBe('NOT_FOUND');
  expect(await actsOn(id)).toEqual(['report.dismiss', 'report.delete']);
});

test('members and visitors are refused', async () => {
  const id = await reported();
  for (const [who, code, status] of [
    [null, 'UNAUTHENTICATED', 401],
    [fan, 'FORBIDDEN', 403],
  ] as const) {
    const actor = site.as(who);
    expect(codeOf(await actor.run(List, { filter: 'ALL' }))).toBe(code);
    expect(codeOf(await actor.run('{ pendingReportCount }'))).toBe(code);
    for (const act of [Dismiss, DeleteContent, Delete])
      expect(codeOf(await actor.run(act as typeof Dismiss, { id }))).toBe(code);
    for (const [method, path] of [
      ['GET', '/api/admin/reports'],
      ['PUT', `/api/admin/reports/${id}/dismiss`],
      ['DELETE', `/api/admin/reports/${id}`],
    ] as const)
      expect((await actor.fetch(path, { method })).status).toBe(status);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'pending' });
  expect(await isThere()).toBe(true);
});

test('the number of pending reports is published to admins only', async () => {
  const EVENTS = 'subscription { reportEvents { reportId pendingCount } }';
  const refused = await (await site.as(fan).socket()).iterate({ query: EVENTS }).next();
  expect((refused.value as { errors?: readonly { extensions?: unknown }[] }).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const events = await subscribeAs(site, admin, EVENTS);
  const id = await reported();
  expect(await events.next()).toMatchObject({ reportEvents: { reportId: id, pendingCount: 1 } });
  await site.as(admin).run(Dismiss, { id });
  expect(await events.next()).toMatchObject({ reportEvents: { reportId: id, pendingCount: 0 } });
});
