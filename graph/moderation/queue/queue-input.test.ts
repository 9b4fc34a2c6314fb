import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { User } from '../../accounts/users/user.entity.ts';
import { Question } from '../../questions/question.entity.ts';
import { waitingForLock } from '../../testing/locks.ts';
import { Claim, Decide, Details } from '../../testing/worlds/moderation-queue.ts';
import { type ModeratedSite, startModeratedSite } from '../../testing/worlds/sanctions.ts';

let site: ModeratedSite;
beforeAll(async () => {
  site = await startModeratedSite();
});
afterAll(() => site.stop());

test.each(['', 'QUESTION', 'QUESTION:0', 'QUESTION:99999999999', 'NOTE:1', 'QUESTION:1 '])(
  'an id like “%s” is refused in words',
  async (id) => {
    const message = 'The id of a waiting post looks like CHAT_MESSAGE:12.';
    const refused = { message, extensions: { code: 'BAD_USER_INPUT' } };
    expect((await site.asMod.run(Details, { id })).errors).toMatchObject([refused]);
    expect((await site.asMod.run(Claim, { id })).errors).toMatchObject([refused]);
    const { errors } = await site.asMod.run(Decide, { ids: [id], decision: 'KEEP' });
    expect(errors).toMatchObject([refused]);
  },
);

test('no posts, or too many, are refused', async () => {
  for (const chosen of [[], Array.from({ length: 51 }, (_, n) => `QUESTION:${n + 1}`)]) {
    const { errors } = await site.asMod.run(Decide, { ids: chosen, decision: 'KEEP' });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('a post that its writer deletes in the meantime is named; the rest of the batch is decided', async () => {
  const em = site.em();
  const asker = await site.member();
  const [first, second] = ['Who starts?', 'Who is out?'].map((question) =>
    em.create(Question, {
      user: em.getReference(User, asker.id),
      question,
      createdAt: site.clock.now(),
    }),
  );
  await em.flush();
  const keys = [`QUESTION:${first!.id}`, `QUESTION:${second!.id}`];
  const decision = await site.em().transactional(async (tx) => {
    await tx.nativeDelete(Question, { id: first!.id });
    const deciding = site.asMod.run(Decide, { ids: keys, decision: 'KEEP' });
    await waitingForLock(site);
    return { deciding };
  });
  const { data, errors } = await decision.deciding;
  expect(errors).toBeUndefined();
  expect(data?.decideWaitingPosts).toEqual({
    decided: [keys[1]],
    undecided: [{ id: keys[0], reason: 'GONE' }],
  });
  expect(await site.em().execute('select * from moderation_claims')).toEqual([]);
});
