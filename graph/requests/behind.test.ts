import { type Member, type Site, startSite } from '../testing/site.ts';
import { SEND_NEWS } from '../testing/worlds/pushes.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { reportPlays } from '../testing/worlds/plays.ts';

const SECOND = 1_000;
/** Of plays, the scoreboard and the chat. */
const GAME_NIGHT = `query ($gameId: Int!) {
  liveGame { homeTeam { score } lastPlay { points } situation { ballOn } }
  plays(gameId: $gameId) { nodes { order status } }
  lineScore(gameId: $gameId) { home }
  playLog(gameId: $gameId, first: 50) { nodes { kind } }
  drives(gameId: $gameId) { result }
  chatMessages { message }
}`;

let site: Site;
let gameId: number;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T21:30:00Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.advance(600 * SECOND);
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
});

interface Answer {
  readonly data: Record<string, unknown>;
  readonly errors?: { readonly message: string }[];
  readonly extensions: {
    readonly asOf: number;
    readonly position: string;
    readonly changedAt?: number;
  };
}

async function ask(behind: unknown, query = GAME_NIGHT, who: Member | null = null) {
  const response = await site.as(who).fetch('/graphql', {
    body: {
      query,
      ...(query === GAME_NIGHT && { variables: { gameId } }),
      ...(behind !== undefined && { extensions: { behind } }),
    },
  });
  return (await response.json()) as Answer;
}

async function post(message: string, who: Member, behind = 0) {
  const { errors } = await ask(
    behind,
    `mutation { postChatMessage(input: { message: "${message}" }) { message { id } } }`,
    who,
  );
  if (errors) throw new Error(errors[0]!.message);
}

const messagesIn = ({ data }: Answer) =>
  (data.chatMessages as { message: string }[]).map(({ message }) => message);

test('who is 45 seconds behind gets the game as it was then: before a touchdown, with it, and before it is overturned', async () => {
  await reportPlays(site, gameId, [{ n: 1 }]);
  site.clock.advance(60 * SECOND);
  const touchdown = { n: 2, points: 6, scoringSide: 'home', yards: 66, after: null } as const;
  await reportPlays(site, gameId, [touchdown]);
  const before = {
    liveGame: {
      homeTeam: { score: 0 },
      lastPlay: { points: 0 },
      situation: { ballOn: 34 },
    },
    plays: { nodes: [{ order: 1, status: 'STANDS' }] },
    lineScore: { home: 0 },
    playLog: { nodes: [{ kind: 'ADDED' }] },
    drives: [{ result: 'GOING_ON' }],
  };
  expect((await ask(45)).data).toMatchObject(before);
  expect((await ask(undefined)).data).toMatchObject({ liveGame: { homeTeam: { score: 6 } } });

  site.clock.advance(44 * SECOND);
  expect((await ask(45)).data).toMatchObject(before);
  site.clock.advance(1 * SECOND);
  const scored = {
    liveGame: { homeTeam: { score: 6 }, lastPlay: { points: 6 }, situation: null },
    lineScore: { home: 6 },
    plays: {
      nodes: [
        { order: 1, status: 'STANDS' },
        { order: 2, status: 'STANDS' },
      ],
    },
  };
  expect((await ask(45)).data).toMatchObject(scored);

  const overturned = { ...touchdown, status: 'overturned', reason: 'review' } as const;
  await reportPlays(site, gameId, [overturned]);
  expect((await ask(45)).data).toMatchObject(scored);
  expect((await ask(undefined)).data).toMatchObject({ liveGame: { homeTeam: { score: 0 } } });
  site.clock.advance(45 * SECOND);
  expect((await ask(45)).data).toMatchObject({
    liveGame: { homeTeam: { score: 0 } },
    plays: { nodes: [{ status: 'STANDS' }, { status: 'OVERTURNED' }] },
  });
});

