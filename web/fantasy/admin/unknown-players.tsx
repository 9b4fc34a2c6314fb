import { SelectField } from '../../ui/forms/select-field.tsx';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { SheetPart } from '../../ui/sheets/sheet-part.tsx';
import type { NameChoice, Sheet, SheetRow } from './use-sheet.ts';
import { rich, t } from '../../ui/language.ts';

interface UnknownPlayersProps {
  rows: readonly SheetRow[];
  sheet: Sheet;
}

type Unknown = Omit<NameChoice, 'playerId'>;

/** The names that are not on the roster, each with its likely matches. A choice can be changed. */
export function UnknownPlayers({ rows, sheet: { choices, choose } }: UnknownPlayersProps) {
  const chosen = new Map(choices.map(({ playerName, playerId }) => [playerName, playerId]));
  const unmatched = rows.filter(({ player, playerName }) => !player && !chosen.has(playerName));
  const unknown: Unknown[] = [...choices, ...unmatched].sort((a, b) => a.rowNumber - b.rowNumber);
  if (unknown.length === 0) return null;
  return (
    <SheetPart title={t('Not on the roster ({count})', { count: unknown.length })}>
      <p className="text-small text-muted">{t(TEXTS.notOnRoster)}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {unknown.map(({ rowNumber, playerName, suggestions }) => (
          <li key={playerName}>
            {suggestions.length > 0 ? (
              <SelectField
                label={
                  <span dir="auto">
                    {t('Row {rowNumber}: who is “{playerName}”?', { rowNumber, playerName })}
                  </span>
                }
                value={chosen.get(playerName) ?? ''}
                onChange={({ target }) =>
                  choose(
                    { rowNumber, playerName, suggestions },
                    target.value === '' ? null : Number(target.value),
                  )
                }
              >
                <option value="">{t('No one on the roster')}</option>
                {suggestions.map(({ id, name, position }) => (
                  <option key={id} value={id}>
                    {name} ({position})
                  </option>
                ))}
              </SelectField>
            ) : (
              <p className="text-small">
                {rich('Row {rowNumber}: {playerName}. No one on the roster has a similar name.', {
                  rowNumber,
                  playerName: <b dir="auto">{playerName}</b>,
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
