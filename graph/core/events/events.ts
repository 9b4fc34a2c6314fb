import type { Logger } from 'pino';
import { stamp } from '../clock.ts';
import type { EventMap, Topic } from './event-map.ts';
import { EventLog, type LogEntry, type SubjectOf } from './event-log.ts';
import { connectEventRelay } from './event-relay.ts';
import { EventStream, type FollowedEvent } from './event-stream.ts';
import { type Offset, positionText, randomEpoch } from './position.ts';
import type { RelayReceiver } from './relay-receiver.ts';

type Listener<T extends Topic> = (payload: EventMap[T]) => void;

/** Typed publish and subscribe, with a log of the last events. */
export interface Events {
  /** Publishes to all subscribers on all nodes. Never throws and never waits. */
  publish<T extends Topic>(topic: T, payload: EventMap[T]): void;
  /**
   * A bounded line of its own with the events of these topics, in the order of the log, active from this call on. `keep`
   * says which of them are meant. End it with `return()`.
   */
  follow<T extends Topic>(
    topics: readonly T[],
    keep?: (payload: EventMap[T]) => boolean,
  ): EventStream<T>;
  /** Calls the listener for each event until the returned function is called. */
  on<T extends Topic>(topic: T, listener: Listener<T>): () => void;
  /**
   * Calls the listener when events may have been lost, once nothing is missed any more. Losses that come together are
   * one.
   */
  onLoss(listener: (lostUntil: number) => void): () => void;
  /** All that was published up to here has been heard by this node, and was committed before. */
  position(): string;
  /** When one of these topics changed last, or this node began to hear them, in ms since 1970. */
  changedAt(topics: readonly Topic[]): number;
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
  /** What the log has to know of an event. */
  readonly subjectOf?: SubjectOf;
  /** Hears of failing listeners and lost connections. */
  readonly logger?: Pick<Logger, 'warn'>;
}

/** Nodes come back one after the other, and each may begin the log anew: their losses are one if they come so close. */
const TOGETHER_MS = 600;
/** Before every offset. */
const BEGINNING: Offset = { ms: 0, seq: 0 };

