import { REDIS_PATIENCE_MS } from '../redis.ts';

interface Sent {
  readonly topic: string;
  readonly text: string;
  readonly sentAt: number;
}

/** This node's own events that Redis has not brought back yet. Each is delivered once, in the order in which they were sent. */
export function createOwnEvents(deliverEarly: (topic: string, text: string) => void) {
  const waiting = new Map<number, Sent>();
  let timer: NodeJS.Timeout | undefined;

  const deliverUpTo = (isOver: (sent: Sent, number: number) => boolean) => {
    for (const [number, sent] of waiting) {
      if (!isOver(sent, number)) break;
      waiting.delete(number);
      deliverEarly(sent.topic, sent.text);
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
    add(number: number, topic: string, text: string) {
      waiting.set(number, { topic, text, sentAt: performance.now() });
      watch();
    },
    /**
     * Redis brought it; what was sent before it and isn't back will not come. True if it was still waited for, and is to
     * be delivered now.
     */
    isBack(number: number): boolean {
      if (!waiting.has(number)) return false;
      deliverUpTo((_sent, sent) => sent < number);
      return waiting.delete(number);
    },
    deliverAll() {
      deliverUpTo(() => true);
    },
  };
}
