import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { describeWith, redisUrl } from '../../testing/redis.ts';
import { type DoomedServer, startDoomedRedis } from '../../testing/servers/doomed-servers.ts';
import { SubscriberOverflow } from './event-stream.ts';
import { type Position, readPosition } from './position.ts';
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
    const { publish, follow } = events();
    const lines = [follow(['session.revoked']), follow(['session.revoked'])];
    const other = follow(['account.changed']);
    for (const id of [1, 2, 3]) publish(...revoke(id));
    publish('account.changed', { userId: 99 });

    for (const line of lines) {
      for (const userId of [1, 2, 3])
        expect((await line.next()).value?.payload).toEqual({ userId });
    }
    expect((await other.next()).value?.payload).toEqual({ userId: 99 });
  });

  test('a line is active from the call on, before anybody reads it', async () => {
    const { publish, follow } = events();
    publish(...revoke(1));
    const line = follow(['session.revoked']);
    publish(...revoke(2));
    expect((await line.next()).value?.payload).toEqual({ userId: 2 });
  });

  test('a subscriber that falls 256 events behind is ended alone', async () => {
    const { publish, follow } = events();
    const stalled = follow(['session.revoked']);
    const attentive = follow(['session.revoked']);
    const seen: number[] = [];
    for (let id = 0; id <= 256; id++) {
      publish(...revoke(id));
      seen.push((await attentive.next()).value?.payload.userId ?? -1);
    }
    await expect(stalled.next()).rejects.toThrow(SubscriberOverflow);
    expect(await stalled.next()).toEqual({ value: undefined, done: true });
    expect(seen).toEqual(Array.from({ length: 257 }, (_, id) => id));
  });

  test('256 waiting events are none too many', async () => {
    const { publish, follow } = events();
    const late = follow(['session.revoked']);
    for (let id = 0; id < 256; id++) publish(...revoke(id));
    for (let userId = 0; userId < 256; userId++)
      expect((await late.next()).value?.payload).toEqual({ userId });
  });

  test('leaving ends a read that waits', async () => {
    const { follow } = events();
    const line = follow(['session.revoked']);
    const waiting = line.next();
    await line.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  test('closing ends every line after what waits in it', async () => {
    const { publish, follow, close } = events();
    const line = follow(['session.revoked']);
    publish(...revoke(1));
    await close();
    const seen: unknown[] = [];
    for await (const { payload } of line) seen.push(payload);
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

  const untilUp = async (nodes: readonly Events[], isUp = true) => {
    while (nodes.some((node) => node.isUp() !== isUp)) await turn();
  };

  async function site(nodes: number, redisPrefix = `${randomUUID()}:`) {
    const all = Array.from({ length: nodes }, () => events({ redisUrl, redisPrefix, logger }));
    await untilUp(all);
    return { all, redisPrefix };
  }

  test('each node hears each event exactly once, its own included', async () => {
    const {
      all: [east, west],
    } = await site(2);
    const lines = [east!.follow(['session.revoked']), west!.follow(['session.revoked'])];
    for (let id = 0; id < 50; id++) east!.publish(...revoke(id));
    for (const line of lines) {
      for (let userId = 0; userId < 50; userId++)
        expect((await line.next()).value?.payload).toEqual({ userId });
    }
    west!.publish(...revoke(50));
    for (const line of lines) expect((await line.next()).value?.payload).toEqual({ userId: 50 });
  });

  test('what is said while the connections come up is heard exactly once too', async () => {
    const node = events({ redisUrl, redisPrefix: `${randomUUID()}:`, logger });
    const heard: number[] = [];
    node.on('session.revoked', ({ userId }) => heard.push(userId));
    let said = 0;
    for (let turnsAfter = 0; turnsAfter < 50; turnsAfter += Number(node.isUp())) {
      for (let n = 0; n < 10; n++) node.publish(...revoke(said++));
      await turn();
    }
    while (heard.length < said) await turn();
    expect(heard).toEqual(Array.from({ length: said }, (_, n) => n));
  });

  test('sites with different prefixes do not hear each other', async () => {
    const ours = await site(1);
    const theirs = await site(1);
    const line = theirs.all[0]!.follow(['session.revoked']);
    ours.all[0]!.publish(...revoke(1));
    theirs.all[0]!.publish(...revoke(2));
    expect((await line.next()).value?.payload).toEqual({ userId: 2 });
  });

  test('cut connections come back by themselves, and nothing is missed or heard twice', async () => {
    const {
      all: [east, west],
      redisPrefix,
    } = await site(2);
    const control = new Redis(redisUrl);
    const heard: number[] = [];
    const losses: string[] = [];
    west!.on('session.revoked', ({ userId }) => heard.push(userId));
    for (const node of [east!, west!]) node.onLoss(() => losses.push('lost'));
    let said = 0;
    for (let round = 0; round < 5; round++) {
      for (let n = 0; n < 20; n++) east!.publish(...revoke(said++));
      for (const line of ((await control.client('LIST')) as string).split('\n')) {
        const id = line.includes(`name=${redisPrefix}events`) && /^id=(\d+)/.exec(line)?.[1];
        if (id) await control.client('KILL', 'ID', id);
      }
      for (let n = 0; n < 20; n++) east!.publish(...revoke(said++));
      await untilUp([east!, west!]);
    }
    while (heard.length < said) await turn();
    expect(heard).toEqual(Array.from({ length: said }, (_, n) => n));
    expect(losses).toEqual([]);
    control.disconnect();
  });

  test('a node that starts can resume what was published before it', async () => {
    const {
      all: [east],
      redisPrefix,
    } = await site(1);
    const before = east!.position();
    const line = east!.follow(['session.revoked']);
    for (const id of [1, 2, 3]) east!.publish(...revoke(id));
    for (let n = 0; n < 3; n++) await line.next();
    const {
      all: [west],
    } = await site(1, redisPrefix);
    expect(west!.position()).toBe(east!.position());
    const { epoch, offset } = readPosition(before) as Position;
    const missed = west!.follow(['session.revoked']).since(epoch, offset, Infinity);
    expect(missed?.map(({ payload }) => payload.userId)).toEqual([1, 2, 3]);
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
    await untilUp(nodes);
    return { redis, nodes, east: nodes[0]!, west: nodes[1]!, heard };
  }

  test('a Redis that starts over is a loss for every node, once', async () => {
    const { redis, nodes, east, west, heard } = await onDoomedRedis();
    const before = east.position();
    await redis.kill();
    await untilUp(nodes, false);
    const line = east.follow(['session.revoked']);
    east.publish(...revoke(1));
    expect((await line.next()).value?.payload).toEqual({ userId: 1 });
    expect(heard).toEqual([]);
    await redis.restart();
    while (heard.length < 2) await turn();
    await untilUp(nodes);
    const across = west.follow(['session.revoked']);
    east.publish(...revoke(2));
    expect((await across.next()).value?.payload).toEqual({ userId: 2 });
    expect(heard.sort()).toEqual(['east', 'west']);
    const { epoch, offset } = readPosition(before) as Position;
    expect(east.follow(['session.revoked']).since(epoch, offset, Infinity)).toBeUndefined();
    expect(east.position().split(':')[0]).toBe(west.position().split(':')[0]);
  });

  test('a frozen Redis is noticed, local events do not wait for it, and the others get them later', async () => {
    const { redis, nodes, east, west, heard } = await onDoomedRedis();
    const far = west.follow(['session.revoked']);
    redis.pause();
    const near = east.follow(['session.revoked']);
    for (const id of [1, 2, 3]) east.publish(...revoke(id));
    for (const userId of [1, 2, 3]) expect((await near.next()).value?.payload).toEqual({ userId });
    await untilUp(nodes, false);
    redis.resume();
    for (const userId of [1, 2, 3]) expect((await far.next()).value?.payload).toEqual({ userId });
    await untilUp(nodes);
    east.publish(...revoke(4));
    // What the frozen Redis had in hand is not heard a second time, by either.
    for (const line of [near, far])
      expect((await line.next()).value?.payload).toEqual({ userId: 4 });
    expect(heard).toEqual([]);
  });

  test('more than Redis can catch up with is a loss', async () => {
    const { redis, nodes, east, heard } = await onDoomedRedis();
    redis.pause();
    east.publish(...revoke(0));
    while (east.isUp()) await turn();
    for (let id = 1; id <= 1_001; id++) east.publish(...revoke(id));
    redis.resume();
    while (heard.length < 2) await turn();
    await untilUp(nodes);
    expect(heard.sort()).toEqual(['east', 'west']);
  });

  test('a node that dies may have committed what it never published: a loss, within seconds', async () => {
    const { all, redisPrefix } = await site(2);
    const control = new Redis(redisUrl);
    let losses = 0;
    for (const node of all) node.onLoss(() => losses++);
    // As a node leaves that is killed: it just stops to say that it lives.
    await control.zadd(`${redisPrefix}nodes`, Date.now() - 1, 'a node that was killed');
    while (losses < 2) await turn();
    expect(losses).toBe(2);
    expect(await control.zscore(`${redisPrefix}nodes`, 'a node that was killed')).toBeNull();
    control.disconnect();
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
    const line = alone.follow(['session.revoked']);
    alone.publish(...revoke(1));
    expect((await line.next()).value?.payload).toEqual({ userId: 1 });
    await alone.close();
    deaf.close();
  });
});
