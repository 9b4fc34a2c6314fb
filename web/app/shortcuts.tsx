import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../accounts/session/auth.ts';
import { useSearchAddress } from '../search/search-address.ts';
import { useActs } from '../shortcuts/acts.ts';
import { mayAct } from '../shortcuts/may-act.ts';
import { pressKey } from '../shortcuts/press-key.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { ARTICLES, HUDDLE } from './header/navigation.ts';

const ShortcutSheet = lazy(() => import('../shortcuts/shortcut-sheet.tsx'));

interface ShortcutsProps {
  /** The keys pressed while this was loading. */
  early: readonly KeyboardEvent[];
  /** Called once it listens itself. */
  onAwake: () => void;
}

/** Listens to the keys, and does what they do on every page. */
export default function Shortcuts({ early, onAwake }: ShortcutsProps) {
  const search = useSearchAddress();
  const navigate = useNavigate();
  const { user, openFansOnly } = useAuth();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = () => setSheetOpen(false);
  const toHuddle = () => void navigate(HUDDLE.to);

  useActs({
    search: () => search.isOpen || search.open(),
    sheet: () => setSheetOpen(true),
    home: () => void navigate('/home'),
    articles: () => void navigate(ARTICLES.to),
    huddle: () => (user ? toHuddle() : openFansOnly(toHuddle)),
  });

  const wasAwake = useRef(false);
  const awake = useEffectEvent(() => {
    if (wasAwake.current) return;
    wasAwake.current = true;
    for (const event of early) if (mayAct(event)) pressKey(event);
    onAwake();
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.defaultPrevented && mayAct(event) && pressKey(event)) event.preventDefault();
    }
    awake();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    isSheetOpen && (
      <LazyLayer onFail={closeSheet}>
        <ShortcutSheet onClose={closeSheet} />
      </LazyLayer>
    )
  );
}
