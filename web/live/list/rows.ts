import type { ListLog, ListPolicy, Member, Outgoing, Row } from './list.ts';

/** How single rows come into a list, change there, and leave it. */

/** How many changes of rows are stored for pages in flight. */
const MOST_EARLY = 200;

export const isGone = <R extends Row>(
  { writerOf }: ListPolicy<R>,
  { removed, gone }: ListLog<R>,
  row: R,
): boolean => removed.has(row.id) || gone.has(writerOf(row));

/** The part of a list that is shown. */
export type Shown<R extends Row> = Pick<ListLog<R>, 'entries' | 'waiting'>;

/** Newest first, without pending ones; optimistic likes count already. */
export function newestFirst<R extends Row>(
  { compare }: ListPolicy<R>,
  { entries, waiting }: Shown<R>,
): R[] {
  return [...entries.values()]
    .filter(({ row }) => !waiting.has(row.id))
    .map(({ row }) => row)
    .sort(compare);
}

type Liked<R> = R & { likeCount: number; isLikedByMe: boolean | null; revision: number };
const hasLikes = <R extends Row>(row: R): row is Liked<R> => row.revision !== undefined;

/** The newer copy, with what only the other one knows. */
function newerOf<Entry extends Liked<Row>>(held: Entry, incoming: Entry): Entry {
  const [newer, older] = incoming.revision >= held.revision ? [incoming, held] : [held, incoming];
  const isLikedByMe = newer.isLikedByMe ?? older.isLikedByMe;
  const myReactions = newer.myReactions ?? older.myReactions;
  return { ...newer, isLikedByMe, ...(myReactions && { myReactions }) };
}

const newer = <R extends Row>(held: R, received: R): R =>
  hasLikes(held) && hasLikes(received) ? newerOf(held, received) : { ...held, ...received };

/**
 * The rows in their places, each in its newest copy. Rows and members are two subscriptions: after a reconnect the event
 * of a row may be older than one of its writer that came before it, however late it comes. A page that was requested
 * after the writer's event is newer.
 */
export function withRows<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  rows: readonly R[],
  reading: number,
  isEvent = false,
): ListLog<R> {
  const entries = new Map(log.entries);
  const early = new Map(log.early);
  const members = new Map(log.members);
  for (const row of rows) {
    if (isGone(policy, log, row)) continue;
    const known = entries.get(row.id) ?? early.get(row.id);
    early.delete(row.id);
    const newest = known ? newer(known.row, row) : row;
    const writer = log.members.get(policy.writerOf(row));
    const isOld = writer !== undefined && (isEvent || reading <= writer.reading);
    if (writer && !isOld && policy.memberOf)
      members.set(policy.writerOf(row), { member: policy.memberOf(row), reading });
    entries.set(row.id, {
      row: isOld ? policy.writtenBy(newest, writer.member) : newest,
      reading: Math.max(known?.reading ?? 0, reading),
    });
  }
  const arrived = new Set(rows.map(({ clientId }) => clientId));
  return withoutPosts({ ...log, entries, early, members }, arrived);
}

/** Below the oldest page: its own page will contain it, and alone it would hide the gap above. */
const isBelow = <R extends Row>(
  { compare }: ListPolicy<R>,
  { bottom, hasOlder }: ListLog<R>,
  row: R,
) => hasOlder && bottom !== undefined && compare(row, bottom) > 0;

function withEarly<R extends Row>(log: ListLog<R>, row: R) {
  const known = log.early.get(row.id);
  const others = [...log.early].filter(([id]) => id !== row.id).slice(1 - MOST_EARLY);
  const entry = { row: known ? newer(known.row, row) : row, reading: log.readings };
  return { ...log, early: new Map([...others, [row.id, entry]]) };
}

const withAddedBelow = <R extends Row>(log: ListLog<R>, row: R) => ({
  ...withEarly(log, row),
  addedBelow: log.addedBelow + 1,
});

const isOwnPost = <R extends Row>({ outgoing }: ListLog<R>, { clientId }: R) =>
  outgoing.some((post) => post.clientId === clientId);

/** Whether a row that this user did not request is pending, in the list as it is now. */
export function holdsBack<R extends Row>(policy: ListPolicy<R>, log: ListLog<R>, row: R): boolean {
  if (!log.isLoaded || policy.holdsBack === 'never' || isOwnPost(log, row)) return false;
  if (policy.holdsBack === 'always') return true;
  return [...log.entries.keys()].some((id) => !log.waiting.has(id) && !log.removed.has(id));
}

export function withAdded<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  row: R,
): ListLog<R> {
  if (isGone(policy, log, row)) return log;
  if (log.entries.has(row.id)) return withRows(policy, log, [row], log.readings, true);
  if (isOwnPost(log, row)) return withOwn(policy, log, row);
  const next = { ...log, total: log.total + 1 };
  if (isBelow(policy, log, row)) return withAddedBelow(next, row);
  const waiting = holdsBack(policy, log, row) ? new Set(log.waiting).add(row.id) : log.waiting;
  return bounded(policy, withRows(policy, { ...next, waiting }, [row], log.readings, true));
}

/** Without the removal of rows that were put back since. */
function withoutRemovals<R extends Row>(log: ListLog<R>, ids: readonly number[]): ListLog<R> {
  if (ids.length === 0) return log;
  const removed = new Map(log.removed);
  for (const id of ids) removed.delete(id);
  return { ...log, removed };
}

