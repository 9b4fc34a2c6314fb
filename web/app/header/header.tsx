import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../accounts/session/auth.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { type Press, pressOf } from '../../ui/buttons/press.ts';
import { homeItem, NAVIGATION, SETTINGS } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { UserButton } from './user-button.tsx';
import { Wordmark } from './wordmark.tsx';
import { t, translated } from '../../ui/language.ts';

const loadUserMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(loadUserMenu);
const expectUserMenu = () => void loadUserMenu().catch(() => undefined);

/** Wordmark, navigation on wide windows, and the visitor's own corner. */
export function Header() {
  const { pathname } = useLocation();
  const { user, openAuth } = useAuth();
  return (
    <header
      id="navigation"
      tabIndex={-1}
      data-chrome
      data-gives-way="to-chat"
      className="on-brand sticky top-0 z-40"
    >
      <div className="page flex min-h-(--header-height) flex-wrap items-center gap-x-2 lg:flex-nowrap lg:gap-x-4">
        <Wordmark />
        <nav aria-label={t('Main')} className="wide-nav min-w-0 grow">
          <ul className="flex flex-wrap items-center xl:gap-x-1">
            {[homeItem(pathname), ...NAVIGATION, SETTINGS].map((item) => (
              <li key={item.label}>
                <NavigationLink
                  item={item}
                  className="eyebrow relative inline-flex min-h-11 items-center rounded-badge px-2 whitespace-nowrap xl:px-2.5 text-muted transition-colors duration-110 after:absolute after:inset-x-2 xl:after:inset-x-2.5 after:bottom-1 after:h-0.5 after:bg-transparent hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-accent"
                >
                  {translated(item.label)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* Where the words for signing in are long, they take two lines before the header does. */}
        <div className="ml-auto flex shrink-0 grow basis-[min-content] items-center justify-end gap-1 lg:grow-0 lg:basis-auto">
          <SearchButton />
          {user ? (
            <OwnCorner user={user} />
          ) : (
            <Button variant="secondary" size="sm" onClick={() => openAuth('signin')}>
              {t('Sign In')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

/** The user's button. Its menu is downloaded when the button is about to be used. */
function OwnCorner({ user }: { user: AuthUser }) {
  const [press, setPress] = useState<Press>();
  const button = (
    <UserButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={expectUserMenu}
      onFocus={expectUserMenu}
      onClick={(event) => setPress(pressOf(event))}
    />
  );
  if (!press) return button;
  return (
    <LazyLayer fallback={button} onFail={() => setPress(undefined)}>
      <UserMenu user={user} opensWith={press} />
    </LazyLayer>
  );
}
