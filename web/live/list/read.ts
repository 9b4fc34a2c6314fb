import type { Row } from './list.ts';
import { newestFirst } from './rows.ts';
import type { ReadPage } from './source.ts';
import type { ListStore } from './store.ts';

/** How often a page is refetched because rows were added to it during the request. */
const MOST_TRIES = 5;

/**
 * Fetches from the newest row (or from the top of what is shown, in another part of the list) downwards until it joins
 * the loaded rows; `isWhole`: until all loaded rows are refetched, so that missed edits and removals are found too. A
 * failure is recorded in the list, which stays as it was. Resolves with whether the list has all of it.
 */
export async function readList<R extends Row>(
  store: ListStore<R>,
  readPage: ReadPage<R>,
  { isWhole }: { isWhole: boolean },
): Promise<boolean> {
  const { policy } = store;
  const before = store.get();
  const held = before.isLoaded ? newestFirst(policy, before) : [];
  const newest = held[0];
  const goal = isWhole ? (before.bottom ?? held.at(-1)) : newest;
  const from = before.hasNewer ? newest : undefined;
  store.dispatch({ type: 'reading-began' });
  const { readings: number, part } = store.get();

  const rows: R[] = [];
  let total: number | undefined;
  let isComplete = false;
  let joins = false;
  try {
    for (let pages = 0; pages < policy.mostPages && !isComplete && !joins; pages += 1) {
      const first = isWhole ? pageFor(policy, held.length - rows.length) : policy.pageSize;
      const page = await readPage({
        first,
        ...(rows.length > 0 ? { olderThan: rows.at(-1) } : { from }),
      });
      rows.push(...page.rows);
      total = page.total ?? total;
      isComplete = page.rows.length < first;
      const last = page.rows.at(-1);
      joins = !goal || (last !== undefined && policy.compare(last, goal) >= 0);
    }
  } catch (error) {
    store.dispatch({ type: 'reading-failed', error });
    return false;
  }
  const last = rows.at(-1);
  const isGap = newest && last && !isComplete && policy.compare(last, newest) < 0;
  if (isGap && policy.isEnteredAnywhere) {
    store.dispatch({ type: 'gap-found' });
    return readList(store, readPage, { isWhole });
  }
  const keepsOlder = goal !== undefined && joins && !isWhole;
  store.dispatch({ type: 'read', number, part, rows, from, isComplete, keepsOlder, total });
  return store.get().finished >= number;
}

/** How many rows remain to be refetched, within the server's page size. */
const pageFor = (
  { pageSize, largestPage }: { pageSize: number; largestPage: number },
  left: number,
) => Math.min(largestPage, Math.max(pageSize, left));

/** Reads the page below what is shown. */
export async function readOlder<R extends Row>(
  store: ListStore<R>,
  readPage: ReadPage<R>,
): Promise<void> {
  const { pageSize: first } = store.policy;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { bottom, hasOlder, readings: number, part, addedBelow } = store.get();
    if (!hasOlder) return;
    const { rows } = await readPage({ first, olderThan: bottom });
    // A row that was added there in the meantime may be missing from the page, so it is read again.
    if (store.get().addedBelow !== addedBelow) continue;
    return store.dispatch({ type: 'older-read', number, part, rows, isLast: rows.length < first });
  }
  throw new Error('Rows are added below the list faster than it can be read.');
}

/** Reads the page above what is shown. */
export async function readNewer<R extends Row>(
  store: ListStore<R>,
  readPage: ReadPage<R>,
): Promise<void> {
  const { policy } = store;
  const { readings: number, part } = store.get();
  const [newest] = newestFirst(policy, store.get());
  if (!newest) return readLatest(store, readPage);
  const first = policy.pageSize;
  const { rows } = await readPage({ first, newerThan: newest });
  store.dispatch({ type: 'newer-read', number, part, rows, isLast: rows.length < first });
}

/** Shows the newest page in place of what is shown. */
export async function readLatest<R extends Row>(
  store: ListStore<R>,
  readPage: ReadPage<R>,
): Promise<void> {
  const first = store.policy.pageSize;
  store.dispatch({ type: 'reading-began' });
  const number = store.get().readings;
  const { rows } = await readPage({ first });
  // A fetch that began later is in the list already, so this page is older.
  if (store.get().finished > number) return readLatest(store, readPage);
  const hasOlder = rows.length === first;
  store.dispatch({ type: 'moved', number, rows, hasOlder, hasNewer: false });
}

/**
 * Shows the part of the list around a row that an address names, if it is still there: half a page above it and half a
 * page below. Resolves with whether it is.
 */
export async function readAround<R extends Row>(
  store: ListStore<R>,
  readPage: ReadPage<R>,
  id: number,
): Promise<boolean> {
  const first = Math.ceil(store.policy.pageSize / 2);
  store.dispatch({ type: 'reading-began' });
  const number = store.get().readings;
  const [above, below] = await Promise.all([
    readPage({ first, newerThan: { id } }),
    readPage({ first, from: { id } }),
  ]);
  if (store.get().finished > number) return readAround(store, readPage, id);
  if (below.rows[0]?.id !== id) return false;
  store.dispatch({
    type: 'moved',
    number,
    rows: [...above.rows, ...below.rows],
    hasNewer: above.rows.length === first,
    hasOlder: below.rows.length === first,
  });
  return true;
}
