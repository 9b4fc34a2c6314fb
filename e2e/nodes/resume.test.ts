import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../graph/serving/server.ts';
import { endClient } from '../../graph/testing/end-client.ts';
import { openStream } from '../../graph/testing/event-source.ts';
import { everyTestNeeds } from '../../graph/testing/redis.ts';
import { type DoomedServer, startDoomedRedis } from '../../graph/testing/servers/doomed-servers.ts';
import { type Member, type Site, startSite } from '../../graph/testing/site.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { openChat, portOf, startSecondNode, untilRedis } from './two-nodes.ts';

everyTestNeeds('its program');

/**
 * Programs of others on two nodes behind a balancer, half of them on WebSockets and half on server-sent events, as
 * /developers tells them to. Connections are cut, nodes come and go: each program gets each event once, in order.
 */
const PROGRAMS = 100;
const CHAT = 'subscription { chatEvents { kind message { id message } } }';
const SEEN = '{ chat(last: 100) { nodes { id message } } }';

interface Message {
  readonly id: number;
  readonly message: string;
}
interface Result {
  readonly data?: { readonly chatEvents: { readonly kind: string; readonly message: Message } };
  readonly extensions: { readonly position: string; readonly reset?: boolean };
}

/** What a program knows. */
class Program {
  readonly shown = new Map<number, string>();
  /** Ids as they were posted. */
  readonly posted: number[] = [];
  resets = 0;
  position = '';
  /** What events said while the answer to a question was on its way: they are newer than it. */
  private newer = new Set<number>();

  take({ data, extensions }: Result): void {
    this.position = extensions.position;
    if (extensions.reset) {
      this.resets++;
      void this.read();
      return;
    }
    const { kind, message } = data!.chatEvents;
    this.newer.add(message.id);
    if (kind === 'POSTED') this.posted.push(message.id);
    if (kind === 'DELETED') this.shown.delete(message.id);
    else this.shown.set(message.id, message.message);
  }

  async read(): Promise<void> {
    const newer = (this.newer = new Set());
    const { data, extensions } = await ask();
    const answered = data.chat.nodes.filter(({ id }) => !newer.has(id));
    const ids = new Set(answered.map(({ id }) => id));
    for (const id of [...this.shown.keys()])
      if (!ids.has(id) && !newer.has(id)) this.shown.delete(id);
    for (const { id, message } of answered) this.shown.set(id, message);
    this.position ||= extensions.position;
  }
}

let balancer: Balancer;
let redis: DoomedServer;
let site: Site;
let second: RunningServer;
let member: Member;
let programs: Program[];
const stops: (() => void)[] = [];
const shared = () => ({ REDIS_URL: redis.url, RATE_LIMITS: 'off' });
const moment = () => new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));

/** Asks again until a node answers. */
async function ask() {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${balancer.port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: SEEN }),
      });
      return (await response.json()) as {
        data: { chat: { nodes: Message[] } };
        extensions: { position: string };
      };
    } catch {
      await moment();
    }
  }
}

function overSocket(program: Program): void {
  const client = createClient({
    url: `ws://127.0.0.1:${balancer.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async () => void (await moment()),
  });
  const wanted = { query: CHAT, extensions: { after: program.position } };
  client.subscribe(wanted, {
    next(result) {
      program.take(result as unknown as Result);
      wanted.extensions.after = program.position;
    },
    error: () => {},
    complete: () => {},
  });
  stops.push(() => endClient(client));
}

function overStream(program: Program): void {
  const state = { isOver: false, cut: () => {} };
  const follow = async () => {
    const url = `http://127.0.0.1:${balancer.port}/graphql/stream?${new URLSearchParams({ query: CHAT }).toString()}`;
    const stream = await openStream(url, { headers: { 'last-event-id': program.position } });
    state.cut = stream.cut;
    for (let block = await stream.next(); block; block = await stream.next())
      if (block.event === 'next') program.take(JSON.parse(block.data!) as Result);
  };
  void (async () => {
    while (!state.isOver) {
      await follow().catch(() => undefined);
      await moment();
    }
  })();
  stops.push(() => {
    state.isOver = true;
    state.cut();
  });
}

beforeAll(async () => {
  redis = await startDoomedRedis();
  balancer = await startBalancer();
  site = await startSite({ env: shared() });
  second = await startSecondNode(site, shared());
  balancer.nodes = [portOf(site.server.url), portOf(second.url)];
  member = await site.member();
  await openChat(site);
  programs = Array.from({ length: PROGRAMS }, () => new Program());
  for (const [n, program] of programs.entries()) {
    await program.read();
    if (n % 2 === 0) overSocket(program);
    else overStream(program);
  }
});
afterAll(async () => {
  for (const stop of stops) stop();
  balancer.close();
  await second.stop();
  await site.stop();
  await redis.stop();
});

let said = 0;
async function act(n: number) {
  const port = balancer.nodes[n % balancer.nodes.length];
  const cookie = await site.as(member).cookie();
  site.clock.advance(6_000);
  const call = (method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/api/game-chat/messages${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const posted = await call('POST', '', { message: `message ${said++}` });
  expect(posted.status).toBe(201);
  const { id } = (await posted.json()) as { id: number };
  if (n % 4 === 1) await call('POST', `/${id}/like`);
  if (n % 4 === 2) await call('PUT', `/${id}`, { message: `edited ${n}` });
}

async function stored() {
  const rows = await site
    .em()
    .execute<Message[]>('select id, message from game_chat_messages order by id');
  return rows.map(({ id, message }) => [id, message] as const);
}
async function untilAllHave() {
  const truth = await stored();
  const isBehind = ({ shown }: Program) =>
    JSON.stringify([...shown].sort(([a], [b]) => a - b)) !== JSON.stringify(truth);
  const deadline = Date.now() + 20_000;
  while (programs.some(isBehind) && Date.now() < deadline) await moment();
  for (const { shown } of programs) expect([...shown].sort(([a], [b]) => a - b)).toEqual(truth);
}

test('while connections are cut and a node is replaced, each event comes once and in order', async () => {
  for (let n = 0; n < 30; n++) {
    await act(n);
    if (n % 3 === 0) balancer.cut(() => Math.random() < 0.4);
    if (n === 10) {
      balancer.nodes = [portOf(site.server.url)];
      balancer.cut();
      await second.stop();
    }
    if (n === 20) {
      second = await startSecondNode(site, shared());
      balancer.nodes = [portOf(second.url), portOf(site.server.url)];
    }
  }
  await untilAllHave();
  const ids = (await stored()).map(([id]) => id);
  for (const { posted, resets } of programs) {
    expect(posted).toEqual(ids);
    expect(resets).toBe(0);
  }
});

test('a Redis that starts over is one reset for each, and then they have everything', async () => {
  const nodes = [site.server.url, second.url];
  await redis.kill();
  await untilRedis('away', nodes);
  for (let n = 0; n < 10; n++) await act(n);
  await redis.restart();
  await untilRedis('ready', nodes);
  for (let n = 0; n < 10; n++) await act(n);
  while (programs.some(({ resets }) => resets === 0)) await moment();
  await untilAllHave();
  expect(programs.map(({ resets }) => resets)).toEqual(programs.map(() => 1));
});
