import { USER_KEY } from '../../../schema/site/device.ts';
import type { Account_UserFragment } from '../../gql/graphql.ts';

export type AuthUser = Account_UserFragment;

/** The user of this browser's last visit. A copy that can't be read is removed. */
export function readStoredUser(): AuthUser | null {
  const stored = localStorage.getItem(USER_KEY);
  if (stored === null) return null;
  try {
    const user = JSON.parse(stored) as Partial<AuthUser> | null;
    if (user && Number.isInteger(user.id) && typeof user.name === 'string') return user as AuthUser;
  } catch {
    // Not JSON: removed below like any other unreadable copy.
  }
  localStorage.removeItem(USER_KEY);
  return null;
}

export function storeUser(user: AuthUser | null): void {
  if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
  else localStorage.removeItem(USER_KEY);
}
