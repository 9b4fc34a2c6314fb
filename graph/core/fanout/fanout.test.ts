import { once } from 'node:events';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import type { LiveClient, Message } from '../../testing/live-client.ts';
import { CHAT } from '../../testing/live-schema.ts';
import { type Live, startLive } from '../../testing/live.ts';

let live: Live;
beforeEach(async () => {
  live = await startLive({
    limits: { keepAlive: 60_000, waitingBytes: 128 * 1024, closeGrace: 50 },
  });
});
afterEach(() => live.stop());

const idsOf = (messages: readonly Message[]) =>
  messages.map(
    ({ payload }) =>
      (payload as { data: { chat: { message: { id: number } } } }).data.chat.message.id,
  );

async function crowd(
  size: number,
  idOf: (n: number) => string = () => 'chat',
): Promise<LiveClient[]> {
  const clients = await Promise.all(Array.from({ length: size }, () => live.connect()));
  await Promise.all(clients.map((client, n) => client.subscribe(idOf(n), CHAT)));
  return clients;
}

test('300 sockets get each event exactly once and in order, from one source and one execution per event', async () => {
  const clients = await crowd(300);
  for (let n = 1; n <= 20; n++) live.post(n);
  const expected = Array.from({ length: 20 }, (_, n) => n + 1);
  for (const client of clients) expect(idsOf(await client.take(20))).toEqual(expected);
  await clients[0]!.settle();
  expect(live.resolved.get('source')).toBe(1);
  expect(live.resolved.get('chat')).toBe(20);
});

test('members may name their operations as they like', async () => {
  const names = ['1', 'chat', '"quoted" \\ {}', 'Fernsehgerät 📺', '__proto__'];
  const clients = await crowd(10, (n) => names[n % names.length]!);
  live.post(1);
  for (const [n, client] of clients.entries()) {
    expect(await client.next()).toMatchObject({
      id: names[n % names.length],
      type: 'next',
      payload: { data: { chat: { kind: 'POSTED', message: { id: 1, message: 'message 1' } } } },
    });
  }
  expect(live.resolved.get('chat')).toBe(1);
});

test.each([0, 1, 20, 21, 100, 65_000, 66_000, 200_000])(
  'a text of %i characters arrives whole',
  async (length) => {
    const [client] = await crowd(1);
    const text = 'ü'.repeat(length);
    live.post(1, text);
    live.post(2, 'after it');
    const [long, next] = await client!.take(2);
    expect(long).toMatchObject({ payload: { data: { chat: { message: { message: text } } } } });
    expect(idsOf([next!])).toEqual([2]);
  },
);

test('who joins later gets what is published later, and nothing twice', async () => {
  const [early] = await crowd(1);
  live.post(1);
  expect(idsOf([await early!.next()])).toEqual([1]);
  const late = await live.connect();
  await late.subscribe('late', CHAT);
  live.post(2);
  expect(idsOf([await late.next()])).toEqual([2]);
  expect(idsOf([await early!.next()])).toEqual([2]);
});

test('different variables make different groups; their order does not matter', async () => {
  const query =
    'subscription ($a: Int, $b: Int) { chat(least: $a) { message { id @skip(if: false) } kind @include(if: true) } unused: __typename @skip(if: true) }';
  const plain = 'subscription ($least: Int) { chat(least: $least) { message { id } } }';
  const [one, same, other] = await Promise.all([live.connect(), live.connect(), live.connect()]);
  await one.subscribe('x', plain, { least: 1, extra: 2 });
  await same.subscribe('x', plain, { extra: 2, least: 1 });
  await other.subscribe('x', plain, { least: 2 });
  expect(live.resolved.get('source')).toBe(2);
  // Two root fields are refused by the rules of GraphQL.
  expect((await other.ask(query)).type).toBe('error');
});

test('the source is released with the last member, and opened again for the next', async () => {
  const [one, two] = await crowd(2);
  const released = () => live.sources.map((source) => source.isOver);
  one!.send({ id: 'chat', type: 'complete' });
  await one!.settle();
  expect(released()).toEqual([false]);
  two!.socket.close(1000);
  await two!.closed;
  await one!.settle();
  expect(released()).toEqual([true]);

  await one!.subscribe('chat', CHAT);
  live.post(1);
  expect(idsOf([await one!.next()])).toEqual([1]);
});

test('viewer-dependent subscriptions are executed for each, even beside a shared group', async () => {
  live.sessions.set(1, { id: 1, isAdmin: false }).set(2, { id: 2, isAdmin: false });
  const members = [
    await live.connect({ cookie: 'session=1' }),
    await live.connect({ cookie: 'session=2' }),
  ];
  const mine =
    'subscription { chat { message { id ...More } } } fragment More on ChatMessage { mine }';
  for (const member of members) await member.subscribe('mine', mine);
  const [visitor] = await crowd(1);
  live.post(1);
  expect(await members[0]!.next()).toMatchObject({
    payload: { data: { chat: { message: { id: 1, mine: true } } } },
  });
  expect(await members[1]!.next()).toMatchObject({
    payload: { data: { chat: { message: { id: 1, mine: false } } } },
  });
  expect(idsOf([await visitor!.next()])).toEqual([1]);
  expect(live.resolved.get('chat')).toBe(3);
});

test('an unmarked subscription is never shared', async () => {
  const clients = [await live.connect(), await live.connect()];
  for (const client of clients)
    await client.subscribe('x', 'subscription { unmarkedChat { kind } }');
  live.post(1);
  for (const client of clients) await client.next();
  expect(live.resolved.get('source')).toBe(2);
  expect(live.resolved.get('chat')).toBe(2);
});