export function createEvents({
  redisUrl,
  redisPrefix = 'orange-weekly:',
  isMinor = () => false,
  subjectOf = () => ({}),
  logger,
}: EventsOptions = {}): Events {
  const onError = (err: unknown) => logger?.warn({ err }, 'Trouble with events');
  const listeners = createListeners(onError);
  const streams = new Set<Pick<EventStream, 'end'>>();
  const times = createTimes();
  const losses = createLosses(() => times.listensSince());
  const log = new EventLog(randomEpoch(), { ms: stamp(), seq: 0 }, subjectOf);

  const hearing: Hearing = { log, times, listeners, streams, losses, isMinor };
  const { deliver, receiver } = receiving(hearing);
  const relay = redisUrl
    ? connectEventRelay({ url: redisUrl, prefix: redisPrefix, receiver, onError })
    : undefined;

  return {
    publish(topic, payload) {
      // As the other nodes get it, and as it is now.
      const text = JSON.stringify(payload);
      if (relay) relay.send(topic, text);
      else deliver(topic, text, payload, nextOffset(log.head));
    },
    follow: following(hearing),
    on: (topic, listener) =>
      listeners.add(topic, ({ payload }) => listener(payload as EventMap[typeof topic])),
    onLoss: (listener) => losses.add(listener),
    position: () => positionText(log.epoch, log.head),
    changedAt: times.newestOf,
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

/** What takes part when an event is heard. */
interface Hearing {
  readonly log: EventLog;
  readonly times: ReturnType<typeof createTimes>;
  readonly listeners: ReturnType<typeof createListeners>;
  readonly streams: Set<Pick<EventStream, 'end'>>;
  readonly losses: ReturnType<typeof createLosses>;
  readonly isMinor: NonNullable<EventsOptions['isMinor']>;
}

/** Notes and delivers events as they are heard. */
function receiving({ log, times, listeners, losses, isMinor }: Hearing) {
  const call = (
    topic: Topic,
    payload: unknown,
    place: Pick<FollowedEvent, 'order' | 'offset' | 'isEarly'>,
  ) => {
    if (!isMinor(topic, payload as EventMap[Topic])) times.note(topic);
    const { epoch } = log;
    const event = { topic, payload: payload as EventMap[Topic], ...place, epoch, toldAt: stamp() };
    listeners.call(topic, event);
  };
  const deliver = (topic: Topic, text: string, payload: unknown, offset: Offset) => {
    const order = log.nextOrder();
    log.add(topic, text, payload, offset, order);
    call(topic, payload, { order, offset, isEarly: false });
  };
  const receiver: RelayReceiver = {
    deliver: (topic, text, offset) =>
      deliver(topic as Topic, text, JSON.parse(text) as unknown, offset),
    keep: (topic, text, offset) =>
      void log.add(topic as Topic, text, JSON.parse(text) as unknown, offset, 0),
    // Until Redis has given it an offset, who has this event goes on after the last one that has.
    deliverEarly(topic, text) {
      const place = { order: log.nextOrder(), offset: log.head, isEarly: true };
      call(topic as Topic, JSON.parse(text) as unknown, place);
    },
    epoch: () => log.epoch,
    beginAt: (offset) => log.beginAt(offset),
    restart(epoch, offset, isLoss) {
      log.restart(epoch, offset);
      times.restart();
      if (isLoss) losses.note();
    },
  };
  return { deliver, receiver };
}

/** Opens lines of events. */
function following({ log, times, listeners, streams }: Hearing): Events['follow'] {
  return <T extends Topic>(
    topics: readonly T[],
    keep: (payload: EventMap[T]) => boolean = () => true,
  ) => {
    const removals: (() => void)[] = [];
    const stream = new EventStream<T>(topics, {
      release() {
        streams.delete(stream);
        for (const remove of removals) remove();
      },
      changedAt: () => times.newestOf(topics),
      head: () => ({ epoch: log.epoch, offset: log.head, order: log.order }),
      since(epoch, after, upTo) {
        if (epoch !== log.epoch || !log.isComplete(topics, after)) return undefined;
        return log
          .since(topics, after, upTo)
          .map((entry) => followedEvent<T>(entry, epoch))
          .filter(({ payload }) => keep(payload));
      },
      last: () =>
        log
          .since(topics, BEGINNING)
          .map((entry) => followedEvent<T>(entry, log.epoch))
          .findLast(({ payload }) => keep(payload)),
    });
    for (const topic of topics)
      removals.push(
        listeners.add(topic, (event) => {
          if (keep(event.payload as EventMap[T])) stream.push(event as FollowedEvent<T>);
        }),
      );
    streams.add(stream);
    return stream;
  };
}

const followedEvent = <T extends Topic>(
  { topic, text, order, offset }: LogEntry,
  epoch: string,
): FollowedEvent<T> => ({
  topic: topic as T,
  payload: JSON.parse(text) as EventMap[T],
  order,
  epoch,
  offset,
  isEarly: false,
  toldAt: offset.ms,
});

/** The place of the next event in a log that no other process adds to. */
function nextOffset({ ms, seq }: Offset): Offset {
  const now = stamp();
  return now > ms ? { ms: now, seq: 0 } : { ms, seq: seq + 1 };
}

/** Who is called for each topic. One that throws is reported, and the others are called all the same. */
function createListeners(onError: (error: unknown) => void) {
  type Hear = (event: FollowedEvent) => void;
  const listeners = new Map<Topic, Set<Hear>>();
  return {
    add(topic: Topic, listener: Hear): () => void {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => {
        ofTopic.delete(listener);
        if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
      };
    },
    call(topic: Topic, event: FollowedEvent) {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          listener(event);
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
    newestOf: (topics: readonly string[]) =>
      Math.max(...topics.map((topic) => heardAt.get(topic) ?? listensSince)),
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
