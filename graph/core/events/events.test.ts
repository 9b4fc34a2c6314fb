import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { describeWith, redisUrl } from '../../testing/redis.ts';
import { type DoomedServer, startDoomedRedis } from '../../testing/servers/doomed-servers.ts';
import { SubscriberOverflow } from './event-stream.ts';
import { createEvents, type Events, type EventsOptions } from './events.ts';

const open: Events[] = [];

function events(options?: EventsOptions): Events {
  const made = createEvents(options);
  open.push(made);
  return made;
}

const doomed: DoomedServer[] = [];
afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
  for (const redis of doomed.splice(0)) await redis.stop();
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

const revoke = (userId: number) => ['session.revoked', { userId }] as const;

describe('within one process', () => {
  test('every subscriber gets every event of its topic in order, and none of another topic', async () => {
    const { publish, subscribe } = events();
    const lines = [subscribe('session.revoked'), subscribe('session.revoked')];
    const other = subscribe('account.changed');
    for (const id of [1, 2, 3]) publish(...revoke(id));
    publish('account.changed', { userId: 99 });

    for (const line of lines) {
      for (const userId of [1, 2, 3])
        expect(await line.next()).toEqual({ value: { userId }, done: false });
    }
    expect(await other.next()).toEqual({ value: { userId: 99 }, done: false });
  });

  test('a line is active from the call on, before anybody reads it', async () => {
    const { publish, subscribe } = events();
    publish(...revoke(1));
    const line = subscribe('session.revoked');
    publish(...revoke(2));
    expect((await line.next()).value).toEqual({ userId: 2 });
  });

  test('a subscriber that falls 256 events behind is ended alone', async () => {
    const { publish, subscribe } = events();
    const stalled = subscribe('session.revoked');
    const attentive = subscribe('session.revoked');
    const seen: number[] = [];
    for (let id = 0; id <= 256; id++) {
      publish(...revoke(id));
      seen.push((await attentive.next()).value?.userId ?? -1);
    }
    await expect(stalled.next()).rejects.toThrow(SubscriberOverflow);
    expect(await stalled.next()).toEqual({ value: undefined, done: true });
    expect(seen).toEqual(Array.from({ length: 257 }, (_, id) => id));
  });

  test('256 waiting events are none too many', async () => {
    const { publish, subscribe } = events();
    const late = subscribe('session.revoked');
    for (let id = 0; id < 256; id++) publish(...revoke(id));
    for (let userId = 0; userId < 256; userId++)
      expect((await late.next()).value).toEqual({ userId });
  });

  test('leaving ends a read that waits', async () => {
    const { subscribe } = events();
    const line = subscribe('session.revoked');
    const waiting = line.next();
    await line.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  test('closing ends every line after what waits in it', async () => {
    const { publish, subscribe, close } = events();
    const line = subscribe('session.revoked');
    publish(...revoke(1));
    await close();
    const seen: unknown[] = [];
    for await (const event of line) seen.push(event);
    expect(seen).toEqual([{ userId: 1 }]);
  });

  test('a listener that fails is logged and does not affect the others', () => {
    const log: unknown[] = [];
    const { publish, on } = events({ logger: { warn: (entry: unknown) => log.push(entry) } });
    const heard: number[] = [];
    on('session.revoked', () => {
      throw new Error('mine alone');
    });
    const stop = on('session.revoked', ({ userId }) => heard.push(userId));
    publish(...revoke(1));
    stop();
    publish(...revoke(2));
    expect(heard).toEqual([1]);
    expect(log).toHaveLength(2);
  });
});

describeWith('its program')('between nodes', () => {
  const logger = { warn: () => {} };

  /** Resolves when the node hears what it says by way of Redis: only then do the others hear it too. */
  async function connected(
    node: Events,
    control: Redis,
    prefix: string,
    nodes: number,
  ): Promise<void> {
    for (;;) {
      const [, listening] = (await control.pubsub('NUMSUB', `${prefix}events`)) as [string, number];
      if (listening === nodes) break;
    }
    const line = node.subscribe('account.changed');
    node.publish('account.changed', { userId: 0 });
    await line.next();
    await line.return();
  }

  async function site(nodes: number) {
    const control = new Redis(redisUrl);
    const redisPrefix = `${randomUUID()}:`;
    const all = Array.from({ length: nodes }, () => events({ redisUrl, redisPrefix, logger }));
    for (const node of all) await connected(node, control, redisPrefix, nodes);
    return { all, control, redisPrefix };
  }

  test('each node hears each event exactly once, its own included', async () => {
    const {
      all: [east, west],
      control,
    } = await site(2);
    const lines = [east!.subscribe('session.revoked'), west!.subscribe('session.revoked')];
    for (let id = 0; id < 50; id++) east!.publish(...revoke(id));
    for (const line of lines) {
      for (let userId = 0; userId < 50; userId++)
        expect((await line.next()).value).toEqual({ userId });
    }
    west!.publish(...revoke(50));
    for (const line of lines) expect((await line.next()).value).toEqual({ userId: 50 });
    control.disconnect();
  });

  test('what is said while the connections come up is heard exactly once too', async () => {
    const control = new Redis(redisUrl);
    const redisPrefix = `${randomUUID()}:`;
    const node = events({ redisUrl, redisPrefix, logger });
    const heard: number[] = [];
    node.on('session.revoked', ({ userId }) => heard.push(userId));
    let said = 0;
    for (let turnsAfter = 0; turnsAfter < 50;) {
      for (let n = 0; n < 10; n++) node.publish(...revoke(said++));
      const [, listening] = (await control.pubsub('NUMSUB', `${redisPrefix}events`)) as [
        string,
        number,
      ];
      turnsAfter += listening;
    }
    await connected(node, control, redisPrefix, 1);
    expect(heard.sort((a, b) => a - b)).toEqual(Array.from({ length: said }, (_, n) => n));
    control.disconnect();
  });

  test('sites with different prefixes do not hear each other', async () => {
    const ours = await site(1);
    const theirs = await site(1);
    const line = theirs.all[0]!.subscribe('session.revoked');
    ours.all[0]!.publish(...revoke(1));
    theirs.all[0]!.publish(...revoke(2));
    expect((await line.next()).value).toEqual({ userId: 2 });
    for (const { control } of [ours, theirs]) control.disconnect();
  });

  test('cut connections come back by themselves', async () => {
    const {
      all: [east, west],
      control,
      redisPrefix,
    } = await site(2);
    let killed = 0;
    for (const line of ((await control.client('LIST')) as string).split('\n')) {
      const id = line.includes(`name=${redisPrefix}events`) && /^id=(\d+)/.exec(line)?.[1];
      if (id) killed += Number(await control.client('KILL', 'ID', id));
    }
    expect(killed).toBe(4);
    for (const node of [east!, west!]) await connected(node, control, redisPrefix, 2);
    const line = west!.subscribe('session.revoked');
    const reach = setInterval(() => east!.publish(...revoke(7)), 10);
    expect((await line.next()).value).toEqual({ userId: 7 });
    clearInterval(reach);
    control.disconnect();
  });

  /** Two nodes on a Redis of their own, and the losses that each of them has heard of. */
  async function onDoomedRedis() {
    const redis = await startDoomedRedis();
    doomed.push(redis);
    const heard: string[] = [];
    const nodes = ['east', 'west'].map((name) => {
      const node = events({ redisUrl: redis.url, redisPrefix: 'doomed:', logger });
      node.onLoss(() => heard.push(name));
      return node;
    });
    for (const node of nodes) await node.started();
    const untilUp = async (isUp: boolean) => {
      while (nodes.some((node) => node.isUp() !== isUp)) await turn();
    };
    await untilUp(true);
    return { redis, east: nodes[0]!, west: nodes[1]!, heard, untilUp };
  }

  test('a Redis that starts over is a loss for every node, once', async () => {
    const { redis, east, west, heard, untilUp } = await onDoomedRedis();
    await redis.kill();
    await untilUp(false);
    const line = east.subscribe('session.revoked');
    east.publish(...revoke(1));
    expect((await line.next()).value).toEqual({ userId: 1 });
    expect(heard).toEqual([]);
    await redis.restart();
    while (heard.length < 2) await turn();
    await untilUp(true);
    const across = west.subscribe('session.revoked');
    east.publish(...revoke(2));
    expect((await across.next()).value).toEqual({ userId: 2 });
    expect(heard.sort()).toEqual(['east', 'west']);
  });

  test('a frozen Redis is noticed by its listeners, and local events do not wait for it', async () => {
    const { redis, east, heard, untilUp } = await onDoomedRedis();
    redis.pause();
    const line = east.subscribe('session.revoked');
    for (const id of [1, 2, 3]) east.publish(...revoke(id));
    for (const userId of [1, 2, 3]) expect((await line.next()).value).toEqual({ userId });
    // The other node has sent nothing; it finds out as its listener is thrown away after some silent seconds.
    await untilUp(false);
    redis.resume();
    while (!heard.includes('west')) await turn();
    await untilUp(true);
    const after: number[] = [];
    east.on('session.revoked', ({ userId }) => after.push(userId));
    east.publish(...revoke(4));
    expect((await line.next()).value).toEqual({ userId: 4 });
    // What the frozen Redis had in hand is not heard a second time.
    expect(after).toEqual([4]);
  });

  test('who could not send says so as soon as it can, and the others have lost something', async () => {
    const { redis, east, west, heard, untilUp } = await onDoomedRedis();
    const line = west.subscribe('session.revoked');
    // Short enough for subscribers, too long for publishers.
    redis.pause();
    east.publish(...revoke(1));
    while (east.isUp()) await turn();
    redis.resume();
    await untilUp(true);
    while (heard.length === 0) await turn();
    expect(heard).toEqual(['west']);
    east.publish(...revoke(2));
    const seen: number[] = [];
    while (!seen.includes(2)) seen.push((await line.next()).value?.userId ?? 0);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('without Redis a node goes on living alone', async () => {
    const deaf = createServer((socket) => socket.destroy());
    deaf.listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const troubles: unknown[] = [];
    const alone = events({
      redisUrl: `redis://127.0.0.1:${(deaf.address() as AddressInfo).port}`,
      logger: { warn: (entry: unknown) => troubles.push(entry) },
    });
    const line = alone.subscribe('session.revoked');
    alone.publish(...revoke(1));
    expect((await line.next()).value).toEqual({ userId: 1 });
    await alone.close();
    deaf.close();
  });
});
