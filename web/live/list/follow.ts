import { liveStatus, watchLive } from '../live-status.ts';
import { includesEvent } from '../response-freshness.ts';
import type { Change, Row } from './list.ts';
import { readList } from './read.ts';
import type { Listener, ListSource, PageRequest, Reading } from './source.ts';
import type { ListStore } from './store.ts';

/** What failed after a loss is tried again after this time, in ms, and later each time. */
const RETRY_AFTER = 1000;
const RETRY_AT_LEAST_EVERY = 60_000;
/** A fetch without a response after this time, in ms, no longer prevents another. */
const PATIENCE = 5000;

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Not all browsers in one instant. */
const jittered = (time: number) => time * (0.75 + Math.random() / 2);

/**
 * Synchronizes a list with the server: reads it, goes on after the position of what was read, and after the last event
 * when the connection was lost, so that nothing falls between. It reads anew where events were lost. While there are no
 * events it polls now and then. @param drawn how far the initial rows agree with the server
 */
export function followList<R extends Row>(
  store: ListStore<R>,
  source: ListSource<R>,
  drawn?: Reading,
): { read: () => void; stop: () => void } {
  const { poll, verifyEvery, recountWithin } = store.policy;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let stopListening = () => {};
  const freshness = createFreshness(drawn?.asOf ?? 0);

  async function read(isWhole: boolean) {
    clearTimeout(timer);
    const position = await readAnew(store, source, freshness, isWhole);
    plan();
    return position;
  }

  /** Events were lost, or may have been before the subscription stood: refetches the whole list. */
  const catchUp = () => void read(true);
  const pollNow = () =>
    'onLine' in navigator && !navigator.onLine ? plan() : void read(poll.isWhole);

  /** Schedules the next fetch. */
  function plan() {
    clearTimeout(timer);
    if (isStopped) return;
    if (!freshness.isLive()) timer = setTimeout(pollNow, jittered(poll.every));
    else if (freshness.mayHaveGaps()) timer = setTimeout(catchUp, freshness.untilCatchUp());
    else if (verifyEvery) timer = setTimeout(() => void read(false), jittered(verifyEvery));
  }

  const recount = createRecount(recountWithin, () => {
    freshness.lost();
    plan();
  });

  const listener = listenerOf(store, freshness, { plan, recount: recount.begin });
  const listen = (after?: string) => {
    if (!isStopped) stopListening = source.listen(listener, after);
  };
  const unwatch = watchLive(() => {
    if (!freshness.isLive() || liveStatus().state !== 'reconnecting') return;
    freshness.disconnected();
    plan();
  });
  if (store.get().isLoaded) listen(drawn?.position);
  // Events must not wait for a response that does not come.
  else void Promise.race([read(false), later(PATIENCE)]).then(listen);

  return {
    read: () => void read(freshness.mayHaveGaps()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      recount.stop();
      unwatch();
      stopListening();
    },
  };
}

/** Enters events in the list, and notes how far it agrees with the server. */
function listenerOf<R extends Row>(
  store: ListStore<R>,
  freshness: Freshness,
  { plan, recount }: { plan: () => void; recount: () => void },
): Listener<Change<R>> {
  const thenPlan =
    <Args extends unknown[]>(note: (...args: Args) => void) =>
    (...args: Args) => {
      note(...args);
      plan();
    };
  return {
    event(action) {
      store.dispatch(action);
      if (action.type === 'member-deleted') recount();
    },
    subscribed: thenPlan(freshness.subscribed),
    resumed: thenPlan(freshness.resumed),
    ended: thenPlan(freshness.ended),
  };
}

/** Reads the list, and notes how far it agrees with the server then. Resolves with the position of what was read. */
async function readAnew<R extends Row>(
  store: ListStore<R>,
  source: ListSource<R>,
  freshness: Freshness,
  isWhole: boolean,
): Promise<string | undefined> {
  const ended = freshness.readingBegan();
  // The newest page alone says nothing about edits and removals further down.
  const isProof = isWhole || !store.get().isLoaded;
  let since: number | undefined;
  let position: string | undefined;
  const succeeded = await readList(
    store,
    async (request: PageRequest) => {
      const page = await source.readPage(request);
      since = Math.min(since ?? Infinity, page.asOf ?? 0);
      position ??= page.position;
      return page;
    },
    { isWhole },
  );
  ended({ succeeded, isProof, since, isLoaded: store.get().isLoaded });
  return succeeded ? position : undefined;
}

/** Acts at a moment by chance within a time, in ms, so that not all browsers come at once; never without a time. */
function createRecount(within: number | undefined, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    begin() {
      stop();
      if (within) timer = setTimeout(act, Math.random() * within);
    },
    stop,
  };
}

type Freshness = ReturnType<typeof createFreshness>;

interface ReadingEnd {
  readonly succeeded: boolean;
  /** Whether it would have shown what was missed anywhere in the list. */
  readonly isProof: boolean;
  /** As of when its oldest page is valid, by the server's clock. */
  readonly since: number | undefined;
  readonly isLoaded: boolean;
}

/** How far a list is known to agree with the server, and when to read it again where it may not. */
function createFreshness(drawnAt: number) {
  /** As of when the list is valid, and the last event that it must include, by the server's clock. */
  let asOf = drawnAt;
  let changedAt = 0;
  /** True until a fetch that began after the last loss has succeeded. */
  let mayHaveGaps = false;
  /** When the newest fetch in flight began. */
  let readingSince: number | undefined;
  let failures = 0;
  /** Events come; an ended subscription brings none any more. */
  let isLive = false;
  let hasEnded = false;

  return {
    isLive: () => isLive,
    mayHaveGaps: () => mayHaveGaps,
    lost: () => void (mayHaveGaps = true),
    /** What is missed now is delivered when the subscription stands again. */
    disconnected: () => void (isLive = false),
    resumed() {
      isLive = !hasEnded;
      failures = 0;
    },
    ended() {
      hasEnded = true;
      isLive = false;
    },
    subscribed(at: number) {
      isLive = !hasEnded;
      failures = 0;
      changedAt = Math.max(changedAt, at);
      if (!includesEvent(asOf, changedAt)) mayHaveGaps = true;
    },
    /** Returns what has to be called at its end. */
    readingBegan() {
      const began = performance.now();
      readingSince = began;
      const hadGaps = mayHaveGaps;
      mayHaveGaps = false;
      return ({ succeeded, isProof, since, isLoaded }: ReadingEnd) => {
        if (readingSince === began) readingSince = undefined;
        failures = succeeded ? 0 : failures + 1;
        if (succeeded && isProof) {
          asOf = Math.max(asOf, since ?? 0);
          if (includesEvent(asOf, changedAt)) mayHaveGaps = false;
        } else mayHaveGaps ||= hadGaps || !isLoaded;
      };
    },
    /** In ms. */
    untilCatchUp() {
      if (readingSince !== undefined)
        return Math.max(0, PATIENCE - (performance.now() - readingSince));
      if (failures === 0) return 0;
      return jittered(Math.min(RETRY_AT_LEAST_EVERY, RETRY_AFTER * 2 ** failures));
    },
  };
}
