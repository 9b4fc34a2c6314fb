import { useSyncExternalStore } from 'react';
import { useSettings } from './podcast-settings.ts';

/**
 * What those who hide scores asked to see, for as long as the page is open. Each game has one Reveal: the bar, the page of
 * the game, home and the chat show it from then on, another game stays hidden.
 */
const revealed = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const gameSubject = (gameId: number) => `game ${gameId}`;

export function setRevealed(subject: string, isRevealed: boolean): void {
  if (isRevealed) revealed.add(subject);
  else revealed.delete(subject);
  for (const listener of listeners) listener();
}

/** Whether results of the subject are hidden from this visitor. Without a subject they are hidden from all who hide scores. */
export function useIsHidden(subject: string | undefined): boolean {
  const { spoilerMode } = useSettings();
  const isRevealed = useSyncExternalStore(
    subscribe,
    () => subject !== undefined && revealed.has(subject),
    () => false,
  );
  return spoilerMode && !isRevealed;
}