/** A page shows which rows were restored, as it was requested after their removal. */
export const withRestoredIn = <R extends Row>(
  { writerOf }: ListPolicy<R>,
  log: ListLog<R>,
  rows: readonly R[],
  reading: number,
): ListLog<R> =>
  withoutRemovals(
    log,
    rows
      .filter((row) => !log.gone.has(writerOf(row)))
      .map(({ id }) => id)
      .filter((id) => (log.removed.get(id) ?? Infinity) < reading),
  );

/** A restored row is back in its place, in the list's way of adding. */
export function withRestored<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  row: R,
): ListLog<R> {
  if (log.gone.has(policy.writerOf(row))) return log;
  const next = withAdded(policy, withoutRemovals(log, [row.id]), row);
  const wasPlaceholder = log.entries.has(row.id) && log.removed.has(row.id);
  return wasPlaceholder ? { ...next, total: next.total + 1 } : next;
}

export function withChanged<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  row: R,
): ListLog<R> {
  if (isGone(policy, log, row)) return log;
  if (log.entries.has(row.id)) return withRows(policy, log, [row], log.readings, true);
  // No page contains it yet. One in flight may contain an older copy.
  return withEarly(log, row);
}

/** What the member wrote here is shown at once, also when its event came first. */
export function withOwn<R extends Row>(policy: ListPolicy<R>, log: ListLog<R>, row: R): ListLog<R> {
  const isNew = !log.entries.has(row.id) && !isGone(policy, log, row);
  if (isNew && isBelow(policy, log, row)) return withAddedBelow(log, row);
  const waiting = new Set(log.waiting);
  // Above a part in the middle it would hide the gap between.
  if (log.hasNewer && isNew) waiting.add(row.id);
  else waiting.delete(row.id);
  const total = log.total + (isNew ? 1 : 0);
  return { ...withRows(policy, log, [row], log.readings), waiting, total };
}

/** @param reading the newest fetch that had begun when they were known to be removed */
export function withoutRows<R extends Row>(
  { keepsPlaces }: ListPolicy<R>,
  log: ListLog<R>,
  ids: ReadonlySet<number>,
  reading = log.readings,
): ListLog<R> {
  const removedAt = (id: number) => Math.max(log.removed.get(id) ?? 0, reading);
  const isPlace = (id: number) => keepsPlaces === true && !log.waiting.has(id);
  return {
    ...log,
    entries: new Map([...log.entries].filter(([id]) => !ids.has(id) || isPlace(id))),
    waiting: new Set([...log.waiting].filter((id) => !ids.has(id))),
    removed: new Map([...log.removed, ...[...ids].map((id) => [id, removedAt(id)] as const)]),
  };
}

export function withoutRow<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  id: number,
): ListLog<R> {
  if (log.removed.has(id)) return log;
  return { ...withoutRows(policy, log, new Set([id])), total: Math.max(0, log.total - 1) };
}

export function withoutMember<R extends Row>(
  policy: ListPolicy<R>,
  log: ListLog<R>,
  userId: number,
): ListLog<R> {
  const theirs = [...log.entries.values()].filter(({ row }) => policy.writerOf(row) === userId);
  const left = withoutRows(policy, log, new Set(theirs.map(({ row }) => row.id)));
  const total = Math.max(0, log.total - theirs.length);
  return { ...left, gone: new Set(log.gone).add(userId), total };
}

/** All that a member wrote is shown with their current name and avatar. */
export function withMember<R extends Row>(
  { writerOf, writtenBy }: ListPolicy<R>,
  log: ListLog<R>,
  member: Member,
): ListLog<R> {
  const entries = new Map(
    [...log.entries].map(([id, entry]) => [
      id,
      writerOf(entry.row) === member.id ? { ...entry, row: writtenBy(entry.row, member) } : entry,
    ]),
  );
  const members = new Map(log.members).set(member.id, { member, reading: log.readings });
  return { ...log, entries, members };
}

/** Too long a list loses its oldest page; going back there reads it again. */
function bounded<R extends Row>(
  { compare, mostRows, pageSize }: ListPolicy<R>,
  log: ListLog<R>,
): ListLog<R> {
  if (log.entries.size <= mostRows) return log;
  const rows = [...log.entries.values()].map(({ row }) => row).sort(compare);
  const left = rows.slice(0, -pageSize);
  const entries = new Map(left.map(({ id }) => [id, log.entries.get(id)!]));
  const waiting = new Set([...log.waiting].filter((id) => entries.has(id)));
  const place = { bottom: left.at(-1), hasOlder: true, part: log.part + 1 };
  // A page in flight may have older copies of them.
  const kept = rows.slice(-pageSize).reduce(withEarly<R>, log);
  return { ...kept, entries, waiting, ...place, shortened: log.readings };
}

/** The own post in its place, or after the others. */
export function withPost<R extends Row>(log: ListLog<R>, post: Outgoing): ListLog<R> {
  const isKnown = log.outgoing.some(({ clientId }) => clientId === post.clientId);
  const outgoing = isKnown
    ? log.outgoing.map((old) => (old.clientId === post.clientId ? post : old))
    : [...log.outgoing, post];
  return { ...log, outgoing };
}

export function withFailedPost<R extends Row>(log: ListLog<R>, clientId: string): ListLog<R> {
  const post = log.outgoing.find((each) => each.clientId === clientId);
  return post ? withPost(log, { ...post, state: 'failed' }) : log;
}

export function withoutPosts<R extends Row>(
  log: ListLog<R>,
  arrived: ReadonlySet<string | null | undefined>,
): ListLog<R> {
  const outgoing = log.outgoing.filter(({ clientId }) => !arrived.has(clientId));
  return outgoing.length === log.outgoing.length ? log : { ...log, outgoing };
}
