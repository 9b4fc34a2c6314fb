import pg from 'pg';
import { buildIfStale } from '../../.config/build-if-stale.ts';
import { everyTestNeeds } from '../../graph/testing/redis.ts';
import {
  type DoomedServer,
  startDoomedPostgres,
  startDoomedRedis,
} from '../../graph/testing/servers/doomed-servers.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Follower, followByEvents, followBySocket } from './followers.ts';
import { type NodeProcess, startNodeProcess } from './node-process.ts';
import { TOPICS, type TopicName } from './topics.ts';

everyTestNeeds('its program');

/**
 * 200 programs of others follow the chat, the comments on an article and the score, half of them on WebSockets and half
 * on server-sent events, as /developers tells them to. Their two nodes are killed by turns, and so are Redis and
 * PostgreSQL. In the end each program has what is stored, and none received a post twice.
 */
const PROGRAMS = 200;
const MEMBERS = 24;
const SECOND = 1000;
/** A node is killed so long after the last one, when both of them serve. */
const EVERY = 3 * SECOND;
/** How many nodes are killed, and after how many of them the others, however long the machine takes to start new ones. */
const KILLS = 7;
const [REDIS_DIES, POSTGRES_DIES] = [2, 4];
/** What comes when Redis is back may repeat what its nodes delivered by themselves. */
const REDIS_RETURNS_FOR = 10 * SECOND;

const ADMIN = { email: 'ada@example.org', password: 'correct horse battery' };
const PASSWORD = 'sunday night';

let balancer: Balancer;
let redis: DoomedServer;
let postgres: DoomedServer;
let database: pg.Pool;
let nodes: NodeProcess[] = [];
let followers: Follower[] = [];
let articleId: number;
let gameId: number;
/** Sessions of the members, each for one message in 5 seconds. */
let members: string[];
let admin: string;
/** When Redis was away, and had just come back. */
let redisAway = { from: Infinity, until: -Infinity };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const addressOf = (path: string) => `http://127.0.0.1:${balancer.port}${path}`;

