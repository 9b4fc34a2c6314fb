import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Decision } from '../../../schema/moderation-queue.ts';
import { Comment } from '../../articles/comment.entity.ts';
import { ChatMessage } from '../../chat/chat-message.entity.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { Photo } from '../../photos/photo.entity.ts';
import { Question } from '../../questions/question.entity.ts';
import { ContentReport } from '../../reports/content-report.entity.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import type { Actor, Member } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { writeArticle, writeComment } from '../../testing/worlds/articles.ts';
import { Claim, Decide, Details, Queue, Release } from '../../testing/worlds/moderation-queue.ts';
import { addPhoto } from '../../testing/worlds/photos.ts';
import {
  messageBy,
  type ModeratedSite,
  startModeratedSite,
} from '../../testing/worlds/sanctions.ts';

const EVENTS = 'subscription { moderationQueueEvents { claimedPost } }';
const MINUTE = 60_000;

let site: ModeratedSite;
let other: Member;
let asOther: Actor;
let [fan, author]: Member[] = [];
beforeAll(async () => {
  site = await startModeratedSite();
  other = await site.moderator();
  asOther = site.as(other);
  fan = await site.member({ name: 'Mia Mile' });
  author = await site.member({ name: 'Otis Orange' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site
    .em()
    .execute(
      'truncate content_reports, moderation_claims; delete from fan_zone_photos; delete from game_check_ins; delete from questions',
    );
});

const later = (ms: number) =>
  site.clock.set(new Date(site.clock.now().getTime() + ms).toISOString());
const queue = async (by = site.asMod) =>
  (await by.run(Queue, { first: 50 })).data!.moderationQueue.nodes;
const ids = async () => (await queue()).map(({ id }) => id);
const decide = async (chosen: string[], decision: Decision, by = site.asMod) =>
  (await by.run(Decide, { ids: chosen, decision })).data?.decideWaitingPosts;
const claim = async (id: string, by = site.asMod) => {
  const { data, errors } = await by.run(Claim, { id });
  return data?.claimWaitingPost?.post ?? errors?.[0];
};

async function report(
  contentType: string,
  contentId: number,
  { by = fan!, reason = 'SPAM', description = '' } = {},
) {
  const { errors } = await site
    .as(by)
    .run('mutation ($input: ReportContentInput!) { reportContent(input: $input) { contentId } }', {
      input: { contentType, contentId, reason, description },
    });
  expect(errors).toBeUndefined();
}
async function reportedMessage(text = 'Cheap tickets') {
  const id = await messageBy(site, author!, text);
  await report('CHAT_MESSAGE', id);
  return { id, key: `CHAT_MESSAGE:${id}` };
}
async function question(text = 'Who starts?') {
  const em = site.em();
  const row = em.create(Question, {
    user: em.getReference(User, author!.id),
    question: text,
    createdAt: site.clock.now(),
  });
  await em.flush();
  return { id: row.id, key: `QUESTION:${row.id}` };
}

test('one list has all that waits, longest first, each post once however often it was reported', async () => {
  const since = site.clock.now();
  const asked = await question();
  later(1000);
  const articleId = await writeArticle(site, { title: 'The long way back' });
  const commentId = await writeComment(site, { articleId, by: author!, content: 'Buy here' });
  await report('ARTICLE_COMMENT', commentId);
  later(1000);
  const photoId = await addPhoto(site, { by: author!, approved: false });
  await report('ARTICLE_COMMENT', commentId, { by: await site.member(), reason: 'HARASSMENT' });
  const nodes = await queue();
  expect(nodes.map(({ id }) => id)).toEqual([
    asked.key,
    `ARTICLE_COMMENT:${commentId}`,
    `PHOTO:${photoId}`,
  ]);
  expect(nodes[0]).toMatchObject({
    kind: 'QUESTION',
    waitingSince: since,
    isUnapproved: true,
    reportCount: 0,
    text: 'Who starts?',
    user: { name: 'Otis Orange' },
    claimedBy: null,
  });
  const reasons = expect.arrayContaining(['SPAM', 'HARASSMENT']);
  expect(nodes[1]).toMatchObject({
    ...{ reportCount: 2, reasons, isUnapproved: false, isThere: true, text: 'Buy here' },
    articleTitle: 'The long way back',
  });
});

test('the pages join, and reading one is a single statement about the queue', async () => {
  for (let n = 0; n < 5; n += 1) {
    // Two of each moment.
    if (n % 2 === 0) later(1000);
    await question(`Question ${n}`);
  }
  const all = await ids();
  expect(all).toHaveLength(5);
  const paged: string[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await site.asMod.run(Queue, { first: 2, after });
    paged.push(...data!.moderationQueue.nodes.map(({ id }) => id));
    expect(data!.moderationQueueCount).toBe(5);
    after = data!.moderationQueue.pageInfo.hasNextPage
      ? data!.moderationQueue.pageInfo.endCursor
      : null;
  } while (after);
  expect(paged).toEqual(all);
  const statements = await statementsOf(site, () => ids());
  // The list and its number.
  expect(statements.filter((text) => text.includes('content_reports'))).toHaveLength(2);
});

test('a claimed post is another moderator’s until it is released or the time is over', async () => {
  const { key } = await question();
  const events = await subscribeAs(site, other, EVENTS);
  expect(await claim(key)).toEqual({
    id: key,
    claimedUntil: new Date(site.clock.now().getTime() + 5 * MINUTE),
    claimedBy: { name: site.mod.name },
  });
  await events.until({ moderationQueueEvents: { claimedPost: key } });
  expect((await queue(asOther))[0]).toMatchObject({ claimedBy: { name: site.mod.name } });
  expect(await claim(key, asOther)).toMatchObject({
    message: `${site.mod.name} has this.`,
    extensions: { code: 'CONFLICT', key: 'queue.claimed' },
  });
  const undecided = [{ id: key, reason: 'CLAIMED' }];
  expect(await decide([key], 'KEEP', asOther)).toEqual({ decided: [], undecided });
  await asOther.run(Release, { id: key });
  expect(await claim(key, asOther)).toMatchObject({ extensions: { key: 'queue.claimed' } });
  await site.asMod.run(Release, { id: key });
  expect(await claim(key, asOther)).toMatchObject({ claimedBy: { name: other.name } });
  later(5 * MINUTE);
  expect((await queue())[0]).toMatchObject({ claimedBy: null, claimedUntil: null });
  expect(await decide([key], 'KEEP')).toEqual({ decided: [key], undecided: [] });
});

test('one decision closes every report of the post, and the trail has it once', async () => {
  const { id, key } = await reportedMessage();
  await report('CHAT_MESSAGE', id, { by: await site.member() });
  expect(await decide([key], 'KEEP')).toEqual({ decided: [key], undecided: [] });
  const reports = await site.em().find(ContentReport, {});
  expect(reports.map(({ status, actionTaken }) => [status, actionTaken])).toEqual([
    ['dismissed', 'dismissed'],
    ['dismissed', 'dismissed'],
  ]);
  expect(await site.em().count(ChatMessage, { id })).toBe(1);
  const acts = await site.em().find(AuditEntry, {
    subjectType: 'ContentReport',
    subjectId: { $in: reports.map((each) => each.id) },
  });
  expect(acts.map(({ action }) => action)).toEqual(['report.dismiss']);
  expect(await ids()).toEqual([]);
});

test('a batch: reported posts are deleted, a waiting photo is rejected, a question goes', async () => {
  const { id, key } = await reportedMessage();
  const photoId = await addPhoto(site, { by: author!, approved: false });
  const asked = await question();
  const gone = 'QUESTION:999999';
  expect(await decide([key, `PHOTO:${photoId}`, asked.key, gone, key], 'REMOVE')).toEqual({
    decided: [key, `PHOTO:${photoId}`, asked.key],
    undecided: [{ id: gone, reason: 'GONE' }],
  });
  expect(await site.em().count(ChatMessage, { id })).toBe(0);
  expect(await site.em().findOneOrFail(Photo, photoId)).toMatchObject({
    approved: false,
    rejectedAt: site.clock.now(),
  });
  expect(await site.em().count(Question, { id: asked.id })).toBe(0);
  expect(await ids()).toEqual([]);
  const { data } = await site.asMod.run('{ removedPosts { nodes { kind } } }');
  const { removedPosts } = data as { removedPosts: { nodes: { kind: string }[] } };
  expect(removedPosts.nodes.slice(0, 2).map(({ kind }) => kind)).toEqual([
    'QUESTION',
    'CHAT_MESSAGE',
  ]);
});

test('keeping what is not approved approves it', async () => {
  const photoId = await addPhoto(site, { by: author!, approved: false });
  const asked = await question();
  await decide([`PHOTO:${photoId}`, asked.key], 'KEEP');
  expect(await site.em().findOneOrFail(Photo, photoId)).toMatchObject({ approved: true });
  expect(await site.em().findOneOrFail(Question, asked.id)).toMatchObject({ status: 'approved' });
});

test('two moderators decide the same post at once: one does', async () => {
  const { id, key } = await reportedMessage();
  const results = await Promise.all([
    decide([key], 'KEEP'),
    decide([key], 'REMOVE', asOther),
    decide([key], 'KEEP', site.as(await site.moderator())),
  ]);
  expect(results.flatMap((each) => each!.decided)).toEqual([key]);
  expect(results.flatMap((each) => each!.undecided)).toHaveLength(2);
  const reports = await site.em().find(ContentReport, { contentId: id });
  const isKept = (await site.em().count(ChatMessage, { id })) === 1;
  expect(reports).toMatchObject([
    { status: 'dismissed', actionTaken: isKept ? 'dismissed' : 'deleted' },
  ]);
  expect(await site.em().execute('select * from moderation_claims')).toEqual([]);
});

test('a post that its writer deleted still waits, with its words as they were reported', async () => {
  const articleId = await writeArticle(site);
  const id = await writeComment(site, { articleId, by: author!, content: 'You fool' });
  await report('ARTICLE_COMMENT', id);
  await site.em().nativeDelete(Comment, id);
  const key = `ARTICLE_COMMENT:${id}`;
  expect(await queue()).toMatchObject([
    { id: key, isThere: false, text: 'You fool', userName: 'Otis Orange', user: null },
  ]);
  expect(await decide([key], 'KEEP')).toEqual({ decided: [key], undecided: [] });
  expect(await site.em().findOneOrFail(ContentReport, { contentId: id })).toMatchObject({
    actionTaken: 'deleted',
  });
});

test('the details: what the reports say, and what was said around the post', async () => {
  for (const n of [1, 2, 3, 4]) await messageBy(site, fan!, `Before ${n}`);
  const { id, key } = await reportedMessage('The one');
  await report('CHAT_MESSAGE', id, {
    by: await site.member({ name: 'Rita Ref' }),
    reason: 'HARASSMENT',
    description: 'Again and again',
  });
  for (const n of [1, 2, 3, 4]) await messageBy(site, fan!, `After ${n}`);
  const { data } = await site.asMod.run(Details, { id: key });
  const { reports, context } = data!.waitingPostDetails!;
  expect(reports).toEqual([
    { reason: 'HARASSMENT', description: 'Again and again', reporterName: 'Rita Ref' },
    { reason: 'SPAM', description: null, reporterName: 'Mia Mile' },
  ]);
  expect(context.map(({ text, isThePost }) => [text, isThePost])).toEqual([
    ['Before 2', false],
    ['Before 3', false],
    ['Before 4', false],
    ['The one', true],
    ['After 1', false],
    ['After 2', false],
    ['After 3', false],
  ]);
  expect(context[3]!.user).toEqual({ name: 'Otis Orange' });
});

test('comments are shown among those of their article', async () => {
  const articleId = await writeArticle(site);
  const write = (content: string, article = articleId) =>
    writeComment(site, { articleId: article, by: author!, content });
  await write('First');
  await write('Elsewhere', await writeArticle(site));
  const id = await write('Second');
  const { data } = await site.asMod.run(Details, { id: `ARTICLE_COMMENT:${id}` });
  // Not reported.
  expect(data!.waitingPostDetails).toBeNull();
  await report('ARTICLE_COMMENT', id);
  const again = await site.asMod.run(Details, { id: `ARTICLE_COMMENT:${id}` });
  const { context } = again.data!.waitingPostDetails!;
  expect(context.map(({ text }) => text)).toEqual(['First', 'Second']);
});
