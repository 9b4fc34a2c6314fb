import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UserList } from '../../accounts/admin/user-list.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

const MemberSanctions = lazy(() => import('../../moderation/desk/member-sanctions.tsx'));
const MemberScreen = lazy(() => import('../../accounts/admin/member-screen.tsx'));

/** Everybody with an account; or one of them, whom the address names (`&user=12`). */
export default function UsersTab() {
  const [search] = useSearchParams();
  const user = search.get('user');
  if (user === null || !/^\d{1,9}$/.test(user)) return <UserList />;
  return (
    <Suspense
      fallback={
        <Loading label={t('Loading member…')}>
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      <MemberScreen key={user} id={Number(user)} Moderation={MemberSanctions} />
    </Suspense>
  );
}
