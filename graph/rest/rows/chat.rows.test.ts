import { CHAT_EMPTY } from '../../../schema/chat.ts';
import { Game } from '../../games/game.entity.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';

const GAME_DAY = '2025-11-16T19:00:00Z';
const MESSAGES = '/api/game-chat/messages';

let site: Site;
let member: Member;
let other: Member;
let admin: Member;

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
    createdAt: new Date(GAME_DAY),
  });
  await em.flush();
});
beforeEach(async () => {
  site.clock.set(GAME_DAY);
  await site.em().execute('truncate game_chat_messages, game_chat_turns cascade');
});
afterAll(() => site.stop());

async function call(actor: Actor, method: string, path: string, body?: object) {
  const response = await actor.fetch(path, { method, ...(body && { body }) });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    json: (await response.json()) as never,
  };
}
const post = (who: Member | null, message: unknown, extra: object = {}) =>
  call(site.as(who), 'POST', MESSAGES, { message, ...extra });
const postedId = async (who: Member) => ((await post(who, 'Go Broncos')).json as { id: number }).id;

test('the status', async () => {
  const { status, json } = await call(site.as(null), 'GET', '/api/game-chat/status');
  expect([status, json]).toEqual([
    200,
    {
      isOpen: true,
      nextGameDate: '2025-11-16',
      opensAt: '2025-11-16T13:00:00.000Z',
      closesAt: '2025-11-17T07:00:00.000Z',
    },
  ]);
});

test('a message is posted and read in the shape of the spec, without the e-mail', async () => {
  const { status, json } = await post(member, ' Go Broncos ', { userId: member.id });
  const shape = {
    id: expect.any(Number),
    userId: member.id,
    message: 'Go Broncos',
    userName: 'Mia Mile',
    userAvatarType: 'default',
    user: {
      id: member.id,
      name: 'Mia Mile',
      avatarUrl: null,
      avatarType: 'default',
      isAdmin: false,
      isMvp: false,
    },
    likes: 0,
    userLiked: false,
    createdAt: '2025-11-16T19:00:00.000Z',
    updatedAt: '2025-11-16T19:00:00.000Z',
  };
  expect([status, json]).toEqual([201, shape]);
  expect((await call(site.as(null), 'GET', MESSAGES)).json).toEqual([shape]);
});

test('refusals carry the reason as error and as message, with their status', async () => {
  const blank = await post(member, ' ');
  expect([blank.status, blank.json]).toEqual([
    400,
    {
      error: CHAT_EMPTY,
      message: CHAT_EMPTY,
      code: 'BAD_USER_INPUT',
      fields: { message: CHAT_EMPTY },
    },
  ]);
  expect((await post(member, { a: 1 })).status).toBe(400);
  expect((await post(null, 'hi')).status).toBe(401);
  await post(member, 'one');
  const early = await post(member, 'two');
  expect([early.status, early.retryAfter]).toEqual([429, '5']);
  expect(early.json).toMatchObject({ error: 'Please wait 5 seconds before posting again.' });
  site.clock.set('2025-11-17T19:00:00Z');
  expect((await post(member, 'late')).status).toBe(403);
  expect((await post(admin, 'early bird')).status).toBe(201);
});

test('the session alone says who acts', async () => {
  const id = await postedId(member);
  site.clock.set('2025-11-17T19:00:00Z');
  expect((await post(member, 'as the admin', { userId: admin.id })).status).toBe(403);
  const as = (who: Member | null) => site.as(who);
  for (const who of [other, null]) {
    const refused = who ? 403 : 401;
    expect(
      (await call(as(who), 'PUT', `${MESSAGES}/${id}?userId=${member.id}`, { message: 'mine now' }))
        .status,
    ).toBe(refused);
    expect((await call(as(who), 'DELETE', `${MESSAGES}/${id}?userId=${member.id}`)).status).toBe(
      refused,
    );
    expect((await call(as(who), 'POST', `${MESSAGES}/${id}/like?userId=${member.id}`)).status).toBe(
      refused,
    );
  }
  expect((await call(site.as(null), 'GET', MESSAGES)).json).toMatchObject([
    { message: 'Go Broncos', likes: 0 },
  ]);
});

test('editing, liking and deleting', async () => {
  const id = await postedId(member);
  const edited = await call(site.as(member), 'PUT', `${MESSAGES}/${id}?userId=${member.id}`, {
    message: 'Go!',
  });
  expect([edited.status, edited.json]).toMatchObject([200, { id, message: 'Go!' }]);
  expect((await call(site.as(admin), 'PUT', `${MESSAGES}/${id}`, { message: 'no' })).status).toBe(
    403,
  );
  const liked = await call(site.as(other), 'POST', `${MESSAGES}/${id}/like?userId=${other.id}`);
  expect([liked.status, liked.json]).toEqual([200, { liked: true, totalLikes: 1 }]);
  expect((await call(site.as(other), 'GET', `${MESSAGES}?userId=${other.id}`)).json).toMatchObject([
    { likes: 1, userLiked: true },
  ]);
  expect((await call(site.as(other), 'DELETE', `${MESSAGES}/${id}`)).status).toBe(403);
  expect((await call(site.as(admin), 'DELETE', `${MESSAGES}/${id}`)).status).toBe(200);
  expect((await call(site.as(member), 'DELETE', `${MESSAGES}/${id}`)).status).toBe(404);
});

test.each(['0', '-1', '2147483648', '9007199254740993', '1e3', '%00', '%F0%9F%8F%88', 'abc'])(
  'id %s is refused',
  async (id) => {
    for (const [method, path, body] of [
      ['PUT', '', { message: 'x' }],
      ['DELETE', ''],
      ['POST', '/like'],
    ] as const) {
      const { status } = await call(site.as(admin), method, `${MESSAGES}/${id}${path}`, body);
      expect([400, 404]).toContain(status);
    }
  },
);
