import { CalendarDays, Ellipsis, House, type LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { ARTICLES, HUDDLE, type NavigationItem } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t, translated } from '../../ui/language.ts';

const MoreMenu = lazy(() => import('./more-menu.tsx'));

const TABS: NavigationItem[] = [
  { label: 'Home', to: '/home', icon: House },
  { label: 'Schedule', to: '/schedule', icon: CalendarDays },
  ARTICLES,
  { ...HUDDLE, label: 'Huddle' },
];

const tabStyle =
  'flex h-(--tab-bar-height) w-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] leading-[1.4] font-semibold text-muted ' +
  '-outline-offset-3! aria-[current=page]:text-accent-text';

/** The bar of tabs at the foot of small windows. Out of the way while the keyboard of a phone is up. */
export function TabBar() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <div aria-hidden data-chrome className="tab-bar-room on-brand" />
      <nav
        aria-label={t('Tabs')}
        data-chrome
        className="tab-bar on-brand fixed inset-x-0 bottom-0 z-40 border-t border-border"
      >
        <ul className="grid grid-cols-5">
          {TABS.map((item) => (
            <li key={item.label}>
              <NavigationLink item={item} className={tabStyle}>
                <TabLabel icon={item.icon}>{translated(item.label)}</TabLabel>
              </NavigationLink>
            </li>
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" className={tabStyle} onClick={open}>
              <TabLabel icon={Ellipsis}>{t('More')}</TabLabel>
            </button>
          </li>
        </ul>
      </nav>
      {wasOpened && (
        <LazyLayer onFail={() => setIsOpen(false)} resetKey={isOpen}>
          <MoreMenu open={isOpen} onOpenChange={setIsOpen} />
        </LazyLayer>
      )}
    </>
  );
}

function TabLabel({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
      {children}
    </>
  );
}
