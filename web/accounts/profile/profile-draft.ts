import { DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import type { AuthUser } from '../session/stored-user.ts';

/** What the form edits. */
export interface ProfileFields {
  name: string;
  email: string;
  bio: string;
  favoriteTeam: string;
  country: string;
}

export const fieldsOf = (user: AuthUser): ProfileFields => ({
  name: user.name,
  email: user.email ?? '',
  bio: user.bio ?? '',
  favoriteTeam: user.favoriteTeam,
  country: user.country ?? DEFAULT_COUNTRY,
});

const keyOf = ({ id }: AuthUser) => `profile-draft-${id}`;

/** Stores unsaved changes, so that a reload does not lose them. */
export function storeDraft(user: AuthUser, fields: ProfileFields): void {
  const saved = fieldsOf(user);
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== saved[name as keyof ProfileFields],
  );
  remember(keyOf(user), changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '');
}

/** What was typed and not saved. */
export function draftOf(user: AuthUser): Partial<ProfileFields> {
  const text = remembered(keyOf(user));
  return text ? (JSON.parse(text) as Partial<ProfileFields>) : {};
}
