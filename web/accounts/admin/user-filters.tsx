import type { Text } from '../../../schema/language/english.ts';
import {
  COUNTRY_FILTERS,
  type CountryFilter,
  TEAM_FILTERS,
  type TeamFilter,
  USER_SEARCH_LENGTH,
  USER_SORTS,
  type UserSort,
} from '../../../schema/accounts/user-list.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import type { UserAddress } from './user-address.ts';
import { t, translated } from '../../ui/language.ts';

const TEAM_WORDS: Readonly<Record<TeamFilter, Text>> = {
  ALL: 'All teams',
  BRONCOS: 'Broncos fans only',
  OTHERS: 'Non-Broncos fans',
};
const COUNTRY_WORDS: Readonly<Record<CountryFilter, Text>> = {
  ALL: 'All members',
  OUTSIDE_USA: 'Non-USA members',
};
const SORT_WORDS: Readonly<Record<UserSort, Text>> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  NAME: 'Name, A to Z',
};

interface UserFiltersProps {
  shown: UserAddress;
  onChange: (change: Partial<UserAddress>) => void;
}

/** Narrows and orders the list of users. */
export function UserFilters({ shown, onChange }: UserFiltersProps) {
  const { team, country, sort } = shown;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
      <SearchField
        label={t('Search')}
        placeholder={t('Name or email')}
        maxLength={USER_SEARCH_LENGTH}
        found={shown.search}
        onFind={(search) => onChange({ search })}
      />
      <Choice
        label={t('Team')}
        value={team}
        words={TEAM_WORDS}
        of={TEAM_FILTERS}
        onChoice={(next) => onChange({ team: next })}
      />
      <Choice
        label={t('Country')}
        value={country}
        words={COUNTRY_WORDS}
        of={COUNTRY_FILTERS}
        onChoice={(next) => onChange({ country: next })}
      />
      <Choice
        label={t('Order')}
        value={sort}
        words={SORT_WORDS}
        of={USER_SORTS}
        onChoice={(next) => onChange({ sort: next })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  of: readonly Value[];
  words: Readonly<Record<Value, Text>>;
  onChoice: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, of, words, onChoice }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChoice(target.value as Value)}
    >
      {of.map((one) => (
        <option key={one} value={one}>
          {translated(words[one])}
        </option>
      ))}
    </SelectField>
  );
}
