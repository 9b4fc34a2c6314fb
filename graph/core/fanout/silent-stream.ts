type Settled = IteratorResult<never, undefined>;

/** The last event that a subscriber does not get: when it was received, and the position after it. */
export interface Beginning {
  readonly changedAt: number;
  readonly position: string;
  /** How many events were written that it had missed. */
  readonly replayed: number;
}

/** A member of a group. */
interface Membership {
  /** Called once, when the client or its socket goes. */
  leave(): void;
  position(): string | undefined;
}

/**
 * What graphql-ws iterates for a member of a group. It never yields a value, because the group writes to the socket
 * itself. It ends when the client completes, the socket closes, or the group's source ends.
 */
export class SilentStream implements AsyncIterableIterator<never, undefined> {
  /** What this member begins after. */
  readonly beginning: Beginning;
  readonly #member: Membership;
  readonly #over = Promise.withResolvers<Settled>();

  constructor(beginning: Beginning, member: Membership) {
    this.beginning = beginning;
    this.#member = member;
    // Failures are for the reader; without one they must not count as unhandled.
    this.#over.promise.catch(() => {});
  }

  /** All that happened up to there has been written; undefined while something waits to be. */
  position(): string | undefined {
    return this.#member.position();
  }

  /** Runs the function once the stream has ended, for any reason. */
  whenOver(run: () => void): void {
    void this.#over.promise.then(run, run);
  }

  /** The source has ended: the client is sent `complete`, or `error` if there is an error. */
  end(error?: Error): void {
    if (error) this.#over.reject(error);
    else this.#over.resolve({ value: undefined, done: true });
  }

  next(): Promise<Settled> {
    return this.#over.promise;
  }

  return(): Promise<Settled> {
    this.#member.leave();
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
