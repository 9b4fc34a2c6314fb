import type { ExecutionResult } from 'graphql';
import { type FollowedEvent, EventStream, SubscriberOverflow } from '../events/event-stream.ts';
import {
  compareOffsets,
  FROM_NOW,
  type Position,
  positionText,
  REPLAY_LIMITS,
  type ResumeAfter,
} from '../events/position.ts';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { type Encoding, type Message, messageOf } from './encoding.ts';
import type { Outlet } from './outlet.ts';
import { MissedEvents } from './missed-events.ts';
import { SilentStream } from './silent-stream.ts';
import { Window } from './window.ts';

/** One line of events serves the whole group, so it may be deeper than a single subscriber's. */
const GROUP_CAPACITY = 4096;
/** After this many bytes a batch is written before the next event is executed, so that healthy readers can keep up. */
const BATCH_BYTES = 128 * 1024;
/** Where events come faster than they are executed, a batch waits for no more than so many. */
const BATCH_EVENTS = 20;

export interface GroupOptions {
  /** Subscribes to the source; an execution result is a refusal. */
  open(): Promise<EventStream | ExecutionResult>;
  /** Executes one event for the whole group: the bytes of its result. Never rejects. */
  render(event: FollowedEvent): Promise<Buffer>;
  /** The result that says that events before this moment may be lost. */
  renderReset(): Message;
  /** The group has ended or has no members left, and cannot be joined any more. */
  onOver(): void;
}

type Place = Pick<FollowedEvent, 'epoch' | 'offset'>;

/** What a group sends: an event, or the news that some were lost. */
interface Body extends Message {
  /** Undefined for a reset. */
  readonly event: (Place & Pick<FollowedEvent, 'isEarly'>) | undefined;
}

interface Member {
  readonly outlet: Outlet;
  readonly stream: SilentStream;
  /** Whether it named a position: others don't know what a reset is. */
  readonly isResuming: boolean;
  /** Bodies at the start of the current batch that it has got already, or that are older than it. */
  skip: number;
  /** It is ahead of this group: until an event after this place comes it gets none. */
  after: Position | undefined;
}

/** Members who get the same bytes share a single encoding of them. */
interface SameEncoding {
  readonly encoding: Encoding;
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
  readonly #byEncoding = new Map<string, SameEncoding>();
  #joining = 0;
  #source: EventStream | undefined;
  /** The order of the newest event that was rendered. */
  #seen = 0;
  /** Its place, or that of the log when the group was opened. */
  #last: Place = { epoch: '', offset: { ms: 0, seq: 0 } };
  readonly #missed: MissedEvents;
  #isOver = false;
  #bodies: Body[] = [];
  #bytes = 0;

  constructor(options: GroupOptions) {
    this.#options = options;
    this.#missed = new MissedEvents((event) => options.render(event));
    this.#opened = this.#open();
  }

  /**
   * Adds a subscriber. When this resolves the source is active: events published from then on reach the outlet in this
   * encoding, in order; with `after` those since that position come first. A result is the source's
   * refusal.
   */
  async join(
    outlet: Outlet,
    encoding: Encoding,
    after?: ResumeAfter,
  ): Promise<SilentStream | ExecutionResult> {
    this.#joining++;
    try {
      const refusal = await this.#opened;
      if (refusal) return refusal;
      if (after === undefined || after === FROM_NOW) return this.#add(outlet, encoding, after);
      return await this.#replay(outlet, encoding, after);
    } finally {
      this.#joining--;
    }
  }

