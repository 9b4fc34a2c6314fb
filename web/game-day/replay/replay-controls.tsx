import { Pause, Play as Start, SkipBack, SkipForward } from 'lucide-react';
import { periodLabel } from '../../../schema/games/scoreboard.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t } from '../../ui/language.ts';
import { type ReplayClock, type Speed, SPEEDS } from './use-replay-clock.ts';

interface ReplayControlsProps {
  clock: ReplayClock;
  length: number;
  /** Where in the game the replay is, in words. */
  moment: string;
  /** The quarters with their places in the replay. */
  periods: readonly { readonly period: number; readonly position: number }[];
  /** Where each drive begins, in order. */
  drives: readonly number[];
  cutsPauses: boolean;
  onCutPauses: (cuts: boolean) => void;
}

/** Milliseconds that an arrow key moves the replay by. */
const STEP = 5_000;
/** A drive that was gone to is not the previous one for so long, in ms. */
const JUST_BEGUN = 15_000;
/** Nor is one the next that begins in this moment, in ms. */
const ABOUT_TO_BEGIN = 1_000;

/** Plays and pauses, sets the speed, and goes to any moment. */
export function ReplayControls(props: ReplayControlsProps) {
  const { clock, length, moment, periods, drives, cutsPauses, onCutPauses } = props;
  const previous = drives.findLast((position) => position < clock.position - JUST_BEGUN) ?? 0;
  const next = drives.find((position) => position > clock.position + ABOUT_TO_BEGIN);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Button icon={clock.isPlaying ? Pause : Start} onClick={clock.toggle}>
          {clock.isPlaying ? t('Pause') : t('Play')}
        </Button>
        <input
          type="range"
          aria-label={t('Moment of the game')}
          aria-valuetext={moment}
          className="min-h-11 min-w-0 grow accent-accent"
          min={0}
          max={length}
          step={STEP}
          value={clock.position}
          onChange={({ target }) => clock.seek(Number(target.value))}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          label={t('Speed')}
          value={clock.speed}
          onChange={({ target }) => clock.setSpeed(Number(target.value) as Speed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t('{speed} times', { speed })}
            </option>
          ))}
        </SelectField>
        <div role="group" aria-label={t('Go to')} className="flex flex-wrap gap-2">
          {periods.map(({ period, position }) => (
            <Button key={period} variant="secondary" size="sm" onClick={() => clock.seek(position)}>
              {periodLabel(period, t)}
            </Button>
          ))}
          <IconButton
            label={t('Previous drive')}
            icon={SkipBack}
            onClick={() => clock.seek(previous)}
          />
          <IconButton
            label={t('Next drive')}
            icon={SkipForward}
            disabled={next === undefined}
            onClick={() => next !== undefined && clock.seek(next)}
          />
        </div>
        <Checkbox
          label={t('Cut long pauses')}
          checked={cutsPauses}
          onChange={({ target }) => onCutPauses(target.checked)}
        />
      </div>
    </div>
  );
}