test('plays of a moment are paged like those of now: from both ends, and those that changed the game alone', async () => {
  await reportPlays(site, gameId, [
    { n: 1 },
    { n: 2, points: 6, scoringSide: 'home', yards: 66, after: null },
    { n: 3, kind: 'kickoff', before: null },
  ]);
  site.clock.advance(60 * SECOND);
  await reportPlays(site, gameId, [{ n: 4, points: 3, kind: 'field-goal', scoringSide: 'home' }]);
  const read = async (args: string) => {
    const { data } = await ask(
      45,
      `{ plays(gameId: ${gameId}, ${args}) { nodes { order cursor } pageInfo { hasNextPage hasPreviousPage } } }`,
    );
    const { nodes, pageInfo } = data.plays as {
      nodes: { order: number; cursor: string }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
    };
    return { ...pageInfo, nodes, orders: nodes.map(({ order }) => order) };
  };
  const newest = await read('last: 2');
  expect(newest).toMatchObject({ orders: [2, 3], hasPreviousPage: true, hasNextPage: false });
  const cursor = newest.nodes[0]!.cursor;
  expect(await read(`last: 2, before: "${cursor}"`)).toMatchObject({
    ...{ orders: [1], hasPreviousPage: false, hasNextPage: true },
  });
  expect((await read(`first: 5, after: "${cursor}"`)).orders).toEqual([3]);
  expect((await read('first: 5, markersOnly: true')).orders).toEqual([2]);
});

test('chat is read as late as the game; a fan as late as its writer reads a line at once, and one’s own are there', async () => {
  await site.em().execute('delete from game_chat_messages');
  const [early, late] = [await site.member(), await site.member()];
  await post('What a catch', early);
  await post('Third down', late, 45);
  expect(messagesIn(await ask(undefined))).toEqual(['What a catch', 'Third down']);
  expect(messagesIn(await ask(45))).toEqual(['Third down']);
  expect(messagesIn(await ask(30))).toEqual(['Third down']);
  expect(messagesIn(await ask(60))).toEqual([]);
  expect(messagesIn(await ask(60, GAME_NIGHT, early))).toEqual(['What a catch']);
  site.clock.advance(45 * SECOND);
  expect(messagesIn(await ask(45))).toEqual(['What a catch', 'Third down']);
});

test('an edited line waits again, as its earlier text is not kept', async () => {
  await site.em().execute('delete from game_chat_messages');
  const writer = await site.member();
  await post('Go Broncos', writer);
  site.clock.advance(60 * SECOND);
  expect(messagesIn(await ask(45))).toEqual(['Go Broncos']);
  const [{ id }] = await site.em().execute<[{ id: number }]>('select id from game_chat_messages');
  await ask(
    0,
    `mutation { editChatMessage(input: { id: ${id}, message: "Touchdown" }) { message { id } } }`,
    writer,
  );
  expect(messagesIn(await ask(45))).toEqual([]);
  site.clock.advance(45 * SECOND);
  expect(messagesIn(await ask(45))).toEqual(['Touchdown']);
});

test('a line carries the clock of the game as its writer saw it', async () => {
  await site.em().execute('delete from game_chat_messages');
  await reportPlays(site, gameId, [{ n: 1 }], { displayClock: '12:00' });
  site.clock.advance(60 * SECOND);
  await reportPlays(site, gameId, [{ n: 2 }], { period: 2, displayClock: '9:00' });
  await post('Now', await site.member());
  await post('A minute ago', await site.member(), 45);
  const { data } = await ask(0, '{ chatMessages { period clock } }');
  expect(data.chatMessages).toEqual([
    { period: 2, clock: 540 },
    { period: 1, clock: 720 },
  ]);
});

test('the result says where its reader goes on, and since when what it could not shift has not changed', async () => {
  const began = Date.now();
  const { extensions } = await ask(45, '{ chatMessages { id } }');
  expect(extensions.asOf).toBeGreaterThanOrEqual(began - 45 * SECOND);
  expect(extensions.asOf).toBeLessThanOrEqual(Date.now() - 45 * SECOND);
  const [, ms] = /:(\d+)-/.exec(extensions.position)!;
  expect(Number(ms)).toBeLessThanOrEqual(extensions.asOf);
  expect(extensions.changedAt).toBeUndefined();

  await site.as(await site.admin()).run(SEND_NEWS, { input: { headline: 'Trade!' } });
  const held = await ask(45, '{ latestBreakingNews { id } }');
  expect(held.extensions.changedAt).toBeGreaterThanOrEqual(began);
  // The scoreboard of that moment is not known: it waits.
  expect((await ask(45, '{ liveGame { gameId } }')).extensions.changedAt).toBeDefined();
  expect((await ask(undefined, '{ liveGame { gameId } }')).extensions.changedAt).toBeUndefined();
});

test.each([-1, 1.5, 181, '45', null, {}])('a delay of %j is refused', async (behind) => {
  const { errors } = await ask(behind, '{ chatMessages { id } }');
  expect(errors?.[0]?.message).toBe('behind must be whole seconds from 0 to 180.');
});
