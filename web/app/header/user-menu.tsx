import { Inbox, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import type { Press } from '../../ui/buttons/press.ts';
import { useUnreadCount } from '../../inbox/unread-count.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { UserButton } from './user-button.tsx';
import { t } from '../../ui/language.ts';

/** Profile, Admin Dashboard for those who work there, Sign out. Mounted when it is first wanted, hence open. */
export default function UserMenu({ user, opensWith }: { user: AuthUser; opensWith: Press }) {
  const { signOut } = useAuth();
  const unread = useUnreadCount();

  async function leave() {
    await signOut();
    // The button that had the focus is removed when the member signs out.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Menu opensWith={opensWith} trigger={<UserButton user={user} />}>
      <MenuItem icon={UserRound} to="/profile">
        {t('Profile')}
      </MenuItem>
      <MenuItem icon={Inbox} to="/inbox">
        {t('Inbox')}
        {unread > 0 && <Badge tone="orange">{unread}</Badge>}
      </MenuItem>
      {can(user, 'dashboard.open') && (
        <MenuItem icon={ShieldCheck} to="/admin">
          {t('Admin Dashboard')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t('Sign out')}
      </MenuItem>
    </Menu>
  );
}
