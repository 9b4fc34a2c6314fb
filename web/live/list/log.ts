import type { ListAction, ListLog, ListPolicy, Reading, Row, Start } from './list.ts';
import {
  holdsBack,
  isGone,
  newestFirst,
  type Shown,
  withAdded,
  withChanged,
  withFailedPost,
  withMember,
  withOwn,
  withPost,
  withRestored,
  withRestoredIn,
  withoutMember,
  withoutPosts,
  withoutRow,
  withoutRows,
  withRows,
} from './rows.ts';

/**
 * A live list from three sources that arrive in any order: pages fetched from the server, events, and responses to the
 * member's own actions. Whatever the order, nothing is lost or doubled, and what is shown has no gaps.
 */

export function startLog<R extends Row>(
  policy: ListPolicy<R>,
  { rows, hasOlder = false, total = 0, outgoing = [] }: Start<R> = {},
): ListLog<R> {
  const log: ListLog<R> = {
    entries: new Map(),
    waiting: new Set(),
    removed: new Map(),
    gone: new Set(),
    members: new Map(),
    early: new Map(),
    addedBelow: 0,
    outgoing,
    part: 0,
    bottom: rows?.at(-1),
    readings: 0,
    finished: 0,
    shortened: -1,
    failure: null,
    isLoaded: rows !== undefined,
    hasOlder,
    hasNewer: false,
    total,
  };
  return rows ? withRows(policy, log, rows, 0) : log;
}

/** The rows to show, in the list's order. */
export function shownRows<R extends Row>(policy: ListPolicy<R>, log: Shown<R>): R[] {
  const rows = newestFirst(policy, log);
  return policy.order === 'newest-first' ? rows : rows.reverse();
}

export function changeLog<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  action: ListAction<R>,
): ListLog<R> {
  switch (action.type) {
    case 'reading-began':
      return { ...log, readings: log.readings + 1 };
    case 'read':
      return withReading(policy, log, action);
    case 'reading-failed':
      return { ...log, failure: action.error };
    case 'gap-found':
      return { ...log, hasNewer: true };
    case 'older-read': {
      const { part, rows, number, isLast } = action;
      if (part !== log.part) return log;
      const next = withRows(policy, withRestoredIn(policy, log, rows, number), rows, number);
      const bottom = rows.at(-1) ?? log.bottom;
      // Another page, loaded since, reached further down.
      if (bottom && log.bottom && policy.compare(bottom, log.bottom) < 0) return next;
      return { ...next, bottom, hasOlder: !isLast };
    }
    case 'newer-read': {
      const { part, rows, number, isLast } = action;
      if (part !== log.part) return log;
      const next = withRows(policy, withRestoredIn(policy, log, rows, number), rows, number);
      return { ...next, hasNewer: !isLast };
    }
    case 'moved':
      return withPart(policy, log, action);
    case 'revealed':
      return { ...log, waiting: new Set() };
    case 'added':
      return withAdded(policy, log, action.row);
    case 'restored':
      return withRestored(policy, log, action.row);
    case 'changed':
      return withChanged(policy, log, action.row);
    case 'answered':
      return withOwn(policy, log, action.row);
    case 'removed':
      return withoutRow(policy, log, action.id);
    case 'member-deleted':
      return withoutMember(policy, log, action.userId);
    case 'member-changed':
      return withMember(policy, log, action.member);
    case 'sending': {
      const { clientId, text, replyToId } = action;
      return withPost(log, { clientId, text, replyToId, state: 'sending' });
    }
    case 'failed':
      return withFailedPost(log, action.clientId);
    case 'discarded':
      return withoutPosts(log, new Set([action.clientId]));
  }
}

/**
 * Events are published after the commit, so whatever was published before a fetch began is in the result: older entries
 * that are missing from it were deleted. Newer ones stay. Below the oldest row found it is all or nothing, so that no
 * row is left there alone.
 */
