import { nameOf } from '../../../schema/enum-names.ts';
import { ARCHIVES } from '../../../schema/shows/archive.ts';
import type { Archive } from '../../../schema/shows/show-paths.ts';
import type { ContentType } from '../../../schema/shows/shows.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t, translated } from '../../ui/language.ts';
import { TYPE_WORDS } from '../type-words.ts';

/** What of an archive is listed; it is in the URL. */
export interface ArchiveChoice {
  readonly kind: ContentType | null;
  readonly season: number | null;
  readonly find: string;
}

interface ArchiveFiltersProps {
  archive: Archive;
  choice: ArchiveChoice;
  seasons: readonly number[];
  onChoose: (choice: ArchiveChoice) => void;
}

export function ArchiveFilters({ archive, choice, seasons, onChoose }: ArchiveFiltersProps) {
  const { kind, season, find } = choice;
  const { types } = ARCHIVES[archive];
  // A link may name a season that has nothing.
  const offered = season === null || seasons.includes(season) ? seasons : [season, ...seasons];
  return (
    <div
      role="search"
      className={classNames(
        'mb-8 grid grid-cols-2 gap-4 in-data-large-text:max-sm:grid-cols-1',
        types.length > 1 ? 'lg:grid-cols-[2fr_1fr_1fr]' : 'lg:grid-cols-[3fr_1fr]',
      )}
    >
      <div
        className={classNames('max-sm:col-span-full', types.length > 1 && 'max-lg:col-span-full')}
      >
        <SearchField
          key={archive}
          label={t('Search')}
          found={find}
          onFind={(next) => onChoose({ ...choice, find: next })}
        />
      </div>
      <SelectField
        label={t('Season')}
        value={season ?? 'all'}
        onChange={({ target }) =>
          onChoose({ ...choice, season: target.value === 'all' ? null : Number(target.value) })
        }
      >
        <option value="all">{t('All seasons')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      {types.length > 1 && (
        <SelectField
          label={t('Kind')}
          value={kind ?? 'all'}
          onChange={({ target }) =>
            onChoose({ ...choice, kind: types.find((one) => one === target.value) ?? null })
          }
        >
          <option value="all">{t('All kinds')}</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {translated(TYPE_WORDS[nameOf(one)])}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
