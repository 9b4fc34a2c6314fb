import { LogOut, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { homeItem, NAVIGATION, type NavigationItem, SETTINGS } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { t, translated } from '../../ui/language.ts';

interface MoreMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of small windows: the list without Settings, which is in the member's own menu. */
export default function MoreMenu({ open, onOpenChange }: MoreMenuProps) {
  const { pathname } = useLocation();
  const { user, signOut, openAuth } = useAuth();
  const close = () => onOpenChange(false);

  const own: NavigationItem[] = [
    { label: 'Profile', to: '/profile', icon: UserRound },
    SETTINGS,
    ...(can(user, 'dashboard.open')
      ? [{ label: 'Admin Dashboard' as const, to: '/admin', icon: ShieldCheck }]
      : []),
  ];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('More')} placement="bottom">
      <nav aria-label={t('More')}>
        <Items items={[homeItem(pathname), ...NAVIGATION]} onFollow={close} />
        {user && (
          <>
            <p className="mt-4 mb-1 border-t border-border px-3 pt-4 text-small text-muted">
              {t('Signed in as {name}', { name: user.name })}
            </p>
            <Items items={own} onFollow={close} />
          </>
        )}
      </nav>
      <div className="mt-4 grid gap-3">
        {user ? (
          <Button
            variant="secondary"
            icon={LogOut}
            onClick={() => {
              close();
              void signOut();
            }}
          >
            {t('Sign out')}
          </Button>
        ) : (
          <Button
            onClick={() => {
              close();
              openAuth('signin');
            }}
          >
            {t('Sign In')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Items({ items, onFollow }: { items: NavigationItem[]; onFollow: () => void }): ReactNode {
  return (
    <ul>
      {items.map(({ icon: Icon, ...item }) => (
        <li key={item.label}>
          <NavigationLink
            item={{ ...item, icon: Icon }}
            onClick={onFollow}
            // In place of the menu, so that Back leads to the page from which it was opened.
            replace
            className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium aria-[current=page]:bg-surface-2"
          >
            <Icon aria-hidden className="size-5 text-muted" />
            {translated(item.label)}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
