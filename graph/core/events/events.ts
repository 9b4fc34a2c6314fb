import type { Logger } from 'pino';
import { stamp } from '../clock.ts';
import type { EventMap, Topic } from './event-map.ts';
import { connectEventRelay } from './event-relay.ts';
import { EventStream } from './event-stream.ts';

type Listener<T extends Topic> = (payload: EventMap[T]) => void;

/** Typed publish and subscribe. Also what type-graphql's `buildSchema({ pubSub })` takes. */
export interface Events {
  /** Publishes to all subscribers on all nodes. Never throws and never waits. */
  publish<T extends Topic>(topic: T, payload: EventMap[T]): void;
  /** A bounded line of its own, active from this call on. End it with `return()`. */
  subscribe<T extends Topic>(topic: T): EventStream<EventMap[T]>;
  /** Calls the listener for each event until the returned function is called. */
  on<T extends Topic>(topic: T, listener: Listener<T>): () => void;
  /**
   * Calls the listener when events of other nodes may have been lost, once nothing is missed any more. Losses that come
   * together are one.
   */
  onLoss(listener: (lostUntil: number) => void): () => void;
  /** Resolves when events of other nodes are heard, or Redis is found to be away. */
  started(): Promise<unknown>;
  /** False while events don't travel between the nodes, as Redis is away. */
  isUp(): boolean;
  /** Ends all streams and leaves Redis. */
  close(): Promise<void>;
}

export interface EventsOptions {
  /** With it events reach every node; without it they stay in this process. */
  readonly redisUrl?: string | undefined;
  /** Separates sites that share one Redis. */
  readonly redisPrefix?: string | undefined;
  /** True for frequent events whose effect the next one includes anyway. */
  readonly isMinor?: <T extends Topic>(topic: T, payload: EventMap[T]) => boolean;
  /** Hears of failing listeners and lost connections. */
  readonly logger?: Pick<Logger, 'warn'>;
}

/** Nodes come back one after the other, and each may say what it couldn't send: their losses are one if they come so close. */
const TOGETHER_MS = 600;

export function createEvents({
  redisUrl,
  redisPrefix = 'orange-weekly:',
  isMinor = () => false,
  logger,
}: EventsOptions = {}): Events {
  const onError = (err: unknown) => logger?.warn({ err }, 'Trouble with events');
  const listeners = createListeners(onError);
  const streams = new Set<EventStream<unknown>>();
  const times = createTimes();
  const losses = createLosses(() => times.listensSince());

  const deliver = (topic: string, payload: unknown) => {
    if (!isMinor(topic as Topic, payload as EventMap[Topic])) times.note(topic);
    listeners.call(topic, payload);
  };
  const relay = redisUrl
    ? connectEventRelay({
        url: redisUrl,
        prefix: redisPrefix,
        deliver,
        onListening: () => times.restart(),
        onLoss() {
          times.restart();
          losses.note();
        },
        onError,
      })
    : undefined;

  return {
    publish(topic, payload) {
      if (relay) relay.send(topic, payload);
      else deliver(topic, payload);
    },
    subscribe<T extends Topic>(topic: T) {
      const leave = () => {
        streams.delete(stream);
        remove();
      };
      const stream = new EventStream<unknown>(topic, leave, () => times.changedAt(topic));
      const remove = listeners.add(topic, (payload) => stream.push(payload));
      streams.add(stream);
      return stream as EventStream<EventMap[T]>;
    },
    on: (topic, listener) => listeners.add(topic, listener as (payload: unknown) => void),
    onLoss: (listener) => losses.add(listener),
    started: () => relay?.started ?? Promise.resolve(),
    isUp: () => relay?.isUp() ?? true,
    async close() {
      losses.stop();
      for (const stream of [...streams]) stream.end();
      listeners.clear();
      await relay?.close();
    },
  };
}

/** Who is called for each topic. One that throws is reported, and the others are called all the same. */
function createListeners(onError: (error: unknown) => void) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  return {
    add(topic: string, listener: (payload: unknown) => void): () => void {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => {
        ofTopic.delete(listener);
        if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
      };
    },
    call(topic: string, payload: unknown) {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          listener(payload);
        } catch (error) {
          onError(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}

/** When each topic changed last, as far as this node has heard. */
function createTimes() {
  let listensSince = stamp();
  const heardAt = new Map<string, number>();
  return {
    /** Since when nothing was missed. */
    listensSince: () => listensSince,
    note: (topic: string) => void heardAt.set(topic, stamp()),
    changedAt: (topic: string) => heardAt.get(topic) ?? listensSince,
    restart() {
      heardAt.clear();
      listensSince = stamp();
    },
  };
}

/** Reports losses that come together as one. `lostUntil` is read when it is reported. */
function createLosses(lostUntil: () => number) {
  const listeners = new Set<(lostUntil: number) => void>();
  let timer: NodeJS.Timeout | undefined;
  return {
    add(listener: (lostUntil: number) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note() {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const listener of [...listeners]) listener(lostUntil());
      }, TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
