import { randomUUID } from 'node:crypto';
import { createOwnEvents } from './own-events.ts';
import { connectReader, type Take } from './relay-reader.ts';
import type { RelayReceiver } from './relay-receiver.ts';
import { connectSender } from './relay-sender.ts';

/** Carries events between the nodes of one site. */
export interface EventRelay {
  send(topic: string, text: string): void;
  /** True while events reach the other nodes, and theirs this one. */
  isUp(): boolean;
  /** Resolves when the stream was read, or Redis is found to be away. */
  readonly started: Promise<unknown>;
  close(): Promise<void>;
}

export interface EventRelayOptions {
  /** `redis://…` */
  readonly url: string;
  /** Sites that share one Redis have different prefixes. */
  readonly prefix: string;
  readonly receiver: RelayReceiver;
  /** Connection troubles, for the log. They pass by themselves. */
  readonly onError: (error: unknown) => void;
}

/** Nodes whose last number is remembered. */
const MOST_NODES = 1_000;

/**
 * One Redis Stream for all topics. This node's own events come back to it that way; what isn't back in time, or can't be,
 * reaches its subscribers directly, so that a single node goes on living. What others have missed by then is added as soon
 * as Redis is back. Where events may be lost for good (another Redis, a node that died, too many unsent), the log begins
 * another life, which every node hears at the same place of the stream. Never throws, reconnects for ever.
 */
export function connectEventRelay({
  url,
  prefix,
  receiver,
  onError,
}: EventRelayOptions): EventRelay {
  const keys = {
    stream: `${prefix}events`,
    epoch: `${prefix}epoch`,
    nodes: `${prefix}nodes`,
  };
  const node = randomUUID();
  const own = createOwnEvents(receiver.deliverEarly);
  const sender = connectSender({ url, keys, node, onError });
  const reader = connectReader({
    url,
    keys,
    onError,
    take: taking({ receiver, node, own, onGap: () => sender.moveEpoch(receiver.epoch()) }),
    receiver,
    onClosed: () => own.deliverAll(),
  });

  const isUp = () => sender.isReady() && reader.isReading();
  return {
    started: reader.started,
    isUp,
    send(topic, text) {
      const number = sender.nextNumber();
      own.add(number, topic, text);
      if (!isUp()) own.deliverAll();
      sender.send(number, topic, text);
    },
    async close() {
      own.deliverAll();
      reader.disconnect();
      await sender.leave();
    },
  };
}

interface TakingOptions {
  readonly receiver: RelayReceiver;
  readonly node: string;
  readonly own: ReturnType<typeof createOwnEvents>;
  /** An entry of another node was skipped: this node has lost something. */
  readonly onGap: () => void;
}

/** Takes the entries of the stream: marks, own events that are back, those of other nodes, each once. */
function taking({ receiver, node, own, onGap }: TakingOptions): Take {
  const numbers = new Map<string, number>();
  const note = (other: string, number: number) => {
    numbers.delete(other);
    numbers.set(other, number);
    for (const oldest of numbers.keys()) {
      if (numbers.size <= MOST_NODES) break;
      numbers.delete(oldest);
    }
  };
  return ({ fields, offset }, isOld = false) => {
    if (fields.epoch !== undefined) {
      numbers.clear();
      receiver.restart(fields.epoch, offset, !isOld);
      return;
    }
    const { node: sender = '', topic = '', text = '' } = fields;
    const number = Number(fields.number);
    const before = numbers.get(sender);
    // Its node was not sure whether it had been added.
    if (before !== undefined && number <= before) return;
    note(sender, number);
    const isDue = sender === node ? own.isBack(number) : !isOld;
    if (isDue) receiver.deliver(topic, text, offset);
    else receiver.keep(topic, text, offset);
    if (before !== undefined && number > before + 1) onGap();
  };
}
