import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { AdminsOnly } from '../accounts/admins-only.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Dashboard } from './dashboard.tsx';

/** /admin: what admins do for the site. */
export default function AdminPage() {
  return (
    <>
      <PageMeta head={PAGE_HEADS.admin} />
      <AdminsOnly>
        <PageHead title="Admin Dashboard" />
        <Dashboard />
      </AdminsOnly>
    </>
  );
}
