/** The admins' list of users: what narrows and orders it, and the words around it. */

export const TEAM_FILTERS = ['ALL', 'BRONCOS', 'OTHERS'] as const;
export type TeamFilter = (typeof TEAM_FILTERS)[number];

export const COUNTRY_FILTERS = ['ALL', 'OUTSIDE_USA'] as const;
export type CountryFilter = (typeof COUNTRY_FILTERS)[number];

export const USER_SORTS = ['NEWEST', 'OLDEST', 'NAME'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilter {
  /** Words, or parts of them, that all appear in the name or the e-mail; blank: all users. */
  readonly search?: string | null | undefined;
  readonly team?: TeamFilter | null | undefined;
  readonly country?: CountryFilter | null | undefined;
}

export const USERS_PAGE = 25;
/** So much of what is typed is looked for, and so many words of it. */
export const USER_SEARCH_LENGTH = 100;
export const USER_SEARCH_WORDS = 6;

export const USER_LIST_TEXTS = {
  none: 'No users found.',
  deleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',
  alreadyGone: 'This account was already deleted.',
  /** What the question before says. */
  deleteWarning: 'This permanently removes the account and all associated data.',
} as const;

const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Denver Broncos': 'Broncos',
  'Las Vegas Raiders': 'Raiders',
};

/** A team on a badge: the two that matter most here by their short names. */
export const teamBadge = (team: string): string => SHORT_NAMES[team] ?? team;
