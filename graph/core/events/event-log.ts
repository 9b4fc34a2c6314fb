import type { EventMap, Topic } from './event-map.ts';
import { compareOffsets, isAfter, type Offset } from './position.ts';

/** What an event is about, as far as the log has to know. */
export interface EventSubject {
  /** Equal for events about the same thing, of whatever topic. */
  readonly subject?: string;
  /** The subject that it is a part of, and goes with. */
  readonly partOf?: string;
  /** The member who wrote it. */
  readonly userId?: number | undefined;
  /** It replaces earlier events of its topic about the same subject that did so too, as a tally does. */
  readonly isTally?: boolean;
  /** Nobody may get earlier events about the subject any more. */
  readonly isRemoval?: boolean;
  /** Nobody may get anything any more that this member wrote. */
  readonly removesUser?: number;
}

export type SubjectOf = <T extends Topic>(topic: T, payload: EventMap[T]) => EventSubject;

/** An event that is kept. */
export interface LogEntry {
  /** Its place in the order in which this node heard events; 0 if it was heard before it came out of the stream. */
  readonly order: number;
  readonly offset: Offset;
  readonly topic: Topic;
  /** The payload as JSON. */
  readonly text: string;
  readonly about: EventSubject;
}

interface LogLimits {
  readonly entriesPerTopic: number;
  readonly bytesPerTopic: number;
  readonly bytes: number;
  readonly bytesPerEntry: number;
}

const LIMITS: LogLimits = {
  entriesPerTopic: 2_000,
  bytesPerTopic: 4_000_000,
  bytes: 32_000_000,
  bytesPerEntry: 64_000,
};

/** The last events of one topic, oldest first. */
class Ring {
  /** The newest event that is not here any more; who names an older position has missed it. */
  floor: Offset;
  entries: LogEntry[] = [];
  bytes = 0;
  /** By subject, the tally that the next one replaces. */
  readonly #tallies = new Map<string, LogEntry>();

  constructor(floor: Offset) {
    this.floor = floor;
  }

  push(entry: LogEntry): void {
    this.entries.push(entry);
    this.bytes += entry.text.length;
    const { isTally, subject } = entry.about;
    if (!isTally || subject === undefined) return;
    const before = this.#tallies.get(subject);
    this.#tallies.set(subject, entry);
    if (!before) return;
    this.entries.splice(this.firstAfter(before.offset) - 1, 1);
    this.bytes -= before.text.length;
  }

  /** Lets the oldest entry fall out. */
  drop(): void {
    const oldest = this.entries.shift();
    if (!oldest) return;
    this.floor = oldest.offset;
    this.#forget(oldest);
  }

  /** Takes entries out that nobody misses. */
  remove(isGone: (entry: LogEntry) => boolean): void {
    const gone = this.entries.filter(isGone);
    if (gone.length === 0) return;
    this.entries = this.entries.filter((entry) => !isGone(entry));
    for (const entry of gone) this.#forget(entry);
  }

  /** Index of the first entry after the offset. */
  firstAfter(offset: Offset): number {
    let from = 0;
    let to = this.entries.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isAfter(this.entries[middle]!.offset, offset)) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  #forget(entry: LogEntry): void {
    this.bytes -= entry.text.length;
    const { subject } = entry.about;
    if (subject !== undefined && this.#tallies.get(subject) === entry)
      this.#tallies.delete(subject);
  }
}

/**
 * The last events, by topic, so that a quiet topic can be resumed after hours however busy the others are. Everything
 * that is deleted goes from here too: an old position opens nothing that was removed.
 */
export class EventLog {
  /** One life of the log: a position of another one can't be resumed. */
  epoch: string;
  /** The offset of the newest event that this node has heard. */
  head: Offset;
  /** How many events this node has heard. */
  order = 0;
  readonly #subjectOf: SubjectOf;
  readonly #limits: LogLimits;
  #start: Offset;
  #rings = new Map<Topic, Ring>();

