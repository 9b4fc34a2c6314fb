import { REPORT_TEXTS } from '../../schema/reports.ts';
import { User } from '../accounts/users/user.entity.ts';
import { Article } from '../articles/article.entity.ts';
import { ChatMessage } from '../chat/chat-message.entity.ts';
import { graphql } from '../gql/gql.ts';
import { Photo } from '../photos/photo.entity.ts';
import { PhotoComment } from '../photos/photo-comment.entity.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { ContentReport } from './content-report.entity.ts';

const Report = graphql(/* GraphQL */ `
  mutation ReportTestReport($input: ReportContentInput!) {
    reportContent(input: $input) {
      contentId
    }
  }
`);

let site: Site;
let fan: Member;
let author: Member;
let admin: Member;
let articleId: number;
let commentId: number;
beforeAll(async () => {
  site = await startSite();
  [fan, author, admin] = [
    await site.member(),
    await site.member({ name: 'Otis Orange' }),
    await site.admin(),
  ];
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('truncate content_reports');
  articleId = await writeArticle(site);
  commentId = await writeComment(site, { articleId, by: author, content: 'Tickets, cheap!' });
});

const report = (who: Member | null, values: object = {}) =>
  site.as(who).run(Report, {
    input: { contentType: 'ARTICLE_COMMENT', contentId: commentId, reason: 'SPAM', ...values },
  });
const codeOf = ({ errors }: { errors?: readonly { extensions?: unknown }[] }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
const stored = () => site.em().find(ContentReport, {}, { orderBy: { id: 'asc' } });

test('a report has a copy of the text and its author, even if the content changes', async () => {
  const { data } = await report(fan, { description: '  Third time today. ' });
  expect(data).toEqual({ reportContent: { contentId: commentId } });
  await site
    .as(author)
    .run(
      'mutation ($id: Int!) { editComment(input: { id: $id, content: "Hello" }) { comment { id } } }',
      {
        id: commentId,
      },
    );
  expect(await stored()).toMatchObject([
    {
      reporter: { id: fan.id },
      contentType: 'article_comment',
      contentId: commentId,
      reason: 'spam',
      description: 'Third time today.',
      status: 'pending',
      actionTaken: null,
      reportedContentBackup: 'Tickets, cheap!',
      reportedUserNameBackup: 'Otis Orange',
      createdAt: site.clock.now(),
    },
  ]);
});

test('photos, their comments and chat messages are reported in the same way', async () => {
  const em = site.em();
  const user = em.getReference(User, author.id);
  const photo = em.create(Photo, {
    user,
    imageUrl: '/x.webp',
    category: 'tailgate',
    description: 'Tailgate',
    approved: true,
  });
  const comment = em.create(PhotoComment, { photo, user, content: 'Nice' });
  const message = em.create(ChatMessage, { user, message: 'Boo' });
  await em.flush();
  for (const [contentType, contentId] of [
    ['PHOTO', photo.id],
    ['PHOTO_COMMENT', comment.id],
    ['CHAT_MESSAGE', message.id],
  ] as const)
    expect((await report(fan, { contentType, contentId })).errors).toBeUndefined();
  expect((await stored()).map((each) => each.reportedContentBackup)).toEqual([
    'Tailgate',
    'Nice',
    'Boo',
  ]);
});

test.each([
  [{ contentType: null }, REPORT_TEXTS.typeRequired],
  [{ contentId: 0 }, REPORT_TEXTS.idRequired],
  [{ contentId: -4 }, REPORT_TEXTS.idRequired],
  [{ reason: null }, REPORT_TEXTS.reasonRequired],
  [{ description: 'x'.repeat(1001) }, REPORT_TEXTS.tooLong],
])('%o is refused', async (values, message) => {
  const { errors } = await report(fan, values);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(await stored()).toEqual([]);
});

test('visitors cannot report, members not their own content, and hidden content is not found', async () => {
  expect(codeOf(await report(null))).toBe('UNAUTHENTICATED');
  expect(codeOf(await report(author))).toBe('FORBIDDEN');
  expect(codeOf(await report(fan, { contentId: commentId + 1000 }))).toBe('NOT_FOUND');
  await site.em().nativeUpdate(Article, articleId, { published: false });
  expect(codeOf(await report(fan))).toBe('NOT_FOUND');
  expect(await stored()).toEqual([]);
});

test('repeated reports by one member, even concurrent ones, are one pending report; after a review a new one counts', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(fan)));
  expect(answers.every(({ data }) => data?.reportContent?.contentId === commentId)).toBe(true);
  await report(admin);
  expect(await stored()).toHaveLength(2);
  await site.em().nativeUpdate(ContentReport, {}, { status: 'dismissed' });
  await report(fan);
  expect(await stored()).toHaveLength(3);
});

test('members may send twenty reports an hour; admins are exempt', async () => {
  const limited = await startSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const article = await writeArticle(limited);
    const [who, other] = [await limited.member(), await limited.member()];
    const comments: number[] = [];
    for (let n = 0; n < 21; n += 1)
      comments.push(await writeComment(limited, { articleId: article, by: other }));
    const one = (actor: Member, contentId: number) =>
      limited.as(actor).run(Report, {
        input: { contentType: 'ARTICLE_COMMENT', contentId, reason: 'OTHER' },
      });
    for (const id of comments.slice(0, 20)) expect((await one(who, id)).errors).toBeUndefined();
    expect(codeOf(await one(who, comments[20]!))).toBe('TOO_MANY_REQUESTS');
    // A repeated pending report does not count.
    expect((await one(who, comments[0]!)).errors).toBeUndefined();
  } finally {
    await limited.stop();
  }
});

describe('over REST', () => {
  const post = async (who: Member | null, path: string, body: object) => {
    const response = await site.as(who).fetch(path, { body });
    return { status: response.status, json: (await response.json()) as unknown };
  };

  test('signed-in members report content', async () => {
    const body = { contentType: 'article_comment', contentId: String(commentId), reason: 'other' };
    const path = '/api/content/report';
    expect(await post(fan, path, { ...body, userId: fan.id })).toEqual({
      status: 201,
      json: { success: true },
    });
    expect((await post(fan, path, { ...body, userId: author.id })).status).toBe(403);
    expect((await post(null, path, body)).status).toBe(401);
    for (const [values, message] of [
      [{ contentType: undefined }, REPORT_TEXTS.typeRequired],
      [{ contentId: undefined }, REPORT_TEXTS.idRequired],
      [{ contentId: 2 ** 53 }, REPORT_TEXTS.idRequired],
      [{ contentId: '1e3' }, REPORT_TEXTS.idRequired],
      [{ reason: undefined }, REPORT_TEXTS.reasonRequired],
    ] as const)
      expect(await post(fan, path, { ...body, ...values })).toMatchObject({
        status: 400,
        json: { message },
      });
  });

  test('a chat message is reported by its id', async () => {
    const em = site.em();
    const message = em.create(ChatMessage, {
      user: em.getReference(User, author.id),
      message: 'Boo',
    });
    await em.flush();
    const body = { messageId: message.id, userId: fan.id };
    expect((await post(fan, '/api/game-chat/report', body)).status).toBe(201);
    expect((await post(null, '/api/game-chat/report', { messageId: message.id })).status).toBe(401);
    expect((await post(fan, '/api/game-chat/report', { messageId: 999_999 })).status).toBe(404);
    expect(await stored()).toMatchObject([
      { contentType: 'chat_message', reportedContentBackup: 'Boo' },
    ]);
  });
});
