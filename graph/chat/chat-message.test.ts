import { CHAT_CLOSED, CHAT_EMPTY, CHAT_TOO_LONG } from '../../schema/chat.ts';
import { User } from '../accounts/users/user.entity.ts';
import { Game } from '../games/game.entity.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { ChatMessage } from './chat-message.entity.ts';

const SEND = `mutation ($message: String!, $clientId: String) {
  sendChatMessage(message: $message, clientId: $clientId) { id message userName likes isLikedByMe createdAt updatedAt }
}`;
const EDIT =
  'mutation ($id: Int!, $message: String!) { editChatMessage(input: { id: $id, message: $message }) { message { message createdAt updatedAt } } }';
const DELETE = 'mutation ($id: Int!) { deleteChatMessage(input: { id: $id }) { deletedId } }';
const READ =
  'query ($last: Int, $before: Int, $after: Int) { chatMessages(last: $last, before: $before, after: $after) { id message userName isLikedByMe } }';

interface Sent {
  sendChatMessage: { id: number; message: string; userName: string; createdAt: string };
}
interface Read {
  chatMessages: { id: number; message: string; userName: string; isLikedByMe: boolean }[];
}

let site: Site;
let member: Member;
let other: Member;
let admin: Member;

const send = (actor: Actor, message: string, clientId?: string) =>
  actor.run<Sent, object>(SEND, { message, clientId });
const read = async (actor: Actor, page: object = {}) =>
  (await actor.run<Read, object>(READ, page)).data!.chatMessages;
const refusal = ({ errors }: Awaited<ReturnType<Actor['run']>>) =>
  errors && [errors[0]!.extensions.code, errors[0]!.message];
const idOf = ({ data, errors }: Awaited<ReturnType<typeof send>>) => {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.sendChatMessage.id;
};

/** Sunday, November 16 2025, noon in Denver: game day. */
const GAME_DAY = '2025-11-16T19:00:00Z';
const DAY_AFTER = '2025-11-17T19:00:00Z';

beforeAll(async () => {
  site = await startSite({ now: GAME_DAY });
  [member, other, admin] = [
    await site.member({ name: 'Mia Mile' }),
    await site.member(),
    await site.admin(),
  ];
  const em = site.em();
  em.create(Game, {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: new Date('2025-11-16T21:25:00Z'),
    isPlayoff: false,
    createdAt: new Date(GAME_DAY),
  });
  await em.flush();
});
beforeEach(() => site.clock.set(GAME_DAY));
// Each test gets messages and turns of its own.
beforeEach(
  async () =>
    void (await site.em().execute('truncate game_chat_messages, game_chat_turns cascade')),
);
afterAll(() => site.stop());

