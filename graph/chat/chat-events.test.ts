import { User } from '../accounts/users/user.entity.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

const EVENTS =
  'subscription { chatEvents { kind message { id message userName likeCount isLikedByMe clientId revision } } }';

let site: Site;
let member: Member;

beforeAll(async () => {
  site = await startSite();
  member = await site.member({ name: 'Mia Mile' });
  await site
    .as(await site.admin())
    .run(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
});
afterAll(() => site.stop());

test('each change is published to all subscribers, in order', async () => {
  const listeners = [
    await subscribeAs(site, null, EVENTS),
    await subscribeAs(site, await site.member(), EVENTS),
  ];

  const fan = site.as(member);
  const sent = await fan.run<{ sendChatMessage: { id: number } }, object>(
    'mutation { sendChatMessage(message: "First down", clientId: "a-1") { id } }',
  );
  const { id } = sent.data!.sendChatMessage;
  await fan.run(
    'mutation ($id: Int!) { editChatMessage(input: { id: $id, message: "Touchdown" }) { message { id } } }',
    {
      id,
    },
  );
  await fan.run(
    'mutation ($id: Int!) { setLike(input: { kind: CHAT_MESSAGE, id: $id }) { likeable { isLikedByMe } } }',
    { id },
  );
  await fan.run('mutation ($id: Int!) { deleteChatMessage(input: { id: $id }) { deletedId } }', {
    id,
  });

  const same = { id, userName: 'Mia Mile', isLikedByMe: null, clientId: 'a-1' };
  for (const { next } of listeners) {
    const events = [await next(), await next(), await next(), await next()];
    expect(events).toEqual([
      {
        chatEvents: {
          kind: 'POSTED',
          message: { ...same, message: 'First down', likeCount: 0, revision: 0 },
        },
      },
      {
        chatEvents: {
          kind: 'EDITED',
          message: { ...same, message: 'Touchdown', likeCount: 0, revision: 1 },
        },
      },
      {
        chatEvents: {
          kind: 'LIKED',
          message: { ...same, message: 'Touchdown', likeCount: 1, revision: 2 },
        },
      },
      {
        chatEvents: {
          kind: 'DELETED',
          message: { ...same, message: 'Touchdown', likeCount: 1, revision: 2 },
        },
      },
    ]);
  }
});

test('a deletion is published by id, and the next response is without the member’s messages', async () => {
  const leaver = await site.member();
  site.clock.advance(10_000);
  await site.as(leaver).run('mutation { sendChatMessage(message: "bye") { id } }');
  const read = async () => {
    const answer = await site.as(null).fetch('/api/game-chat/messages');
    return ((await answer.json()) as { message: string }[]).map(({ message }) => message);
  };
  expect(await read()).toContain('bye');

  const events = await subscribeAs(site, null, 'subscription { memberEvents { userId } }');
  await site.em().nativeDelete(User, leaver.id);
  site.server.services.publish('account.deleted', { userId: leaver.id });
  expect(await events.next()).toEqual({ memberEvents: { userId: leaver.id } });
  expect(await read()).not.toContain('bye');
});
