import { useEffect, useRef } from 'react';
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
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
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

/** The search starts this long after the last keystroke, in ms. */
const CALM = 300;

interface UserFiltersProps {
  shown: UserAddress;
  onChange: (change: Partial<UserAddress>) => void;
}

/** Narrows and orders the list of users. */
export function UserFilters({ shown, onChange }: UserFiltersProps) {
  const { team, country, sort } = shown;
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <UserSearch search={shown.search} onSearch={(search) => onChange({ search })} />
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

/** A separate component: its text goes into the URL once the user stops typing. */
function UserSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search in the URL as this field last set or read it. */
  const sent = useRef(search);
  const send = useRef(onSearch);
  useEffect(() => {
    send.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by something else, such as the way back.
  useEffect(() => {
    if (search === sent.current || !field.current) return;
    sent.current = search;
    field.current.value = search;
  }, [search]);

  return (
    <TextField
      ref={field}
      label={t('Search')}
      type="search"
      placeholder={t('Name or e-mail')}
      maxLength={USER_SEARCH_LENGTH}
      defaultValue={search}
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          sent.current = value;
          send.current(value);
        }, CALM);
      }}
    />
  );
}
