import { Search } from 'lucide-react';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { useSearchAddress } from './search-address.ts';
import { t } from '../ui/language.ts';

/** Opens the search; so do the keys that web/shortcuts names. */
export function SearchButton() {
  const { open } = useSearchAddress();
  return (
    <IconButton label={t('Search')} icon={Search} aria-haspopup="dialog" onClick={() => open()} />
  );
}
