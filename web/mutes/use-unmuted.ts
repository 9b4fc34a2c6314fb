import { useMemo } from 'react';
import type { Mutable } from '../../schema/mutes.ts';
import type { ListLog, Row } from '../live/list/list.ts';
import { useMuteRule } from './use-mute-rule.ts';

/**
 * A list as its reader wants it: without what they muted, neither among the rows nor among those that wait.
 * @param thingOf the same function at each render
 * @param linkedId is shown in any case, as the reader has asked for it
 */
export function useUnmuted<R extends Row>(
  log: ListLog<R>,
  thingOf: (row: R) => Mutable,
  linkedId?: number,
): { readonly log: ListLog<R>; readonly mutedCount: number } {
  const rule = useMuteRule();
  const isMuted = useMemo(
    () => rule && remembering((row: R) => rule(thingOf(row))),
    [rule, thingOf],
  );
  return useMemo(() => {
    if (!isMuted) return { log, mutedCount: 0 };
    const entries = new Map(
      [...log.entries].filter(([id, { row }]) => id === linkedId || !isMuted(row)),
    );
    const waiting = new Set([...log.waiting].filter((id) => entries.has(id)));
    const isShown = (id: number) => !log.waiting.has(id) && !log.removed.has(id);
    const mutedCount = [...log.entries.keys()].filter(
      (id) => isShown(id) && !entries.has(id),
    ).length;
    return { log: { ...log, entries, waiting }, mutedCount };
  }, [log, isMuted, linkedId]);
}

/**
 * Items as their reader wants them: without what they muted.
 * @param thingOf the same function at each render
 */
export function useUnmutedItems<Item>(
  items: readonly Item[],
  thingOf: (item: Item) => Mutable,
): readonly Item[] {
  const isMuted = useMuteRule();
  return useMemo(
    () => (isMuted ? items.filter((item) => !isMuted(thingOf(item))) : items),
    [items, isMuted, thingOf],
  );
}

/** Thousands of rows are looked at with each event, and hardly any has changed. */
function remembering<R extends Row>(isMuted: (row: R) => boolean) {
  const known = new WeakMap<R, boolean>();
  return (row: R) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const is = isMuted(row);
    known.set(row, is);
    return is;
  };
}
