import { randomUUID } from 'node:crypto';
import type { EventMap } from '../core/events/event-map.ts';
import type { Events } from '../core/events/events.ts';

/** Who follows this subscription is counted as present: nothing else says that a page shows the chat. */
export const PRESENCE_FIELD = 'chatPresence';

/** Counts who is in the chat, on all nodes. Only numbers leave a node, no names. */
export interface Presence {
  /** A socket follows the chat, once or more often; call the result when it stops. */
  enter(socket: object): () => void;
  /** On all nodes together. */
  count(): number;
  /** Everybody has left this node, which stops. */
  stop(): void;
}

interface PresenceOptions {
  readonly events: Pick<Events, 'on' | 'publish'>;
  /** Between 0 and 1, for nodes that would publish at the same time. */
  readonly random?: () => number;
}

/** All nodes together publish at most this often, in ms. */
const EVERY = 1_000;
/** Each waits up to so much longer, in ms, so that one of them is first. */
const SPREAD = 200;
/** A node with followers publishes at least this often, in ms. */
const BEAT = 10_000;
/** One that has not for so long has died, in ms. */
const GONE = 25_000;

type NodeCount = EventMap['chat.presence'] & { readonly at: number };

export function createPresence({ events, random = Math.random }: PresenceOptions): Presence {
  const node = randomUUID();
  const others = new Map<string, NodeCount>();
  /** How often each socket of this node follows. */
  const own = new Map<object, number>();
  let isDue = false;
  let lastPublishedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const now = () => performance.now();

  const publish = () => {
    isDue = false;
    lastPublishedAt = now();
    events.publish('chat.presence', { node, count: own.size });
  };
  const later = () => {
    const wait = Math.max(0, lastPublishedAt + EVERY - now()) + random() * SPREAD;
    timer ??= setTimeout(look, wait).unref();
  };
  /** Another node may have published in the wait; then this one publishes a second later. */
  const look = () => {
    timer = undefined;
    if (!isDue) return;
    if (now() - lastPublishedAt < EVERY) later();
    else publish();
  };
  const change = (socket: object, by: 1 | -1) => {
    const times = (own.get(socket) ?? 0) + by;
    if (times > 0) own.set(socket, times);
    else own.delete(socket);
    isDue = true;
    later();
  };
  const stopListening = events.on('chat.presence', (counted) => {
    lastPublishedAt = now();
    if (counted.node !== node) others.set(counted.node, { ...counted, at: now() });
  });
  const beat = setInterval(() => {
    for (const [other, { at }] of others) if (now() - at > GONE) others.delete(other);
    if (own.size === 0) return;
    isDue = true;
    later();
  }, BEAT).unref();

  return {
    enter(socket) {
      let isHere = true;
      change(socket, 1);
      return () => {
        if (isHere) change(socket, -1);
        isHere = false;
      };
    },
    count: () => [...others.values()].reduce((sum, { count }) => sum + count, own.size),
    stop() {
      clearTimeout(timer);
      clearInterval(beat);
      own.clear();
      if (others.size > 0) publish();
      stopListening();
    },
  };
}
