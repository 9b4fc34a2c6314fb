import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../accounts/session/auth.ts';
import { isCurrent, type NavigationItem } from './navigation.ts';

interface NavigationLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  item: NavigationItem;
}

/** A link to a part of the site. If it is for members only, visitors sign in first and are then taken there. */
export function NavigationLink({ item, onClick, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user, openFansOnly } = useAuth();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!item.membersOnly || user) return;
    event.preventDefault();
    openFansOnly(() => navigate(item.to));
  }

  return (
    <Link
      to={item.to}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      onClick={follow}
      {...rest}
    />
  );
}
