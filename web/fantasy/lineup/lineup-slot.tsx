import { Plus, Star, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { SLOT_LABELS, type Slot } from '../../../schema/fantasy/lineup.ts';
import { InjuryBadge } from '../../roster/injury-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { EligiblePlayer } from './player-list.tsx';
import { SLOT_WORDS } from './slot-words.ts';
import { t } from '../../ui/language.ts';

interface LineupSlotProps {
  slot: Slot;
  player: EligiblePlayer | undefined;
  isActive: boolean;
  isCaptain: boolean;
  isMissing: boolean;
  /** Id of what is said while no captain is chosen. */
  captainError: string | undefined;
  buttonRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onClear: () => void;
  onLead: () => void;
}

/** One of the six places: opens its players, and says who is in it, and whether they are captain. */
export function LineupSlot(props: LineupSlotProps) {
  const { slot, player, isActive, isCaptain, isMissing, captainError, buttonRef } = props;
  const missingId = useId();
  return (
    <li
      className={classNames(
        'flex items-center rounded-control border pr-1 transition-colors duration-110',
        isActive ? 'border-accent-text bg-surface' : 'border-border-strong',
        !player && 'border-dashed',
        isMissing && 'border-2 border-danger',
      )}
    >
      <button
        ref={buttonRef}
        type="button"
        aria-current={isActive || undefined}
        aria-describedby={isMissing ? missingId : undefined}
        onClick={props.onOpen}
        className="flex min-h-15 min-w-0 grow items-center gap-3 rounded-control py-2 pl-3 text-left"
      >
        <span className="display grid size-11 shrink-0 place-items-center rounded-control bg-brand text-on-brand">
          {SLOT_LABELS[slot]}
          <span className="sr-only">: </span>
        </span>
        {player ? (
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 font-semibold">
              <span dir="auto">{player.name}</span>
              {player.injuryStatus && <InjuryBadge code={player.injuryStatus} />}
            </span>
            <span className="block text-small text-muted tabular-nums">
              #{player.jersey} · {player.position}
            </span>
          </span>
        ) : (
          <span className="min-w-0 grow text-muted">
            <span className="sr-only">{t('Empty. Pick:')} </span>
            {t(SLOT_WORDS[slot])}
            {isMissing && (
              <span id={missingId} className="block text-small font-semibold text-danger">
                {t('Pick a player for {slot}.', { slot: SLOT_LABELS[slot] })}
              </span>
            )}
          </span>
        )}
        {!player && <Plus aria-hidden className="mr-2 size-5 shrink-0 text-accent-text" />}
      </button>
      {player && (
        <>
          <label
            title={t('Captain')}
            className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="captain"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              aria-label={t('Captain: {name}', { name: player.name })}
              checked={isCaptain}
              aria-describedby={captainError}
              onChange={props.onLead}
            />
            <span className="grid size-8 place-items-center rounded-full border border-border-strong text-muted peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent">
              <Star aria-hidden className={classNames('size-4', isCaptain && 'fill-current')} />
            </span>
          </label>
          <IconButton
            label={t('Remove {name}', { name: player.name })}
            icon={X}
            className="text-muted"
            onClick={props.onClear}
          />
        </>
      )}
    </li>
  );
}
