import type { EventMap, Topic } from './events/event-map.ts';
import type { Events } from './events/events.ts';

/** What makes a result stale: events, and its age where it also depends on the clock. */
export interface Freshness {
  readonly changedBy: readonly Topic[];
  /** Milliseconds after which the result is stale even if no event came. */
  readonly forMs?: number;
}

/** Caches results until an event changes them. */
export interface ResultCache<Result> {
  /**
   * The cached result, if any. With `isExact` none that a minor event has changed, and none at all while events of
   * other nodes don't arrive.
   */
  find(key: string, isExact?: boolean): Result | undefined;
  /**
   * The cached result, or else what `make` returns, shared by concurrent callers. Not cached: undefined, and any
   * result that a change overtook while it was being made.
   */
  getOrMake(
    key: string,
    freshness: Freshness,
    make: () => Promise<Result | undefined>,
    isExact?: boolean,
  ): Promise<Result | undefined>;
  /** Drops the results that the event changes. For the node that publishes it; other nodes receive the event. */
  drop<T extends Topic>(topic: T, payload: EventMap[T]): void;
  close(): void;
}

interface CacheOptions<Result> {
  readonly events: Pick<Events, 'on' | 'onLoss' | 'isUp'>;
  readonly topics: readonly Topic[];
  /** True for frequent, small events whose effect may show a second later. */
  readonly isMinor?: <T extends Topic>(topic: T, payload: EventMap[T]) => boolean;
  readonly now: () => Date;
  /** Size of a result in bytes; Infinity for one that must not be cached. */
  readonly sizeOf: (result: Result) => number;
  readonly most?: { readonly entries: number; readonly bytes: number };
}

interface Entry<Result> extends Freshness {
  readonly result: Result;
  readonly bytes: number;
  readonly madeAt: number;
  /** When it expires because of a minor event, the first since it was made. */
  endsAt?: number;
}

interface Flight<Result> extends Freshness {
  readonly result: Promise<Result | undefined>;
  endsAt?: number;
}

const MOST = { entries: 500, bytes: 16_000_000 };
/** Events from other nodes are lost while Redis is down, so no result is cached for longer than this. */
const LONGEST_MS = 60_000;
/** The largest share of the cache that one result may take. */
const LARGEST_SHARE = 1 / 8;
/** How long a result stays cached after the first minor event that changes it. */
const LINGERS_MS = 1_000;

/**
 * A bounded cache in memory that evicts the least recently used result. Never use it for results that depend on the
 * caller.
 */
export function createResultCache<Result>(options: CacheOptions<Result>): ResultCache<Result> {
  const { events, topics, isMinor = () => false, now } = options;
  const entries = createEntries(options);
  const flights = new Map<string, Flight<Result>>();

  const drop: ResultCache<Result>['drop'] = (topic, payload) => {
    if (isMinor(topic, payload)) {
      const endsAt = now().getTime() + LINGERS_MS;
      for (const one of [...entries.all(), ...flights.values()])
        if (one.changedBy.includes(topic)) one.endsAt ??= endsAt;
      return;
    }
    entries.dropChangedBy(topic);
    // Requests from before the event may share the result made before it; later requests must not.
    for (const [key, { changedBy }] of flights) if (changedBy.includes(topic)) flights.delete(key);
  };
  const clear = () => [entries, flights].forEach((each) => each.clear());
  const stops = [
    ...topics.map((topic) => events.on(topic, (payload) => drop(topic, payload))),
    events.onLoss(clear),
  ];

  const find: ResultCache<Result>['find'] = (key, isExact) =>
    isExact && !events.isUp() ? undefined : entries.find(key, isExact);
  const start = (
    key: string,
    freshness: Freshness,
    make: () => Promise<Result | undefined>,
  ): Flight<Result> => {
    const madeAt = now().getTime();
    const run = async () => {
      try {
        const result = await make();
        if (result !== undefined && flights.get(key) === flight)
          entries.store(key, flight, result, madeAt);
        return result;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    // `make` runs only after the flight is registered, so that concurrent callers find it.
    const flight: Flight<Result> = { ...freshness, result: Promise.resolve().then(run) };
    flights.set(key, flight);
    return flight;
  };

  return {
    find,
    drop,
    async getOrMake(key, freshness, make, isExact) {
      if (isExact && !events.isUp()) return make();
      const found = find(key, isExact);
      if (found !== undefined) return found;
      const flight = flights.get(key);
      const isStale = !flight || (isExact && flight.endsAt !== undefined);
      return (isStale ? start(key, freshness, make) : flight).result;
    },
    close() {
      for (const stop of stops) stop();
      clear();
    },
  };
}

/** The finished results, the least recently used first, within their bounds of number and bytes. */
function createEntries<Result>({
  now,
  sizeOf,
  most = MOST,
}: Pick<CacheOptions<Result>, 'now' | 'sizeOf' | 'most'>) {
  const entries = new Map<string, Entry<Result>>();
  let bytes = 0;

  const forget = (key: string, entry: Entry<Result>) => {
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const evict = () => {
    for (const [oldest, entry] of entries) {
      if (bytes <= most.bytes && entries.size <= most.entries) break;
      forget(oldest, entry);
    }
  };

  return {
    all: () => entries.values(),
    find(key: string, isExact = false): Result | undefined {
      const entry = entries.get(key);
      if (!entry || (isExact && entry.endsAt !== undefined)) return undefined;
      if (hasExpired(entry, now().getTime())) {
        forget(key, entry);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.result;
    },
    store(key: string, flight: Flight<Result>, result: Result, madeAt: number) {
      const { changedBy, forMs, endsAt } = flight;
      const size = sizeOf(result) + key.length * 2;
      if (size > most.bytes * LARGEST_SHARE) return;
      const before = entries.get(key);
      if (before) forget(key, before);
      entries.set(key, {
        changedBy,
        ...(forMs !== undefined && { forMs }),
        ...(endsAt !== undefined && { endsAt }),
        result,
        bytes: size,
        madeAt,
      });
      bytes += size;
      evict();
    },
    dropChangedBy(topic: Topic) {
      for (const [key, entry] of entries) if (entry.changedBy.includes(topic)) forget(key, entry);
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}

function hasExpired(entry: Entry<unknown>, at: number): boolean {
  const { madeAt, forMs = LONGEST_MS, endsAt = Infinity } = entry;
  const age = at - madeAt;
  return age < 0 || age >= forMs || at >= endsAt;
}
