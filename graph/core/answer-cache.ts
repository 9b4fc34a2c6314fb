import type { EventMap, Topic } from './events/event-map.ts';
import type { Events } from './events/events.ts';

/** What ends an answer: events, and for what also depends on the clock an age. */
export interface Freshness {
  readonly changedBy: readonly Topic[];
  /** Milliseconds after which the answer is made anew although nothing happened. */
  readonly forMs?: number;
}

/** Keeps answers until something happens that changes them. */
export interface AnswerCache<Answer> {
  /** The answer that is kept, if any. */
  find(key: string): Answer | undefined;
  /**
   * The kept answer, or the one that `make` gives. Callers at the same time share one `make`. Undefined, and what was
   * made while a change happened, is not kept.
   */
  answer(
    key: string,
    freshness: Freshness,
    make: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined>;
  /** Forgets what such an event changes. For the node that publishes it: others hear of it by the event. */
  drop<T extends Topic>(topic: T, payload: EventMap[T]): void;
  close(): void;
}

interface CacheOptions<Answer> {
  readonly events: Pick<Events, 'on' | 'onLoss'>;
  readonly topics: readonly Topic[];
  /** True for events that are so frequent and so small that what they change may be told a second later. */
  readonly isMinor?: <T extends Topic>(topic: T, payload: EventMap[T]) => boolean;
  readonly now: () => Date;
  /** Bytes that an answer takes; Infinity for one that must not be kept. */
  readonly sizeOf: (answer: Answer) => number;
  readonly most?: { readonly entries: number; readonly bytes: number };
}

interface Entry<Answer> extends Freshness {
  readonly answer: Answer;
  readonly bytes: number;
  readonly madeAt: number;
  /** When it is forgotten because of a minor event, the first since it was made. */
  endsAt?: number;
}

interface Flight<Answer> extends Freshness {
  readonly result: Promise<Answer | undefined>;
  endsAt?: number;
}

const MOST = { entries: 500, bytes: 16_000_000 };
/** Events of other nodes are lost while Redis is away; no answer outlives that for longer. */
const LONGEST_MS = 60_000;
/** One answer may take this share of the room. */
const LARGEST_SHARE = 1 / 8;
/** So long an answer is kept after the first minor event that changes it. */
const LINGERS_MS = 1_000;

/** A bounded cache in memory; what was used longest ago goes first. Never give it an answer that depends on who asks. */
export function createAnswerCache<Answer>({
  events,
  topics,
  isMinor = () => false,
  now,
  sizeOf,
  most = MOST,
}: CacheOptions<Answer>): AnswerCache<Answer> {
  const kept = new Map<string, Entry<Answer>>();
  const flights = new Map<string, Flight<Answer>>();
  let bytes = 0;

  const forget = (key: string, entry: Entry<Answer>) => {
    kept.delete(key);
    bytes -= entry.bytes;
  };

  const keep = (
    key: string,
    { changedBy, forMs, endsAt }: Flight<Answer>,
    answer: Answer,
    madeAt: number,
  ) => {
    const size = sizeOf(answer) + key.length * 2;
    if (size > most.bytes * LARGEST_SHARE) return;
    const before = kept.get(key);
    if (before) forget(key, before);
    kept.set(key, {
      changedBy,
      ...(forMs !== undefined && { forMs }),
      ...(endsAt !== undefined && { endsAt }),
      answer,
      bytes: size,
      madeAt,
    });
    bytes += size;
    for (const [oldest, entry] of kept) {
      if (bytes <= most.bytes && kept.size <= most.entries) break;
      forget(oldest, entry);
    }
  };

  const find = (key: string): Answer | undefined => {
    const entry = kept.get(key);
    if (!entry) return undefined;
    const at = now().getTime();
    const age = at - entry.madeAt;
    if (age < 0 || age >= (entry.forMs ?? LONGEST_MS) || at >= (entry.endsAt ?? Infinity)) {
      forget(key, entry);
      return undefined;
    }
    kept.delete(key);
    kept.set(key, entry);
    return entry.answer;
  };

  const drop: AnswerCache<Answer>['drop'] = (topic, payload) => {
    if (isMinor(topic, payload)) {
      const endsAt = now().getTime() + LINGERS_MS;
      for (const one of [...kept.values(), ...flights.values()])
        if (one.changedBy.includes(topic)) one.endsAt ??= endsAt;
      return;
    }
    for (const [key, entry] of kept) if (entry.changedBy.includes(topic)) forget(key, entry);
    // Who asked before the event may still get the answer made before it; whoever asks from now on must not.
    for (const [key, { changedBy }] of flights) if (changedBy.includes(topic)) flights.delete(key);
  };
  const clear = () => {
    kept.clear();
    flights.clear();
    bytes = 0;
  };
  const stops = [
    ...topics.map((topic) => events.on(topic, (payload) => drop(topic, payload))),
    events.onLoss(clear),
  ];

  const start = (
    key: string,
    freshness: Freshness,
    make: () => Promise<Answer | undefined>,
  ): Flight<Answer> => {
    const madeAt = now().getTime();
    const run = async () => {
      try {
        const answer = await make();
        if (answer !== undefined && flights.get(key) === flight) keep(key, flight, answer, madeAt);
        return answer;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    // Nothing is made before the flight can be found.
    const flight: Flight<Answer> = { ...freshness, result: Promise.resolve().then(run) };
    flights.set(key, flight);
    return flight;
  };

  return {
    find,
    drop,
    async answer(key, freshness, make) {
      const found = find(key);
      if (found !== undefined) return found;
      return (flights.get(key) ?? start(key, freshness, make)).result;
    },
    close() {
      for (const stop of stops) stop();
      clear();
    },
  };
}