  /** From this turn on everything that is pushed reaches the new member; `ahead`: once it is after that position. */
  #add(
    outlet: Outlet,
    encoding: Encoding,
    after: ResumeAfter | undefined,
    { ahead, replayed = 0 }: { readonly ahead?: Position; readonly replayed?: number } = {},
  ): SilentStream {
    const source = this.#source!;
    const position = this.#position(source);
    // What a member refers to lives as long as its socket.
    const { key } = encoding;
    const beginning = { changedAt: source.changedAt(), position, replayed };
    const stream: SilentStream = new SilentStream(beginning, {
      leave: () => this.#leave(key, member),
      // What waits to be written has not reached anybody yet.
      position: () => (this.#bodies.length > 0 ? undefined : this.#position(source)),
    });
    const member: Member = {
      outlet,
      stream,
      isResuming: after !== undefined,
      skip: this.#bodies.length,
      after: ahead,
    };
    if (this.#isOver) stream.end();
    else {
      const same = this.#byEncoding.get(key) ?? { encoding, members: new Set() };
      this.#byEncoding.set(key, same);
      same.members.add(member);
    }
    return stream;
  }

  /**
   * Writes what was missed since a position to this outlet alone, up to what the group has rendered, and adds the member
   * in the turn in which nothing is left of that.
   */
  async #replay(outlet: Outlet, encoding: Encoding, after: Position): Promise<SilentStream> {
    let from = after;
    let events = 0;
    let bytes = 0;
    for (;;) {
      const part = this.#missed.since(from, this.#seen, this.#source!, encoding);
      events += part?.events ?? 0;
      if (!part || events > REPLAY_LIMITS.events || bytes > REPLAY_LIMITS.bytes) {
        outlet.write(encoding.encode([this.#options.renderReset()]));
        return this.#add(outlet, encoding, after);
      }
      if (part.events === 0)
        return this.#add(outlet, encoding, after, { ahead: from, replayed: events });
      const encoded = await part.encoded;
      bytes += encoded.length;
      outlet.write(encoded);
      from = part.last;
    }
  }

  /** Who goes on after it misses nothing that its members get. */
  #position(source: EventStream): string {
    const isIdle = this.#seen >= source.newest;
    const { epoch, offset } = isIdle ? source.head() : this.#last;
    return positionText(epoch, offset);
  }

  /** Events were lost: says so to all members who know what that means, after what waits already. */
  reset(): void {
    const reset = this.#options.renderReset();
    this.#bodies.push({ ...reset, event: undefined });
    this.#bytes += reset.bytes.length;
    this.#window.request();
  }

  /** Writes what waits, now. */
  flush(): void {
    this.#window.flush();
  }

  async #open(): Promise<ExecutionResult | undefined> {
    try {
      const source = await this.#options.open();
      if (!(source instanceof EventStream)) {
        this.#close();
        return source;
      }
      source.capacity = GROUP_CAPACITY;
      this.#source = source;
      this.#seen = source.start.order;
      this.#last = source.start;
      void this.#pump(source);
      return undefined;
    } catch (error) {
      this.#close();
      throw error;
    }
  }

  async #pump(source: EventStream): Promise<void> {
    try {
      for (;;) {
        const { value: event, done } = await source.next();
        if (done || this.#isOver) break;
        const bytes = await this.#options.render(event);
        this.#seen = event.order;
        this.#last = event;
        this.#bodies.push({ ...messageOf(bytes, event), event });
        this.#bytes += bytes.length;
        // Events that came together, as the plays of one report, share a write: a second one would have to wait.
        const isLast = source.newest === event.order || this.#bodies.length >= BATCH_EVENTS;
        if (isLast || this.#bytes >= BATCH_BYTES) this.#window.request();
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
    const hasReset = bodies.some(({ event }) => event === undefined);
    for (const { encoding, members } of this.#byEncoding.values()) {
      const frames = encoding.encode(bodies);
      for (const member of members) {
        const isForAll = member.skip === 0 && !member.after && (member.isResuming || !hasReset);
        if (isForAll) member.outlet.write(frames);
        else {
          const due = bodies.slice(member.skip).filter((body) => isDue(member, body));
          member.skip = 0;
          if (due.length > 0) member.outlet.write(encoding.encode(due));
        }
      }
    }
  }

  #leave(key: string, member: Member): void {
    const same = this.#byEncoding.get(key);
    same?.members.delete(member);
    if (same?.members.size === 0) this.#byEncoding.delete(key);
    if (this.#byEncoding.size > 0 || this.#joining > 0 || this.#isOver) return;
    this.#close();
  }

  /**
   * The source has ended. Members that missed events have to subscribe again; for all others the subscription
   * completes.
   */
  #finish(error?: Error): void {
    if (this.#isOver) return;
    this.flush();
    const members = [...this.#byEncoding.values()].flatMap((same) => [...same.members]);
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
    this.#byEncoding.clear();
    this.#options.onOver();
    // Nothing is left to report a failure to.
    void this.#source?.return();
  }
}

/** Whether a member that is not like all others gets what the group sends. */
function isDue(member: Member, { event }: Body): boolean {
  if (!event) return member.isResuming;
  const { after } = member;
  if (!after || event.isEarly) return true;
  if (event.epoch === after.epoch && compareOffsets(event.offset, after.offset) <= 0) return false;
  member.after = undefined;
  return true;
}
