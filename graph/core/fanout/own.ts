import type { ExecutionResult } from 'graphql';
import {
  type EventStream,
  type FollowedEvent,
  SubscriberOverflow,
} from '../events/event-stream.ts';
import {
  compareOffsets,
  FROM_NOW,
  isTooFarAhead,
  type Position,
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
  /** The order of the newest event that was executed; -1 while those before are. */
  #seen: number;
  #onOver: (() => void)[] = [];

  constructor(options: OwnStreamOptions) {
    const { source, after } = options;
    const { start } = source;
    const changedAt = source.changedAt();
    const resumed = after === undefined || after === FROM_NOW ? undefined : after;
    const missed = resumed && missedBy(source, resumed);
    this.#options = options;
    // Nothing is written yet: who is cut off now goes on at the same place.
    const position = textOf(missed ? resumed : start);
    this.beginning = { changedAt, position, replayed: missed?.length ?? 0 };
    this.#before = missed ?? (resumed ? [resetResult(position, changedAt)] : []);
    this.#seen = this.#before.length > 0 ? -1 : start.order;
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const before = this.#before.shift();
      if (before) {
        const value = 'topic' in before ? await this.#execute(before) : before;
        if (this.#before.length === 0) this.#seen = this.#options.source.start.order;
        return { value, done: false };
      }
      for (;;) {
        const { value, done } = await this.#options.source.next();
        if (done) return this.#end();
        if (this.#isKnown(value)) {
          this.#seen = value.order;
          continue;
        }
        return { value: await this.#execute(value), done: false };
      }
    } catch (error) {
      await this.return();
      if (!(error instanceof SubscriberOverflow)) throw error;
      this.#options.onOverflow();
      return { value: undefined, done: true };
    }
  }

  /** Another node was faster: the subscriber has this event from there. */
  #isKnown({ epoch, offset, isEarly }: FollowedEvent): boolean {
    const { after } = this.#options;
    if (after === undefined || after === FROM_NOW || isEarly || epoch !== after.epoch) return false;
    return compareOffsets(offset, after.offset) <= 0;
  }

  async #execute(event: FollowedEvent): Promise<ExecutionResult> {
    const result = await this.#options.execute(event);
    this.#seen = event.order;
    return result;
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#end();
    await this.#options.source.return();
    return { value: undefined, done: true };
  }

  /** All that happened up to there has been read; undefined while something waits to be. */
  position(): string | undefined {
    const { source } = this.#options;
    if (this.#before.length > 0 || this.#seen < source.newest) return undefined;
    return textOf(source.head());
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

const textOf = ({ epoch, offset }: Position) => positionText(epoch, offset);

/** What was missed since a position; undefined if that is not known, or too much. */
function missedBy(source: EventStream, after: Position): FollowedEvent[] | undefined {
  if (isTooFarAhead(after, source.head())) return undefined;
  const missed = source.since(after.epoch, after.offset, source.start.order);
  return missed && missed.length <= REPLAY_LIMITS.ownEvents ? [...missed] : undefined;
}
