import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { User } from '../accounts/users/user.entity.ts';
import { ChatMessage } from '../chat/chat-message.entity.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import type { FilterInput } from '../gql/graphql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import type { Member } from '../testing/site.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { Decide, Queue } from '../testing/worlds/moderation-queue.ts';
import {
  Comment,
  DARN,
  Delete,
  Edit,
  filtering,
  Removed,
  Update,
} from '../testing/worlds/filters.ts';
import { type ModeratedSite, startModeratedSite } from '../testing/worlds/sanctions.ts';
import { mark } from './mark.service.ts';

const REFUSED = 'Not posted: Please keep it friendly.';

let site: ModeratedSite;
let admin: Member;
let filters: ReturnType<typeof filtering>;
let [fan, other]: Member[] = [];
beforeAll(async () => {
  site = await startModeratedSite();
  admin = await site.admin();
  filters = filtering(site, admin);
  fan = await site.member({ name: 'Mia Mile' });
  other = await site.member({ name: 'Otis Orange' });
});
afterAll(() => site.stop());
beforeEach(() => filters.empty());

const add = (filter: FilterInput, by?: Member) => filters.add(filter, by);
const post = (message: string, by = fan!, clientId: string | null = null) =>
  filters.post(message, by, clientId);
const POSTED = expect.any(Number) as unknown;
const waiting = async () => {
  const { data } = await site.asMod.run(Queue, { first: 50 });
  return data!.moderationQueue.nodes.map(({ id, filters }) => ({ id, filters }));
};

test('what a filter refuses is not posted, and says why; a refused post starts no wait', async () => {
  await add(DARN);
  expect(await post('Darn refs')).toBe(REFUSED);
  expect(await post('Great refs')).toEqual(POSTED);
  const articleId = await writeArticle(site, {});
  const comment = async (content: string) =>
    (await site.as(fan!).run(Comment, { articleId, content })).errors?.[0];
  expect(await comment('Darn')).toMatchObject({
    message: REFUSED,
    extensions: { code: 'FORBIDDEN', key: 'filter.refused' },
  });
  expect(await comment('Yes')).toBeUndefined();
});

test('an edit passes the filters, too', async () => {
  await add(DARN);
  const id = (await post('Great refs')) as number;
  const edit = async (message: string) =>
    (await site.as(fan!).run(Edit, { id, message })).errors?.[0]?.message;
  expect(await edit('Darn refs')).toBe(REFUSED);
  expect(await edit('Poor refs')).toBeUndefined();
});

test('moderators, hosts and admins are not filtered, and what is off or elsewhere filters nothing', async () => {
  const id = (await add(DARN)) as number;
  for (const one of [site.mod, await site.host(), admin])
    expect(await post('Darn', one)).toEqual(POSTED);
  await site.as(admin).run(Update, { id, filter: { ...DARN, isOn: false } });
  expect(await post('Darn')).toEqual(POSTED);
  site.clock.advance(6_000);
  await site.as(admin).run(Update, { id, filter: { ...DARN, kinds: ['PHOTO_COMMENT'] } });
  expect(await post('Darn')).toEqual(POSTED);
});

test('what was posted before a filter came is there for who sends it again', async () => {
  const first = await post('Darn', fan, 'one');
  await add(DARN);
  expect(await post('Darn', fan, 'one')).toBe(first);
});

test('what a filter marks is posted, and waits for a moderator with the filter’s name', async () => {
  const events = await subscribeAs(
    site,
    site.mod,
    'subscription { moderationQueueEvents { claimedPost } }',
  );
  await add({ ...DARN, action: 'MARK' });
  await add({ ...DARN, name: 'Refs', words: ['refs'], action: 'MARK' });
  const id = await post('Darn refs');
  expect(id).toEqual(POSTED);
  await events.next();
  expect(await waiting()).toEqual([{ id: `CHAT_MESSAGE:${id}`, filters: ['Bad words', 'Refs'] }]);

  await site.asMod.run(Decide, { ids: [`CHAT_MESSAGE:${id}`], decision: 'KEEP' });
  expect(await waiting()).toEqual([]);
  expect(await site.em().count(ChatMessage, { id: id as number })).toBe(1);
  const [act] = await site.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
  expect(act).toMatchObject({
    action: 'filter.keepPost',
    subjectType: 'ChatMessage',
    subjectId: id,
  });
  await site.as(fan!).run(Edit, { id: id as number, message: 'Darn them' });
  expect(await waiting()).toEqual([{ id: `CHAT_MESSAGE:${id}`, filters: ['Bad words'] }]);
});

test('a marked post that a moderator removes is deleted, and can be put back', async () => {
  await add({ ...DARN, action: 'MARK' });
  const id = (await post('Darn refs')) as number;
  const articleId = await writeArticle(site, {});
  const { data } = await site.as(other!).run(Comment, { articleId, content: 'Darn' });
  const commentId = data!.postComment!.comment.id;
  const ids = [`CHAT_MESSAGE:${id}`, `ARTICLE_COMMENT:${commentId}`];
  const decided = await site.asMod.run(Decide, { ids, decision: 'REMOVE' });
  expect(decided.errors).toBeUndefined();
  expect(decided.data!.decideWaitingPosts!.decided).toEqual(ids);
  expect(await site.em().count(ChatMessage, { id })).toBe(0);
  const { data: removed } = await site.asMod.run(Removed);
  expect(removed!.removedPosts.nodes.map(({ excerpt }) => excerpt).sort()).toEqual([
    'Darn',
    'Darn refs',
  ]);
});

