import { useSearchParams } from 'react-router-dom';
import { MemberScreen } from '../../accounts/admin/member-screen.tsx';
import { UserList } from '../../accounts/admin/user-list.tsx';

/** Everybody with an account; or one of them, whom the address names (`&user=12`). */
export default function UsersTab() {
  const [search] = useSearchParams();
  const user = search.get('user');
  if (user !== null && /^\d{1,9}$/.test(user)) return <MemberScreen key={user} id={Number(user)} />;
  return <UserList />;
}