test('errors of an execution reach everybody masked, and the next event follows', async () => {
  const clients = [await live.connect(), await live.connect()];
  for (const client of clients)
    await client.subscribe('x', 'subscription { chat { message { id failing } } }');
  live.post(1);
  live.post(2);
  for (const client of clients) {
    for (const id of [1, 2]) {
      expect(await client.next()).toMatchObject({
        id: 'x',
        type: 'next',
        payload: {
          data: { chat: { message: { id, failing: null } } },
          errors: [{ message: 'masked', path: ['chat', 'message', 'failing'] }],
        },
      });
    }
  }
});

test('an event that cannot be executed at all is a masked error, and the next event follows', async () => {
  await live.stop();
  let isAway = false;
  live = await startLive({
    context: () =>
      isAway
        ? Promise.reject(new Error('database away'))
        : Promise.resolve({ viewer: null, sessionId: null }),
  });
  const [client] = await crowd(1);
  isAway = true;
  live.post(1);
  expect(await client!.next()).toMatchObject({
    id: 'chat',
    type: 'next',
    payload: { errors: [{ message: 'masked' }] },
  });
  isAway = false;
  live.post(2);
  expect(idsOf([await client!.next()])).toEqual([2]);
});

test('a refused source sends the refusal to every subscriber', async () => {
  const clients = [await live.connect(), await live.connect()];
  for (const client of clients)
    client.send({ id: 'x', type: 'subscribe', payload: { query: 'subscription { refused }' } });
  for (const client of clients) {
    expect(await client.take(2)).toEqual([
      {
        id: 'x',
        type: 'next',
        payload: { errors: [{ message: 'You are not allowed to do that.', path: ['refused'] }] },
      },
      { id: 'x', type: 'complete' },
    ]);
  }
});

test('when the source ends, pending events are delivered and every subscription completes', async () => {
  const clients = await crowd(3);
  live.post(1);
  live.sources[0]!.end();
  for (const client of clients) {
    const [last, complete] = await client.take(2);
    expect(idsOf([last!])).toEqual([1]);
    expect(complete).toEqual({ id: 'chat', type: 'complete' });
  }
});

test('a reader who stalls is cut off with a reason, and others are not affected', async () => {
  const [stalled, ...attentive] = await crowd(5);
  const text = 'x'.repeat(50_000);
  const atServer = live.connections[0]!;
  const cutOff = once(atServer, 'close');
  stalled!.socket.pause();
  let posted = 0;
  while (!atServer.destroyed) {
    live.post(++posted, text);
    // Healthy readers set the pace.
    for (const client of attentive) expect(idsOf([await client.next()])).toEqual([posted]);
  }
  await cutOff;
  await live.holds(4);
  live.post(++posted);
  for (const client of attentive) expect(idsOf([await client.next()])).toEqual([posted]);
  stalled!.socket.resume();
  await stalled!.closed;
  // It got the oldest events, without a gap.
  const got = idsOf(stalled!.received.filter(({ type }) => type === 'next'));
  expect(got).toEqual(got.map((_, n) => n + 1));
});

test('a burst far beyond one line of events reaches healthy readers whole', async () => {
  const clients = await crowd(3);
  const size = 3_000;
  for (let n = 1; n <= size; n++) live.post(n, 'x'.repeat(200));
  const expected = Array.from({ length: size }, (_, n) => n + 1);
  for (const client of clients) expect(idsOf(await client.take(size))).toEqual(expected);
});

test('when a source overflows, its members are asked to retry, and other groups continue', async () => {
  const [member] = await crowd(1);
  const other = await live.connect();
  await other.subscribe('other', 'subscription { chat { kind } }');
  live.sources[0]!.capacity = 2;
  for (let n = 1; n <= 4; n++) live.post(n);
  expect(await member!.closed).toEqual([1013, CLOSE_REASONS.tooSlow]);
  expect(await other.take(4)).toHaveLength(4);
});

test('a crowd that comes back gets what it missed from one execution per event, and pays for it by the ten', async () => {
  await live.stop();
  const charged: number[] = [];
  live = await startLive({ charging: () => (points) => charged.push(points) });
  // Somebody stays, so that the events are rendered.
  await crowd(1);
  const after = live.events.position();
  for (let n = 1; n <= 25; n++) live.post(n);
  const late = await Promise.all(Array.from({ length: 50 }, () => live.connect()));
  for (const client of late)
    client.send({ id: 'chat', type: 'subscribe', payload: { query: CHAT, extensions: { after } } });
  const expected = Array.from({ length: 25 }, (_, n) => n + 1);
  for (const client of late) expect(idsOf(await client.take(25))).toEqual(expected);
  live.post(26);
  for (const client of late) expect(idsOf(await client.take(1))).toEqual([26]);
  expect(live.resolved.get('chat')).toBe(26);
  expect(charged).toEqual([0, ...late.map(() => 2)]);
});

test('what failed to be rendered is rendered again for who comes later', async () => {
  const client = await live.connect();
  await client.subscribe('x', 'subscription { chat { message { id failing } } }');
  const after = live.events.position();
  live.post(1);
  await client.next();
  const late = await live.connect();
  const query = 'subscription { chat { message { id failing } } }';
  late.send({ id: 'x', type: 'subscribe', payload: { query, extensions: { after } } });
  expect(await late.next()).toMatchObject({ payload: { errors: [{}] } });
  expect(live.resolved.get('chat')).toBe(2);
});
