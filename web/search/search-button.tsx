import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useSearchAddress } from './search-address.ts';
import { t } from '../ui/language.ts';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search; so do `/` and Ctrl or ⌘ with K. */
export function SearchButton() {
  const { isOpen, open } = useSearchAddress();
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTypedInto(event.target);
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (isOpen || (!isSlash && !isShortcut) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return (
    <IconButton label={t('Search')} icon={Search} aria-haspopup="dialog" onClick={() => open()} />
  );
}
