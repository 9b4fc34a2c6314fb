import { type COUNTRIES, DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { locale, t } from '../../ui/language.ts';

type Country = (typeof COUNTRIES)[number];

/** The countries that follow the first of a list, by their names in the language of the page; 'Other' stays the last. */
export const byName = (countries: readonly Country[]): readonly Country[] =>
  countries
    .filter((country) => country !== DEFAULT_COUNTRY)
    .sort(
      (one, another) =>
        Number(one === 'Other') - Number(another === 'Other') ||
        t(one).localeCompare(t(another), locale()),
    );
