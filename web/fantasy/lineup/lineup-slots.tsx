import { type RefObject, useId } from 'react';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { t } from '../../ui/language.ts';
import { hasCaptain, type LineupDraft } from './lineup-draft.ts';
import { LineupSlot } from './lineup-slot.tsx';
import type { EligiblePlayer } from './player-list.tsx';

interface LineupSlotsProps {
  draft: LineupDraft;
  playerOf: ReadonlyMap<string, EligiblePlayer>;
  /** The slot whose players are shown beside, if any. */
  active: Slot | null;
  /** What is missing is marked once one has tried to submit. */
  hasTried: boolean;
  /** The slots' buttons are entered here, for the focus. */
  buttons: RefObject<Map<Slot, HTMLButtonElement>>;
  acts: {
    readonly onOpen: (slot: Slot) => void;
    readonly onClear: (slot: Slot) => void;
    readonly onLead: (playerId: string) => void;
  };
}

/** The six slots, each with its player, and the star of the captain. */
export function LineupSlots(props: LineupSlotsProps) {
  const { draft, playerOf, active, hasTried, buttons, acts } = props;
  const captainId = useId();
  const isCaptainMissing = hasTried && !hasCaptain(draft);
  const captainError = isCaptainMissing ? `${captainId}-error` : undefined;
  return (
    <fieldset className="grid gap-2" aria-describedby={captainError}>
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-semibold">{t('Players')}</span>
        <span className="text-muted">
          {t('Tap a star to pick your captain. Captains score double.')}
        </span>
      </legend>
      <ol className="grid gap-2">
        {SLOTS.map((slot) => {
          const id = draft.picks[slot];
          return (
            <LineupSlot
              key={slot}
              slot={slot}
              player={id === undefined ? undefined : playerOf.get(id)}
              isActive={slot === active}
              isCaptain={id !== undefined && id === draft.captain}
              isMissing={hasTried && id === undefined}
              captainError={captainError}
              buttonRef={(button) => {
                if (button) buttons.current.set(slot, button);
              }}
              onOpen={() => acts.onOpen(slot)}
              onClear={() => acts.onClear(slot)}
              onLead={() => id !== undefined && acts.onLead(id)}
            />
          );
        })}
      </ol>
      <FieldError
        id={captainId}
        error={isCaptainMissing ? 'Tap a star to pick your captain.' : undefined}
      />
    </fieldset>
  );
}
