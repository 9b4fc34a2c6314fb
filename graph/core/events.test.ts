import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { SubscriberOverflow } from './event-stream.ts';
import { createEvents, type Events, type EventsOptions } from './events.ts';

const open: Events[] = [];

function events(options?: EventsOptions): Events {
  const made = createEvents(options);
  open.push(made);
  return made;
}

afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
});

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

  test('a listener that fails is logged and disturbs nobody', () => {
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

describe('between nodes', () => {
  const redisUrl = process.env.TEST_REDIS_URL ?? '';
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
