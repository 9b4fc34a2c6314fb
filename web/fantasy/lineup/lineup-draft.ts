import { wordIn } from '../../../schema/enum-names.ts';
import {
  LINEUP_TEXTS,
  type LineupInput,
  missingParts,
  type Slot,
  SLOTS,
} from '../../../schema/fantasy/lineup.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';

/** A lineup while it is being built. Picks are players' ids as text. */
export interface LineupDraft {
  readonly lineupName: string;
  readonly picks: { readonly [S in Slot]?: string };
  /** May be a player who has left the lineup since; then there is no captain. */
  readonly captain: string;
}

/** Six slots and a captain. */
export const PICKS = SLOTS.length + 1;

export const EMPTY_DRAFT: LineupDraft = { lineupName: '', picks: {}, captain: '' };

const pickedIds = ({ picks }: LineupDraft) => SLOTS.flatMap((slot) => picks[slot] ?? []);

export const hasCaptain = (draft: LineupDraft): boolean => pickedIds(draft).includes(draft.captain);

/** How many of the seven are picked. */
export const pickedCount = (draft: LineupDraft): number =>
  pickedIds(draft).length + (hasCaptain(draft) ? 1 : 0);

export function draftOf({ lineupName, picks }: Lineup): LineupDraft {
  const idOf = ({ player }: Lineup['picks'][number]) => String(player?.id ?? '');
  const captain = picks.find(({ isCaptain }) => isCaptain);
  return {
    lineupName,
    captain: captain ? idOf(captain) : '',
    picks: Object.fromEntries(picks.map((pick) => [wordIn(SLOTS, pick.slot), idOf(pick)])),
  };
}

export const inputOf = ({ lineupName, picks, captain }: LineupDraft): LineupInput => ({
  ...(Object.fromEntries(SLOTS.map((slot) => [slot, picks[slot] ?? ''])) as Record<Slot, string>),
  lineupName: lineupName.trim(),
  captain,
});

/** Why a draft can't be submitted, and at which position; null when it can. */
export function faultOf(draft: LineupDraft) {
  const parts = missingParts(inputOf(draft));
  if (parts.length > 0) return { ...LINEUP_TEXTS.incomplete, parts };
  return hasCaptain(draft) ? null : { ...LINEUP_TEXTS.captain, parts: ['captain'] as const };
}

/** Parses a stored draft; null when it is not one. */
export function readDraft(text: string): LineupDraft | null {
  try {
    const { lineupName, picks, captain } = JSON.parse(text) as Record<string, unknown>;
    if (typeof lineupName !== 'string' || typeof captain !== 'string') return null;
    const known = picks as Record<string, unknown>;
    const stored = SLOTS.flatMap((slot) =>
      typeof known[slot] === 'string' ? [[slot, known[slot]] as const] : [],
    );
    return { lineupName, captain, picks: Object.fromEntries(stored) };
  } catch {
    return null;
  }
}
