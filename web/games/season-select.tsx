import { SelectField } from '../ui/forms/select-field.tsx';
import { t } from '../ui/language.ts';

interface SeasonSelectProps {
  seasons: readonly number[];
  season: number;
  onChange: (season: number) => void;
}

/** Chooses one of the seasons; nothing to choose while there is but one. */
export function SeasonSelect({ seasons, season, onChange }: SeasonSelectProps) {
  const all = [...new Set([...seasons, season])].sort((one, other) => other - one);
  if (all.length < 2) return null;
  return (
    <div className="max-w-48 print:hidden">
      <SelectField
        label={t('Season')}
        value={season}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  );
}

/** The season that an address names; the fallback where it names none. */
export function seasonIn(search: URLSearchParams, fallback: number): number {
  const named = search.get('season') ?? '';
  return /^\d{4}$/.test(named) ? Number(named) : fallback;
}