describe('sending', () => {
  test('a message is there for everybody, with who wrote it', async () => {
    await send(site.as(member), '  Go Broncos! 🏈 ');
    expect(await read(site.as(null))).toMatchObject([
      { message: 'Go Broncos! 🏈', userName: 'Mia Mile', isLikedByMe: false },
    ]);
  });

  test('a game that is moved, added or deleted, even by hand, opens or closes chat for the next message', async () => {
    const said: unknown[] = [];
    const sendAfter = async (change: string) => {
      await site.em().execute(change);
      site.clock.advance(10_000);
      said.push(refusal(await send(site.as(member), 'Now?'))?.[0] ?? 'posted');
    };
    await sendAfter('select 1');
    await sendAfter(`update games set kickoff_at = kickoff_at + interval '7 days'`);
    await sendAfter(`update games set kickoff_at = kickoff_at - interval '7 days'`);
    await sendAfter(`create table gone as select * from games; delete from games`);
    await sendAfter(`insert into games select * from gone; drop table gone`);
    expect(said).toEqual(['posted', 'FORBIDDEN', 'posted', 'FORBIDDEN', 'posted']);
  });

  test('it carries the phase of the game as the scoreboard has it at that moment', async () => {
    site.clock.set('2025-11-16T22:00:00Z');
    const phases: unknown[] = [];
    const phaseAfter = async (change: string) => {
      await site.em().execute(change);
      site.clock.advance(10_000);
      await send(site.as(member), 'Go!');
      const [row] = await site
        .em()
        .execute<[{ phase: string | null }]>(
          'select game_phase as phase from game_chat_messages order by id desc limit 1',
        );
      phases.push(row.phase);
    };
    await phaseAfter(
      `insert into live_game_states (game_id, period, display_clock) select id, 1, '7:42' from games`,
    );
    await phaseAfter(`update live_game_states set period = 3`);
    await phaseAfter(`delete from live_game_states`);
    expect(new Set(phases).size).toBe(3);
  });

  test('visitors are asked to sign in', async () => {
    expect(refusal(await send(site.as(null), 'hi'))?.[0]).toBe('UNAUTHENTICATED');
  });

  test('the text is checked before the hours, and the hours before the wait', async () => {
    const fan = site.as(member);
    await send(fan, 'first');
    expect(refusal(await send(fan, ' \u200b '))).toEqual(['BAD_USER_INPUT', CHAT_EMPTY]);
    expect(refusal(await send(fan, 'x'.repeat(281)))).toEqual(['BAD_USER_INPUT', CHAT_TOO_LONG]);
    expect(refusal(await send(fan, 'second'))).toEqual([
      'TOO_MANY_REQUESTS',
      'Please wait 5 seconds before posting again.',
    ]);
    site.clock.set(DAY_AFTER);
    expect(refusal(await send(fan, ''))?.[0]).toBe('BAD_USER_INPUT');
    expect(refusal(await send(fan, 'third'))).toEqual(['FORBIDDEN', CHAT_CLOSED]);
  });

  test('admins write while chat is closed', async () => {
    site.clock.set(DAY_AFTER);
    expect((await send(site.as(admin), 'Good morning')).errors).toBeUndefined();
  });

  test('one message in 5 seconds, admins included, each member for themselves', async () => {
    for (const who of [member, admin]) {
      await send(site.as(who), 'one');
      site.clock.advance(1500);
      expect(refusal(await send(site.as(who), 'two'))).toEqual([
        'TOO_MANY_REQUESTS',
        'Please wait 4 seconds before posting again.',
      ]);
      site.clock.advance(3499);
      expect(refusal(await send(site.as(who), 'two'))?.[1]).toBe(
        'Please wait 1 seconds before posting again.',
      );
      expect((await send(site.as(other), 'in between')).errors).toBeUndefined();
      site.clock.advance(1);
      expect((await send(site.as(who), 'two')).errors).toBeUndefined();
      site.clock.advance(5000);
    }
  });

  test('of ten sent at once exactly one is posted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(site.as(member), `at once ${n}`)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await read(site.as(null))).toHaveLength(1);
  });

  test('a refused message does not start the wait', async () => {
    await send(site.as(member), '');
    await send(site.as(member), 'x'.repeat(281));
    site.clock.set('2025-11-16T12:59:59Z');
    expect(refusal(await send(site.as(member), 'early'))?.[0]).toBe('FORBIDDEN');
    site.clock.set('2025-11-16T13:00:00Z');
    expect((await send(site.as(member), 'on time')).errors).toBeUndefined();
  });

  test('deleting a message does not shorten the wait for the next', async () => {
    const id = idOf(await send(site.as(member), 'one'));
    await site.as(member).run(DELETE, { id });
    expect(refusal(await send(site.as(member), 'two'))?.[0]).toBe('TOO_MANY_REQUESTS');
  });

  test('a clock that is set back does not delay the next message by an hour', async () => {
    await send(site.as(member), 'one');
    site.clock.advance(-3_600_000);
    expect((await send(site.as(member), 'two')).errors).toBeUndefined();
  });

  test('sent again under the same name, at once or later, it is posted once', async () => {
    const ids = (
      await Promise.all([1, 2, 3, 4].map(() => send(site.as(member), 'again', 'a-1')))
    ).map(idOf);
    site.clock.advance(60_000);
    ids.push(idOf(await send(site.as(member), 'again', 'a-1')));
    expect(new Set(ids).size).toBe(1);
    expect(await read(site.as(null))).toHaveLength(1);
    expect(idOf(await send(site.as(other), 'mine', 'a-1'))).not.toBe(ids[0]);
  });
});

