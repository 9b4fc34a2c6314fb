import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { useUnreadCount } from '../../inbox/unread-count.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { t } from '../../ui/language.ts';

/** Avatar and name of the signed-in user; opens the user menu. */
export function UserButton({ user, ...rest }: { user: AuthUser } & ComponentProps<'button'>) {
  const unread = useUnreadCount();
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-1.5 hover:bg-current/8"
      {...rest}
    >
      <Avatar user={user} size="sm" />
      <span className="sr-only">{t('Account of {name}', { name: user.name })}</span>
      {unread > 0 && (
        <Badge tone="orange">
          <span aria-hidden>{unread}</span>
          <span className="sr-only">
            {t('{count|one:# new item|other:# new items} in your inbox', { count: unread })}
          </span>
        </Badge>
      )}
      <span aria-hidden className="hidden max-w-[12ch] truncate text-small font-semibold sm:block">
        {user.name}
      </span>
      <ChevronDown aria-hidden className="size-4" />
    </button>
  );
}
