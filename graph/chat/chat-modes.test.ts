import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { Game } from '../games/game.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const SetModes = graphql(/* GraphQL */ `
  mutation ChatModesTestSet($input: SetChatModesInput!) {
    setChatModes(input: $input) {
      status {
        modes {
          slowSeconds
          isEmojiOnly
          memberDays
          writers
        }
      }
    }
  }
`);
const Post = graphql(/* GraphQL */ `
  mutation ChatModesTestPost($message: String!) {
    postChatMessage(input: { message: $message }) {
      message {
        id
      }
    }
  }
`);
const Edit = graphql(/* GraphQL */ `
  mutation ChatModesTestEdit($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        id
      }
    }
  }
`);
const Status = graphql(/* GraphQL */ `
  query ChatModesTestStatus {
    chatStatus {
      modes {
        slowSeconds
        isEmojiOnly
        memberDays
        writers
      }
    }
  }
`);
const USUAL = { slowSeconds: 5, isEmojiOnly: false, memberDays: 0, writers: 'MEMBERS' } as const;

/** Noon in Denver on game day. */
const GAME_DAY = '2025-11-16T19:00:00Z';

let site: Site;
let fan: Member;
let moderator: Member;
beforeAll(async () => {
  site = await startSite({ now: GAME_DAY });
  fan = await site.member();
  moderator = await site.moderator();
  const em = site.em();
  em.create(Game, {
    ...{ week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
    kickoffAt: new Date('2025-11-16T21:25:00Z'),
    isPlayoff: false,
    createdAt: new Date(GAME_DAY),
  });
  await em.flush();
});
beforeEach(async () => {
  site.clock.set(GAME_DAY);
  await site.em().execute('truncate game_chat_messages, game_chat_turns cascade');
  await set({});
});
afterAll(() => site.stop());

const set = async (input: object, by = moderator) => {
  const { data, errors } = await site.as(by).run(SetModes, { input });
  return errors ? errors[0]!.message : data!.setChatModes!.status.modes;
};
/** The id of what was posted, or why it was not. */
const post = async (by: Member, message = 'Go Broncos!') => {
  const { data, errors } = await site.as(by).run(Post, { message });
  return errors ? errors[0]!.message : data!.postChatMessage!.message.id;
};
const edit = async (by: Member, id: number, message: string) =>
  (await site.as(by).run(Edit, { id, message })).errors?.[0]?.message;
const modes = async () => (await site.as(null).run(Status)).data!.chatStatus.modes;
const POSTED = expect.any(Number) as number;

test('in slow mode members write once in so many seconds, and who runs the show as usual', async () => {
  expect(await set({ slowSeconds: 30 })).toEqual({ ...USUAL, slowSeconds: 30 });
  expect(await post(fan)).toEqual(POSTED);
  expect(await post(moderator)).toEqual(POSTED);
  site.clock.advance(6_000);
  expect(await post(fan)).toBe('Please wait 24 seconds before posting again.');
  expect(await post(moderator)).toEqual(POSTED);
  site.clock.advance(24_000);
  expect(await post(fan)).toEqual(POSTED);
});

test('emoji alone count where nothing else may be written, in changes of a message too', async () => {
  await set({ isEmojiOnly: true });
  expect(await post(fan)).toBe('Emoji only for now.');
  const id = await post(fan, '🏈🧡 👨‍👩‍👧 🇺🇸');
  expect(id).toEqual(POSTED);
  expect(await edit(fan, id as number, 'Words')).toBe('Emoji only for now.');
  expect(await edit(fan, id as number, '🔥')).toBeUndefined();
  expect(await post(moderator, 'Words of a moderator')).toEqual(POSTED);
});

test('only hosts write, or no one at all', async () => {
  const host = await site.host();
  await set({ writers: 'CREW' });
  expect(await post(fan)).toBe('Only the hosts are writing in the chat right now.');
  expect(await post(host)).toEqual(POSTED);
  await set({ writers: 'NONE' }, host);
  site.clock.advance(6_000);
  for (const one of [fan, host, await site.admin()])
    expect(await post(one)).toBe('The chat is paused. You can keep reading.');
});

test('what was posted before a pause is there for who sends it again', async () => {
  const send =
    'mutation { postChatMessage(input: { message: "Go!", clientId: "one" }) { message { id } } }';
  const first = await site.as(fan).run(send);
  expect(first.errors).toBeUndefined();
  await set({ writers: 'NONE' });
  expect(await site.as(fan).run(send)).toEqual(first);
});

test('new accounts wait for so many days', async () => {
  await set({ memberDays: 7 });
  const old = await site.member();
  await site
    .em()
    .execute(`update users set created_at = '2025-11-09T18:59:00Z' where id = ?`, [old.id]);
  expect(await post(fan)).toBe('For now you need to be a member for 7 days to write in the chat.');
  expect(await post(old)).toEqual(POSTED);
});

test('what another node set counts for the next message', async () => {
  expect(await post(fan)).toEqual(POSTED);
  site.clock.advance(6_000);
  await site
    .em()
    .execute(
      `update app_settings set value = value || '{"writers": "none"}' where key = 'chatModes'`,
    );
  expect(await post(fan)).toBe('The chat is paused. You can keep reading.');
  await set({});
  expect(await post(fan)).toEqual(POSTED);
});

test('they end with the day in Denver', async () => {
  await set({ writers: 'NONE', slowSeconds: 60 });
  site.clock.set('2025-11-17T06:59:59Z');
  expect(await modes()).toMatchObject({ writers: 'NONE' });
  site.clock.set('2025-11-17T07:00:00Z');
  expect(await modes()).toEqual(USUAL);
});

test('open pages hear of them at once, and the trail has who set them', async () => {
  const page = await subscribeAs(site, null, 'subscription { chatStatus { modes { writers } } }');
  await set({ writers: 'CREW' });
  expect(await page.next()).toEqual({ chatStatus: { modes: { writers: 'CREW' } } });
  const [entry] = await site
    .em()
    .find(AuditEntry, { action: 'chat.setModes' }, { orderBy: { id: 'desc' }, limit: 1 });
  expect(entry).toMatchObject({ actorId: moderator.id, details: { writers: 'crew' } });
});

test.each([
  [{ slowSeconds: 4 }, 'Slow mode must be between 5 and 300 seconds'],
  [{ slowSeconds: 301 }, 'Slow mode must be between 5 and 300 seconds'],
  [{ memberDays: 366 }, 'Days of membership must be between 0 and 365'],
])('%j is refused', async (input, message) => {
  expect(await set(input)).toBe(message);
  expect(await modes()).toEqual(USUAL);
});

test('members set nothing', async () => {
  expect(await set({ writers: 'NONE' }, fan)).toBe('You are not allowed to do that.');
});