describe('changing', () => {
  test('members edit their own messages only, and so do admins', async () => {
    const id = idOf(await send(site.as(member), 'tpyo'));
    site.clock.advance(1000);
    expect((await site.as(member).run(EDIT, { id, message: ' typo ' })).data).toEqual({
      editChatMessage: {
        message: {
          message: 'typo',
          createdAt: '2025-11-16T19:00:00.000Z',
          updatedAt: '2025-11-16T19:00:01.000Z',
        },
      },
    });
    for (const who of [other, admin]) {
      expect(refusal(await site.as(who).run(EDIT, { id, message: 'not mine' }))?.[0]).toBe(
        'FORBIDDEN',
      );
    }
    expect(refusal(await site.as(member).run(EDIT, { id, message: ' ' }))).toEqual([
      'BAD_USER_INPUT',
      CHAT_EMPTY,
    ]);
    expect(refusal(await site.as(member).run(EDIT, { id: id + 1, message: 'x' }))?.[0]).toBe(
      'NOT_FOUND',
    );
    site.clock.set(DAY_AFTER);
    expect(refusal(await site.as(member).run(EDIT, { id, message: 'too late' }))).toEqual([
      'FORBIDDEN',
      CHAT_CLOSED,
    ]);
  });

  test('members delete their own, at any time; admins delete any', async () => {
    const [first, second] = [
      idOf(await send(site.as(member), 'one')),
      idOf(await send(site.as(other), 'two')),
    ];
    expect(refusal(await site.as(member).run(DELETE, { id: second }))?.[0]).toBe('FORBIDDEN');
    site.clock.set(DAY_AFTER);
    expect((await site.as(member).run(DELETE, { id: first })).data).toEqual({
      deleteChatMessage: { deletedId: first },
    });
    expect((await site.as(admin).run(DELETE, { id: second })).data).toEqual({
      deleteChatMessage: { deletedId: second },
    });
    expect(refusal(await site.as(admin).run(DELETE, { id: second }))?.[0]).toBe('NOT_FOUND');
    expect(await read(site.as(null))).toEqual([]);
  });

  test('a member who is deleted takes the messages along', async () => {
    const leaver = await site.member();
    await send(site.as(leaver), 'bye');
    await site.em().nativeDelete(User, leaver.id);
    expect(await read(site.as(null))).toEqual([]);
  });
});

describe('reading', () => {
  beforeEach(async () => {
    const em = site.em();
    for (let n = 1; n <= 130; n += 1) {
      em.create(ChatMessage, {
        user: em.getReference(User, n % 2 ? member.id : other.id),
        message: `m${n}`,
        createdAt: new Date(GAME_DAY),
        updatedAt: new Date(GAME_DAY),
      });
    }
    await em.flush();
  });
  const texts = async (page: object) =>
    (await read(site.as(member), page)).map(({ message }) => message);

  test('the newest, oldest first: 50 by default', async () => {
    expect(await texts({ last: 3 })).toEqual(['m128', 'm129', 'm130']);
    expect(await texts({})).toHaveLength(50);
    expect(await texts({ last: 100 })).toHaveLength(100);
  });

  test('page by page, back and forth', async () => {
    const [oldest] = await read(site.as(null), { last: 3 });
    expect(await texts({ last: 2, before: oldest!.id })).toEqual(['m126', 'm127']);
    expect(await texts({ after: oldest!.id })).toEqual(['m129', 'm130']);
  });

  test('one statement for any page', async () => {
    expect(await statementsOf(site, () => read(site.as(null), { last: 100 }))).toHaveLength(1);
  });
});
