import type { ListAction, ListLog, ListPolicy, Row, Start } from './list.ts';
import { changeLog, startLog } from './log.ts';

/** Stores one list, so that fetches in flight can read its current state. */
export interface ListStore<R extends Row> {
  readonly policy: ListPolicy<R>;
  readonly get: () => ListLog<R>;
  /** The list as it was last shown: events of a rush join it together, a moment later. */
  readonly shown: () => ListLog<R>;
  readonly dispatch: (action: ListAction<R>) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const EVENTS = new Set<ListAction['type']>(['added', 'restored', 'changed', 'removed']);

export function createListStore<R extends Row>(
  policy: ListPolicy<R>,
  start: Start<R> = {},
): ListStore<R> {
  let log = startLog(policy, start);
  let shown = log;
  let calmDown: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show() {
    if (shown === log) return;
    shown = log;
    for (const listener of listeners) listener();
  }

  function showSoon() {
    if (calmDown !== undefined) return;
    show();
    calmDown = setTimeout(() => {
      calmDown = undefined;
      if (shown !== log) showSoon();
    }, policy.calm);
  }

  return {
    policy,
    get: () => log,
    shown: () => shown,
    dispatch(action) {
      log = changeLog(policy, log, action);
      if (policy.calm !== undefined && EVENTS.has(action.type)) showSoon();
      else show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
