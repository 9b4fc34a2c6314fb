import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { DEFAULT_TEAM } from '../../../schema/games/teams.ts';
import { teamBadge } from '../../../schema/accounts/user-list.ts';
import type { UserRow_UserFragment as User } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { RightBadges } from '../right-badges.tsx';
import { dateFormat, t, translated } from '../../ui/language.ts';

const day = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });

/** The name with its picture and badges, and the address below. */
function UserName({ user }: { user: User }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar user={user} />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/admin?tab=users&user=${user.id}`}
            dir="auto"
            className="inline-flex min-h-6 items-center font-bold text-text underline decoration-border-strong underline-offset-3 max-lg:min-h-11"
          >
            {user.name}
          </Link>
          <RightBadges user={user} />
        </span>
        <span className="text-muted">{user.email}</span>
      </span>
    </span>
  );
}

/** What admins see of each user. */
export const userColumns = (onDelete: (user: User) => void): readonly Column<User>[] => [
  {
    title: 'User',
    isHeading: true,
    cell: (user) => <UserName user={user} />,
  },
  {
    title: 'Joined',
    cell: ({ createdAt }) =>
      createdAt && (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {day.format(new Date(createdAt))}
        </time>
      ),
  },
  { title: 'Country', cell: ({ country }) => translated(country || DEFAULT_COUNTRY) },
  {
    title: 'Team',
    cell: ({ favoriteTeam }) => (
      <span>
        <Badge tone={favoriteTeam === DEFAULT_TEAM ? 'orange' : 'neutral'}>
          {teamBadge(favoriteTeam)}
        </Badge>
      </span>
    ),
  },
  {
    title: 'Account',
    cell: (user) =>
      user.isAdmin ? (
        <span className="text-muted lg:inline-block lg:max-w-32">
          {t('Admins cannot be deleted.')}
        </span>
      ) : (
        <span>
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            className="-ml-3"
            aria-label={t('Delete {name}', { name: user.name })}
            onClick={() => onDelete(user)}
          >
            {t('Delete')}
          </Button>
        </span>
      ),
  },
];
