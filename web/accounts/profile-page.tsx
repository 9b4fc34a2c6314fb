import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { AccessDenied } from '../ui/page/access-denied.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { profilePage } from '../../schema/pages/entries/profile.ts';
import { NewsletterOptOut } from '../newsletter/opt-out.tsx';
import { WhenNear } from '../ui/lazy/when-near.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { useAuth } from './session/auth.ts';
import { ApiTokensCard } from './profile/api-tokens-card.tsx';
import { AvatarCard } from './profile/avatar-card.tsx';
import { ChangePassword } from './profile/change-password.tsx';
import { CurrentInformation } from './profile/current-information.tsx';
import { DeleteAccountCard } from './profile/delete-account-card.tsx';
import { DevicesCard } from './profile/devices-card.tsx';
import { EditProfile } from './profile/edit-profile.tsx';
import { OwnDataCard } from './profile/own-data-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { SignInSecurityCard } from './profile/sign-in-security-card.tsx';
import { SecurityLogCard } from './profile/security-log-card.tsx';
import { rich, t } from '../ui/language.ts';

const MyQuestions = lazy(() => import('../questions/my-questions.tsx'));
const Webhooks = lazy(() => import('../webhooks/webhooks.tsx'));

/** /profile: what the site knows about the member, and all that they can do about it. */
export default function ProfilePage() {
  const { user, openAuth } = useAuth();
  const meta = <PageMeta head={profilePage.head} />;
  if (!user) {
    return (
      <>
        {meta}
        <AccessDenied text={t('You must be signed in to view this page.')}>
          <Button onClick={() => openAuth('signin')}>{t('Sign In')}</Button>
        </AccessDenied>
      </>
    );
  }
  return (
    <>
      {meta}
      <PageHead title={t('Profile')} />
      {/* Another account starts with forms of its own. */}
      <div key={user.id} className="page grid grid-cols-1 items-start gap-6 py-8 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <CurrentInformation user={user} />
          <AvatarCard user={user} />
          <div id="my-questions" className="scroll-mt-4">
            <ProfileCard title={t('My questions')}>
              <WhenNear fallback={<Skeleton className="h-32" />}>
                <MyQuestions />
              </WhenNear>
            </ProfileCard>
          </div>
          <EditProfile user={user} />
          <ProfileCard title={t('Newsletter')}>
            <NewsletterOptOut />
          </ProfileCard>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ChangePassword user={user} />
          <SignInSecurityCard />
          <DevicesCard />
          <SecurityLogCard />
          <ApiTokensCard />
          <ProfileCard
            title={t('Webhooks')}
            lead={rich(
              'We post live updates to your own address, such as a Discord channel. See {developers}.',
              {
                developers: (
                  <Link to="/developers#webhooks" className="underline">
                    {t('developers')}
                  </Link>
                ),
              },
            )}
          >
            <WhenNear fallback={<Skeleton className="h-16" />}>
              <Webhooks />
            </WhenNear>
          </ProfileCard>
          <OwnDataCard />
          <DeleteAccountCard user={user} />
        </div>
      </div>
    </>
  );
}
