import { stamp } from '../clock.ts';

/** A subscriber fell so far behind that its ring ran over. It has missed events and must start again. */
export class SubscriberOverflow extends Error {
  constructor(topic: string, capacity: number) {
    super(`A subscriber of ${topic} fell more than ${capacity} events behind`);
    this.name = 'SubscriberOverflow';
  }
}

interface Waiter<T> {
  resolve(result: IteratorResult<T, undefined>): void;
  reject(error: Error): void;
}

/**
 * One subscriber's own bounded line of events. When the line is full the subscriber is released at once and its
 * next read rejects with `SubscriberOverflow`; publishers and other subscribers notice nothing.
 */
export class EventStream<T> implements AsyncIterableIterator<T, undefined> {
  /** How many events may queue. A reader that serves many sockets may raise it. */
  capacity = 256;
  /** When the last event was heard that changes more than a count; nothing was missed by what was read after it. */
  readonly changedAt: () => number;
  readonly #topic: string;
  readonly #release: () => void;
  #waiting: T[] = [];
  #readers: Waiter<T>[] = [];
  #over = false;
  #failure: Error | undefined;

  constructor(topic: string, release: () => void, changedAt = stamp) {
    this.#topic = topic;
    this.#release = release;
    this.changedAt = changedAt;
  }

  /** Released: nothing more is taken in. */
  get isOver(): boolean {
    return this.#over;
  }

  /** Called by the publisher; never throws. */
  push(event: T): void {
    if (this.#over) return;
    const reader = this.#readers.shift();
    if (reader) reader.resolve({ value: event, done: false });
    else if (this.#waiting.length < this.capacity) this.#waiting.push(event);
    else {
      this.#waiting = [];
      this.#failure = new SubscriberOverflow(this.#topic, this.capacity);
      this.#end();
    }
  }

  /** Ends the stream after the events that already wait. */
  end(): void {
    if (!this.#over) this.#end();
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.#waiting.length > 0)
      return Promise.resolve({ value: this.#waiting.shift() as T, done: false });
    if (this.#failure) {
      const failure = this.#failure;
      this.#failure = undefined;
      return Promise.reject(failure);
    }
    if (this.#over) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.#waiting = [];
    this.#failure = undefined;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<T, undefined>> {
    void this.return();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #end(): void {
    this.#over = true;
    this.#release();
    for (const reader of this.#readers.splice(0)) reader.resolve({ value: undefined, done: true });
  }
}
