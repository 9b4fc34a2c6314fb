import { useSyncExternalStore } from 'react';

/** Acts that wait for a proof of identity. One dialog (fresh-proof.tsx) asks once for all of them. */
let waiting: readonly ((isProven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function set(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks who sits here to prove it; false when they would rather not. */
export const askForProof = (): Promise<boolean> =>
  new Promise((answer) => set([...waiting, answer]));

/** Lets the acts go on that wait, or gives them up. */
export function answerProof(isProven: boolean): void {
  const answers = waiting;
  set([]);
  for (const answer of answers) answer(isProven);
}

/** True while an act waits. */
export function useIsProofAsked(): boolean {
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