  constructor(epoch: string, start: Offset, subjectOf: SubjectOf, limits: Partial<LogLimits> = {}) {
    this.epoch = epoch;
    this.head = start;
    this.#start = start;
    this.#subjectOf = subjectOf;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Begins another life: whatever was before it may have been lost. */
  restart(epoch: string, start: Offset): void {
    this.epoch = epoch;
    this.head = start;
    this.#start = start;
    this.#rings = new Map();
  }

  /** Nothing up to there can be resumed. */
  beginAt(start: Offset): void {
    this.#start = start;
    if (isAfter(start, this.head)) this.head = start;
  }

  /** The next place in the order, for an event that is heard before it has an offset. */
  nextOrder(): number {
    return ++this.order;
  }

  /** Keeps an event; offsets never go back. `order` is 0 for one that was heard already, or before this node started. */
  add(topic: Topic, text: string, payload: unknown, offset: Offset, order: number): LogEntry {
    const about = this.#subjectOf(topic, payload as EventMap[Topic]);
    const entry: LogEntry = { order, offset, topic, text, about };
    this.head = offset;
    this.#forgetWhatIsGone(entry);
    this.#keep(entry);
    return entry;
  }

  /** Whether nothing is missing of these topics after that offset. */
  isComplete(topics: readonly Topic[], after: Offset): boolean {
    if (isAfter(this.#start, after)) return false;
    return topics.every((topic) => {
      const ring = this.#rings.get(topic);
      return !ring || compareOffsets(ring.floor, after) <= 0;
    });
  }

  /** What is kept of these topics after the offset and up to that place in the order, in order. */
  since(topics: readonly Topic[], after: Offset, upTo = this.order): LogEntry[] {
    const found: LogEntry[] = [];
    for (const topic of topics) {
      const ring = this.#rings.get(topic);
      if (!ring) continue;
      for (let at = ring.firstAfter(after); at < ring.entries.length; at++) {
        const entry = ring.entries[at]!;
        if (entry.order > upTo) break;
        found.push(entry);
      }
    }
    return topics.length > 1 ? found.sort((a, b) => compareOffsets(a.offset, b.offset)) : found;
  }

  #ringOf(topic: Topic): Ring {
    const known = this.#rings.get(topic);
    if (known) return known;
    const ring = new Ring(this.#start);
    this.#rings.set(topic, ring);
    return ring;
  }

  #keep(entry: LogEntry): void {
    const ring = this.#ringOf(entry.topic);
    const { entriesPerTopic, bytesPerTopic, bytesPerEntry, bytes } = this.#limits;
    if (entry.text.length > bytesPerEntry) {
      // Too large to be kept: who was not there has missed it, and cannot go on from before it.
      while (ring.entries.length > 0) ring.drop();
      ring.floor = entry.offset;
      return;
    }
    ring.push(entry);
    while (ring.entries.length > entriesPerTopic || ring.bytes > bytesPerTopic) ring.drop();
    while (this.#bytes() > bytes) this.#fullest().drop();
  }

  #bytes(): number {
    let sum = 0;
    for (const ring of this.#rings.values()) sum += ring.bytes;
    return sum;
  }

  #fullest(): Ring {
    return [...this.#rings.values()].reduce((a, b) => (a.bytes >= b.bytes ? a : b));
  }

  /** What nobody may get after this event. */
  #forgetWhatIsGone({ about }: LogEntry): void {
    const { subject, isRemoval, removesUser } = about;
    if (isRemoval && subject !== undefined)
      this.#remove(({ about: { subject: other, partOf } }) => [other, partOf].includes(subject));
    if (removesUser !== undefined) this.#remove((entry) => entry.about.userId === removesUser);
  }

  #remove(isGone: (entry: LogEntry) => boolean): void {
    for (const ring of this.#rings.values()) ring.remove(isGone);
  }
}
