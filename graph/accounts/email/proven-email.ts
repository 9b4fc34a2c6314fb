import { expressionBuilder } from 'kysely';
import type { Tables } from '../../core/database/tables.ts';
import type { User } from '../users/user.entity.ts';

type Addresses = Pick<User, 'email' | 'recoveryEmail' | 'emailProvenAt'>;

/** Where links go that open the account: the last proven address; until there is one, that of the sign-up. */
export const trustedEmail = ({ email, recoveryEmail }: Omit<Addresses, 'emailProvenAt'>) =>
  recoveryEmail ?? email;

/** True when the member has shown that the account's present address is theirs. */
export const isEmailProven = ({ recoveryEmail, emailProvenAt }: Omit<Addresses, 'email'>) =>
  !recoveryEmail && Boolean(emailProvenAt);

const of = expressionBuilder<{ u: Tables['users'] }, 'u'>();

/** SQL condition that says the same of the user `u`. */
export const HAS_PROVEN_EMAIL = of.and([
  of('u.recoveryEmail', 'is', null),
  of('u.emailProvenAt', 'is not', null),
]);
