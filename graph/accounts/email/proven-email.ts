import { sql } from 'kysely';
import type { User } from '../users/user.entity.ts';

type Addresses = Pick<User, 'email' | 'recoveryEmail' | 'emailProvenAt'>;

/** Where links go that open the account: the last proven address; until there is one, that of the sign-up. */
export const trustedEmail = ({ email, recoveryEmail }: Omit<Addresses, 'emailProvenAt'>) =>
  recoveryEmail ?? email;

/** True when the member has shown that the account's present address is theirs. */
export const isEmailProven = ({ recoveryEmail, emailProvenAt }: Omit<Addresses, 'email'>) =>
  !recoveryEmail && Boolean(emailProvenAt);

/** SQL condition that says the same of the user `u`. */
export const HAS_PROVEN_EMAIL = sql<boolean>`u.recovery_email is null and u.email_proven_at is not null`;
