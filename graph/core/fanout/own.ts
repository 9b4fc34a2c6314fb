import type { ExecutionResult } from 'graphql';
import {
  type EventStream,
  type FollowedEvent,
  SubscriberOverflow,
} from '../events/event-stream.ts';
import {
  FROM_NOW,
  isTooFarAhead,
  positionText,
  REPLAY_LIMITS,
  type ResumeAfter,
} from '../events/position.ts';
import { resetResult } from './reset.ts';
import type { Beginning } from './silent-stream.ts';

interface OwnStreamOptions {
  readonly source: EventStream;
  readonly execute: (event: FollowedEvent) => Promise<ExecutionResult>;
  readonly after: ResumeAfter | undefined;
  readonly onOverflow: () => void;
}

/** A subscriber that is served alone: its events are executed for it, one after the other, as they are read. */
export class OwnStream implements AsyncIterableIterator<ExecutionResult, undefined> {
  readonly beginning: Beginning;
  readonly #options: OwnStreamOptions;
  /** What comes before the events of the source: those that were missed, or a reset. */
  readonly #before: (FollowedEvent | ExecutionResult)[];
  #onOver: (() => void)[] = [];

  constructor(options: OwnStreamOptions) {
    const { source, after } = options;
    this.#options = options;
    const { epoch, offset } = source.head();
    this.beginning = { changedAt: source.changedAt(), position: positionText(epoch, offset) };
    this.#before = after === undefined || after === FROM_NOW ? [] : this.#missedSince(after);
  }

  #missedSince(after: Exclude<ResumeAfter, string>): (FollowedEvent | ExecutionResult)[] {
    const { source } = this.#options;
    const missed = isTooFarAhead(after, source.head())
      ? undefined
      : source.since(after.epoch, after.offset, source.startedAt);
    if (missed && missed.length <= REPLAY_LIMITS.ownEvents) return [...missed];
    const { changedAt, position } = this.beginning;
    return [resetResult(position, changedAt)];
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const before = this.#before.shift();
      if (before)
        return {
          value: 'topic' in before ? await this.#options.execute(before) : before,
          done: false,
        };
      const { value, done } = await this.#options.source.next();
      if (done) return this.#end();
      return { value: await this.#options.execute(value), done: false };
    } catch (error) {
      await this.return();
      if (!(error instanceof SubscriberOverflow)) throw error;
      this.#options.onOverflow();
      return { value: undefined, done: true };
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#end();
    await this.#options.source.return();
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
