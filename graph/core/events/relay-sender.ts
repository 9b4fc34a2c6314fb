import { connectRedis } from '../redis.ts';
import { randomEpoch } from './position.ts';
import { ensureEpoch, type RelayConnection } from './relay-redis.ts';
import { BEAT, LEAVE, MOVE_EPOCH } from './relay-scripts.ts';

/** Most entries of the stream; Redis may keep a few more. */
const STREAM_LENGTH = 20_000;
/** Events that wait for Redis to come back. With more, the log begins anew. */
const MOST_UNSENT = 1_000;
const BEAT_EVERY_MS = 1_500;
/** A node that was silent for so long is dead, and may not have published what it committed. */
const NODE_LIVES_MS = 5_000;

type Event = readonly [topic: string, text: string];

/** Events that Redis has not confirmed yet, by their numbers. */
function createUnsent() {
  const events = new Map<number, Event>();
  let hasDropped = false;
  return {
    all: () => events,
    add(number: number, event: Event) {
      events.set(number, event);
    },
    /** Forgets the oldest beyond the most that can wait. */
    bound() {
      const [oldest] = events.keys();
      if (events.size <= MOST_UNSENT || oldest === undefined) return;
      events.delete(oldest);
      hasDropped = true;
    },
    /** Whether some were forgotten since the last call. */
    takeDropped() {
      const dropped = hasDropped;
      hasDropped = false;
      return dropped;
    },
  };
}

/** Adds numbered events to the stream, each once, and says that this node is alive. */
export function connectSender({
  url,
  keys,
  node,
  onError,
}: RelayConnection & { readonly node: string }) {
  let lastNumber = 0;
  let isReady = false;
  const unsent = createUnsent();
  const redis = connectRedis({ url, name: keys.stream, onError });

  const add = (number: number, [topic, text]: Event) => {
    redis
      .xadd(
        keys.stream,
        ...['MAXLEN', '~', STREAM_LENGTH, '*', 'node', node, 'number', number],
        ...['topic', topic, 'text', text],
      )
      .then(
        () => unsent.all().delete(number),
        // It may have been added or not. It is added again when the connection is back; readers know its number.
        () => undefined,
      );
  };
  const moveEpoch = (from: string) =>
    redis.eval(MOVE_EPOCH, 2, keys.epoch, keys.stream, from, randomEpoch());
  const beat = () =>
    redis.eval(
      BEAT,
      3,
      ...[keys.nodes, keys.epoch, keys.stream],
      ...[node, NODE_LIVES_MS, randomEpoch()],
    );
  const comeBack = async () => {
    const epoch = await ensureEpoch(redis, keys);
    if (unsent.takeDropped()) await moveEpoch(epoch);
    await beat();
    isReady = true;
    for (const [number, event] of unsent.all()) add(number, event);
  };

  redis.on('ready', () => void comeBack().catch(onError));
  redis.on('close', () => (isReady = false));
  const beating = setInterval(() => {
    if (isReady) beat().catch(() => undefined);
  }, BEAT_EVERY_MS);
  beating.unref();

  return {
    isReady: () => isReady,
    nextNumber: () => ++lastNumber,
    send(number: number, topic: string, text: string) {
      unsent.add(number, [topic, text]);
      if (isReady) add(number, [topic, text]);
      else unsent.bound();
    },
    moveEpoch: (from: string) => void moveEpoch(from).catch(onError),
    /** Takes leave, so that nobody takes this node for dead. */
    async leave() {
      clearInterval(beating);
      if (isReady) await redis.eval(LEAVE, 1, keys.nodes, node).catch(() => undefined);
      redis.disconnect();
    },
  };
}