function withReading<R extends Row>(
  policy: ListPolicy<R>,
  known: ListLog<R>,
  reading: Reading<R>,
): ListLog<R> {
  const { number, part, rows, from, isComplete, keepsOlder } = reading;
  if (number < known.finished || part !== known.part) return known;
  const log = withRestoredIn(policy, known, rows, number);
  const found = new Set(rows.map(({ id }) => id));
  const oldest = isComplete ? undefined : rows.at(-1);
  const isBelow = (row: R) => oldest !== undefined && policy.compare(row, oldest) > 0;
  const isAbove = (row: R) => from !== undefined && policy.compare(row, from) < 0;
  const isMissing = (row: R, at: number) =>
    !found.has(row.id) && (isBelow(row) ? !keepsOlder : at < number && !isAbove(row));
  const entries = [...log.entries.values()];
  const missing = entries.filter((entry) => isMissing(entry.row, entry.reading));
  const left = without(
    policy,
    log,
    missing.map(({ row }) => row),
    { isBelow, number },
  );
  const waiting = new Set(left.waiting);
  for (const row of rows) if (isNews(policy, log, row)) waiting.add(row.id);

  const next = withRows(policy, { ...left, waiting }, rows, number);
  const reachesBelow = keepsOlder && [...left.entries.values()].some(({ row }) => isBelow(row));
  const hasNewer = log.hasNewer && from !== undefined;
  return {
    ...next,
    waiting: log.isLoaded ? waiting : new Set(),
    finished: number,
    failure: null,
    isLoaded: true,
    bottom: reachesBelow ? log.bottom : (rows.at(-1) ?? log.bottom),
    hasOlder: reachesBelow ? log.hasOlder : !isComplete,
    hasNewer,
    // A page that was requested below rows that were removed since does not fit any more.
    part: missing.some(({ row }) => isBelow(row)) ? log.part + 1 : log.part,
    total:
      isComplete && !hasNewer
        ? next.entries.size
        : (reading.total ?? log.total) + sinceThen(entries, reading, found),
  };
}

/** Found, unknown, above the oldest row: it would push down what is being read. */
function isNews<R extends Row>(policy: ListPolicy<R>, log: ListLog<R>, row: R): boolean {
  if (log.entries.has(row.id) || isGone(policy, log, row)) return false;
  const oldest = log.bottom ?? newestFirst(policy, log).at(-1);
  return (!oldest || policy.compare(row, oldest) < 0) && holdsBack(policy, log, row);
}

/**
 * Rows missing from a fetch: removed, or with a placeholder where the list has them; rows far below are only unloaded.
 */
function without<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  missing: readonly R[],
  { isBelow, number }: { isBelow: (row: R) => boolean; number: number },
): ListLog<R> {
  const lost = new Set(
    missing.filter((row) => !policy.keepsPlaces || isBelow(row)).map(({ id }) => id),
  );
  const entries = new Map([...log.entries].filter(([id]) => !lost.has(id)));
  const waiting = new Set([...log.waiting].filter((id) => !lost.has(id)));
  const removed = new Set(missing.map(({ id }) => id).filter((id) => !lost.has(id)));
  return withoutRows(policy, { ...log, entries, waiting }, removed, number);
}

/** Rows that came after the server had counted. */
const sinceThen = <R extends Row>(
  entries: readonly { row: R; reading: number }[],
  { number, total }: Reading<R>,
  found: ReadonlySet<number>,
) =>
  total === undefined
    ? 0
    : entries.filter(({ row, reading }) => reading >= number && !found.has(row.id)).length;

/** Another part of the list; of the previous one, only rows stay that came above it or into it since the request. */
function withPart<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  { number, rows, hasOlder, hasNewer }: ListAction<R> & { type: 'moved' },
): ListLog<R> {
  // Since the request, so much arrived that the oldest page was unloaded: the log is the newest part, and newer than the page.
  if (!hasNewer && !log.hasNewer && log.shortened >= number) return { ...log, finished: number };
  const [top] = rows;
  const bottom = rows.at(-1);
  const found = new Set(rows.map(({ id }) => id));
  const since = [...log.entries].filter(([, { reading }]) => reading >= number);
  const fits = (id: number, row: R) => {
    if (!top || !bottom || policy.compare(row, top) < 0) return !hasNewer || log.waiting.has(id);
    return !found.has(id) && (!hasOlder || policy.compare(row, bottom) < 0);
  };
  const entries = new Map(since.filter(([id, { row }]) => fits(id, row)));
  const waiting = new Set([...log.waiting].filter((id) => entries.has(id)));
  // The page may have older copies of what changed since.
  const early = new Map(log.early);
  for (const [id, entry] of since) if (!entries.has(id)) early.set(id, entry);
  const place = { part: log.part + 1, bottom, hasOlder, hasNewer };
  const moved = { ...log, entries, waiting, early, ...place };
  const restored = withRestoredIn(policy, moved, rows, number);
  return { ...withRows(policy, restored, rows, number), finished: number, isLoaded: true };
}
