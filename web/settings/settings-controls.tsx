import { Checkbox } from '../ui/forms/checkbox.tsx';
import type { PodcastSettings, SettingsFlag } from './podcast-settings.ts';

/** What each group of settings gets. */
export interface SettingsProps {
  settings: PodcastSettings;
  /** Applies and saves at once. */
  change: (next: Partial<PodcastSettings>) => void;
}

/** A setting that is on or off. */
export function FlagControl({
  name,
  label,
  hint,
  settings,
  change,
  onOn,
}: SettingsProps & {
  name: SettingsFlag;
  label: string;
  hint: string;
  /** What turning it on causes besides. */
  onOn?: () => void;
}) {
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={settings[name]}
      onChange={({ target: { checked } }) => {
        change({ [name]: checked });
        if (checked) onOn?.();
      }}
    />
  );
}

/** A number within bounds, as a slider with its value beside the name. */
export function RangeControl({
  id,
  label,
  value,
  bounds,
  onChange,
  onSet,
}: {
  id: string;
  label: string;
  value: number;
  bounds: { readonly min: number; readonly max: number; readonly step: number };
  onChange: (value: number) => void;
  /** When the slider is let go. */
  onSet?: () => void;
}) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        {...bounds}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onSet}
        onKeyUp={onSet}
        className="h-11 w-full max-w-96 accent-link"
      />
    </div>
  );
}
