import { lazy, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { can } from '../../../schema/accounts/capabilities.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { AuthUser } from '../session/stored-user.ts';
import { ProfileCard } from './profile-card.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** The way out, with everything one brought. */
export function DeleteAccountCard({ user }: { user: AuthUser }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (can(user, 'admin.dashboard'))
    return (
      <ProfileCard title={t('Delete account')}>
        <p className="text-muted">{t(ACCOUNT_TEXTS.adminStays)}</p>
      </ProfileCard>
    );
  return (
    <ProfileCard
      title={t('Delete account')}
      lead={t(
        'Permanently removes your account and all associated data: your posts, photos, likes and lineups. You’ll also be taken off the newsletter.',
      )}
    >
      <Button
        variant="danger"
        icon={Trash2}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('Delete account')}
      </Button>
      {wasOpened && (
        <LazyLayer onFail={() => setOpen(false)} resetKey={isOpen}>
          <DeleteAccountDialog open={isOpen} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </ProfileCard>
  );
}
