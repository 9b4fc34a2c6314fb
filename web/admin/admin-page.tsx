import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPage } from '../../schema/pages/entries/admin.ts';
import { can } from '../../schema/accounts/capabilities.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { WithRight } from '../accounts/with-right.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { PageTitle } from '../ui/page/page-title.tsx';
import { Dashboard } from './dashboard.tsx';
import { t } from '../ui/language.ts';

const FirstSteps = lazy(() => import('../site/first-steps/first-steps.tsx'));

/** /admin: what admins, moderators and hosts do for the site. */
export default function AdminPage() {
  usePageTexts('admin');
  const [search] = useSearchParams();
  const { user } = useAuth();
  return (
    <>
      <PageMeta head={adminPage.head} />
      <WithRight to="dashboard.open">
        <PageTitle className="page pt-6 lg:pt-8">{t('Admin Dashboard')}</PageTitle>
        {search.get('tab') === null && can(user, 'site.configure') && (
          <Suspense>
            <FirstSteps />
          </Suspense>
        )}
        <Dashboard />
      </WithRight>
    </>
  );
}
