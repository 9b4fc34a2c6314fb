import type { Context } from '../context.ts';
import type { EventMap, Topic } from './event-map.ts';
import type { EventStream } from './event-stream.ts';

interface Subscribing {
  readonly args: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

/**
 * The `subscribe` of a subscription's field: it follows the events of these topics in the order of the log, those that
 * `keep` says are meant, and can be resumed after a position.
 */
export function follow<T extends Topic>(
  topics: T | readonly T[],
  keep?: (event: Subscribing & { readonly payload: EventMap[T] }) => boolean,
) {
  const all = typeof topics === 'string' ? [topics] : topics;
  return ({ args, context }: Subscribing): EventStream =>
    context.follow(all, keep && ((payload) => keep({ payload, args, context }))) as EventStream;
}
