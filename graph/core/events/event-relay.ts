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

/** A listener gets nothing while the site is quiet, so it pings. */
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
  const sender = connectSender({ url, channel, node, onError });
  const receive = receiving(options, node, own);
  let isListening = false;
  let hasMissed = false;

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
  listener.on('message', (_channel: string, text: string) => receive(text));
  const ping = setInterval(() => {
    if (isListening) listener.ping().catch(() => undefined);
  }, PING_EVERY_MS);
  ping.unref();

  const isUp = () => sender.isReady() && isListening;
  return {
    started,
    isUp,
    send(topic, payload) {
      const number = sender.nextNumber();
      own.add(number, topic, payload);
      if (!isUp()) own.deliverAll();
      sender.send(number, topic, payload);
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

interface SenderOptions extends Pick<EventRelayOptions, 'url' | 'onError'> {
  readonly channel: string;
  readonly node: string;
}

/** Sends numbered events, and as soon as it can again up to which number others may have missed some. */
function connectSender({ url, channel, node, onError }: SenderOptions) {
  let lastNumber = 0;
  /** Others may have missed an event of this node. */
  let hasUnsent = false;
  const redis = connectRedis({ url, name: channel, onError });

  const publish = (envelope: Omit<Envelope, 'node'>) => {
    redis.publish(channel, JSON.stringify({ node, ...envelope })).catch(() => (hasUnsent = true));
  };
  redis.on('ready', () => {
    if (!hasUnsent) return;
    hasUnsent = false;
    publish({ number: lastNumber });
  });
  const isReady = () => redis.status === 'ready';
  return {
    isReady,
    nextNumber: () => ++lastNumber,
    send(number: number, topic: string, payload: unknown) {
      if (isReady()) publish({ number, topic, payload });
      else hasUnsent = true;
    },
    disconnect: () => redis.disconnect(),
  };
}

/** Takes what comes over the channel: own events that are back, those of other nodes, and notices of losses. */
function receiving(
  { deliver, onLoss, onError }: EventRelayOptions,
  node: string,
  own: ReturnType<typeof createOwnEvents>,
): (text: string) => void {
  const lostUpTo = new Map<string, number>();
  const noteLoss = (other: string, number: number) => {
    lostUpTo.set(other, number);
    for (const oldest of lostUpTo.keys()) {
      if (lostUpTo.size <= MOST_NODES) break;
      lostUpTo.delete(oldest);
    }
  };
  return (text) => {
    const envelope = open(text, onError);
    if (!envelope) return;
    const { topic, payload, number } = envelope;
    if (envelope.node === node) return own.isBack(number);
    if (topic !== undefined) {
      // It arrives too late: data read since then may be newer.
      if (number > (lostUpTo.get(envelope.node) ?? 0)) deliver(topic, payload);
      return;
    }
    noteLoss(envelope.node, number);
    onLoss();
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
