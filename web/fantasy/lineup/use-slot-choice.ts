import { useRef, useState } from 'react';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { isUnavailable } from '../../../schema/games/roster.ts';
import type { LineupDraft } from './lineup-draft.ts';
import type { EligiblePlayer } from './player-list.tsx';
import type { useLineupDraft } from './use-lineup-draft.ts';

interface SlotChoiceOptions {
  readonly draft: LineupDraft;
  readonly pick: ReturnType<typeof useLineupDraft>['pick'];
  readonly playerOf: ReadonlyMap<string, EligiblePlayer>;
  /** Whether the players are shown beside the slots, not in a sheet. */
  readonly isWide: boolean;
}

/** The slot that is being filled, the way of the focus to its players and on to the next empty slot. */
export function useSlotChoice({ draft, pick, playerOf, isWide }: SlotChoiceOptions) {
  const [active, setActive] = useState<Slot>(
    () => SLOTS.find((slot) => !draft.picks[slot]) ?? SLOTS[0],
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [asked, setAsked] = useState<EligiblePlayer | null>(null);
  const buttons = useRef(new Map<Slot, HTMLButtonElement>());
  const aside = useRef<HTMLElement>(null);

  function open(slot: Slot) {
    setActive(slot);
    if (!isWide) return setSheetOpen(true);
    // The list of the slot is there with the next frame.
    requestAnimationFrame(() =>
      aside.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true }),
    );
  }

  /** Who will not play is put in only after a question. */
  function consider(playerId: string) {
    const player = playerOf.get(playerId);
    if (player && isUnavailable(player.injuryStatus) && draft.picks[active] !== playerId)
      return setAsked(player);
    choose(playerId);
  }

  function choose(playerId: string) {
    const next = pick(active, playerId);
    setSheetOpen(false);
    if (!isWide) return;
    const empty = SLOTS.find((slot) => !next.picks[slot]);
    buttons.current.get(empty ?? active)?.focus();
    if (empty) setActive(empty);
  }

  function clear(slot: Slot) {
    pick(slot);
    setActive(slot);
    buttons.current.get(slot)?.focus();
  }

  return {
    active,
    buttons,
    aside,
    isSheetOpen,
    setSheetOpen,
    /** Who will not play, and was chosen all the same. */
    asked,
    dropQuestion: () => setAsked(null),
    open,
    consider,
    choose,
    clear,
  };
}
