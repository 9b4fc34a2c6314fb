import { useEffect, useState } from 'react';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';
import type { Comment } from './comment.ts';

/** The newest comment that this browser has shown of each thing, in the order of the visits. */
const NAME = 'comments-seen';
/** What was visited longer ago than this many others counts as never visited. */
const MOST = 200;

function allSeen(): [scope: string, id: number][] {
  const stored = storedOnDevice(NAME);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
}

const isSeen = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);

/** Undefined on the first visit. */
export const lastSeen = (scope: string): number | undefined =>
  allSeen().find(([each]) => each === scope)?.[1];

export function rememberSeen(scope: string, id: number): void {
  const others = allSeen().filter(([each]) => each !== scope);
  const newest = Math.max(id, lastSeen(scope) ?? 0);
  storeOnDevice(NAME, [...others, [scope, newest]].slice(-MOST));
}

/** The comments that are new since the last visit, or arrived during this one, until read. None on a first visit. */
export function useUnread(
  scope: string,
  comments: readonly Comment[],
  viewerId: number | undefined,
) {
  const [seenUpTo] = useState(() => lastSeen(scope) ?? Infinity);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  const newest = comments.length > 0 ? Math.max(...comments.map(({ id }) => id)) : undefined;
  useEffect(() => {
    if (newest !== undefined) rememberSeen(scope, newest);
  }, [scope, newest]);

  const isUnread = ({ id, user }: Comment) =>
    (id > seenUpTo || arrived.has(id)) && !read.has(id) && user.id !== viewerId;
  const unread = comments.filter(isUnread);
  return {
    unread,
    isUnread,
    markRead(id: number) {
      if (unread.some((comment) => comment.id === id)) setRead((before) => new Set(before).add(id));
    },
    markArrived: (ids: readonly number[]) => setArrived((before) => new Set([...before, ...ids])),
  };
}
