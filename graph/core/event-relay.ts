import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

/** Carries events between the nodes of one site. */
export interface EventRelay {
  send(topic: string, payload: unknown): void;
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
  /** Connection troubles, for the log. They pass by themselves. */
  readonly onError: (error: unknown) => void;
}

interface Envelope {
  readonly node: string;
  readonly number: number;
  readonly topic: string;
  readonly payload: unknown;
}

/** Own events remembered as already delivered here, in case Redis brings them after all. */
const REMEMBERED = 1024;

/**
 * One Redis channel for all topics. While Redis is away this node's own events reach its own subscribers directly,
 * so that a single node goes on living; the other nodes miss them. Never throws, reconnects for ever.
 */
export function connectEventRelay({
  url,
  prefix,
  deliver,
  onListening,
  onError,
}: EventRelayOptions): EventRelay {
  const channel = `${prefix}events`;
  const node = randomUUID();
  const deliveredHere = new Set<number>();
  let lastNumber = 0;
  let isListening = false;

  const connect = () => {
    const redis = new Redis(url, {
      connectionName: channel,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    redis.on('error', onError);
    return redis;
  };
  const sender = connect();
  const listener = connect();

  listener.on('ready', () => {
    listener.subscribe(channel).then(() => {
      isListening = true;
      onListening();
    }, onError);
  });
  listener.on('close', () => (isListening = false));
  listener.on('message', (_channel: string, text: string) => {
    const envelope = open(text, onError);
    if (!envelope) return;
    if (envelope.node === node && deliveredHere.delete(envelope.number)) return;
    deliver(envelope.topic, envelope.payload);
  });

  const deliverHere = (number: number, topic: string, payload: unknown) => {
    deliveredHere.add(number);
    deliveredHere.delete(number - REMEMBERED);
    deliver(topic, payload);
  };

  return {
    send(topic, payload) {
      const number = ++lastNumber;
      const text = JSON.stringify({ node, number, topic, payload } satisfies Envelope);
      // Redis carries the event back to this node too; it is delivered here only when nobody would bring it back.
      if (sender.status !== 'ready' || !isListening)
        deliverHere(number, topic, (JSON.parse(text) as Envelope).payload);
      if (sender.status === 'ready') sender.publish(channel, text).catch(onError);
    },
    close() {
      sender.disconnect();
      listener.disconnect();
      return Promise.resolve();
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
