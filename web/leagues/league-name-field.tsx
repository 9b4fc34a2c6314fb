import { LEAGUE_LIMITS } from '../../schema/fantasy/leagues.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';

interface LeagueNameFieldProps {
  name: string;
  onChange: (name: string) => void;
  hint?: string;
  error: string | undefined;
}

/** The name of a league, which its members read. */
export function LeagueNameField({ name, onChange, hint, error }: LeagueNameFieldProps) {
  return (
    <TextField
      label={t('Name of the league')}
      hint={hint}
      error={error}
      dir="auto"
      autoComplete="off"
      maxLength={LEAGUE_LIMITS.name}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
