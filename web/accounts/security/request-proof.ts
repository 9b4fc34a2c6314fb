import { useSyncExternalStore } from 'react';

/** Callers that wait for a proof of identity. One dialog (fresh-proof.tsx) asks once for all of them. */
let waiting: readonly ((isProven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the user to prove their identity; false when they cancel. */
export const requestProof = (): Promise<boolean> =>
  new Promise((answer) => set([...waiting, answer]));

/** Resolves all waiting callers. */
export function settleProof(isProven: boolean): void {
  const answers = waiting;
  set([]);
  for (const answer of answers) answer(isProven);
}

/** True while a caller waits. */
export function useIsProofRequested(): boolean {
  const isAsked = () => waiting.length > 0;
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAsked,
    () => false,
  );
}
