import { Link } from 'react-router-dom';
import { memberPath } from '../../schema/accounts/member-profile.ts';

/** A member's name, which leads to their page. */
export function MemberLink({ user }: { user: { readonly id: number; readonly name: string } }) {
  return (
    <Link to={memberPath(user.id)} className="hover:underline">
      {user.name}
    </Link>
  );
}
