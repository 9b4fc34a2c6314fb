import { lazy } from 'react';
import { t } from '../../ui/language.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ProfileCard } from './profile-card.tsx';

const SecuritySettings = lazy(() => import('../security/security-settings.tsx'));

/** Passkeys, the authenticator app and recovery codes: downloaded after the page. */
export function SignInSecurityCard() {
  return (
    <ProfileCard
      title={t('Sign-in security')}
      lead={t('With a second factor, your account stays yours even if your password gets out.')}
    >
      <LazyPart
        fallback={
          <Loading label={t('Loading your sign-in security…')} className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        }
      >
        <SecuritySettings />
      </LazyPart>
    </ProfileCard>
  );
}
