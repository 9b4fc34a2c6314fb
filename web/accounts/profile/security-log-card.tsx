import { lazy } from 'react';
import { SECURITY_LOG_DAYS } from '../../../schema/accounts/security-log.ts';
import { t } from '../../ui/language.ts';
import { WhenNear } from '../../ui/lazy/when-near.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { ProfileCard } from './profile-card.tsx';

const SecurityLog = lazy(() => import('./security-log.tsx'));

/** What happened to the account: so that a stranger's visit is noticed. */
export function SecurityLogCard() {
  return (
    <ProfileCard
      title={t('Security log')}
      lead={t(
        'Activity on your account in the last {days} days. If something doesn’t look right, change your password.',
        { days: SECURITY_LOG_DAYS },
      )}
    >
      <WhenNear fallback={<Skeleton className="h-32" />}>
        <SecurityLog />
      </WhenNear>
    </ProfileCard>
  );
}
