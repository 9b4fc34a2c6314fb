import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPage } from '../../schema/pages/entries/admin.ts';
import { AdminsOnly } from '../accounts/admins-only.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';
import { Dashboard } from './dashboard.tsx';
import { t } from '../ui/language.ts';

const FirstSteps = lazy(() => import('../site/first-steps/first-steps.tsx'));

/** /admin: what admins do for the site. */
export default function AdminPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta head={adminPage.head} />
      <AdminsOnly>
        <PageTitle className="page pt-6 lg:pt-8">{t('Admin Dashboard')}</PageTitle>
        {search.get('tab') === null && (
          <Suspense>
            <FirstSteps />
          </Suspense>
        )}
        <Dashboard />
      </AdminsOnly>
    </>
  );
}
