import type { EventMap, Topic } from './event-map.ts';
import type { Offset } from './position.ts';

/** A subscriber fell so far behind that its line ran over. It has missed events and must start again. */
export class SubscriberOverflow extends Error {
  constructor(topics: readonly string[], capacity: number) {
    super(`A subscriber of ${topics.join(', ')} fell more than ${capacity} events behind`);
    this.name = 'SubscriberOverflow';
  }
}

/** An event as its subscribers get it. */
export interface FollowedEvent<T extends Topic = Topic> {
  readonly topic: T;
  readonly payload: EventMap[T];
  /** Its place in the order in which this node heard events. */
  readonly order: number;
  readonly epoch: string;
  /** Who has this event goes on after it. */
  readonly offset: Offset;
  /** It was heard before it had an offset of its own, and may be heard again by who goes on after this one. */
  readonly isEarly: boolean;
  /** When it was published, in ms since 1970. */
  readonly toldAt: number;
}

interface Waiter<T> {
  resolve(result: IteratorResult<T, undefined>): void;
  reject(error: Error): void;
}

/** What a stream asks the events that it belongs to. */
interface StreamSource<T extends Topic> {
  release(): void;
  /** When the last event was heard that changes more than a count; nothing was missed by what was read after it. */
  changedAt(): number;
  /** The place of the newest event that this node has heard. */
  head(): { readonly epoch: string; readonly offset: Offset; readonly order: number };
  /**
   * What is kept after a place and up to one in the order, in order; undefined when something is missing there, or
   * the place is of another life of the log.
   */
  since(epoch: string, after: Offset, upTo: number): readonly FollowedEvent<T>[] | undefined;
  /** The newest event that is kept; undefined if there is none. */
  last(): FollowedEvent<T> | undefined;
}

/**
 * One subscriber's own bounded line of events. When the line is full the subscriber is released at once and its
 * next read rejects with `SubscriberOverflow`; publishers and other subscribers notice nothing.
 */
export class EventStream<T extends Topic = Topic> implements AsyncIterableIterator<
  FollowedEvent<T>,
  undefined
> {
  /** How many events may queue. A reader that serves many sockets may raise it. */
  capacity = 256;
  /** The newest event before the stream: later ones reach it. */
  readonly start: ReturnType<StreamSource<T>['head']>;
  readonly #topics: readonly T[];
  readonly #source: StreamSource<T>;
  #waiting: FollowedEvent<T>[] = [];
  #readers: Waiter<FollowedEvent<T>>[] = [];
  #newest: number;
  #over = false;
  #failure: Error | undefined;

  constructor(topics: readonly T[], source: StreamSource<T>) {
    this.#topics = topics;
    this.#source = source;
    this.start = source.head();
    this.#newest = this.start.order;
  }

  /** Released: nothing more is taken in. */
  get isOver(): boolean {
    return this.#over;
  }

  /** The order of the newest event that was put in line, read or not. */
  get newest(): number {
    return this.#newest;
  }

  changedAt(): number {
    return this.#source.changedAt();
  }

  head(): ReturnType<StreamSource<T>['head']> {
    return this.#source.head();
  }

  since(epoch: string, after: Offset, upTo: number): readonly FollowedEvent<T>[] | undefined {
    return this.#source.since(epoch, after, upTo);
  }

  last(): FollowedEvent<T> | undefined {
    return this.#source.last();
  }

  /** Called by the publisher; never throws. */
  push(event: FollowedEvent<T>): void {
    if (this.#over) return;
    this.#newest = event.order;
    const reader = this.#readers.shift();
    if (reader) reader.resolve({ value: event, done: false });
    else if (this.#waiting.length < this.capacity) this.#waiting.push(event);
    else {
      this.#waiting = [];
      this.#failure = new SubscriberOverflow(this.#topics, this.capacity);
      this.#end();
    }
  }

  /** Ends the stream after the events that already wait. */
  end(): void {
    if (!this.#over) this.#end();
  }

  next(): Promise<IteratorResult<FollowedEvent<T>, undefined>> {
    const [value] = this.#waiting.splice(0, 1);
    if (value) return Promise.resolve({ value, done: false });
    if (this.#failure) {
      const failure = this.#failure;
      this.#failure = undefined;
      return Promise.reject(failure);
    }
    if (this.#over) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<FollowedEvent<T>, undefined>> {
    this.#waiting = [];
    this.#failure = undefined;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<FollowedEvent<T>, undefined>> {
    void this.return();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #end(): void {
    this.#over = true;
    this.#source.release();
    for (const reader of this.#readers.splice(0)) reader.resolve({ value: undefined, done: true });
  }
}
