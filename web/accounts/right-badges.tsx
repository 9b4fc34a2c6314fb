import type { UserView } from '../../schema/accounts/accounts.ts';
import { t } from '../ui/language.ts';
import { Badge } from '../ui/pictures/badge.tsx';

type Rights = Pick<UserView, 'isAdmin' | 'isModerator' | 'isHost' | 'isMvp'>;

/** A badge for each right of an account. */
export function RightBadges({ user }: { user: Rights }) {
  return (
    <>
      {user.isAdmin && <Badge tone="blue">{t('Admin')}</Badge>}
      {user.isModerator && <Badge tone="blue">{t('Moderator')}</Badge>}
      {user.isHost && <Badge tone="orange">{t('Host')}</Badge>}
      {user.isMvp && <Badge tone="amber">{t('MVP')}</Badge>}
    </>
  );
}
