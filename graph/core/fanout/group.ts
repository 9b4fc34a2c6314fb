import type { ExecutionResult } from 'graphql';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { stamp } from '../clock.ts';
import { EventStream, SubscriberOverflow } from '../events/event-stream.ts';
import { headOf, nextFrames } from './frame.ts';
import type { Outlet } from './outlet.ts';
import { SilentStream } from './silent-stream.ts';
import { Window } from './window.ts';

/** One line of events serves the whole group, so it may be deeper than a single subscriber's. */
const GROUP_CAPACITY = 4096;
/** After this many bytes a batch is written before the next event is executed, so that healthy readers can keep up. */
const BATCH_BYTES = 128 * 1024;

export interface GroupOptions {
  /** Subscribes to the source; an execution result is a refusal. */
  open(): Promise<AsyncIterable<unknown> | ExecutionResult>;
  /** Executes one event for the whole group: the bytes of its result. Never rejects. */
  render(event: unknown): Promise<Buffer>;
  /** The group has ended or has no members left, and cannot be joined any more. */
  onOver(): void;
}

interface Member {
  readonly outlet: Outlet;
  readonly stream: SilentStream;
  /** Bodies at the start of the current batch that are older than this member. */
  skip: number;
}

/** Members that chose the same operation id share finished frames. */
interface SameId {
  readonly head: Buffer;
  readonly members: Set<Member>;
}

/**
 * All subscribers of one document with the same variables: one subscription to the source, one execution and one
 * serialization per event, the same bytes for everybody.
 */
export class Group {
  readonly #options: GroupOptions;
  readonly #opened: Promise<ExecutionResult | undefined>;
  readonly #window = new Window({ flush: () => this.#write() });
  readonly #byId = new Map<string, SameId>();
  #joining = 0;
  #source: AsyncIterator<unknown> | undefined;
  /** When the group was opened, or took up its last event. */
  #lastAt = stamp();
  #isOver = false;
  #bodies: Buffer[] = [];
  #bytes = 0;

  constructor(options: GroupOptions) {
    this.#options = options;
    this.#opened = this.#open();
  }

  /**
   * Adds a subscriber. When this resolves the source is active: events published from then on reach the outlet as
   * `next` messages with this id, in order. A result is the source's refusal.
   */
  async join(outlet: Outlet, id: string): Promise<SilentStream | ExecutionResult> {
    this.#joining++;
    const refusal = await this.#opened.finally(() => this.#joining--);
    if (refusal) return refusal;
    const stream = new SilentStream(() => this.#leave(id, member), this.#changedAt());
    const member: Member = { outlet, stream, skip: this.#bodies.length };
    if (this.#isOver) stream.end();
    else {
      const sameId = this.#byId.get(id) ?? { head: headOf(id), members: new Set() };
      this.#byId.set(id, sameId);
      sameId.members.add(member);
    }
    return stream;
  }

  /** When the last event that changes more than a count was received, as far as the source knows. */
  #changedAt(): number {
    return this.#source instanceof EventStream ? this.#source.changedAt() : this.#lastAt;
  }

  /** Sends the bytes of a result to everybody, after what waits already. */
  send(body: Buffer): void {
    this.#bodies.push(body);
    this.#bytes += body.length;
    this.#window.request();
  }

  /** Writes what waits, now. */
  flush(): void {
    this.#window.flush();
  }

  async #open(): Promise<ExecutionResult | undefined> {
    try {
      const source = await this.#options.open();
      if (!(Symbol.asyncIterator in source)) {
        this.#close();
        return source;
      }
      if (source instanceof EventStream) source.capacity = GROUP_CAPACITY;
      this.#source = source[Symbol.asyncIterator]();
      void this.#pump(this.#source);
      return undefined;
    } catch (error) {
      this.#close();
      throw error;
    }
  }

  async #pump(source: AsyncIterator<unknown>): Promise<void> {
    try {
      for (;;) {
        const { value, done } = (await source.next()) as IteratorResult<unknown, undefined>;
        if (done || this.#isOver) break;
        this.#lastAt = stamp();
        const body = await this.#options.render(value);
        this.send(body);
        if (this.#bytes >= BATCH_BYTES) await this.#window.flushed();
      }
      this.#finish();
    } catch (error) {
      this.#finish(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #write(): void {
    const bodies = this.#bodies;
    if (bodies.length === 0) return;
    this.#bodies = [];
    this.#bytes = 0;
    for (const { head, members } of this.#byId.values()) {
      const frames = nextFrames(head, bodies);
      for (const member of members) {
        if (member.skip === 0) member.outlet.write(frames);
        else {
          if (member.skip < bodies.length)
            member.outlet.write(nextFrames(head, bodies.slice(member.skip)));
          member.skip = 0;
        }
      }
    }
  }

  #leave(id: string, member: Member): void {
    const sameId = this.#byId.get(id);
    sameId?.members.delete(member);
    if (sameId?.members.size === 0) this.#byId.delete(id);
    if (this.#byId.size > 0 || this.#joining > 0 || this.#isOver) return;
    this.#close();
  }

  /**
   * The source has ended. Members that missed events have to subscribe again; for all others the subscription
   * completes.
   */
  #finish(error?: Error): void {
    if (this.#isOver) return;
    this.flush();
    const members = [...this.#byId.values()].flatMap((sameId) => [...sameId.members]);
    this.#close();
    for (const { outlet, stream } of members) {
      if (error instanceof SubscriberOverflow)
        outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow);
      else stream.end(error);
    }
  }

  #close(): void {
    this.#isOver = true;
    this.#window.cancel();
    this.#byId.clear();
    this.#options.onOver();
    // Nothing is left to report a failure to.
    this.#source?.return?.().catch(() => {});
  }
}
