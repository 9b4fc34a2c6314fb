import type { ExecutionResult } from 'graphql';
import { stamp } from '../clock.ts';
import { EventStream, SubscriberOverflow } from '../events/event-stream.ts';

/** A subscriber that is served alone: its events are executed for it, one after the other, as they are read. */
export class OwnStream implements AsyncIterableIterator<ExecutionResult, undefined> {
  /** When the last event before this subscriber was heard, as far as is known. */
  readonly changedAt: number;
  readonly #source: AsyncIterator<unknown>;
  readonly #execute: (event: unknown) => Promise<ExecutionResult>;
  readonly #onOverflow: () => void;
  #onOver: (() => void)[] = [];

  constructor(
    source: AsyncIterable<unknown>,
    execute: (event: unknown) => Promise<ExecutionResult>,
    onOverflow: () => void,
  ) {
    this.changedAt = source instanceof EventStream ? source.changedAt() : stamp();
    this.#source = source[Symbol.asyncIterator]();
    this.#execute = execute;
    this.#onOverflow = onOverflow;
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const { value, done } = (await this.#source.next()) as IteratorResult<unknown, undefined>;
      if (done) return this.#end();
      return { value: await this.#execute(value), done: false };
    } catch (error) {
      await this.return();
      if (!(error instanceof SubscriberOverflow)) throw error;
      this.#onOverflow();
      return { value: undefined, done: true };
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#end();
    await this.#source.return?.();
    return { value: undefined, done: true };
  }

  /** Runs the function when it ends, for whatever reason. */
  whenOver(run: () => void): void {
    this.#onOver.push(run);
  }

  #end(): IteratorReturnResult<undefined> {
    for (const run of this.#onOver.splice(0)) run();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