/** Sends a request until a node answers it: what it asks for may be done twice without harm. */
async function insist(path: string, body: object, cookie?: string): Promise<Response> {
  for (;;) {
    const response = await fetch(addressOf(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (response && response.status < 500) return response;
    await pause(50 + Math.random() * 100);
  }
}

/** Runs an operation until it is answered; the data, null where the server refused it. */
async function run<Data>(query: string, variables: object = {}, cookie = admin): Promise<Data> {
  for (;;) {
    const response = await insist('/graphql', { query, variables }, cookie);
    const { data, errors } = (await response.json().catch(() => ({}))) as {
      data?: Data;
      errors?: { extensions: { code: string } }[];
    };
    const isFault = errors?.some(({ extensions }) => /INTERNAL|UNAVAIL/.test(extensions.code));
    if (data && !isFault) return data;
    await pause(50 + Math.random() * 100);
  }
}

async function sessionOf(path: string, body: object): Promise<string> {
  const response = await insist(path, body);
  const cookie = /ow_session=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error(`No session: ${response.status} ${await response.text()}`);
  return cookie;
}

async function startNode(): Promise<NodeProcess> {
  return startNodeProcess({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
}
const balance = () => (balancer.nodes = nodes.map(({ port }) => port));

beforeAll(async () => {
  await buildIfStale();
  [redis, postgres, balancer] = await Promise.all([
    startDoomedRedis(),
    startDoomedPostgres(),
    startBalancer(),
  ]);
  database = new pg.Pool({ connectionString: postgres.url });
  database.on('error', () => undefined);
  // What is committed survives the end of its processes, as with the settings of real servers.
  await database.query('alter database postgres set synchronous_commit = on');
  // The first one makes the tables.
  nodes = [await startNode()];
  nodes.push(await startNode());
  balance();

  admin = await sessionOf('/api/auth/login', ADMIN);
  members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, n) =>
      sessionOf('/api/auth/signup', {
        name: `Fan ${n}`,
        email: `fan${n}@example.org`,
        password: PASSWORD,
        favoriteTeam: 'Denver Broncos',
        country: 'United States',
      }),
    ),
  );
  const { createGame } = await run<{ createGame: { game: { id: number } } }>(
    `mutation { createGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs",
      isHome: true, kickoffAt: "2025-11-16T18:55:00Z" }) { game { id } } }`,
  );
  gameId = createGame.game.id;
  const { createArticle } = await run<{ createArticle: { article: { id: number } } }>(
    `mutation { createArticle(input: { isPublished: true, article: {
      title: "Live", content: "All of it.", excerpt: "Live.", category: GENERAL } }) { article { id } } }`,
  );
  articleId = createArticle.article.id;
  await run(SCORE, { input: { gameId, ourScore: 0, theirScore: 0, period: 1 } });

  followers = Array.from({ length: PROGRAMS }, (_, n) =>
    (n % 2 === 0 ? followBySocket : followByEvents)({
      url: addressOf('/graphql'),
      variables: { articleId },
    }),
  );
  await Promise.all(followers.map(({ started }) => started));
}, 120_000);

afterAll(async () => {
  for (const { stop } of followers) stop();
  await Promise.all(nodes.map(({ kill }) => kill()));
  balancer.close();
  await database.end();
  await Promise.all([redis.stop(), postgres.stop()]);
});

const SCORE = `mutation ($input: SetScoreboardInput!) { setScoreboard(input: $input) { game { gameId } } }`;
const POST = `mutation ($input: PostChatMessageInput!) { postChatMessage(input: $input) { message { id } } }`;
const COMMENT = `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`;
const EDIT = `mutation ($id: Int!, $message: String!) {
  editChatMessage(input: { id: $id, message: $message }) { message { id } } }`;
const DELETE = `mutation ($id: Int!) { deleteChatMessage(input: { id: $id }) { deletedId } }`;
const LIKE = `mutation ($input: SetLikeInput!) { setLike(input: $input) { likeable { likeCount } } }`;

/** One of everything that a night brings, by one member. */
async function act(n: number): Promise<void> {
  const cookie = members[n % MEMBERS]!;
  const [clientId, message] = [`message-${n}`, `Message ${n}`];
  const posted = await run<{ postChatMessage: { message: { id: number } } | null }>(
    POST,
    { input: { message, clientId } },
    cookie,
  );
  const id = posted.postChatMessage?.message.id;
  if (id === undefined) return;
  const like = (kind: string, of: number) =>
    run(LIKE, { input: { kind, id: of, liked: true } }, members[(n + 1) % MEMBERS]);
  if (n % 4 === 1) await like('CHAT_MESSAGE', id);
  if (n % 4 === 2) await run(EDIT, { id, message: `Edited ${n}` }, cookie);
  if (n % 8 === 3) await run(DELETE, { id }, cookie);
  if (n % 3 === 0) {
    const input = { articleId, content: `Comment ${n}`, clientId: `comment-${n}` };
    const { postComment } = await run<{ postComment: { comment: { id: number } } | null }>(
      COMMENT,
      { input },
      cookie,
    );
    if (postComment && n % 2 === 0) await like('COMMENT', postComment.comment.id);
  }
  if (n % 5 === 0) await run(SCORE, { input: { gameId, ourScore: n % 199, theirScore: 3 } });
}

/** What is stored, as the programs keep it. */
async function stored(): Promise<Readonly<Record<TopicName, readonly string[]>>> {
  const rows = async (statement: string) =>
    (await database.query<{ row: string }>(statement)).rows.map(({ row }) => row);
  const { liveGame } = await run<{ liveGame: object }>(TOPICS.score.query);
  return {
    chat: await rows(
      `select id || ' ' || message || ' ' || like_count as row from game_chat_messages order by id`,
    ),
    comments: await rows(
      `select id || ' ' || content || ' ' || like_count as row from comments order by id`,
    ),
    score: TOPICS.score.rowsOf({ liveGame }).map(({ id, text, likes }) => `${id} ${text} ${likes}`),
  };
}

/** Kills nodes by turns, and in between Redis and PostgreSQL once each. */
async function killByTurns(): Promise<void> {
  const others: Promise<void>[] = [];
  for (let killed = 0; killed < KILLS; killed++) {
    if (killed === REDIS_DIES) others.push(killRedis());
    if (killed === POSTGRES_DIES) others.push(killPostgres());
    await pause(EVERY);
    const [victim, other] = nodes as [NodeProcess, NodeProcess];
    nodes = [other];
    balance();
    await victim.kill();
    nodes = [other, await startNode()];
    balance();
  }
  await Promise.all(others);
}

async function killRedis(): Promise<void> {
  redisAway = { from: Date.now(), until: Infinity };
  await redis.kill();
  await pause(SECOND);
  await redis.restart();
  redisAway.until = Date.now() + REDIS_RETURNS_FOR;
}

async function killPostgres(): Promise<void> {
  await postgres.kill();
  await pause(SECOND);
  await postgres.restart();
}

test('nodes, Redis and PostgreSQL are killed, and each program ends with all that was acknowledged', async () => {
  const night = { isOver: false };
  let acts = 0;
  const crowd = Array.from({ length: 4 }, async () => {
    while (!night.isOver) {
      await act(acts++);
      await pause(100);
    }
  });
  await killByTurns();
  night.isOver = true;
  await Promise.all(crowd);

  const truth = await stored();
  expect(truth.chat.length).toBeGreaterThan(20);
  const topics = Object.keys(TOPICS) as TopicName[];
  const isBehind = (follower: Follower) =>
    topics.some((topic) => follower.shown(topic).join('\n') !== truth[topic].join('\n'));
  const deadline = Date.now() + 20 * SECOND;
  while (followers.some(isBehind) && Date.now() < deadline) await pause(50);
  for (const follower of followers)
    for (const topic of topics) expect(follower.shown(topic)).toEqual(truth[topic]);

  const { from, until } = redisAway;
  const duplicates = followers.flatMap((follower) => follower.duplicates);
  expect(duplicates.filter(({ at }) => at < from || at > until)).toEqual([]);
}, 180_000);
