type Settled = IteratorResult<never, undefined>;

/**
 * What graphql-ws iterates for a member of a group. It never yields a value, because the group writes to the socket
 * itself. It ends when the client completes, the socket closes, or the group's source ends.
 */
export class SilentStream implements AsyncIterableIterator<never, undefined> {
  /** When the last event that this member does not get was received. */
  readonly changedAt: number;
  readonly #leave: () => void;
  readonly #over = Promise.withResolvers<Settled>();

  /** `leave` is called once, when the client or its socket goes. */
  constructor(leave: () => void, changedAt: number) {
    this.#leave = leave;
    this.changedAt = changedAt;
    // Failures are for the reader; without one they must not count as unhandled.
    this.#over.promise.catch(() => {});
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
    this.#leave();
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
