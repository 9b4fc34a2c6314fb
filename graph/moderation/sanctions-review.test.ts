import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { ContentReport } from '../reports/content-report.entity.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import type { Actor } from '../testing/site.ts';
import {
  Acknowledge,
  Answer,
  historyOf,
  impose,
  Lift,
  List,
  messageBy,
  type ModeratedSite,
  startModeratedSite,
} from '../testing/worlds/sanctions.ts';

let site: ModeratedSite;
beforeAll(async () => {
  site = await startModeratedSite();
});
afterAll(() => site.stop());

test('a member answers once, and no one else does', async () => {
  const [fan, other] = [await site.member(), await site.member()];
  const id = (await impose(site, fan, 'MUTE_DAY')).sanction!.id;
  const answer = (by: Actor, text: string) => by.run(Answer, { id, answer: text });
  const as = site.as(fan);
  expect((await answer(as, '   ')).errors?.[0]?.message).toBe('Please write an answer');
  expect((await answer(as, 'x'.repeat(1001))).errors?.[0]?.message).toBe(
    'Answer must be 1000 characters or less',
  );
  expect((await answer(site.as(other), 'Me')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (let times = 0; times < 2; times++)
    expect((await answer(as, 'It was a joke.')).data?.answerSanction?.sanction.answer).toBe(
      'It was a joke.',
    );
  expect((await answer(as, 'And another thing')).errors?.[0]?.extensions.key).toBe(
    'sanction.answered',
  );
  expect((await as.run(Acknowledge, { id })).errors?.[0]?.extensions.key).toBe(
    'sanction.notWarning',
  );
  expect((await historyOf(site, fan))?.sanctions[0]?.answer).toBe('It was a joke.');
});

test('the post that is quoted has to be the member’s own', async () => {
  const [fan, other] = [await site.member(), await site.member()];
  const contentId = await messageBy(site, other, 'Hello');
  const about = async (id: number) =>
    (await impose(site, fan, 'WARNING', { post: { contentType: 'CHAT_MESSAGE', contentId: id } }))
      .key;
  expect(await about(contentId)).toBe('sanction.notTheirs');
  expect(await about(987_654)).toBe('report.contentGone');
  expect((await historyOf(site, fan))?.sanctions).toEqual([]);
  expect((await impose(site, fan, 'WARNING', { note: 'x'.repeat(501) })).key).toBe('input.invalid');
});

test('the post can be deleted along with it, and its reports are closed', async () => {
  const [fan, reporter] = [await site.member(), await site.member()];
  const contentId = await messageBy(site, fan, 'Buy cheap tickets here');
  const report = { contentType: 'chat_message', contentId, reason: 'spam' };
  await site.as(reporter).fetch('/api/content/report', { body: report });
  const chat = await subscribeAs(
    site,
    reporter,
    'subscription { chatEvents { kind message { id } } }',
  );
  await impose(site, fan, 'BAN', {
    reason: 'SPAM',
    post: { contentType: 'CHAT_MESSAGE', contentId },
    isPostDeleted: true,
  });
  expect(await chat.next()).toEqual({
    chatEvents: { kind: 'DELETED', message: { id: contentId } },
  });
  expect(await site.em().findOne(ContentReport, { contentId })).toMatchObject({
    status: 'dismissed',
    actionTaken: 'deleted',
  });
});

test('pages of the member and of moderators hear of each step', async () => {
  const fan = await site.member();
  const events = await subscribeAs(
    site,
    site.mod,
    'subscription { sanctionEvents { sanctionId userId } }',
  );
  const own = await subscribeAs(site, fan, 'subscription { memberChanged { id } }');
  const { sanction } = await impose(site, fan, 'WARNING');
  expect(await events.next()).toEqual({
    sanctionEvents: { sanctionId: sanction!.id, userId: fan.id },
  });
  expect(await own.next()).toEqual({ memberChanged: { id: fan.id } });
  await site.as(fan).run(Acknowledge, { id: sanction!.id });
  expect(await events.next()).toEqual({
    sanctionEvents: { sanctionId: sanction!.id, userId: fan.id },
  });
});

test('the list narrows to what is in force and what was answered, page by page', async () => {
  const [one, two] = [await site.member(), await site.member()];
  const ban = (await impose(site, one, 'BAN')).sanction!.id;
  const mute = (await impose(site, two, 'MUTE_DAY')).sanction!.id;
  await site.as(two).run(Answer, { id: mute, answer: 'Sorry.' });
  const list = async (filter: 'ALL' | 'IN_FORCE' | 'ANSWERED', first: number, after?: string) =>
    (await site.asMod.run(List, { filter, first, after: after ?? null })).data!.sanctions;
  const page = await list('IN_FORCE', 1);
  expect(page.nodes).toEqual([{ id: mute }]);
  expect((await list('IN_FORCE', 1, page.pageInfo.endCursor!)).nodes).toEqual([{ id: ban }]);
  expect((await list('ANSWERED', 1)).nodes).toEqual([{ id: mute }]);
  await site.asMod.run(Lift, { id: mute });
  expect((await list('ANSWERED', 50)).nodes).not.toContainEqual({ id: mute });
  expect((await list('ALL', 1)).nodes).toEqual([{ id: mute }]);
});

test('all of it is in the trail, and what a member was given leaves with the account', async () => {
  const fan = await site.member({ name: 'Tara Trail' });
  const { sanction } = await impose(site, fan, 'WARNING');
  await site.as(fan).run(Answer, { id: sanction!.id, answer: 'Why me?' });
  await site.as(fan).run(Acknowledge, { id: sanction!.id });
  await site.asMod.run(Lift, { id: sanction!.id });
  const acts = await site.em().find(AuditEntry, { subjectId: fan.id, subjectType: 'User' });
  expect(acts.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
    [
      'user.sanction',
      site.mod.id,
      { name: 'Tara Trail', kind: 'WARNING', reason: 'harassment', note: null, excerpt: null },
    ],
    ['user.answerSanction', fan.id, { name: 'Tara Trail', kind: 'WARNING', answer: 'Why me?' }],
    ['user.acknowledgeSanction', fan.id, expect.objectContaining({ kind: 'WARNING' })],
    ['user.liftSanction', site.mod.id, { name: 'Tara Trail', kind: 'WARNING' }],
  ]);
  const admin = site.as(await site.admin());
  await admin.fetch(`/api/admin/users/${fan.id}`, { method: 'DELETE' });
  expect(await historyOf(site, fan)).toBeNull();
});
