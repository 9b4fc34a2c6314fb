import { useEffect } from 'react';

/** The actions a key may trigger; a component registers the ones it handles while mounted. */
export type Act =
  | 'search'
  | 'sheet'
  | 'home'
  | 'articles'
  | 'huddle'
  | 'nextUnread'
  | 'like'
  | 'reply'
  | 'approve'
  | 'reject'
  | 'claim'
  | 'undo';

type Acts = Partial<Record<Act, () => void>>;

const offers: Acts[] = [];

/** Offers acts to the keys for as long as the component is there. */
export function useActs(acts: Acts): void {
  useEffect(() => {
    offers.push(acts);
    return () => void offers.splice(offers.indexOf(acts), 1);
  });
}

export const isOffered = (act: Act): boolean => offers.some((acts) => acts[act]);

/** Does it, if it is offered; the latest offer counts. */
export function call(act: Act): void {
  offers.findLast((acts) => acts[act])?.[act]?.();
}
