import { randomUUID } from 'node:crypto';
import { connectRedis, REDIS_PATIENCE_MS } from '../redis.ts';

/** Carries events between the nodes of one site. */
export interface EventRelay {
  send(topic: string, payload: unknown): void;
  /** True while events reach the other nodes, and theirs this one. */
  isUp(): boolean;
  /** Resolves when the relay listens for the first time, or Redis is found to be away. */
  readonly started: Promise<unknown>;
  close(): Promise<void>;
}

export interface EventRelayOptions {
  /** `redis://…` */
  readonly url: string;
  /** Sites that share one Redis have different prefixes. */
  readonly prefix: string;
  /** Called exactly once for each event that reaches this node, its own included. */
  readonly deliver: (topic: string, payload: unknown) => void;
  /** From now on nothing is missed; what other nodes sent before may be. */
  readonly onListening: () => void;
  /** Events of other nodes that should have come here may be lost. */
  readonly onLoss: () => void;
  /** Connection troubles, for the log. They pass by themselves. */
  readonly onError: (error: unknown) => void;
}

/** An event; without a topic the notice that all events of this node up to the number may be lost. */
interface Envelope {
  readonly node: string;
  readonly number: number;
  readonly topic?: string;
  readonly payload?: unknown;
}

interface Sent {
  readonly topic: string;
  readonly payload: unknown;
  readonly sentAt: number;
}

/** A listener hears nothing on a quiet evening, so it asks. */
const PING_EVERY_MS = 1_000;
const LISTENER_PATIENCE_MS = 3_000;
/** Nodes whose losses are remembered. */
const MOST_NODES = 1_000;

/**
 * One Redis channel for all topics. This node's own events come back to it that way; what isn't back in time, or can't be,
 * reaches its subscribers directly, so that a single node goes on living. What the other nodes have missed by then they
 * learn as soon as Redis is back. Never throws, reconnects for ever.
 */
export function connectEventRelay(options: EventRelayOptions): EventRelay {
  const { url, onError } = options;
  const channel = `${options.prefix}events`;
  const node = randomUUID();
  const own = createOwnEvents(options.deliver);
  const lostUpTo = new Map<string, number>();
  let lastNumber = 0;
  let isListening = false;
  let hasMissed = false;
  /** Others may have missed an event of this node. */
  let hasUnsent = false;

  const sender = connectRedis({ url, name: channel, onError });
  const listener = connectRedis({
    url,
    name: channel,
    patienceMs: LISTENER_PATIENCE_MS,
    onError,
  });
  const { promise: started, resolve: hasStarted } = Promise.withResolvers<undefined>();
  listener.once('error', () => {
    hasMissed = true;
    hasStarted(undefined);
  });

  const publish = (envelope: Omit<Envelope, 'node'>) => {
    sender.publish(channel, JSON.stringify({ node, ...envelope })).catch(() => (hasUnsent = true));
  };
  sender.on('ready', () => {
    if (!hasUnsent) return;
    hasUnsent = false;
    publish({ number: lastNumber });
  });

  listener.on('ready', () => {
    listener.subscribe(channel).then(() => {
      isListening = true;
      hasStarted(undefined);
      options.onListening();
      if (hasMissed) options.onLoss();
      hasMissed = false;
    }, onError);
  });
  listener.on('close', () => {
    isListening = false;
    hasMissed = true;
    own.deliverAll();
  });
  listener.on('message', (_channel: string, text: string) => {
    const envelope = open(text, onError);
    if (!envelope) return;
    const { topic, payload, number } = envelope;
    if (envelope.node === node) return own.isBack(number);
    if (topic !== undefined) {
      // It comes too late: what was read since then may be newer.
      if (number > (lostUpTo.get(envelope.node) ?? 0)) options.deliver(topic, payload);
      return;
    }
    lostUpTo.set(envelope.node, number);
    for (const oldest of lostUpTo.keys()) {
      if (lostUpTo.size <= MOST_NODES) break;
      lostUpTo.delete(oldest);
    }
    options.onLoss();
  });
  const ping = setInterval(() => {
    if (isListening) listener.ping().catch(() => undefined);
  }, PING_EVERY_MS);
  ping.unref();

  const isUp = () => sender.status === 'ready' && isListening;
  return {
    started,
    isUp,
    send(topic, payload) {
      const number = ++lastNumber;
      own.add(number, topic, payload);
      if (!isUp()) own.deliverAll();
      if (sender.status === 'ready') publish({ number, topic, payload });
      else hasUnsent = true;
    },
    close() {
      clearInterval(ping);
      own.deliverAll();
      sender.disconnect();
      listener.disconnect();
      return Promise.resolve();
    },
  };
}

/** This node's own events that Redis has not brought back yet. Each is delivered once, in the order in which they were sent. */
function createOwnEvents(deliver: EventRelayOptions['deliver']) {
  const waiting = new Map<number, Sent>();
  let timer: NodeJS.Timeout | undefined;

  const deliverUpTo = (isOver: (sent: Sent, number: number) => boolean) => {
    for (const [number, sent] of waiting) {
      if (!isOver(sent, number)) break;
      waiting.delete(number);
      deliver(sent.topic, sent.payload);
    }
  };
  const watch = () => {
    timer ??= setTimeout(() => {
      // After a stall of this process they may be back already, unread.
      setImmediate(() => {
        timer = undefined;
        deliverUpTo(({ sentAt }) => performance.now() - sentAt >= REDIS_PATIENCE_MS);
        if (waiting.size > 0) watch();
      });
    }, REDIS_PATIENCE_MS).unref();
  };

  return {
    add(number: number, topic: string, payload: unknown) {
      // As the other nodes get it, and as it is now.
      const copy = JSON.parse(JSON.stringify(payload)) as unknown;
      waiting.set(number, { topic, payload: copy, sentAt: performance.now() });
      watch();
    },
    /** Redis brought it; what was sent before it and isn't back will not come. */
    isBack(number: number) {
      if (waiting.has(number)) deliverUpTo((_sent, sent) => sent <= number);
    },
    deliverAll() {
      deliverUpTo(() => true);
    },
  };
}

function open(text: string, onError: (error: unknown) => void): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope;
  } catch (error) {
    onError(error);
    return undefined;
  }
}