test('a post that was deleted before its mark came leaves no mark, and no fault', async () => {
  await mark(jobContext(site.server), { kind: 'CHAT_MESSAGE', postId: 999_999 }, ['Bad words']);
  expect(await waiting()).toEqual([]);
});

test('a reported post that is marked, too, waits once', async () => {
  await add({ ...DARN, action: 'MARK' });
  const id = await post('Darn refs');
  await site
    .as(other!)
    .run(
      'mutation ($id: Int!) { reportContent(input: { contentType: CHAT_MESSAGE, contentId: $id, reason: SPAM }) { contentId } }',
      { id },
    );
  const key = `CHAT_MESSAGE:${id}`;
  expect(await waiting()).toEqual([{ id: key, filters: ['Bad words'] }]);
  await site.asMod.run(Decide, { ids: [key], decision: 'KEEP' });
  expect(await waiting()).toEqual([]);
});

test('repeats and floods count what the member posted in all the chosen places', async () => {
  await add({
    ...DARN,
    name: 'Again',
    rule: 'REPEATS',
    count: 1,
    minutes: 10,
    message: 'Once is enough.',
  });
  expect(await post('Go!')).toEqual(POSTED);
  site.clock.advance(60_000);
  expect(await post('GO!')).toBe('Not posted: Once is enough.');
  expect(await post('GO!', other)).toEqual(POSTED);
  const articleId = await writeArticle(site, {});
  const { errors } = await site.as(fan!).run(Comment, { articleId, content: 'go!' });
  expect(errors?.[0]?.message).toBe('Not posted: Once is enough.');
  site.clock.advance(10 * 60_000);
  expect(await post('GO!')).toEqual(POSTED);
});

test('a rule for new members leaves the others alone', async () => {
  await add({ ...DARN, memberDays: 7 });
  const em = site.em();
  const since = (id: number, days: number) =>
    em.nativeUpdate(
      User,
      { id },
      { createdAt: new Date(site.clock.now().getTime() - days * 86_400_000) },
    );
  await since(fan!.id, 8);
  await since(other!.id, 6);
  expect(await post('Darn')).toEqual(POSTED);
  expect(await post('Darn', other)).toBe(REFUSED);
});

test.each([
  [{ name: ' ' }, 'Please name the filter'],
  [{ words: [] }, 'Enter at least one word'],
  [{ words: ['!!!'] }, '“!!!” has no letters or digits'],
  [{ message: null }, 'Write what the member reads'],
  [{ kinds: [] }, 'Choose at least one kind of post'],
  [{ rule: 'PATTERN' }, 'Enter a pattern'],
  [{ rule: 'PATTERN', pattern: '(' }, /^This pattern can’t be read: /],
  [{ rule: 'PATTERN', pattern: '(?=x)' }, /^This pattern can’t be read: /],
  [{ rule: 'PATTERN', pattern: 'x*' }, 'This pattern matches every post.'],
  [{ rule: 'PATTERN', pattern: '(x{30}){30}' }, 'This pattern is too complex. Try a shorter one.'],
  [
    { rule: 'LINKS', allowedHosts: ['https://x.org/'] },
    'Enter sites like example.org, without a path',
  ],
  [{ rule: 'FLOOD', count: 2 }, 'The minutes must be between 1 and 1440'],
  [{ rule: 'REPEATS', count: 0, minutes: 1 }, 'The number of posts must be between 1 and 50'],
  [{ rule: 'NEW_MEMBERS' }, 'The days must be between 1 and 365'],
] as [Partial<FilterInput>, string | RegExp][])('%o is refused', async (change, message) => {
  const refusal = await add({ ...DARN, ...change });
  if (typeof message === 'string') expect(refusal).toBe(message);
  else expect(refusal).toMatch(message);
  expect(await filters.all()).toEqual([]);
});

test('a filter keeps what its rule looks at, and each change is in the trail', async () => {
  const id = await add({ ...DARN, pattern: 'x', count: 3, words: ['darn', 'darn', 'heck*'] });
  expect(await filters.all()).toEqual([
    {
      id,
      ...{ name: 'Bad words', rule: 'WORDS', words: ['darn', 'heck*'], pattern: null },
      ...{ allowedHosts: [], count: null, minutes: null, memberDays: null, isOn: true },
      ...{ kinds: DARN.kinds, action: 'REFUSE', message: DARN.message },
    },
  ]);
  await site.as(admin).run(Delete, { id: id as number });
  const { errors } = await site.as(admin).run(Delete, { id: id as number });
  expect(errors?.[0]?.message).toBe('This filter is no longer there.');
  const acts = await site.em().find(AuditEntry, { subjectType: 'Filter', subjectId: id as number });
  expect(acts.map(({ action }) => action)).toEqual(['filter.add', 'filter.delete']);
});

test('moderators can’t change filters', async () => {
  expect(await add(DARN, site.mod)).toBe('You are not allowed to do that.');
});
