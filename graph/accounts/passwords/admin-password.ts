import { ADMIN_PASSWORD_MINIMUM } from '../../../schema/accounts/account-limits.ts';
import { type DomainError, refuse } from '../../core/errors.ts';
import type { User } from '../users/user.entity.ts';

/** How many of the most common passwords are refused. */
const COMMON = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when an admin first chooses a password: hardly any process needs it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMON));
}

/** Why this is no password for an admin; undefined when it is one. */
export async function adminPasswordFault(password: string): Promise<DomainError | undefined> {
  const at = { field: 'newPassword' };
  if (password.length < ADMIN_PASSWORD_MINIMUM)
    return refuse('factor.adminPasswordShort', { min: ADMIN_PASSWORD_MINIMUM }, at);
  const isCommon = (await (common ??= readCommon())).has(password.toLowerCase());
  return isCommon ? refuse('factor.adminPasswordCommon', {}, at) : undefined;
}

/** Refuses a new password that would do for a member, but not for this account. */
export async function requireFitPassword(
  { isAdmin }: Pick<User, 'isAdmin'>,
  newPassword: string,
): Promise<void> {
  const fault = isAdmin ? await adminPasswordFault(newPassword) : undefined;
  if (fault) throw fault;
}
