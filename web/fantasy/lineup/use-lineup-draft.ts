import { useState } from 'react';
import type { Slot } from '../../../schema/fantasy/lineup.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import { draftOf, EMPTY_DRAFT, type LineupDraft, readDraft } from './lineup-draft.ts';

const keyOf = (gameId: number) => `lineup-draft-${gameId}`;

/** Whether a draft for that game waits in this tab. */
export const hasDraft = (gameId: number): boolean => readDraft(remembered(keyOf(gameId))) !== null;

export const forgetDraft = (gameId: number): void => remember(keyOf(gameId), '');

/** The lineup being built for a game. Picks survive a reload of the tab; without any it starts from what was submitted. */
export function useLineupDraft(gameId: number, submitted: Lineup | null) {
  const [draft, setDraft] = useState<LineupDraft>(
    () => readDraft(remembered(keyOf(gameId))) ?? (submitted ? draftOf(submitted) : EMPTY_DRAFT),
  );
  function change(part: Partial<LineupDraft>): LineupDraft {
    const next = { ...draft, ...part };
    setDraft(next);
    remember(keyOf(gameId), JSON.stringify(next));
    return next;
  }
  return {
    draft,
    name: (lineupName: string) => change({ lineupName }),
    /** Without a player the slot is emptied. */
    pick: (slot: Slot, playerId?: string) =>
      change({ picks: { ...draft.picks, [slot]: playerId } }),
    lead: (captain: string) => change({ captain }),
  };
}
